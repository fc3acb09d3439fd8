import { categories, type Category, modalities, type Modality } from '../../property/listing.ts'
import { states, type Uf } from '../../states.ts'
import type { Criteria } from '../search-criteria.ts'
import { type BitSet, countBits, createFullBitSet, keepCommonBits, listBits } from './bit-set.ts'
import { joinSpellings } from './count-cities.ts'
import { countByCode } from './count-column.ts'
import { createListingFilters } from './listing-filters.ts'
import type { ListingIndex } from './listing-index.ts'
import { createPlaceFilters, type ListingFilter } from './place-filters.ts'
import { showCityName } from './place-dictionary.ts'
import { type Centavos, fromReais, toReais } from '../../money.ts'

/** Upper ends of the price bands in reais, inclusive; the last band has none. */
const priceBands = [100_000, 200_000, 300_000, 500_000, 1_000_000]

/** The same upper ends in centavos. */
const priceBandEnds: Centavos[] = priceBands.map(fromReais)

/** All bands from the lowest, in reais, both ends inclusive. */
export const priceRanges: { min: number; max: number | null }[] = [...priceBands, null].map((max, band) => ({
  min: band === 0 ? 0 : toReais((priceBandEnds[band - 1] ?? 0) + 1),
  max,
}))

/** Returns the index of the band a price belongs to. */
function findPriceBand(price: Centavos): number {
  let band = 0
  while (band < priceBandEnds.length && price > priceBandEnds[band]!) band++
  return band
}

/** Places listed of each kind, the largest ones. */
const maxPlaces = 50

/**
 * The counted dimensions, each with the fields of the criteria that are left out of its own counts: those that choosing
 * a value replaces, its exclusion among them.
 */
const dimensions = {
  state: ['state'],
  city: ['city'],
  neighborhood: ['neighborhood', 'notNeighborhood'],
  category: ['category', 'notCategory'],
  modality: ['modality', 'notModality'],
  price: ['minPrice'],
  financing: ['financing'],
  fgts: ['fgts'],
  occupancy: ['occupancy'],
  paid: ['minPaidDiscount'],
} as const satisfies Record<string, readonly (keyof Criteria)[]>
type Dimension = keyof typeof dimensions

/** How many listings say yes, say no, and do not say. */
interface AnswerCounts {
  yes: number
  no: number
  unknown: number
}

/**
 * The number of results that choosing each value would give: each count applies all filters except that of its own facet.
 */
export interface FacetCounts {
  total: number
  state: { value: Uf; total: number }[]
  city: { value: string; state: Uf; total: number }[]
  neighborhood: { value: string; city: string; state: Uf; total: number }[]
  category: { value: Category; total: number }[]
  modality: { value: Modality; total: number }[]
  price: { min: number; max: number | null; total: number }[]
  financing: AnswerCounts
  fgts: AnswerCounts
  /** `yes` = vacant, `no` = occupied. */
  occupancy: AnswerCounts
  /** `yes` = below what was paid in the building, `no` = not below, `unknown` = no estimate. */
  paid: AnswerCounts
}

/** Counts, for each value of each facet, the listings that a search would find with that value instead of its own. */
export function countFacets(index: ListingIndex, criteria: Criteria, now: Date): FacetCounts {
  const { columns, places } = index
  const sets = selectByDimension(index, criteria, now)
  const listed = new Map<BitSet, Uint32Array>()
  const listPositions = (dimension: Dimension): Uint32Array => {
    const set = sets[dimension]
    const positions = listed.get(set) ?? listBits(set)
    listed.set(set, positions)
    return positions
  }
  const countCodes = (dimension: Exclude<Dimension, 'price' | 'paid'>, codes: number): Uint32Array =>
    countByCode(columns[dimension], codes, listPositions(dimension))
  const answers = (dimension: 'financing' | 'fgts' | 'occupancy'): AnswerCounts => {
    const [unknown = 0, first = 0, second = 0] = countCodes(dimension, 3)
    return dimension === 'occupancy'
      ? { unknown, yes: first, no: second }
      : { unknown, yes: second, no: first }
  }
  const byState = countCodes('state', states.length)
  const cities = findLargest(joinSpellings(countCodes('city', places.cities.length), places))
  const neighborhoods = findLargest(
    countCodes('neighborhood', places.neighborhoods.length),
    code => places.neighborhoods[code]!.key !== '',
  )
  const byCategory = countCodes('category', categories.length + 1)
  const byModality = countCodes('modality', modalities.length + 1)
  const byBand = countByBand(columns.price, listPositions('price'))
  return {
    total: countBits(sets.total),
    state: findLargest(byState).map(({ code, total }) => ({ value: states[code]!.uf, total })),
    city: cities.map(({ code, total }) => {
      const city = places.cities[code]!
      return { value: showCityName(city), state: city.state, total }
    }),
    neighborhood: neighborhoods.map(({ code, total }) => {
      const { name, city } = places.neighborhoods[code]!
      return {
        value: name,
        city: showCityName(places.cities[city]!),
        state: places.cities[city]!.state,
        total,
      }
    }),
    category: categories.map((value, at) => ({ value, total: byCategory[at + 1]! })),
    modality: modalities.map((value, at) => ({ value, total: byModality[at + 1]! })),
    price: priceRanges.map((range, band) => ({ ...range, total: byBand[band]! })),
    financing: answers('financing'),
    fgts: answers('fgts'),
    occupancy: answers('occupancy'),
    paid: countPaidDiscounts(columns.paidDiscount, listPositions('paid')),
  }
}

function countPaidDiscounts(discounts: Float64Array, positions: Uint32Array): AnswerCounts {
  const counts = { yes: 0, no: 0, unknown: 0 }
  for (const at of positions) {
    const discount = discounts[at]!
    counts[discount > 0 ? 'yes' : discount <= 0 ? 'no' : 'unknown']++
  }
  return counts
}

/** The listings that pass all filters (`total`), and for each dimension all but its own. */
function selectByDimension(
  index: ListingIndex,
  criteria: Criteria,
  now: Date,
): Record<Dimension | 'total', BitSet> {
  const filters = createListingFilters(index, criteria, now)
  const names = Object.keys(dimensions) as Dimension[]
  const own = new Set<keyof Criteria>(names.flatMap(name => dimensions[name]))
  const base = createFullBitSet(index.size)
  for (const [field, filter] of filters) if (!own.has(field)) filter(base)
  const passing = new Map<Dimension, BitSet>()
  for (const name of names) {
    const active = dimensions[name].flatMap(field => filters.get(field) ?? [])
    if (active.length === 0) continue
    const set = base.slice()
    for (const filter of active) filter(set)
    passing.set(name, set)
  }
  const selectWithout = (omitted: Dimension | null): BitSet => {
    const set = base.slice()
    for (const [name, other] of passing) if (name !== omitted) keepCommonBits(set, other)
    return set
  }
  const total = selectWithout(null)
  const sets = Object.fromEntries(
    names.map(name => [name, passing.has(name) ? selectWithout(name) : total]),
  ) as Record<Dimension, BitSet>
  if (criteria.city.length > 0 || criteria.notCity.length > 0)
    sets.state = selectForStates(index, criteria, filters)
  return { ...sets, total }
}

/** Selects what any choice of a state would find, since what a city's name means depends on the chosen state. */
function selectForStates(
  index: ListingIndex,
  criteria: Criteria,
  filters: ReadonlyMap<keyof Criteria, ListingFilter>,
): BitSet {
  const places = createPlaceFilters(index, criteria, true)
  const set = createFullBitSet(index.size)
  for (const [field, filter] of filters) if (field !== 'state') (places.get(field) ?? filter)(set)
  return set
}

function countByBand(prices: Float64Array, positions: Uint32Array): Uint32Array {
  const totals = new Uint32Array(priceRanges.length)
  for (let at = 0; at < positions.length; at++) totals[findPriceBand(prices[positions[at]!]!)]!++
  return totals
}

/** The codes with the largest totals, without zeros; equal ones in the order of their codes. */
function findLargest(
  totals: Uint32Array,
  accepts: (code: number) => boolean = () => true,
): { code: number; total: number }[] {
  const largest: { code: number; total: number }[] = []
  for (let code = 0; code < totals.length; code++) {
    const total = totals[code]!
    if (total === 0 || (largest.length === maxPlaces && total <= largest.at(-1)!.total)) continue
    if (!accepts(code)) continue
    const place = largest.findIndex(each => each.total < total)
    largest.splice(place < 0 ? largest.length : place, 0, { code, total })
    if (largest.length > maxPlaces) largest.pop()
  }
  return largest
}
