import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeSavedFilters } from '#domain/search/saved-filters.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { SavedFilters } from './saved-schemas.ts'

it('the stored JSON of any criteria matches the contract', () => {
  fc.assert(
    fc.property(arbitraryCriteria, criteria => {
      expect(SavedFilters.strict().safeParse(writeSavedFilters(criteria)).success).toBe(true)
    }),
  )
})
