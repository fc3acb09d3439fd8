import { readPlaceDirectory } from './place-directory.ts'
import type { PlaceHistory } from './place-history.ts'
import type { Category } from '../property/listing.ts'
import { type ListingIndex, findListingPosition } from '../search/index/listing-index.ts'
import { codeOf } from '../search/index/indexed-listing.ts'
import type { Uf } from '../states.ts'

/** The changes in a place since the list before. */
interface PlaceChanges {
  /** Days since 1970 */
  since: number
  arrived: number
  left: number
  cheaper: number
}

/**
 * Counts what changed in a place since the list before the newest one of its state; in the country only where all
 * states have the same two lists, because one sentence cannot speak of several pairs. `null` where there is no list
 * before: then nothing is known to have changed.
 */
export function countPlaceChanges(
  index: ListingIndex,
  place: PlaceSelection,
  history: PlaceHistory,
): PlaceChanges | null {
  const { since, offers } = history.earlier
  const day = place.uf === null ? findCommonDay(index, since) : since.get(place.uf)
  if (day === undefined) return null
  const directory = readPlaceDirectory(index)
  const changes = { since: day, arrived: 0, left: 0, cheaper: 0 }
  for (const { id, state, cityKey, category, price } of offers) {
    if (place.uf !== null && state !== place.uf) continue
    if (place.category !== null && category !== place.category) continue
    if (place.city !== null && directory.ofListedCity(state, cityKey).slug !== place.city) continue
    const at = findListingPosition(index, id)
    if (price === null) changes.arrived += at === null ? 0 : 1
    else if (at === null) changes.left++
    else if (index.columns.price[at]! < price) changes.cheaper++
  }
  return changes
}

/** Returns the day of the list before, where all states have the same last two lists. */
function findCommonDay({ lists }: ListingIndex, since: ReadonlyMap<string, number>): number | undefined {
  const pairs = new Set([...lists].map(([state, { newest }]) => `${since.get(state) ?? ''} ${newest}`))
  const [day] = since.values()
  return pairs.size === 1 ? day : undefined
}

/** The subject of a page of places: the country, a state, a city, or a city's listings of one category. */
export interface PlaceSelection {
  /** `null`: the country */
  uf: Uf | null
  /** The slug of the city's place; `null`: all cities. */
  city: string | null
  category: Category | null
}

const newestFirst = new WeakMap<ListingIndex, Uint32Array>()

/** All positions, those that a list named most recently for the first time before others, then by number, highest first. */
function orderByFirstList(index: ListingIndex): Uint32Array {
  const known = newestFirst.get(index)
  if (known !== undefined) return known
  const { firstListedOn } = index.columns
  // Days and positions are whole numbers of which both fit into the 53 bits of one number, which sorts faster.
  const keys = new Float64Array(index.size)
  for (let at = 0; at < index.size; at++) keys[at] = -firstListedOn[at]! * 2 ** 32 + at
  keys.sort()
  const ordered = Uint32Array.from(keys, key => ((key % 2 ** 32) + 2 ** 32) % 2 ** 32)
  newestFirst.set(index, ordered)
  return ordered
}

/** Lists the positions of a place's listings, the newest on the bank's list first; the order is total. */
export function listPlacePositions(index: ListingIndex, place: PlaceSelection): Uint32Array {
  const ordered = orderByFirstList(index)
  const { uf, city, category } = place
  if (uf === null) return ordered
  const { columns } = index
  const state = codeOf.state(uf)
  const kind = category === null ? null : codeOf.category(category)
  const isOfCity = Uint8Array.from(readPlaceDirectory(index).ofCity, ({ slug }) => Number(slug === city))
  return ordered.filter(
    at =>
      columns.state[at] === state &&
      (city === null || isOfCity[columns.city[at]!] === 1) &&
      (kind === null || columns.category[at] === kind),
  )
}
