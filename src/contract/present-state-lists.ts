import { compareCodes } from '#domain/compare-names.ts'
import { toDate } from '#domain/calendar-date.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { states } from '#domain/states.ts'
import type { CatalogueStats } from './catalogue-schemas.ts'

type ReadStates = Pick<CatalogueStats, 'states' | 'lists' | 'oldestListDate'>

const known = new WeakMap<ListingIndex, ReadStates>()

/**
 * Lists the states that were read, with the dates of their lists; computed once for each version. A state of which only
 * parts were read has the dates of its listings.
 */
export function presentStateLists(index: ListingIndex): ReadStates {
  const read = known.get(index) ?? readStates(index)
  known.set(index, read)
  return read
}

function readStates({ columns, lists, size }: ListingIndex): ReadStates {
  const read = states.map(({ uf }) => ({
    uf,
    total: 0,
    unseen: 0,
    first: Number.POSITIVE_INFINITY,
    newest: Number.NEGATIVE_INFINITY,
  }))
  for (let at = 0; at < size; at++) {
    const own = read[columns.state[at]!]!
    own.total++
    own.unseen += columns.unseen[at]!
    own.first = Math.min(own.first, columns.firstListedOn[at]!)
    own.newest = Math.max(own.newest, columns.firstListedOn[at]!)
  }
  const presented = read
    .map(own => ({ ...own, ...lists.get(own.uf) }))
    .filter(({ first }) => Number.isFinite(first))
    .map(({ uf, total, unseen, first, newest }) => ({
      uf,
      listDate: toDate(newest),
      firstListDate: toDate(Math.min(first, newest)),
      total,
      unseen,
    }))
    .sort((a, b) => compareCodes(a.uf, b.uf))
  const offered = presented.filter(({ total }) => total > 0)
  return {
    states: offered.length,
    oldestListDate: offered.map(({ listDate }) => listDate).sort()[0] ?? null,
    lists: presented,
  }
}
