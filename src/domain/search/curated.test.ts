import { describe, expect, it } from 'vitest'
import { caseTime, curatedCases, curatedListings } from '#test/support/search-cases.ts'
import { curated, premiumCities } from './curated.ts'
import { searchable } from './searchable.ts'

describe('the curated lists in memory', () => {
  it.each(curatedCases)('select and order the listings of %s', (list, found) => {
    const { takes, compare } = curated[list]
    const ids = curatedListings.map(searchable).filter(takes).sort(compare(caseTime))
    expect(ids.map(listing => listing.id).join(' ')).toBe(found)
  })

  it('use 20 premium cities', () => {
    expect(premiumCities).toHaveLength(20)
    expect(premiumCities).toContainEqual({ state: 'SP', cityKey: 'sao jose dos campos' })
  })
})
