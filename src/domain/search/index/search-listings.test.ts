import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex, caseCatalogue, listedToday, numbersAt } from '#test/support/built-index.ts'
import { inDepth } from '#test/support/depth.ts'
import { searchNaively } from '#test/support/naive-search.ts'
import { placeCases, placeListings } from '#test/support/place-cases.ts'
import { caseTime } from '#test/support/case-listings.ts'
import { datedCases, searchCases } from '#test/support/search-cases.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'
import { type Criteria, emptyCriteria, readCriteria, sortOrders } from '../search-criteria.ts'
import { countListings, findListingPage } from './search-listings.ts'

const catalogue = someCatalogue(400, 3)
const { now } = catalogue
const index = buildIndex(catalogue)
const idsOf = (criteria: Criteria, page = 0, limit = 1_000) =>
  numbersAt(index, findListingPage(index, criteria, { page, limit }, now).positions)

describe('a search of the index, and one of each listing after another, find', () => {
  describe.each([
    { name: 'a small catalogue', catalogue: caseCatalogue, cases: [...searchCases, ...datedCases] },
    { name: 'places of one name', catalogue: listedToday(placeListings), cases: placeCases },
  ])('in $name', ({ catalogue, cases }) => {
    const index = buildIndex(catalogue)
    it.each(cases)('%s', (_, given, found) => {
      const { criteria, errors } = readCriteria(given)
      expect(errors).toEqual({})
      const { positions, total } = findListingPage(index, criteria, { page: 0, limit: 100 }, caseTime)
      expect(numbersAt(index, positions).join(' ')).toBe(found)
      expect(total).toBe(positions.length)
      const naively = searchNaively(catalogue, criteria).map(({ id }) => id)
      expect(naively.join(' ')).toBe(found)
    })
  })
})

describe('a search of the index', () => {
  it('finds what a search of one listing after another finds, in the same order, with the same total', () => {
    fc.assert(
      fc.property(arbitraryCriteria, criteria => {
        const expected = searchNaively(catalogue, criteria).map(({ id }) => id)
        expect(idsOf(criteria)).toEqual(expected)
        expect(countListings(index, criteria, now)).toBe(expected.length)
      }),
      { numRuns: inDepth(200, 2_000) },
    )
  })

  it('finds something for half of the generated criteria, so that agreement says something', () => {
    const sizes = fc.sample(arbitraryCriteria, { numRuns: 300, seed: 5 }).map(each => idsOf(each).length)
    expect(sizes.filter(size => size > 0 && size < index.size).length).toBeGreaterThan(150)
  })

  it.each(sortOrders)('gives pages that never overlap and leave nothing out, by %s', sort => {
    fc.assert(
      fc.property(arbitraryCriteria, fc.integer({ min: 1, max: 100 }), (some, limit) => {
        const criteria = { ...some, sort }
        const whole = idsOf(criteria)
        const pages = Array.from({ length: Math.ceil(whole.length / limit) + 1 }, (_, page) =>
          idsOf(criteria, page, limit),
        )
        expect(pages.flat()).toEqual(whole)
        expect(new Set(whole).size).toBe(whole.length)
      }),
      { numRuns: inDepth(5, 50) },
    )
  })

  it('shows what lies in the city that a text names before what only has the word, by relevance', () => {
    const base = { ...catalogue.listings[0]!, evaluation: 200_000_00, price: 100_000_00 }
    const named = [
      {
        ...base,
        id: '1',
        state: 'SP' as const,
        city: 'SAO PAULO',
        address: 'AVENIDA GOIANIA, N. 10',
        price: 100,
      },
      {
        ...base,
        id: '2',
        state: 'GO' as const,
        city: 'GOIANIA',
        address: 'RUA INVENTADA, N. 10',
        price: 300_000_00,
      },
      {
        ...base,
        id: '3',
        state: 'RS' as const,
        city: 'PORTO ALEGRE',
        address: 'RUA GOIANIA, N. 1',
        price: 100,
      },
    ]
    const index = buildIndex({ ...catalogue, listings: named })
    const found = findListingPage(index, { ...emptyCriteria, text: 'Goiânia' }, { page: 0, limit: 10 }, now)
    expect(numbersAt(index, found.positions)[0]).toBe('2')
    expect(found.total).toBe(3)
  })

  it('gives no listing but the total on a page after the last one', () => {
    expect(findListingPage(index, emptyCriteria, { page: 1_000_000, limit: 100 }, now)).toEqual({
      positions: [],
      total: index.size,
    })
  })
})
