import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SavedFilters } from '#contract/saved.ts'
import { arbitraryCriteria } from '#test/support/search-generators.ts'
import { criteriaOf, filtersOf, sameFilters } from './search-filters.ts'

it('any search survives saving in the contract’s shape', () => {
  fc.assert(
    fc.property(arbitraryCriteria, criteria => {
      const filters = filtersOf(criteria)
      expect(SavedFilters.safeParse(filters).error).toBeUndefined()
      expect(criteriaOf(JSON.parse(JSON.stringify(filters)))).toEqual(criteria)
    }),
  )
})

it('equal filters are equal in any notation', () => {
  expect(sameFilters({ state: 'SP', maxPrice: 250_000 }, { maxPrice: 250_000, state: ['SP'] })).toBe(true)
  expect(sameFilters({ state: 'SP' }, { state: 'SP', financing: true })).toBe(false)
})
