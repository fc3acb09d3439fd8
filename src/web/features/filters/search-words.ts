import { formatPlaceName } from '#domain/property/place-names.ts'
import type { Criteria, SortOrder } from '#domain/search/search-criteria.ts'
import { phraseInState } from '#domain/states.ts'
import type { CatalogueStats } from '#contract/catalogue-schemas.ts'
import { formatAgo, formatShortDate } from '../../ui/format-text.ts'
import { formatPropertyCount } from '../listing/properties-text.ts'

/** Describes where the search looks: `em Goiânia, GO`, `no Acre`, `em 3 estados`, `no Brasil`. */
export function describeSearchPlace({ state, city }: Criteria): string {
  const [uf] = state
  const [name] = city
  if (name !== undefined && city.length === 1)
    return `em ${formatPlaceName(name)}${state.length === 1 ? `, ${uf}` : ''}`
  if (city.length > 1) return `em ${city.length} cidades`
  if (uf === undefined) return 'no Brasil'
  return state.length === 1 ? phraseInState(uf) : `em ${state.length} estados`
}

/** `1.204 imóveis em Goiás` */
export const describeSearch = (total: number, criteria: Criteria): string =>
  `${formatPropertyCount(total)} ${describeSearchPlace(criteria)}`

/** `Lista da Caixa de 8 jan. 2026 · atualizada há 2 horas` */
export function describeProvenance(stats: CatalogueStats, now: number): string {
  if (stats.source === 'demo') return 'Dados de demonstração: imóveis inventados'
  const list =
    stats.listDate === null ? 'Lista da Caixa' : `Lista da Caixa de ${formatShortDate(stats.listDate)}`
  return stats.updatedAt === null ? list : `${list} · atualizada ${formatAgo(stats.updatedAt, now)}`
}

/** The available sorts, in the order of the menu. */
export const sortLabels: Record<SortOrder, string> = {
  relevance: 'Relevância',
  '-discount': 'Maior desconto',
  '-netRoi': 'Maior ROI líquido',
  '-roi': 'Maior ROI bruto',
  price: 'Menor preço',
  '-price': 'Maior preço',
  '-area': 'Maior área',
  area: 'Menor área',
  auction: 'Leilão mais próximo',
  newest: 'Mais novos na lista',
  discount: 'Menor desconto',
  netRoi: 'Menor ROI líquido',
  roi: 'Menor ROI bruto',
}
