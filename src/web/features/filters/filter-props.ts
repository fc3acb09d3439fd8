import type { Facets } from '#contract/catalogue.ts'
import type { Criteria } from '#domain/search/criteria.ts'

export interface FilterProps {
  criteria: Criteria
  facets: Facets | undefined
  change: (change: Partial<Criteria>) => void
}
