import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { countListings } from '#domain/search/index/search-listings.ts'
import type { ListingIndex } from '#domain/search/index/listing-index.ts'
import { emptyCriteria, readCriteria } from '#domain/search/search-criteria.ts'
import { seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { caseListings, caseTime, curatedListings as curatedCatalogue } from '#test/support/case-listings.ts'
import { curatedCases, searchCases } from '#test/support/search-cases.ts'
import type { Database } from '../database/database.ts'
import { findCityPlace } from '../geo/municipalities.ts'
import { searchCatalogue, searchCuratedList } from './catalogue-search.ts'
import { type CatalogueIndex, loadCatalogueIndex } from './search-index/catalogue-index.ts'

const all = { page: 0, limit: 1000 }
const idsOf = (listings: { id: string }[]) => listings.map(listing => listing.id)

eachEngine(engine => {
  describe('a search of the stored listings finds', () => {
    let db: Database
    let catalogue: CatalogueIndex
    let index: ListingIndex
    beforeAll(async () => {
      db = await engine.fresh()
      await seedCatalogue(db, [
        ...caseListings,
        { ...(caseListings[0] as CataloguedListing), id: '77', gone: true },
      ])
      catalogue = await loadCatalogueIndex(db, { keptListings: 1 })
      index = catalogue.current().listings
    })

    it.each(searchCases)('%s', async (_, asked, found) => {
      const { criteria } = readCriteria(asked)
      const { listings, total } = await searchCatalogue(catalogue, index, criteria, all, caseTime)
      expect(idsOf(listings).join(' ')).toBe(found)
      expect(total).toBe(listings.length)
      expect(countListings(index, criteria, caseTime)).toBe(total)
    })

    it('the listings as they were stored', async () => {
      const { listings } = await searchCatalogue(catalogue, index, emptyCriteria, all, caseTime)
      const second = listings.find(listing => listing.id === '2')
      expect(second).toEqual({ ...caseListings[1], place: findCityPlace('PA', 'Belém') })
    })

    it('nothing but the total on a page after the last one', async () => {
      const page = { page: 999_999_999_999_999, limit: 100 }
      expect(await searchCatalogue(catalogue, index, emptyCriteria, page, caseTime)).toEqual({
        listings: [],
        total: caseListings.length,
        searched: index,
        found: { positions: [], total: caseListings.length },
      })
    })

    it('the figures by which it was found, whatever the rows say by now', async () => {
      await db.query(sql`update listings set price = 1, gone = true, modality = 'leilao' where id = 2`)
      await db.query(sql`update listing_texts set auction_type = 'Leilão SFI - Edital Único' where id = 2`)
      const { listings } = await searchCatalogue(
        catalogue,
        index,
        readCriteria({ state: 'PA' }).criteria,
        all,
        caseTime,
      )
      expect(listings).toEqual([{ ...caseListings[1], place: findCityPlace('PA', 'Belém') }])
    })
  })

  describe('the curated lists', () => {
    let db: Database
    let catalogue: CatalogueIndex
    let index: ListingIndex
    beforeAll(async () => {
      db = await engine.fresh()
      await seedCatalogue(db, curatedCatalogue)
      catalogue = await loadCatalogueIndex(db)
      index = catalogue.current().listings
    })

    it.each(curatedCases)('%s', async (list, found) => {
      const { listings, total } = await searchCuratedList(catalogue, index, list, 100, caseTime)
      expect(idsOf(listings).join(' ')).toBe(found)
      expect(total).toBe(listings.length)
      expect(idsOf((await searchCuratedList(catalogue, index, list, 2, caseTime)).listings)).toEqual(
        idsOf(listings).slice(0, 2),
      )
    })
  })
})
