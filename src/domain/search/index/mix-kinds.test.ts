import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex, listedToday, numbersAt } from '#test/support/built-index.ts'
import { createListing, examplePaid } from '#test/support/catalogue.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'
import { emptyCriteria } from '../search-criteria.ts'
import { countListings, findListingPage } from './search-listings.ts'

const catalogue = someCatalogue(800, 7)
const { now } = catalogue
const index = buildIndex(catalogue)
const categoryOf = new Map(catalogue.listings.map(({ id, category }) => [id, category]))
const isLand = (id: string): boolean => ['terreno', 'rural'].includes(categoryOf.get(id) ?? '')

const find = (criteria: typeof emptyCriteria, limit = 1_000) =>
  numbersAt(index, findListingPage(index, criteria, { page: 0, limit }, now).positions)

describe('the order "Relevância"', () => {
  it('holds each listing once, in both arrangements', () => {
    const all = Array.from({ length: index.size }, (_, at) => at)
    expect([...index.relevance.mixed].toSorted((a, b) => a - b)).toEqual(all)
    expect([...index.relevance.landLast].toSorted((a, b) => a - b)).toEqual(all)
  })

  it('has land after all else where nobody asks for it', () => {
    const found = find(emptyCriteria)
    const firstLand = found.findIndex(isLand)
    expect(firstLand).toBeGreaterThan(0)
    expect(found.slice(firstLand).every(isLand)).toBe(true)
  })

  it('mixes land with the other kinds where it is asked for among them', () => {
    const found = find({ ...emptyCriteria, category: ['terreno', 'casa'] }, 20)
    expect(found.some(isLand)).toBe(true)
    expect(found.every(isLand)).toBe(false)
  })

  it('begins with a flat and shows the kinds about as the catalogue holds them', () => {
    const found = find({ ...emptyCriteria, unexplained: false })
    const others = found.filter(id => !isLand(id))
    expect(categoryOf.get(found[0]!)).toBe('apartamento')
    for (const kind of ['apartamento', 'casa', 'comercial']) {
      const share = (ids: string[]) => ids.filter(id => categoryOf.get(id) === kind).length / ids.length
      expect(Math.abs(share(found.slice(0, 60)) - share(others))).toBeLessThan(0.12)
    }
  })

  it('finds the same listings and total as any other order', () => {
    fc.assert(
      fc.property(arbitraryCriteria, some => {
        const byRelevance = find({ ...some, sort: 'relevance' })
        const byPrice = find({ ...some, sort: 'price' })
        expect(byRelevance.toSorted()).toEqual(byPrice.toSorted())
        expect(byRelevance.length).toBe(countListings(index, some, now))
      }),
      { numRuns: 60 },
    )
  })
})

describe('flats of which one knows what was paid in their building', () => {
  const appraised = { price: 120_000_00, evaluation: 160_000_00, category: 'apartamento' } as const
  const paid = (estimate: number) => ({
    ...examplePaid,
    estimate,
    low: Math.round(estimate * 0.85),
    high: Math.round(estimate * 1.15),
  })
  const flats = listedToday([
    createListing({ id: '1', ...appraised, address: 'RUA A, N. 1' }),
    createListing({ id: '2', ...appraised, address: 'RUA B, N. 1', paid: paid(220_000_00) }),
    createListing({ id: '3', ...appraised, address: 'RUA C, N. 1', paid: paid(110_000_00) }),
    createListing({ id: '4', ...appraised, address: 'RUA D, N. 1', evaluation: null }),
    createListing({
      id: '5',
      ...appraised,
      address: 'RUA E, N. 1',
      evaluation: null,
      paid: paid(220_000_00),
    }),
    createListing({
      id: '6',
      ...appraised,
      address: 'RUA F, N. 1',
      category: 'casa',
      evaluation: 900_000_00,
    }),
  ])
  const ordered = (sort: 'relevance' | '-netRoi'): string[] => {
    const built = buildIndex(flats)
    const { positions } = findListingPage(
      built,
      { ...emptyCriteria, category: ['apartamento'], sort },
      { page: 0, limit: 10 },
      flats.now,
    )
    return numbersAt(built, positions)
  }

  it('come by that, before the appraisal where it is more and after it where it is less', () => {
    const order = ordered('relevance')
    expect(order.slice(0, 2).toSorted()).toEqual(['2', '5'])
    expect(order.slice(2)).toEqual(['1', '3', '4'])
  })

  it('come before those of which neither that nor an appraisal is known, also by return', () => {
    expect(ordered('-netRoi').at(-1)).toBe('4')
  })
})
