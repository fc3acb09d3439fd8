import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { toSearchable } from '#domain/search/searchable-listing.ts'
import { countFacets } from '#server/catalogue/facet-counts.ts'
import type { Database } from '#server/database/database.ts'
import { countBundledFacets } from '#web/data/catalogue/bundled/bundled-facets.ts'
import { seedCatalogue } from './support/catalogue.ts'
import { eachEngine } from './support/database.ts'
import { caseTime } from './support/search-cases.ts'
import { arbitraryCriteria, someListings } from './support/search-generators.ts'

eachEngine(engine => {
  describe('the facet counts', () => {
    const listings = someListings(250, 20260121)
    const entries = listings
      .filter(listing => !listing.gone)
      .map(listing => ({ listing, keys: toSearchable(listing) }))
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
      await seedCatalogue(db, listings)
    })

    it('are the same from the server as from the bundled demonstration, ties included', async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryCriteria, async criteria => {
          expect(countBundledFacets(entries, criteria, caseTime)).toEqual(
            await countFacets(db, criteria, caseTime),
          )
        }),
        { numRuns: 25 },
      )
    })
  })
})
