import type { Property } from '#contract/catalogue.ts'
import { analysis } from '#domain/analysis/analysis.ts'
import { moment } from '#domain/brasilia.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { displayName, headName, neighborhoodName } from '#domain/property/names.ts'
import type { Modality } from '#domain/property/property.ts'
import { netRoiText } from '#domain/format.ts'
import { area, integer, percentText, reaisText } from '../../ui/format.ts'
import { competitionLabels } from '../listing/figure-words.ts'
import { modalityLabels, occupancyLabels } from '../listing/labels.ts'
import { costLines } from './cost-lines.ts'
import { detailLines } from './detail-lines.ts'
import { noteLines } from './note-lines.ts'
import type { Line, Row } from './row.ts'

const discountText = (value: number): string =>
  value < 0 ? `${percentText(-value, 1)} acima da avaliação` : percentText(value, 1)

const yesOrNo = (flag: boolean | null): string | null =>
  flag === null ? null : flag ? 'Aceita' : 'Não aceita'

/** What the next date stands for, by modality. */
const dateNotes: Record<Modality, string> = {
  leilao: 'leilão',
  licitacao: 'abertura das propostas',
  'venda-online': 'fim da venda',
  'venda-direta': 'fim da venda',
}

const estimateOf = ({ price, evaluationValue }: Property) =>
  analysis(fromReais(price), evaluationValue === null ? null : fromReais(evaluationValue))

const inReais = (centavos: number | undefined): number | null =>
  centavos === undefined ? null : toReais(centavos)

const areaBases = { private: 'privativa', total: 'total', land: 'do terreno' }

/** What `area` measures, by the list's description (domain/property/description.ts). */
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

/** The lines that the favorites themselves give. */
const propertyLines: readonly Line<Property>[] = [
  {
    key: 'price',
    label: 'Preço inicial',
    group: 'Preço e desconto',
    value: property => property.price,
    write: reaisText,
    best: 'lowest',
  },
  {
    key: 'evaluation',
    label: 'Avaliação',
    group: 'Preço e desconto',
    value: property => property.evaluationValue,
    write: reaisText,
    best: null,
    explain: 'Valor que a Caixa atribui ao imóvel na lista.',
  },
  {
    key: 'discount',
    label: 'Desconto',
    group: 'Preço e desconto',
    value: property => property.discount,
    write: discountText,
    best: 'highest',
    explain: '(avaliação − preço) ÷ avaliação.',
  },
  {
    key: 'roi',
    label: 'ROI bruto',
    group: 'Preço e desconto',
    value: property => property.roi,
    write: netRoiText,
    best: 'highest',
    explain: '(avaliação − preço) ÷ preço. Ainda sem custos e impostos.',
  },
  {
    key: 'netRoi',
    label: 'ROI líquido estimado',
    group: 'Preço e desconto',
    value: property => property.netRoi,
    write: netRoiText,
    best: 'highest',
    explain:
      'Lucro líquido ÷ tudo o que se investe: comprando pelo preço mínimo e vendendo pela avaliação, com as suposições padrão.',
  },
  {
    key: 'pricePerM2',
    label: 'Preço por m²',
    group: 'Preço e desconto',
    value: ({ price, area }) => (area === null || area <= 0 ? null : Math.round(price / area)),
    write: reaisText,
    best: 'lowest',
    alike: areaBasis,
    explain: 'Preço inicial ÷ área: a privativa quando informada; em terrenos, a do terreno.',
  },
  {
    key: 'marketValue',
    label: 'Valor de mercado',
    group: 'Estimativas',
    value: property => inReais(estimateOf(property)?.marketValue),
    write: reaisText,
    best: null,
    explain: 'estimativa: avaliação + 15%',
  },
  {
    key: 'estimatedRoi',
    label: 'ROI estimado',
    group: 'Estimativas',
    value: property => estimateOf(property)?.estimatedRoi ?? null,
    write: netRoiText,
    best: 'highest',
    explain:
      '(valor de mercado − preço) ÷ preço, sem custos e impostos. Valor de mercado é estimativa: avaliação + 15%',
  },
  {
    key: 'idealBid',
    label: 'Lance ideal, regra de bolso',
    group: 'Estimativas',
    value: property => inReais(estimateOf(property)?.idealBid),
    write: reaisText,
    best: null,
    explain: 'Valor de mercado ÷ 1,1. Valor de mercado é estimativa: avaliação + 15%',
  },
  {
    key: 'competition',
    label: 'Concorrência',
    group: 'Estimativas',
    value: property => {
      const estimate = estimateOf(property)
      return estimate && competitionLabels[estimate.competition]
    },
    best: null,
    explain: 'Estimativa pelo desconto: acima de 60% alta, de 40% a 60% média, abaixo disso baixa.',
  },
  { key: 'type', label: 'Tipo', group: 'Imóvel', value: headName, best: null },
  {
    key: 'neighborhood',
    label: 'Bairro',
    group: 'Imóvel',
    value: property => neighborhoodName(property.neighborhood) || null,
    best: null,
  },
  {
    key: 'city',
    label: 'Cidade',
    group: 'Imóvel',
    value: ({ city, state }) => `${displayName(city)}, ${state}`,
    best: null,
  },
  {
    key: 'area',
    label: 'Área',
    group: 'Imóvel',
    value: property => property.area,
    write: area,
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
    write: area,
    best: 'highest',
  },
  {
    key: 'landArea',
    label: 'Área do terreno',
    group: 'Imóvel',
    value: property => property.landArea,
    write: area,
    best: 'highest',
  },
  {
    key: 'rooms',
    label: 'Quartos',
    group: 'Imóvel',
    value: property => property.rooms,
    write: integer,
    best: 'highest',
  },
  {
    key: 'bathrooms',
    label: 'Banheiros',
    group: 'Imóvel',
    value: property => property.bathrooms,
    write: count => `ao menos ${integer(count)}`,
    best: null,
    explain: 'A lista da Caixa diz que há banheiro, nem sempre quantos.',
  },
  {
    key: 'garage',
    label: 'Vagas',
    group: 'Imóvel',
    value: property => property.garage,
    write: integer,
    best: 'highest',
  },
  {
    key: 'modality',
    label: 'Modalidade',
    group: 'Venda',
    value: ({ modality, auctionType }) => (modality ? modalityLabels[modality] : auctionType || null),
    best: null,
  },
  {
    key: 'auctionDate',
    label: 'Próxima data',
    group: 'Venda',
    value: ({ auctionDate }) => auctionDate && moment(auctionDate),
    best: null,
    note: ({ auctionDate, modality }) => (auctionDate && modality ? dateNotes[modality] : null),
    explain: 'Do leilão, da abertura das propostas ou do fim da venda, no horário de Brasília.',
  },
  {
    key: 'financing',
    label: 'Financiamento',
    group: 'Venda',
    value: property => yesOrNo(property.financing),
    best: null,
  },
  { key: 'fgts', label: 'FGTS', group: 'Venda', value: property => yesOrNo(property.fgts), best: null },
  {
    key: 'occupancy',
    label: 'Ocupação',
    group: 'Venda',
    value: ({ situation }) => (situation === 'unknown' ? null : occupancyLabels[situation]),
    best: null,
  },
]

/** All lines of the comparison, in the order within their group. */
export const rows: readonly Row[] = [
  ...propertyLines.map(line => ({ of: 'property' as const, line })),
  ...costLines.map(line => ({ of: 'costs' as const, line })),
  ...noteLines.map(line => ({ of: 'favorite' as const, line })),
  ...detailLines.map(line => ({ of: 'detail' as const, line })),
]
