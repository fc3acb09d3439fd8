import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchable } from '#domain/search/searchable.ts'
import { facets } from '#server/catalogue/facets.ts'
import type { Database } from '#server/database/database.ts'
import { facetsOf } from '#web/data/catalogue/bundled/facets.ts'
import { seed } from './support/catalogue.ts'
import { eachEngine } from './support/database.ts'
import { caseTime } from './support/search-cases.ts'
import { arbitraryCriteria, someListings } from './support/search-generators.ts'

eachEngine(engine => {
  describe('the facet counts', () => {
    const listings = someListings(250, 20260121)
    const entries = listings
      .filter(listing => !listing.gone)
      .map(listing => ({ listing, keys: searchable(listing) }))
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
      await seed(db, listings)
    })

    it('are the same from the server as from the bundled demonstration, ties included', async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryCriteria, async criteria => {
          expect(facetsOf(entries, criteria, caseTime)).toEqual(await facets(db, criteria, caseTime))
        }),
        { numRuns: 25 },
      )
    })
  })
})
