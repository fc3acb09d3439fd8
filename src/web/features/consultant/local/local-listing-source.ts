import { readPageSentences } from '#contract/page-sentences.ts'
import type { ConsultantListing } from '#contract/consultant-listing.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { ListingSource } from '#domain/consultant/answer-question.ts'
import { foldText } from '#domain/fold-text.ts'
import { fromReais, fromReaisOrNull } from '#domain/money.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { normalizeName } from '#domain/search/sentence/gazetteer.ts'
import { findWaitingGroup } from '#domain/waiting/waiting-group.ts'
import { computeWaitingOdds, waitingDays, type WaitingOdds } from '#domain/waiting/waiting-odds.ts'
import type { CatalogueCalls } from '../../../data/catalogue-calls.ts'
import { judgeLocalListing } from './judge-local-listing.ts'

/** What the public lists say of listings like one; its page, which is for accounts, adds the lists read here. */
function computePublicOdds({
  price,
  evaluationValue,
  modality,
  state,
  gone,
}: ConsultantListing): WaitingOdds | null {
  const evaluation = fromReaisOrNull(evaluationValue)
  const group = gone ? null : findWaitingGroup({ price: fromReais(price), evaluation, modality })
  return group && computeWaitingOdds({ group, state, days: waitingDays })
}

/**
 * Adapts the catalogue for the consultant's searches, every listing judged for the person at this browser. Errors of the
 * catalogue are thrown unchanged.
 * @param findPage the page of a property that was opened, with everything that helps to decide
 */
export const createLocalListingSource = (
  catalogue: CatalogueCalls,
  findPage: (id: string) => PropertyDetail | null,
  signal?: AbortSignal,
): ListingSource<ConsultantListing> => ({
  async search(criteria, limit) {
    const { items, total } = await catalogue.search(criteria, { page: 0, limit }, signal)
    return { items: items.map(judgeLocalListing), total }
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
  async byIds(ids) {
    const { items } = await catalogue.listed(ids, signal)
    return items.map(item => judgeLocalListing(findPage(item.id) ?? item))
  },
  waitingOf: listing => Promise.resolve(findPage(listing.id)?.waiting ?? computePublicOdds(listing)),
  pageOf: ({ id }) => Promise.resolve(readPageSentences(findPage(id))),
})
