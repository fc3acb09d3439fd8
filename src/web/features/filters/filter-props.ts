import type { Facets } from '#contract/catalogue-schemas.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'

export interface FilterProps {
  criteria: Criteria
  facets: Facets | undefined
  change: (change: Partial<Criteria>) => void
}
