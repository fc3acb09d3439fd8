import { toDayNumber } from '../calendar-date.ts'
import { forEachBit } from '../search/index/bit-set.ts'
import { joinCityNames, type ListedCityNames } from '../search/index/listed-city-names.ts'
import type { IndexedListing } from '../search/index/indexed-listing.ts'
import { selectListings } from '../search/index/listing-filters.ts'
import { createEmptyIndex, type ListingIndex, updateIndex } from '../search/index/listing-index.ts'
import type { StateLists } from '../search/index/state-lists.ts'
import type { LadderCheck } from '../ladder/ladder-check.ts'
import type { MunicipalityTable } from '../search/index/place-dictionary.ts'
import type { Criteria } from '../search/search-criteria.ts'
import { type SearchableListing, toIndexedListing } from '../search/index/searchable-listing.ts'
import type { ArrivalKind, ListingArrival } from './listing-arrival.ts'

/** An arrival that fits a search and did not before: the listing is new, back, changed, or of a first list. */
export interface MatchedArrival {
  id: string
  kind: ArrivalKind
  price: number
  discount: number | null
  /** On what was paid in its building, in percent; negative above it, `null` where that is not known. */
  paidDiscount: number | null
}

/** Up to the first whole list of a state it is not known which of its listings are new. */
const findKind = (
  { kind, after: { state, firstListedOn } }: ListingArrival,
  lists: ReadonlyMap<string, StateLists>,
): ArrivalKind =>
  kind === 'new' && toDayNumber(firstListedOn) <= (lists.get(state)?.first ?? Infinity) ? 'listed' : kind

/** Listings prepared between two yields. */
const listingsPerSlice = 100

/** Finds the arrivals of which a saved search notifies. */
export type MatchSavedSearch = (criteria: Criteria) => MatchedArrival[]

/**
 * Puts arrivals of different listings into two search indexes, after and before the import, in which every saved
 * search is looked up by itself. Yields every few milliseconds.
 * @param listedCityNames of the whole catalogue: they decide whether a search's city is a name or a part of names
 * @param ladder of the whole catalogue: where the price ladder holds
 * @param now decides which auctions are still to come
 */
export function* createSavedSearchMatcher(
  arrivals: readonly ListingArrival[],
  {
    municipalities,
    listedCityNames,
    ladder,
    lists,
    now,
  }: {
    municipalities: MunicipalityTable
    listedCityNames: ListedCityNames
    ladder: LadderCheck
    lists: ReadonlyMap<string, StateLists>
    now: Date
  },
): Generator<void, MatchSavedSearch> {
  function* build(listings: readonly SearchableListing[]): Generator<void, ListingIndex> {
    const empty = createEmptyIndex(municipalities)
    const changed: IndexedListing[] = []
    for (const listing of listings) {
      changed.push(toIndexedListing(listing, empty.words.dictionary, lists))
      if (changed.length % listingsPerSlice === 0) yield
    }
    const built = yield* updateIndex(empty, { changed, removed: [], lists })
    return { ...built, ladder, listedCityNames: joinCityNames(listedCityNames, built.listedCityNames) }
  }
  const after = yield* build(arrivals.map(arrival => arrival.after))
  const changed = arrivals.filter(({ kind }) => kind === 'changed')
  const before = yield* build(changed.flatMap(arrival => arrival.before ?? []))
  const kinds = new Map(arrivals.map(arrival => [Number(arrival.after.id), findKind(arrival, lists)]))
  const known = new Set<IndexedListing['id']>(before.columns.id)
  return criteria => {
    const matched: MatchedArrival[] = []
    const found = selectListings(after, criteria, now)
    const fitted = new Set<number>()
    if (before.size > 0)
      forEachBit(selectListings(before, criteria, now), position => fitted.add(before.columns.id[position]!))
    forEachBit(found, position => {
      const id = after.columns.id[position]!
      const kind = kinds.get(id) ?? 'new'
      // A changed listing that is not known before the change may have fitted already.
      if (kind === 'changed' && (!known.has(id) || fitted.has(id))) return
      const discount = after.columns.discount[position]!
      const paidDiscount = after.columns.paidDiscount[position]!
      matched.push({
        id: String(id),
        kind,
        price: after.columns.price[position]!,
        discount: Number.isNaN(discount) ? null : discount,
        paidDiscount: Number.isNaN(paidDiscount) ? null : paidDiscount,
      })
    })
    return matched
  }
}
