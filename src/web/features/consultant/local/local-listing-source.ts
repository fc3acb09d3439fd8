import type { Property } from '#contract/catalogue-schemas.ts'
import type { ListingSource } from '#domain/consultant/answer-question.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import type { CatalogueCalls } from '../../../data/catalogue-calls.ts'

/** Adapts the catalogue for the consultant's searches. Errors of the catalogue are thrown unchanged. */
export const createLocalListingSource = (
  catalogue: CatalogueCalls,
  signal?: AbortSignal,
): ListingSource<Property> => ({
  async search(criteria, limit) {
    const { items, total } = await catalogue.search(criteria, { page: 0, limit }, signal)
    return { items, total }
  },
  async statesOf(cityKey) {
    const { state } = await catalogue.facets({ ...emptyCriteria, city: [cityKey] }, signal)
    return state.map(({ value, total }) => ({ state: value, total, name: null }))
  },
  async byId(id) {
    const { items } = await catalogue.listed([id], signal)
    return items[0] ?? null
  },
})
