import type { Property } from '#contract/catalogue-schemas.ts'
import type { ListingSource } from '#domain/consultant/answer-question.ts'
import { foldText } from '#domain/fold-text.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { normalizeName } from '#domain/search/sentence/gazetteer.ts'
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
    const { state: states } = await catalogue.facets({ ...emptyCriteria, city: [cityKey] }, signal)
    const key = normalizeName(cityKey)
    const isMeant = (name: string): boolean => normalizeName(foldText(name)) === key
    // In a state without a city of this name, the cities that contain it were counted.
    const found = await Promise.all(
      states.map(async ({ value: state, total }) => {
        const cities = await catalogue.cities(state, signal)
        const { items } = await catalogue.search(
          { ...emptyCriteria, state: [state], city: [cityKey] },
          { page: 0, limit: 1 },
          signal,
        )
        const names = [...cities.map(({ name }) => name), ...items.map(({ city }) => city)]
        const name = names.find(isMeant)
        return name === undefined ? [] : [{ state, name, total }]
      }),
    )
    return found.flat().toSorted((a, b) => b.total - a.total || (a.state < b.state ? -1 : 1))
  },
  async byId(id) {
    const { items } = await catalogue.listed([id], signal)
    return items[0] ?? null
  },
})
