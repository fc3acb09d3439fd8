import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'

type Beyond = Exclude<keyof PropertyDetail | keyof PropertyFacts, keyof Property>

const beyondLists = {
  analysis: true,
  score: true,
  region: true,
  comparables: true,
  history: true,
  trajectory: true,
  waiting: true,
  bankPage: true,
  keptPapers: true,
  judgement: true,
  ladder: true,
  sameAddress: true,
  source: true,
  goneSince: true,
  neighbors: true,
} as const satisfies Record<Beyond, true>

/**
 * Returns a property with the fields that lists have; favorites store these also when the property comes from its own
 * page.
 */
export const asListed = (property: Property): Property =>
  Object.fromEntries(Object.entries(property).filter(([key]) => !(key in beyondLists))) as unknown as Property
