import { describe, expect, it } from 'vitest'
import { caseTime, curatedCases, curatedListings } from '#test/support/search-cases.ts'
import { curatedListRules, premiumCities } from './curated-list-rules.ts'
import { toSearchable } from './searchable-listing.ts'

describe('the curated lists in memory', () => {
  it.each(curatedCases)('select and order the listings of %s', (list, found) => {
    const { takes, compare } = curatedListRules[list]
    const ids = curatedListings.map(toSearchable).filter(takes).sort(compare(caseTime))
    expect(ids.map(listing => listing.id).join(' ')).toBe(found)
  })

  it('use 20 premium cities', () => {
    expect(premiumCities).toHaveLength(20)
    expect(premiumCities).toContainEqual({ state: 'SP', cityKey: 'sao jose dos campos' })
  })
})
