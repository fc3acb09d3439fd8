import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDayNumber } from '../../calendar-date.ts'
import { finishWork } from '../../finish-work.ts'
import { countFacets } from './count-facets.ts'
import { type ListingIndex, createEmptyIndex, findListingPosition, updateIndex } from './listing-index.ts'
import { findListingPage } from './search-listings.ts'
import { type SearchableListing, toIndexedListing } from './searchable-listing.ts'
import { suggestPlaces } from './suggest-places.ts'
import { type Criteria, emptyCriteria } from '../search-criteria.ts'
import { buildIndex, numbersAt } from '#test/support/built-index.ts'
import { inDepth } from '#test/support/depth.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'

const catalogue = someCatalogue(120, 21)
const { now, lists, municipalities } = catalogue
const numbers = catalogue.listings.map(({ id }) => id)

/** What one version of the catalogue changes: listings by their places in `catalogue.listings`. */
interface Change {
  /** The listing `at` says what `as` says. */
  changed: { at: number; as: number }[]
  removed: number[]
}
const place = fc.nat(numbers.length - 1)
const change: fc.Arbitrary<Change> = fc.record({
  changed: fc.array(fc.record({ at: place, as: place }), { maxLength: 30 }),
  removed: fc.array(place, { maxLength: 30 }),
})

const listingOf = ({ at, as }: { at: number; as: number }): SearchableListing => ({
  ...(catalogue.listings[as] as SearchableListing),
  id: numbers[at] ?? '',
})

/** How an index judges its listings, and their order by that. */
const judgementsOf = ({ columns, orders }: ListingIndex) =>
  [...orders.relevance.positions].map(at => [
    columns.id[at],
    columns.comparables[at],
    columns.known[at],
    columns.relevance[at],
  ])

/** Answers of every kind that an index gives to some criteria. */
const answersOf = (index: ListingIndex, criterias: readonly Criteria[]) => [
  suggestPlaces(index, 'vi', 50)
    .map(each => JSON.stringify(each))
    .sort(),
  judgementsOf(index),
  ...criterias.map(criteria => {
    const { positions, total } = findListingPage(index, criteria, { page: 0, limit: 1_000 }, now)
    const { city, neighborhood, ...facets } = countFacets(index, criteria, now)
    // Places of the same size are in the order in which the index met them first.
    const places = [...city, ...neighborhood].map(each => JSON.stringify(each))
    return {
      found: numbersAt(index, positions),
      total,
      facets,
      places: criteria.state.length > 0 ? places.sort() : [],
    }
  }),
]

describe('an index brought up to date', () => {
  it('answers as one built from nothing does, after any changes, and the versions before stay as they were', () => {
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 5 }),
        fc.array(arbitraryCriteria, { minLength: 3, maxLength: 3 }),
        (changes, some) => {
          const criterias = [emptyCriteria, { ...emptyCriteria, state: ['SP' as const] }, ...some]
          const truth = new Map<string, SearchableListing>()
          const versions: { index: ListingIndex; answers: unknown }[] = []
          let index = createEmptyIndex(municipalities)
          const { dictionary } = index.words
          for (const { changed, removed } of changes) {
            const listings = changed.map(listingOf)
            for (const at of removed) truth.delete(numbers[at] ?? '')
            for (const each of listings) truth.set(each.id, each)
            index = finishWork(
              updateIndex(index, {
                changed: listings.map(each => toIndexedListing(each, dictionary, lists)),
                removed: removed.map(at => Number(numbers[at])),
                lists,
              }),
            )
            const answers = answersOf(index, criterias)
            expect(answers).toEqual(
              answersOf(buildIndex({ ...catalogue, listings: [...truth.values()] }), criterias),
            )
            versions.push({ index, answers })
          }
          for (const { index, answers } of versions) expect(answersOf(index, criterias)).toEqual(answers)
        },
      ),
      { numRuns: inDepth(10, 100) },
    )
  })

  it('can be searched while the next version is being built, and gives up a version half built', () => {
    const before = buildIndex(catalogue)
    const answers = answersOf(before, [emptyCriteria])
    const changes = {
      changed: catalogue.listings
        .slice(0, 50)
        .map(each =>
          toIndexedListing({ ...each, city: 'Nova Cidade', price: 1 }, before.words.dictionary, lists),
        ),
      removed: numbers.slice(60).map(Number),
      lists,
    }
    const abandoned = updateIndex(before, changes)
    for (let step = 0; step < 12; step++) abandoned.next()
    expect(answersOf(before, [emptyCriteria])).toEqual(answers)
    const next = finishWork(updateIndex(before, changes))
    expect(next.size).toBe(60)
    expect(answersOf(before, [emptyCriteria])).toEqual(answers)
  })

  it('takes new lists of the states without a changed listing', () => {
    const before = buildIndex(catalogue)
    const later = new Map(
      [...lists].map(([uf, { first }]) => [uf, { first, newest: toDayNumber('2027-01-01'), recent: [] }]),
    )
    const after = finishWork(updateIndex(before, { changed: [], removed: [], lists: later }))
    const recent = { ...emptyCriteria, newWithin: 90 }
    expect(findListingPage(before, recent, { page: 0, limit: 1 }, now).total).toBeGreaterThan(0)
    expect(findListingPage(after, recent, { page: 0, limit: 1 }, now).total).toBe(0)
  })

  it.each([
    ['a state’s list is older', (uf: string) => (uf === 'SP' ? '2025-12-01' : '2026-01-09')],
    ['all lists are of one day', () => '2026-01-09'],
  ])('judges the listings that stay again when %s', (_, dateOf) => {
    const before = buildIndex(catalogue)
    const dated = new Map(
      [...lists].map(([uf, { first }]) => [uf, { first, newest: toDayNumber(dateOf(uf)), recent: [] }]),
    )
    const after = finishWork(updateIndex(before, { changed: [], removed: [], lists: dated }))
    expect(judgementsOf(after)).not.toEqual(judgementsOf(before))
    expect(judgementsOf(after)).toEqual(judgementsOf(buildIndex({ ...catalogue, lists: dated })))
  })

  it('judges the listings that stay again when a comparable of theirs leaves', () => {
    const before = buildIndex(catalogue)
    for (const { id } of catalogue.listings.slice(0, 10)) {
      const after = finishWork(updateIndex(before, { changed: [], removed: [Number(id)], lists }))
      const rest = catalogue.listings.filter(each => each.id !== id)
      expect(judgementsOf(after)).toEqual(judgementsOf(buildIndex({ ...catalogue, listings: rest })))
    }
  })

  it('of no listings finds nothing', () => {
    const { total, ...facets } = countFacets(createEmptyIndex(municipalities), emptyCriteria, now)
    expect(total).toBe(0)
    expect(facets.city).toEqual([])
  })
})

const holding = (...ids: number[]) =>
  ({ size: ids.length, columns: { id: Float64Array.from(ids) } }) as unknown as ListingIndex

it.each([
  [[], 7, null],
  [[7], 7, 0],
  [[7], 6, null],
  [[7], 8, null],
  [[8_555_512_345_678, 1_444_400_000_001, 9, 2], 8_555_512_345_678, 0],
  [[8_555_512_345_678, 1_444_400_000_001, 9, 2], 1_444_400_000_001, 1],
  [[8_555_512_345_678, 1_444_400_000_001, 9, 2], 2, 3],
  [[8_555_512_345_678, 1_444_400_000_001, 9, 2], 8, null],
  [[8_555_512_345_678, 1_444_400_000_001, 9, 2], Number.NaN, null],
])('in a version with the numbers %j, the listing %d is at %s', (ids, id, position) => {
  expect(findListingPosition(holding(...ids), id)).toBe(position)
})

it('every listing of a long version is found at its own position', () => {
  const ids = Array.from({ length: 1_001 }, (_, at) => 3_000 - 3 * at)
  const index = holding(...ids)
  expect(ids.map(id => findListingPosition(index, id))).toEqual([...ids.keys()])
  expect(ids.map(id => findListingPosition(index, id + 1)).every(found => found === null)).toBe(true)
})
