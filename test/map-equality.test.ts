import fc from 'fast-check'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GeographicPlace } from '#domain/property/geographic-place.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { toSearchable } from '#domain/search/searchable-listing.ts'
import { findMapPoints } from '#server/catalogue/map-search.ts'
import type { Database } from '#server/database/database.ts'
import { findCityPlace } from '#server/geo/municipalities.ts'
import { buildBundledMap } from '#web/data/catalogue/bundled/bundled-map.ts'
import { seedCatalogue } from './support/catalogue.ts'
import { eachEngine } from './support/database.ts'
import { caseTime } from './support/search-cases.ts'
import { arbitraryCriteria, someListings } from './support/search-generators.ts'

/** A few are at two addresses, the rest in their cities. */
const places: GeographicPlace[] = [
  { lat: -23.55, lng: -46.63, precision: 'address' },
  { lat: -23.551, lng: -46.631, precision: 'neighborhood' },
]

eachEngine(engine => {
  describe('the map answer', () => {
    const listings = someListings(250, 20261121)
      .filter(listing => !listing.gone)
      .map((listing, at) => ({
        ...listing,
        // Sometimes two names of one place.
        ...(at % 9 === 0 && { state: 'DF' as const, city: at % 2 === 0 ? 'Taguatinga' : 'BRASILIA' }),
      }))
      .map((listing, at) => ({
        ...listing,
        place: places[at % 20] ?? findCityPlace(listing.state, listing.city),
      }))
    const entries = listings.map(listing => ({ listing, keys: toSearchable(listing) }))
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
      await seedCatalogue(db, listings)
      for (const { id, place } of listings) {
        if (!places.includes(place)) continue
        await db.query(sql`
          insert into listing_places (id, address, provider, lat, lng, precision, asked_at)
          values (${id}, 'x', 'nominatim', ${place.lat}::double precision, ${place.lng}::double precision,
            ${place.precision}, now())`)
      }
    })

    it('is the same from the server as from the bundled demonstration', async () => {
      expect(buildBundledMap(entries, emptyCriteria, caseTime).total).toBe(listings.length)
      await fc.assert(
        fc.asyncProperty(arbitraryCriteria, async criteria => {
          expect(buildBundledMap(entries, criteria, caseTime)).toEqual(
            await findMapPoints(db, criteria, caseTime),
          )
        }),
        { numRuns: 25 },
      )
    })

    it('has one place for several names of it, and ascending numbers in each', async () => {
      const points = await findMapPoints(db, { ...emptyCriteria, state: ['DF'] }, caseTime)
      expect(points.places.filter(({ precision }) => precision === 'city')).toHaveLength(1)
      let from = 0
      for (const { total } of points.places) {
        expect(points.ids.slice(from + 1, from + total).every(difference => difference > 0)).toBe(true)
        from += total
      }
      expect([from, points.prices.length, points.discounts.length, points.categories.length]).toEqual(
        Array<number>(4).fill(points.total),
      )
    })

    it('separates known addresses from their city', async () => {
      const { places: found } = await findMapPoints(db, emptyCriteria, caseTime)
      expect(new Set(found.map(({ precision }) => precision))).toEqual(
        new Set(['address', 'neighborhood', 'city', 'state']),
      )
    })
  })
})
