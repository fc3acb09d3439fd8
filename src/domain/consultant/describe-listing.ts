import { joinWords } from '../join-words.ts'
import { categoryNoun } from '../property/category-nouns.ts'
import { integerFormat, formatWholePercent, formatReais } from '../format-figures.ts'
import type { Category, Modality } from '../property/listing.ts'
import { formatPlaceName, formatNeighborhood } from '../property/place-names.ts'
import { type Region, regionNames } from '../regions.ts'
import { formatSpotDistance } from '../search/range-words.ts'
import { type Criteria, defaultWithinKm } from '../search/search-criteria.ts'
import { phraseInState } from '../states.ts'
import type { OfferedListing } from './consultant-answer.ts'

/** The modality as it reads inside a sentence: `está em leilão`. */
export const modalityNames: Record<Modality, string> = {
  leilao: 'leilão',
  licitacao: 'licitação aberta',
  'venda-online': 'venda online',
  'venda-direta': 'venda direta',
}

/** `**1.204 casas**`, `**1 casa**` */
export function countListings(total: number, categories: readonly Category[]): string {
  const { one, many } = categoryNoun(categories)
  return `**${integerFormat(total)} ${total === 1 ? one : many}**`
}

/** Where the search looked: `no bairro Centro, em Anápolis, GO`, `no Acre`, `no Nordeste, fora das capitais`, `no Brasil`. */
export function describePlace(criteria: Criteria): string {
  const { state, region, interior, near, within, nearAddress, withinMetres, shape } = criteria
  const where = [
    describeNamedPlace(criteria),
    region.length === 0 ? '' : joinWords(region.map(describeRegion), 'ou'),
    near === null ? '' : `a até ${within ?? defaultWithinKm} km de ${formatNear(near)}`,
    nearAddress === null ? '' : `a até ${formatSpotDistance(withinMetres)}`,
    shape === null ? '' : 'na área desenhada',
    interior === null ? '' : describeInterior(interior, state.length === 1),
    describeExcluded(criteria),
  ].filter(part => part !== '')
  return where.length === 0 ? 'no Brasil' : where.join(', ')
}

/** `Campinas, SP` of `CAMPINAS,SP` */
export function formatNear(near: string): string {
  const [name = '', uf = ''] = near.split(',')
  return `${formatPlaceName(name)}, ${uf}`
}

/** `no Nordeste` */
export const describeRegion = (region: Region): string => `no ${regionNames[region]}`

const describeInterior = (interior: boolean, oneState: boolean): string =>
  interior ? `fora ${oneState ? 'da capital' : 'das capitais'}` : oneState ? 'na capital' : 'nas capitais'

function describeExcluded({ notCity, notNeighborhood }: Criteria): string {
  const names = [...notCity, ...notNeighborhood].map(formatPlaceName)
  return names.length === 0 ? '' : `fora de ${joinWords(names)}`
}

/** The chosen neighborhoods, cities and states; empty without any. */
function describeNamedPlace({ state, city, neighborhood }: Criteria): string {
  const parts =
    neighborhood.length === 0
      ? []
      : [
          `${neighborhood.length === 1 ? 'no bairro' : 'nos bairros'} ${joinWords(neighborhood.map(formatPlaceName), 'ou')}`,
        ]
  if (city.length > 0) {
    const cities = joinWords(city.map(formatPlaceName), 'ou')
    return [...parts, `em ${cities}${state.length === 1 ? `, ${state[0]}` : ''}`].join(', ')
  }
  if (state.length === 0) return parts[0] ?? ''
  return [
    ...parts,
    state.length > 4 ? `em ${state.length} estados` : joinWords(state.map(phraseInState), 'ou'),
  ].join(', ')
}

/** `55% abaixo da avaliação`; empty when no appraisal is known. */
export function describeDiscountAgainstAppraisal(discount: number | null): string {
  if (discount === null) return ''
  if (discount === 0) return 'igual à avaliação'
  return `${formatWholePercent(Math.abs(discount))} ${discount > 0 ? 'abaixo' : 'acima'} da avaliação`
}

/** `**R$ 74.900**, **55%** abaixo da avaliação` */
export function describePrice({ price, discount }: Pick<OfferedListing, 'price' | 'discount'>): string {
  const against = describeDiscountAgainstAppraisal(discount).replace(/^\S*\d%/, '**$&**')
  return [`**${formatReais(price)}**`, against].filter(part => part !== '').join(', ')
}

const feminineNames =
  /^(?:vila|chácaras?|cidade|fazenda|praia|barra|ilha|quinta|zona|granja|estância|colônia)\b/i
const masculineNames =
  /^(?:jardim|parque|setor|residencial|conjunto|condomínio|loteamento|centro|bairro|alto|morro|portal|recanto|bosque|distrito|núcleo|sítio|bom|novo)\b/i

/** `no Jardim Europa`, `na Vila Nova`, `em Copacabana`; empty when the list names no neighborhood. */
export function describeNeighborhood(name: string): string {
  const shown = formatNeighborhood(name)
  if (shown === '') return ''
  return `${feminineNames.test(shown) ? 'na' : masculineNames.test(shown) ? 'no' : 'em'} ${shown}`
}

/** A property in one line: `Apartamento, Jardim América, Anápolis, GO`. */
export const describeListing = ({ propertyType, neighborhood, city, state }: OfferedListing): string =>
  [propertyType, formatNeighborhood(neighborhood), formatPlaceName(city), state]
    .filter(part => part !== '')
    .join(', ')
