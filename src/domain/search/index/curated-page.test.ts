import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildIndex, listedToday, numbersAt } from '#test/support/built-index.ts'
import { inDepth } from '#test/support/depth.ts'
import { orderCurated } from '#test/support/naive-orders.ts'
import { filterNaively } from '#test/support/naive-search.ts'
import { caseTime, curatedListings } from '#test/support/case-listings.ts'
import { curatedCases } from '#test/support/search-cases.ts'
import { someCatalogue } from '#test/support/generated-listings.ts'
import { type CuratedList, curatedLists } from '../curated-lists.ts'
import { emptyCriteria } from '../search-criteria.ts'
import { findCuratedPage } from './curated-page.ts'

describe('a curated list', () => {
  const catalogue = listedToday(curatedListings)
  const index = buildIndex(catalogue)
  it.each(curatedCases)('%s has its members in its own order', (list, found) => {
    const { positions, total } = findCuratedPage(index, list, 100, caseTime)
    expect(numbersAt(index, positions).join(' ')).toBe(found)
    expect(total).toBe(positions.length)
    const members = filterNaively(catalogue, { ...emptyCriteria, list })
    expect(
      orderCurated(members, list, caseTime)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(found)
  })

  it('is, at any length, the beginning of the members found and ordered one by one', () => {
    const list = fc.constantFrom<CuratedList>(...curatedLists)
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 120 }), fc.integer(), (list, limit, seed) => {
        const catalogue = someCatalogue(100, seed)
        const index = buildIndex(catalogue)
        const members = filterNaively(catalogue, { ...emptyCriteria, list })
        const ids = orderCurated(members, list, caseTime).map(({ id }) => id)
        const { positions, total } = findCuratedPage(index, list, limit, caseTime)
        expect(numbersAt(index, positions)).toEqual(ids.slice(0, limit))
        expect(total).toBe(ids.length)
      }),
      { numRuns: inDepth(15, 100) },
    )
  })
})
