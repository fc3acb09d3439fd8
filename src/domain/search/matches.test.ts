import { describe, expect, it } from 'vitest'
import { caseListings, caseTime, searchCases } from '#test/support/search-cases.ts'
import { readCriteria } from './criteria.ts'
import { matches } from './matches.ts'
import { inOrder } from './order.ts'
import { searchable } from './searchable.ts'

describe('search in memory finds', () => {
  it.each(searchCases)('%s', (_, asked, found) => {
    const { criteria, errors } = readCriteria(asked)
    expect(errors).toEqual({})
    const ids = caseListings
      .map(searchable)
      .filter(matches(criteria, caseTime))
      .sort(inOrder(criteria.sort, caseTime))
      .map(listing => listing.id)
    expect(ids.join(' ')).toBe(found)
  })
})
