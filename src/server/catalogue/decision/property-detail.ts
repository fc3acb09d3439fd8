import { type DetailFacts, presentDetail } from '#contract/present-detail.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { foldText } from '#domain/fold-text.ts'
import type { Queryable } from '../../database/database.ts'
import { readRegionFigures } from '../region-store.ts'
import type { ReadVersion } from '../version-cache.ts'
import { findComparables } from './comparable-store.ts'
import { createSimilarEvents } from './similar-events.ts'
import { findDecisionSubject } from './decision-subject.ts'

/**
 * Creates a function that returns a property by its number with everything that helps to decide; `null` when the
 * catalogue never had it.
 * @param version `null` disables caching between answers
 */
export function createDetailReader(
  db: Queryable,
  version: ReadVersion | null,
): (id: string, now: Date) => Promise<PropertyDetail | null> {
  const similarTo = createSimilarEvents(db, version)
  return async (id, now) => {
    const subject = await findDecisionSubject(db, id)
    if (!subject) return null
    const { listing, stateListed, ...known } = subject
    const [region, comparables, similar] = await Promise.all([
      readRegionFigures(db, { ...listing, cityKeys: [foldText(listing.city)] }),
      findComparables(db, listing),
      similarTo(listing, stateListed),
    ])
    const facts: DetailFacts = { listing, ...known, region, comparables, similar }
    return presentDetail(facts, now)
  }
}
