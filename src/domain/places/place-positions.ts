import type { Category } from '../property/listing.ts'
import { codeOf } from '../search/index/indexed-listing.ts'
import type { ListingIndex } from '../search/index/listing-index.ts'
import type { Uf } from '../states.ts'
import { readPlaceDirectory } from './place-directory.ts'

/** What a page of places is about: the country, a state, a city, a city's listings of one category. */
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
