import { type DetailFacts, presentDetail } from '#contract/present-detail.ts'
import type { PropertyDetail } from '#contract/property-detail.ts'
import type { Queryable } from '../../database/database.ts'
import { figuresOf } from '../regions.ts'
import type { CatalogueVersion } from '../version.ts'
import { comparablesOf } from './candidates.ts'
import { similarEvents } from './similar.ts'
import { subjectOf } from './subject.ts'

/**
 * Creates a function that returns a property by its number with everything that helps to decide; `null` when the
 * catalogue never had it.
 * @param version `null` disables caching between answers
 */
export function details(
  db: Queryable,
  version: CatalogueVersion | null,
): (id: string, now: Date) => Promise<PropertyDetail | null> {
  const similarTo = similarEvents(db, version)
  return async (id, now) => {
    const subject = await subjectOf(db, id)
    if (!subject) return null
    const { listing, stateListed, ...known } = subject
    const [region, comparables, similar] = await Promise.all([
      figuresOf(db, listing),
      comparablesOf(db, listing),
      similarTo(listing, stateListed),
    ])
    const facts: DetailFacts = { listing, ...known, region, comparables, similar }
    return presentDetail(facts, now)
  }
}
