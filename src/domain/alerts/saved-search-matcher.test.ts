import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import { createCriteriaMatcher } from '../search/match-criteria.ts'
import { type SearchableListing, toSearchable } from '../search/searchable-listing.ts'
import { createListing } from '#test/support/catalogue.ts'
import { arbitraryCriteria, someListings } from '#test/support/search-generators.ts'
import { caseTime } from '#test/support/search-cases.ts'
import { applyListedFacts, type ListingArrival, arrivalKinds } from './listing-arrival.ts'
import { addToTally, createTally, maxTallyListings, tallyTotal } from './search-tally.ts'
import { createSavedSearchMatcher } from './saved-search-matcher.ts'

const listings = someListings(60, 7)
const keys = listings.map(toSearchable)
const arbitraryArrival: fc.Arbitrary<ListingArrival> = fc.record({
  kind: fc.constantFrom(...arrivalKinds),
  after: fc.constantFrom(...keys),
  before: fc.option(fc.constantFrom(...keys), { nil: null }),
})

describe('matching many saved searches at once', () => {
  it('finds for each search what it would find alone', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryCriteria, { maxLength: 8 }),
        fc.array(arbitraryArrival, { maxLength: 8 }),
        (criterias, arrivals) => {
          const watch = createSavedSearchMatcher<{ at: number; criteria: (typeof criterias)[number] }>(
            caseTime,
          )
          for (const [at, criteria] of criterias.entries()) watch.add({ at, criteria })
          for (const arrival of arrivals) {
            const matched: number[] = []
            watch.show(arrival, ({ at }) => matched.push(at))
            const expected = criterias.flatMap((criteria, at) => {
              const fits = createCriteriaMatcher(criteria, caseTime)
              const fitted = arrival.before === null || fits(arrival.before)
              return fits(arrival.after) && !(arrival.kind === 'changed' && fitted) ? [at] : []
            })
            expect(matched.sort((a, b) => a - b)).toEqual(expected)
          }
        },
      ),
    )
  })

  it('compares a search only with listings of its places', () => {
    const watch = createSavedSearchMatcher<{ criteria: Criteria }>(caseTime)
    const asked = [{}, { state: ['SP' as const, 'GO' as const] }, { city: ['campinas'] }, { city: ['belem'] }]
    for (const some of asked) watch.add({ criteria: { ...emptyCriteria, ...some } })
    const comparisons = (state: 'SP' | 'PA', city: string) => {
      const after = toSearchable(createListing({ state, city }))
      return watch.show({ kind: 'new', after, before: null }, () => undefined)
    }
    const inCampinas = () => comparisons('SP', 'CAMPINAS')
    expect([
      inCampinas(),
      inCampinas(),
      comparisons('PA', 'SANTAREM'),
      comparisons('PA', 'SANTAREM'),
    ]).toEqual([5, 3, 3, 1])
  })

  it('compares a search only with listings of its category', () => {
    const watch = createSavedSearchMatcher<{ criteria: Criteria }>(caseTime)
    const asked = [{}, { category: 'casa' as const }, { state: ['SP' as const], category: 'casa' as const }]
    for (const some of asked) watch.add({ criteria: { ...emptyCriteria, ...some } })
    const comparisons = (category: SearchableListing['category']) => {
      const after = { ...toSearchable(createListing({ state: 'SP' })), category }
      return watch.show({ kind: 'new', after, before: null }, () => undefined)
    }
    expect([comparisons('casa'), comparisons('terreno'), comparisons(null)]).toEqual([3, 1, 1])
  })
})

it('a listing with the facts of an older list has figures computed from them', () => {
  for (const each of listings) {
    const { price, evaluation, modality, financing } = each
    const blank: SearchableListing = {
      ...toSearchable(each),
      price: 1,
      discount: null,
      roi: null,
      netRoi: null,
    }
    expect(applyListedFacts(blank, { price, evaluation, modality, financing })).toEqual(toSearchable(each))
  }
})

it('names the best of all listings found', () => {
  const named = fc.record({
    id: fc.nat(500).map(String),
    price: fc.constant(1),
    discount: fc.option(fc.integer({ min: -5, max: 5 }), { nil: null }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(named, { selector: ({ id }) => id, maxLength: 40 }), found => {
      const tally = createTally()
      for (const [at, one] of found.entries()) addToTally(tally, at % 2 === 0 ? 'new' : 'back', one)
      const byDiscount = found.toSorted(
        (a, b) => (b.discount ?? -1e9) - (a.discount ?? -1e9) || Number(b.id) - Number(a.id),
      )
      expect(tally.best).toEqual(byDiscount.slice(0, maxTallyListings))
      expect(tallyTotal(tally)).toBe(found.length)
    }),
  )
})
