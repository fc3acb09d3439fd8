import { endOfBrasiliaDay, startOfBrasiliaDay } from '../../brasilia-time.ts'
import { computeMaxFinancedPrice } from '../../calculators/max-financed-price.ts'
import { isUnexplainedDiscount } from '../../judgement/unusual-discount.ts'
import { decodeLadderPosition } from '../../ladder/ladder-position.ts'
import { states } from '../../states.ts'
import { type Criteria, emptyCriteria } from '../search-criteria.ts'
import {
  addBits,
  type BitSet,
  createBitSet,
  createFullBitSet,
  keepCommonBits,
  removeBits,
} from './bit-set.ts'
import { createCuratedFilter } from './curated-filter.ts'
import { codeOf, type NumberColumn } from './indexed-listing.ts'
import { keepCodes, keepRange, keepWhere } from './keep-listings.ts'
import type { ListingIndex } from './listing-index.ts'
import { acceptCodes, createPlaceFilters, type ListingFilter } from './place-filters.ts'
import { createTextFilters } from './text-filter.ts'

/** The criteria's numeric limits: the column, its least and its most. */
const ranges = [
  ['price', 'minPrice', 'maxPrice'],
  ['area', 'minArea', 'maxArea'],
  ['discount', 'minDiscount', null],
  ['netRoi', 'minNetRoi', null],
  ['lowReturn', 'minReturn', null],
  ['rooms', 'minRooms', null],
  ['garage', 'minGarage', null],
] as const satisfies readonly (readonly [NumberColumn, keyof Criteria, keyof Criteria | null])[]

/**
 * Translates criteria into filters by the field that they come from (a range by its lower limit). Unknown values pass
 * no filter, unless `orUnknown` lets them.
 */
export function createListingFilters(
  index: ListingIndex,
  criteria: Criteria,
  now: Date,
): Map<keyof Criteria, ListingFilter> {
  const filters = createPlaceFilters(index, criteria)
  addChoiceFilters(filters, index, criteria)
  for (const [column, least, most] of ranges) {
    const limits = [criteria[least], most === null ? null : criteria[most]] as const
    if (limits[0] === null && limits[1] === null) continue
    filters.set(least, set => keepRange(set, index.columns[column], ...limits))
  }
  if (criteria.maxInstalment !== null) {
    const most = computeMaxFinancedPrice(criteria.maxInstalment, criteria.downPayment ?? 0)
    const mayBeFinanced = acceptCodes(3, code => code !== codeOf.flag(false))
    filters.set('maxInstalment', set => {
      keepRange(set, index.columns.price, null, most)
      keepCodes(set, index.columns.financing, mayBeFinanced)
    })
  }
  if (criteria.rung !== null) {
    const least = criteria.rung
    const reached = acceptCodes(256, code => (decodeLadderPosition(code)?.rung ?? 0) >= least)
    const holds = acceptCodes(
      states.length,
      code => index.ladder.states.get(states[code]!.uf)?.holds === true,
    )
    filters.set('rung', set => {
      keepCodes(set, index.columns.ladder, reached)
      keepCodes(set, index.columns.state, holds)
    })
  }
  if (criteria.unexplained !== null) {
    const { discount, pageRead } = index.columns
    filters.set('unexplained', set =>
      keepWhere(
        set,
        at =>
          isUnexplainedDiscount({ discount: discount[at]!, pageRead: pageRead[at] === 1 }) ===
          criteria.unexplained,
      ),
    )
  }
  if (criteria.list !== null) filters.set('list', createCuratedFilter(index, criteria.list))
  addDateFilters(filters, index, criteria, now)
  for (const [at, filter] of createTextFilters(index, criteria.text ?? '').entries())
    filters.set('text', at === 0 ? filter : joinFilters(filters.get('text')!, filter))
  return filters
}

const joinFilters =
  (first: ListingFilter, second: ListingFilter): ListingFilter =>
  set => {
    first(set)
    second(set)
  }

function addChoiceFilters(
  filters: Map<keyof Criteria, ListingFilter>,
  { columns }: ListingIndex,
  criteria: Criteria,
): void {
  for (const [name, column] of [
    ['category', 'category'],
    ['notCategory', 'category'],
    ['modality', 'modality'],
    ['notModality', 'modality'],
  ] as const) {
    if (criteria[name].length === 0) continue
    const codes = new Set<number>(
      column === 'category'
        ? (criteria[name] as Criteria['category']).map(codeOf.category)
        : (criteria[name] as Criteria['modality']).map(codeOf.modality),
    )
    const wanted = name === column
    filters.set(name, set =>
      keepCodes(
        set,
        columns[column],
        acceptCodes(8, code => codes.has(code) === wanted),
      ),
    )
  }
  for (const name of ['financing', 'fgts', 'occupancy'] as const) {
    const given = criteria[name]
    if (given === null) continue
    const wanted = typeof given === 'boolean' ? codeOf.flag(given) : codeOf.occupancy(given)
    const unknown = criteria.orUnknown.includes(name)
    const accepted = acceptCodes(3, code => code === wanted || (unknown && code === 0))
    filters.set(name, set => keepCodes(set, columns[name], accepted))
  }
}

function addDateFilters(
  filters: Map<keyof Criteria, ListingFilter>,
  index: ListingIndex,
  criteria: Criteria,
  now: Date,
): void {
  const { columns, lists } = index
  for (const [name, column] of [
    ['newWithin', 'firstListedOn'],
    ['cutWithin', 'lastCutOn'],
  ] as const) {
    const days = criteria[name]
    if (days === null) continue
    const since = states.map(({ uf }) => {
      const known = lists.get(uf)
      if (known === undefined) return Number.POSITIVE_INFINITY
      // A state's first list says of nothing in it when it came.
      return Math.max(known.newest - days, name === 'newWithin' ? known.first + 1 : Number.NEGATIVE_INFINITY)
    })
    filters.set(name, set => keepWhere(set, at => columns[column][at]! >= since[columns.state[at]!]!))
  }
  if (criteria.hasAuctionDate !== null) {
    const dated = findListingsWithDate(index, now.getTime(), null)
    filters.set('hasAuctionDate', set =>
      criteria.hasAuctionDate ? keepCommonBits(set, dated) : removeBits(set, dated),
    )
  }
  if (criteria.closesWithin !== null) {
    const closing = findListingsWithDate(index, now.getTime(), criteria.closesWithin)
    filters.set('closesWithin', set => keepCommonBits(set, closing))
  }
}

/** Finds the listings with a date to come at `from`, until the end of the day that many days later (`null`: at any time). */
function findListingsWithDate(index: ListingIndex, from: number, days: number | null): BitSet {
  const to = days === null ? null : endOfBrasiliaDay(from, days)
  // Of today's dates those without an hour are still to come.
  const today = startOfBrasiliaDay(from)
  const found = createBitSet(index.size)
  for (const column of ['firstAuctionAt', 'secondAuctionAt'] as const)
    for (const [least, most] of [
      [from + 1, to],
      [today, today],
    ] as const) {
      const one = createFullBitSet(index.size)
      keepRange(one, index.columns[column], least, most)
      addBits(found, one)
    }
  return found
}

/** Selects the listings that meet the criteria. */
export function selectListings(index: ListingIndex, criteria: Criteria, now: Date): BitSet {
  const set = createFullBitSet(index.size)
  if (criteria === emptyCriteria) return set
  for (const filter of createListingFilters(index, criteria, now).values()) filter(set)
  return set
}
