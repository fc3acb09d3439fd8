import { formatPlaceName } from '#domain/property/place-names.ts'
import { regionNames } from '#domain/regions.ts'
import { formatSpotDistance } from '#domain/search/range-words.ts'
import type { Criteria, SortOrder } from '#domain/search/search-criteria.ts'
import { phraseInState } from '#domain/states.ts'
import { formatNearDistance } from './near-words.ts'

/**
 * Describes where the search looks: `em Goiânia, GO`, `até 30 km de Campinas`, `no interior do Acre`, `no Acre`,
 * `em 3 estados`, `no Nordeste`, `no Brasil`.
 */
export function describeSearchPlace(criteria: Criteria): string {
  const { state, city, near, within, nearAddress, withinMetres, interior } = criteria
  const [uf] = state
  const [name] = city
  if (name !== undefined && city.length === 1)
    return `em ${formatPlaceName(name)}${state.length === 1 ? `, ${uf}` : ''}`
  if (city.length > 1) return `em ${city.length} cidades`
  if (nearAddress !== null) return `a até ${formatSpotDistance(withinMetres)}`
  if (near !== null) return `até ${formatNearDistance(near, within)}`
  const where = describeStates(criteria)
  if (interior === null) return where
  // `no interior de Minas Gerais`, `no interior da Bahia`, `nas capitais do Nordeste`
  const ofPlace = where.replace(/^em /, 'de ').replace(/^n(?=[oa]s? )/, 'd')
  return `${interior ? 'no interior' : state.length === 1 ? 'na capital' : 'nas capitais'} ${ofPlace}`
}

function describeStates({ state, region }: Criteria): string {
  const [uf] = state
  const [only] = region
  if (uf !== undefined) return state.length === 1 ? phraseInState(uf) : `em ${state.length} estados`
  if (only === undefined) return 'no Brasil'
  return region.length === 1 ? `no ${regionNames[only]}` : `em ${region.length} regiões`
}

/** The available sorts, in the order of the menu. */
export const sortLabels: Record<SortOrder, string> = {
  relevance: 'Relevância',
  '-discount': 'Maior desconto',
  '-paidDiscount': 'Mais abaixo do pago no prédio',
  '-netRoi': 'Maior ROI líquido',
  '-roi': 'Mais abaixo da avaliação',
  price: 'Menor preço',
  '-price': 'Maior preço',
  '-area': 'Maior área',
  area: 'Menor área',
  auction: 'Data mais próxima',
  nextPrice: 'Próximo degrau',
  newest: 'Mais novos na lista',
  discount: 'Menor desconto',
  netRoi: 'Menor ROI líquido',
  roi: 'Menos abaixo da avaliação',
}
