import { type DetailFacts, presentDetail } from '#contract/present-detail.ts'
import { judgedForAnybody } from '#contract/judge-property.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { listCityKeys } from '#domain/search/index/city-names.ts'
import type { Queryable } from '../../database/database.ts'
import { readRegionFigures } from '../region-store.ts'
import type { CatalogueIndex } from '../search-index/catalogue-index.ts'
import { findComparables } from './comparable-store.ts'
import { listKeptPaperKinds } from '../../papers/kept-paper-kinds.ts'
import { findDecisionSubject } from './decision-subject.ts'
import { readJudgedFor } from './judged-for.ts'
import { findSameAddress } from './same-address-store.ts'

/**
 * Creates a function that returns a property by its number with everything that helps to decide; `null` when the
 * catalogue never had it. Its city is what the city's name means in searches of the state. It is judged for the account,
 * or for anybody when there is none.
 */
export function createDetailReader(db: Queryable, index: Pick<CatalogueIndex, 'current'>) {
  return async (id: string, now: Date, accountId: string | null): Promise<PropertyDetail | null> => {
    const [subject, judgedFor, keptPapers] = await Promise.all([
      findDecisionSubject(db, id),
      accountId === null ? () => judgedForAnybody : readJudgedFor(db, accountId, [id]),
      accountId === null ? [] : listKeptPaperKinds(db, accountId, id),
    ])
    if (!subject) return null
    const { listing, ...known } = subject
    const version = index.current().listings
    const cityKeys = listCityKeys(version, listing)
    const [region, comparables, sameAddress] = await Promise.all([
      readRegionFigures(db, { ...listing, cityKeys }),
      findComparables(db, listing, cityKeys),
      findSameAddress(db, version, listing),
    ])
    const facts: DetailFacts = {
      listing,
      ...known,
      region,
      comparables,
      sameAddress,
      keptPapers,
    }
    return presentDetail(facts, { index: version, now }, judgedFor(id))
  }
}
