import { type Criteria, everything } from '../search/criteria.ts'
import type { Offer, Relaxed, Shelf } from './answer.ts'

/** At most shown of an answer (discovery.md 9). */
export const mostItems = 6

/** What is set aside together, first what costs the person least. */
const steps: readonly Relaxed[] = [
  ['financing'],
  ['fgts'],
  ['occupancy'],
  ['hasAuctionDate'],
  ['minNetRoi'],
  ['minDiscount'],
  ['modality'],
  ['minGarage'],
  ['minRooms'],
  ['text'],
  ['neighborhood'],
  ['minArea', 'maxArea'],
  ['minPrice', 'maxPrice'],
  ['category'],
  ['city', 'neighborhood'],
  ['state', 'city', 'neighborhood'],
]

/** Searches that a question may take, the first one included. */
const mostSearches = 16
const mostSingles = 9

const isSet = (criteria: Criteria, name: keyof Criteria): boolean =>
  name !== 'sort' && criteria[name] !== null && String(criteria[name]) !== ''

const without = (criteria: Criteria, names: Relaxed): Criteria => ({
  ...criteria,
  ...Object.fromEntries(names.map(name => [name, everything[name]])),
})

export interface Relaxation<T> {
  items: T[]
  total: number
  criteria: Criteria
  relaxed: Relaxed
}

/**
 * What is found when something is set aside: the first single step that gives results; else as many as it takes, in
 * their order, without those that turn out not to be needed. `null` = nothing at all. Dropping more never finds less,
 * so the number is looked up by halving. `first`: steps to try before all others.
 */
export async function relax<T extends Offer>(
  criteria: Criteria,
  shelf: Shelf<T>,
  first: readonly Relaxed[] = [],
): Promise<Relaxation<T> | null> {
  let left = mostSearches - 1
  const found = async (names: Relaxed): Promise<Relaxation<T> | null> => {
    left -= 1
    const changed = without(criteria, names)
    const { items, total } = await shelf.search(changed, mostItems)
    return total === 0 ? null : { items, total, criteria: changed, relaxed: names }
  }
  const named = [...first, ...steps]
    .map(names => names.filter(name => isSet(criteria, name)))
    .filter(names => names.length > 0)
  for (const names of named.slice(0, mostSingles)) {
    const result = await found(names)
    if (result) return result
  }
  const upTo = (count: number): Relaxed => [...new Set(named.slice(0, count).flat())]
  let [few, many] = [1, named.length]
  let best = many > few || named.length > mostSingles ? await found(upTo(many)) : null
  if (best === null) return null
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2)
    const result = await found(upTo(middle))
    if (result === null) few = middle
    else [many, best] = [middle, result]
  }
  const needed = new Set(upTo(many))
  for (const names of named.slice(0, many - 1).reverse()) {
    if (left <= 0) break
    const rest = [...needed].filter(name => !names.includes(name))
    const result = await found(rest)
    if (result === null) continue
    best = result
    for (const name of names) needed.delete(name)
  }
  return best
}
