import { describe, expect, it } from 'vitest'
import { caseListings, caseTime, searchCases } from '#test/support/search-cases.ts'
import { readCriteria } from './search-criteria.ts'
import { createCriteriaMatcher } from './match-criteria.ts'
import { compareBySort } from './listing-order.ts'
import { toSearchable } from './searchable-listing.ts'

describe('search in memory finds', () => {
  it.each(searchCases)('%s', (_, asked, found) => {
    const { criteria, errors } = readCriteria(asked)
    expect(errors).toEqual({})
    const ids = caseListings
      .map(toSearchable)
      .filter(createCriteriaMatcher(criteria, caseTime))
      .sort(compareBySort(criteria.sort, caseTime))
      .map(listing => listing.id)
    expect(ids.join(' ')).toBe(found)
  })
})
