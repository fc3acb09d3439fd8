import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SavedFilters } from '#contract/saved-schemas.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { fromSavedFilters, toSavedFilters, areSameFilters } from './saved-filters.ts'

it('any search survives saving in the contract’s shape', () => {
  fc.assert(
    fc.property(arbitraryCriteria, criteria => {
      const filters = toSavedFilters(criteria)
      expect(SavedFilters.safeParse(filters).error).toBeUndefined()
      expect(fromSavedFilters(JSON.parse(JSON.stringify(filters)))).toEqual(criteria)
    }),
  )
})

it('equal filters are equal in any notation', () => {
  expect(areSameFilters({ state: 'SP', maxPrice: 250_000 }, { maxPrice: 250_000, state: ['SP'] })).toBe(true)
  expect(areSameFilters({ state: 'SP' }, { state: 'SP', financing: true })).toBe(false)
})
