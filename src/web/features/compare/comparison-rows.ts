import type { Property } from '#contract/catalogue-schemas.ts'
import { isSameNextPrice } from '#domain/ladder/ladder-words.ts'
import { describePaidGap, formatPaidAmount, formatPaidRange } from '#domain/paid-prices/paid-price-words.ts'
import { formatNeighborhood, formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { formatSaleTime, nameSaleDate } from '#domain/property/sale-dates.ts'
import { formatArea, formatPercent, formatReais, integerFormat } from '../../ui/format-text.ts'
import { modalityLabels, nameStage, occupancyLabels } from '../listing/listing-labels.ts'
import { costLines } from './cost-lines.ts'
import { detailLines } from './detail-lines.ts'
import { homeLines } from './home-lines.ts'
import type { ComparedProperty, ComparisonLine, ComparisonRow } from './comparison-row.ts'
import type { Favorite } from '#contract/saved-schemas.ts'

/** The most characters of a note that a column shows. */
const maxNoteLength = 140

/** Returns the beginning of a text, cut between words. */
export function firstWords(text: string): string {
  const whole = text.trim().replace(/\s+/g, ' ')
  if (whole.length <= maxNoteLength) return whole
  const cut = whole.slice(0, maxNoteLength).replace(/[\s.,;:]+\S*$/, '')
  return `${cut}…`
}

/** The person's own notes on the favorites. */
export const noteLines: readonly ComparisonLine<Pick<Favorite, 'stage' | 'notes'>>[] = [
  {
    key: 'stage',
    label: 'Etapa',
    group: 'Suas anotações',
    value: ({ stage }) => (stage === null ? null : nameStage(stage)),
    unknown: nameStage(null),
    best: null,
  },
  {
    key: 'notes',
    label: 'Anotações',
    group: 'Suas anotações',
    value: ({ notes }) => firstWords(notes) || null,
    unknown: 'Nenhuma',
    best: null,
  },
]

const discountText = (value: number): string =>
  value < 0 ? `${formatPercent(-value, 1)} acima da avaliação` : formatPercent(value, 1)

const yesOrNo = (flag: boolean | null): string | null =>
  flag === null ? null : flag ? 'Aceita' : 'Não aceita'

/** A fact as the person found it out, else as the bank states it. */
const answered = (own: string | null, stated: string | null): string | null =>
  own === null ? stated : `${own} (sua resposta)`

const areaBases = { private: 'privativa', total: 'total', land: 'do terreno' }

/** What `area` measures, by the list's description (domain/property/listing-description.ts). */
function areaBasis({
  area,
  category,
  privateArea,
  totalArea,
  landArea,
}: Property): keyof typeof areaBases | null {
  if (area === null) return null
  const ofLand = category === 'terreno' || category === 'rural'
  if (ofLand && landArea !== null) return 'land'
  return privateArea !== null ? 'private' : totalArea !== null ? 'total' : landArea !== null ? 'land' : null
}

/** The range of what was paid in the building, and how far today's price is from it. */
function describePaid({ paid, paidDiscount, gone }: Property): string | null {
  // An answer that the device keeps from before these fields lacks them.
  if (paid == null) return null
  const range = `8 em 10: ${formatPaidRange(paid)}`
  if (gone || paidDiscount === null) return range
  const { side, share } = describePaidGap(paidDiscount)
  return `${range}; preço ${side === 'same' ? 'igual' : `${share} ${side === 'below' ? 'abaixo' : 'acima'}`}`
}

/** The lines that the favorites themselves give. */
const propertyLines: readonly ComparisonLine<ComparedProperty>[] = [
  {
    key: 'price',
    label: 'Preço inicial',
    group: 'Preço e desconto',
    value: property => property.price,
    write: formatReais,
    best: 'lowest',
  },
  {
    key: 'evaluation',
    label: 'Avaliação',
    group: 'Preço e desconto',
    value: property => property.evaluationValue,
    write: formatReais,
    best: null,
    explain: 'Valor que a Caixa atribui ao imóvel na lista.',
  },
  {
    key: 'discount',
    ofOffer: true,
    label: 'Desconto',
    group: 'Preço e desconto',
    value: property => property.discount,
    write: discountText,
    best: 'highest',
    explain: '(avaliação − preço) ÷ avaliação.',
  },
  {
    key: 'paid',
    label: 'Pago no prédio',
    group: 'Preço e desconto',
    value: ({ paid }) => paid?.estimate ?? null,
    write: formatPaidAmount,
    unknown: 'Não se sabe',
    note: describePaid,
    best: null,
    explain:
      'Estimativa pelas vendas que a prefeitura registrou no mesmo prédio; entre os dois valores ficam 8 de cada 10.',
  },
  {
    key: 'nextPrice',
    label: 'Próximo preço',
    group: 'Preço e desconto',
    value: ({ nextPrice }) => nextPrice,
    ofOffer: true,
    write: formatReais,
    note: property => (isSameNextPrice(property) ? 'o mesmo, em Venda Online, sem os 5%' : null),
    best: null,
    explain: 'Pela escada observada nas listas; a Caixa não a publica. Vazio onde nada se pode dizer.',
  },
  {
    key: 'pricePerM2',
    ofOffer: true,
    label: 'Preço por m²',
    group: 'Preço e desconto',
    value: ({ price, area }) => (area === null || area <= 0 ? null : Math.round(price / area)),
    write: formatReais,
    best: 'lowest',
    alike: areaBasis,
    explain: 'Preço inicial ÷ área: a privativa quando informada; em terrenos, a do terreno.',
  },
  { key: 'type', label: 'Tipo', group: 'Imóvel', value: readHeadName, best: null },
  {
    key: 'neighborhood',
    label: 'Bairro',
    group: 'Imóvel',
    value: property => formatNeighborhood(property.neighborhood) || null,
    best: null,
  },
  {
    key: 'city',
    label: 'Cidade',
    group: 'Imóvel',
    value: ({ city, state }) => `${formatPlaceName(city)}, ${state}`,
    best: null,
  },
  {
    key: 'area',
    label: 'Área',
    group: 'Imóvel',
    value: property => property.area,
    write: formatArea,
    note: property => {
      const basis = areaBasis(property)
      return basis && areaBases[basis]
    },
    best: 'highest',
    alike: areaBasis,
    explain: 'A privativa quando informada, senão a total, senão a do terreno; em terrenos, a do terreno.',
  },
  {
    key: 'privateArea',
    label: 'Área privativa',
    group: 'Imóvel',
    value: property => property.privateArea,
    write: formatArea,
    best: 'highest',
  },
  {
    key: 'landArea',
    label: 'Área do terreno',
    group: 'Imóvel',
    value: property => property.landArea,
    write: formatArea,
    best: 'highest',
  },
  {
    key: 'rooms',
    label: 'Quartos',
    group: 'Imóvel',
    value: property => property.rooms,
    write: integerFormat,
    best: 'highest',
  },
  {
    key: 'bathrooms',
    label: 'Banheiros',
    group: 'Imóvel',
    value: property => property.bathrooms,
    write: count => `ao menos ${integerFormat(count)}`,
    best: null,
    explain: 'A lista da Caixa diz que há banheiro, nem sempre quantos.',
  },
  {
    key: 'garage',
    label: 'Vagas',
    group: 'Imóvel',
    value: property => property.garage,
    write: integerFormat,
    best: 'highest',
  },
  {
    key: 'modality',
    ofOffer: true,
    label: 'Modalidade',
    group: 'Venda',
    value: ({ modality, auctionType }) => (modality ? modalityLabels[modality] : auctionType || null),
    best: null,
  },
  {
    key: 'auctionDate',
    ofOffer: true,
    label: 'Próxima data',
    group: 'Venda',
    value: ({ auctionDate }) => auctionDate && formatSaleTime(auctionDate),
    best: null,
    note: ({ auctionDate, firstAuctionDate, modality }) =>
      auctionDate && modality
        ? nameSaleDate(modality, auctionDate === firstAuctionDate ? 'first' : 'second').toLowerCase()
        : null,
    explain: 'Do leilão, da abertura das propostas ou do fim da venda, no horário de Brasília.',
  },
  {
    key: 'financing',
    ofOffer: true,
    label: 'Financiamento',
    group: 'Venda',
    value: ({ financing, answers }) =>
      answered(yesOrNo(answers?.financing?.value ?? null), yesOrNo(financing)),
    best: null,
  },
  {
    key: 'fgts',
    ofOffer: true,
    label: 'FGTS',
    group: 'Venda',
    value: ({ fgts, answers }) => answered(yesOrNo(answers?.fgts?.value ?? null), yesOrNo(fgts)),
    best: null,
  },
  {
    key: 'occupancy',
    label: 'Ocupação',
    group: 'Venda',
    value: ({ situation, answers }) =>
      answered(
        answers?.occupancy ? occupancyLabels[answers.occupancy.value] : null,
        situation === 'unknown' ? null : occupancyLabels[situation],
      ),
    best: null,
  },
]

/** All lines of the comparison, in the order within their group; a family's own lines are left out without a family. */
export const comparisonRows: readonly ComparisonRow[] = [
  ...propertyLines.map(line => ({ kind: 'property' as const, line })),
  ...homeLines.map(line => ({ kind: 'home' as const, line })),
  ...costLines.map(line => ({ kind: 'costs' as const, line })),
  ...noteLines.map(line => ({ kind: 'favorite' as const, line })),
  ...detailLines.map(line => ({ kind: 'detail' as const, line })),
]
