import { toDayNumber } from '../calendar-date.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finishWork } from '../finish-work.ts'
import { emptyCriteria } from '../search/search-criteria.ts'
import { computePaidDiscount } from '../property/listing-paid-price.ts'
import { computeDiscount } from '../property/price-figures.ts'
import type { ListedCityNames } from '../search/index/listed-city-names.ts'
import type { SearchableListing } from '../search/index/searchable-listing.ts'
import { buildIndex } from '#test/support/built-index.ts'
import { inDepth } from '#test/support/depth.ts'
import { filterNaively } from '#test/support/naive-search.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'
import type { ListingArrival } from './listing-arrival.ts'
import { addToTally, createTally, maxTallyListings, tallyTotal } from './search-tally.ts'
import { createSavedSearchMatcher } from './saved-search-matcher.ts'

const catalogue = someCatalogue(150, 7)
const { municipalities, lists, now } = catalogue
const { listedCityNames, ladder } = buildIndex(catalogue)
const isOfFirstList = ({ state, firstListedOn }: SearchableListing): boolean =>
  toDayNumber(firstListedOn) <= (lists.get(state)?.first ?? Infinity)
const match = (arrivals: readonly ListingArrival[]) =>
  finishWork(createSavedSearchMatcher(arrivals, { municipalities, listedCityNames, ladder, lists, now }))

/** Arrivals of different listings, each as it was before, too: as any other listing, or not known. */
const arbitraryArrivals: fc.Arbitrary<ListingArrival[]> = fc.uniqueArray(
  fc
    .record({
      kind: fc.constantFrom<ListingArrival['kind']>('new', 'back', 'changed'),
      after: fc.constantFrom<SearchableListing>(...catalogue.listings),
      before: fc.option(fc.constantFrom<SearchableListing>(...catalogue.listings), { nil: null }),
    })
    .map(({ kind, after, before }) => ({ kind, after, before: before && { ...before, id: after.id } })),
  { selector: ({ after }) => after.id, maxLength: 25 },
)

describe('saved searches', () => {
  it('find, each, the arrivals that they would find one by one', () => {
    fc.assert(
      fc.property(fc.array(arbitraryCriteria, { maxLength: 8 }), arbitraryArrivals, (criterias, arrivals) => {
        const find = match(arrivals)
        for (const criteria of criterias) {
          const fits = (listing: SearchableListing) =>
            filterNaively({ ...catalogue, listings: [listing], listed: catalogue.listings }, criteria)
              .length === 1
          const expected = arrivals.filter(
            ({ kind, after, before }) =>
              fits(after) && (kind !== 'changed' || (before !== null && !fits(before))),
          )
          const byNumber = (a: { id: string }, b: { id: string }) => Number(a.id) - Number(b.id)
          expect(find(criteria).sort(byNumber)).toEqual(
            expected
              .map(({ kind, after, after: { id, price, evaluation, paid } }) => ({
                id,
                kind: kind === 'new' && isOfFirstList(after) ? 'listed' : kind,
                price,
                discount: computeDiscount(price, evaluation),
                paidDiscount: computePaidDiscount(price, paid),
              }))
              .sort(byNumber),
          )
        }
      }),
      { numRuns: inDepth(100, 1_000) },
    )
  })

  it('find a listing that changed so that it fits now, and not one that fitted before', () => {
    const [one] = catalogue.listings as [SearchableListing]
    const cheap = { ...one, price: 90_000_00 }
    const expensive = { ...one, price: 200_000_00 }
    const search = { ...emptyCriteria, maxPrice: 100_000_00 }
    const found = (before: SearchableListing | null, after: SearchableListing) =>
      match([{ kind: 'changed', before, after }])(search).map(({ kind }) => kind)
    expect(found(expensive, cheap)).toEqual(['changed'])
    expect(found(cheap, { ...cheap, price: 80_000_00 })).toEqual([])
    expect(found(cheap, expensive)).toEqual([])
    expect(found(null, cheap)).toEqual([])
  })

  it('mean by a name in a list what the whole catalogue calls so, whatever else arrived', () => {
    const [one] = catalogue.listings as [SearchableListing]
    const arrived = (city: string): ListingArrival => ({
      kind: 'new',
      before: null,
      after: { ...one, state: 'RN', city },
    })
    const acu = new Map([['acu', new Set(['RN' as const])]])
    const find = (city: string, names: ListedCityNames) =>
      finishWork(
        createSavedSearchMatcher([arrived(city)], {
          municipalities,
          listedCityNames: names,
          ladder,
          lists,
          now,
        }),
      )({ ...emptyCriteria, state: ['RN'], city: ['Açu'] }).length
    expect(find('ACU', acu)).toBe(1)
    expect(find('IPANGUACU', acu)).toBe(0)
    expect(find('IPANGUACU', new Map())).toBe(1)
  })

  it('find nothing among no arrivals', () => {
    expect(match([])(emptyCriteria)).toEqual([])
  })
})

it('names the best of all listings found', () => {
  const named = fc.record({
    id: fc.nat(500).map(String),
    kind: fc.constantFrom('new', 'back', 'changed', 'listed'),
    price: fc.constant(1),
    discount: fc.option(fc.integer({ min: -5, max: 5 }), { nil: null }),
    paidDiscount: fc.option(fc.integer({ min: -5, max: 5 }), { nil: null }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(named, { selector: ({ id }) => id, maxLength: 40 }), found => {
      const tally = createTally()
      for (const one of found) addToTally(tally, one)
      const byDiscount = found.toSorted(
        (a, b) => (b.discount ?? -1e9) - (a.discount ?? -1e9) || Number(b.id) - Number(a.id),
      )
      expect(tally.best).toEqual(byDiscount.slice(0, maxTallyListings))
      expect(tallyTotal(tally)).toBe(found.length)
    }),
  )
})
