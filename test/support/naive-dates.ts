import type { Criteria } from '#domain/search/search-criteria.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import { type NaiveCatalogue, type NaiveRule, when } from './naive-listing.ts'
import { nextDateOf } from './naive-orders.ts'

const dayMs = 86_400_000
const toDays = (date: string): number => new Date(`${date}T00:00:00Z`).getTime() / dayMs

/** Returns the rules of the criteria about dates, one for each that is set. */
export function dateRules({ lists, now }: NaiveCatalogue, criteria: Criteria): NaiveRule[] {
  const { hasAuctionDate, newWithin, cutWithin, closesWithin } = criteria
  const age = (listing: SearchableListing, date: string): number =>
    (lists.get(listing.state)?.newest ?? Number.NaN) - toDays(date)
  return [
    ...when(hasAuctionDate !== null, each => (nextDateOf(each, now) !== null) === hasAuctionDate),
    // Listings of a state's first list may have been listed for long before.
    ...when(
      newWithin !== null,
      each =>
        age(each, each.firstListedOn) <= (newWithin ?? 0) &&
        toDays(each.firstListedOn) > (lists.get(each.state)?.first ?? Number.NaN),
    ),
    ...when(
      cutWithin !== null,
      each => each.lastCutOn !== null && age(each, each.lastCutOn) <= (cutWithin ?? 0),
    ),
    ...when(closesWithin !== null, each => {
      const next = nextDateOf(each, now)
      // To the end of the day, whose midnight is at three o'clock of universal time.
      const threeHours = 3 * 3_600_000
      const today = new Date(now.getTime() - threeHours).setUTCHours(0, 0, 0, 0)
      return next !== null && next < today + threeHours + ((closesWithin ?? 0) + 1) * dayMs
    }),
  ]
}
