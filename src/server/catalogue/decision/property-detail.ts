import { type DetailFacts, presentDetail } from '#contract/present-detail.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { summarizeOwnWaiting } from '#domain/waiting/own-waiting.ts'
import { listCityKeys } from '#domain/search/index/city-names.ts'
import type { Queryable } from '../../database/database.ts'
import { readRegionFigures } from '../region-store.ts'
import type { CatalogueIndex } from '../search-index/catalogue-index.ts'
import { findComparables } from './comparable-store.ts'
import { findDecisionSubject } from './decision-subject.ts'

/**
 * Creates a function that returns a property by its number with everything that helps to decide; `null` when the
 * catalogue never had it. Its city is what the city's name means in searches of the state.
 */
export function createDetailReader(
  db: Queryable,
  index: Pick<CatalogueIndex, 'current'>,
): (id: string, now: Date) => Promise<PropertyDetail | null> {
  return async (id, now) => {
    const subject = await findDecisionSubject(db, id)
    if (!subject) return null
    const { listing, intervals, ...known } = subject
    const cityKeys = listCityKeys(index.current().listings, listing)
    const [region, comparables] = await Promise.all([
      readRegionFigures(db, { ...listing, cityKeys }),
      findComparables(db, listing, cityKeys),
    ])
    const facts: DetailFacts = {
      listing,
      ...known,
      region,
      comparables,
      ownWaiting: summarizeOwnWaiting(listing.state, intervals),
    }
    return presentDetail(facts, { index: index.current().listings, now })
  }
}
