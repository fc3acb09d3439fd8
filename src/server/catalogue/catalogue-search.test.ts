import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { type Criteria, emptyCriteria, readCriteria, sortOrders } from '#domain/search/search-criteria.ts'
import { curatedListRules } from '#domain/search/curated-list-rules.ts'
import { curatedLists } from '#domain/search/curated-lists.ts'
import { createCriteriaMatcher } from '#domain/search/match-criteria.ts'
import { compareBySort } from '#domain/search/listing-order.ts'
import { toSearchable } from '#domain/search/searchable-listing.ts'
import { seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { inDepth } from '#test/support/depth.ts'
import {
  caseListings,
  caseTime,
  curatedCases,
  curatedListings as curatedCatalogue,
  searchCases,
} from '#test/support/search-cases.ts'
import { priceBands } from '#domain/search/price-bands.ts'
import { arbitraryCriteria, someListings } from '#test/support/search-generators.ts'
import type { Database } from '../database/database.ts'
import { searchCuratedList } from './curated-search.ts'
import { countFacets } from './facet-counts.ts'
import { findCityPlace } from '../geo/municipalities.ts'
import { countCatalogue, searchCatalogue } from './catalogue-search.ts'

const all = { page: 0, limit: 1000 }
const idsOf = (listings: { id: string }[]) => listings.map(listing => listing.id)

eachEngine(engine => {
  describe('search in SQL finds', () => {
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
      await seedCatalogue(db, [
        ...caseListings,
        { ...(caseListings[0] as CataloguedListing), id: '77', gone: true },
      ])
    })

    it.each(searchCases)('%s', async (_, asked, found) => {
      const { criteria } = readCriteria(asked)
      const { listings, total } = await searchCatalogue(db, criteria, all, caseTime)
      expect(idsOf(listings).join(' ')).toBe(found)
      expect(total).toBe(listings.length)
      expect(await countCatalogue(db, criteria, caseTime)).toBe(total)
    })

    it('the listings as they were stored', async () => {
      const { listings } = await searchCatalogue(db, emptyCriteria, all, caseTime)
      const second = listings.find(listing => listing.id === '2')
      expect(second).toEqual({ ...caseListings[1], place: findCityPlace('PA', 'Belém') })
    })

    it('nothing but the total on a page after the last one', async () => {
      expect(
        await searchCatalogue(db, emptyCriteria, { page: 999_999_999_999_999, limit: 100 }, caseTime),
      ).toEqual({
        listings: [],
        total: caseListings.length,
      })
    })
  })

  describe('the curated lists', () => {
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
      await seedCatalogue(db, curatedCatalogue)
    })

    it.each(curatedCases)('%s', async (list, found) => {
      const { listings, total } = await searchCuratedList(db, list, 100, caseTime)
      expect(idsOf(listings).join(' ')).toBe(found)
      expect(total).toBe(listings.length)
      expect(idsOf((await searchCuratedList(db, list, 2, caseTime)).listings)).toEqual(
        idsOf(listings).slice(0, 2),
      )
    })
  })

  describe('search in SQL, on generated listings', () => {
    const listings = someListings(250, 20260108)
    const offered = listings.filter(listing => !listing.gone).map(toSearchable)
    let db: Database
    beforeAll(async () => {
      db = await engine.fresh()
      await seedCatalogue(db, listings)
    })
    const inMemory = (criteria: Criteria) =>
      offered.filter(createCriteriaMatcher(criteria, caseTime)).sort(compareBySort(criteria.sort, caseTime))

    it('finds what search in memory finds, in the same order', async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryCriteria, async criteria => {
          const found = await searchCatalogue(db, criteria, all, caseTime)
          const expected = idsOf(inMemory(criteria))
          expect(idsOf(found.listings)).toEqual(expected)
          expect(found.total).toBe(expected.length)
        }),
        { numRuns: inDepth(60, 300) },
      )
    })

    it.each(sortOrders)('returns pages by %s that never overlap and omit nothing', async sort => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: 100 }), arbitraryCriteria, async (limit, some) => {
          const criteria = { ...some, sort }
          const found: string[] = []
          for (let page = 0; page * limit <= found.length && page < 10; page++)
            found.push(...idsOf((await searchCatalogue(db, criteria, { page, limit }, caseTime)).listings))
          expect(found).toEqual(idsOf(inMemory(criteria)).slice(0, limit * 10))
        }),
        { numRuns: inDepth(2, 6) },
      )
    })

    it.each(curatedLists)('agrees with search in memory on the list %s', async list => {
      const { takes, compare } = curatedListRules[list]
      const expected = idsOf(offered.filter(takes).sort(compare(caseTime)))
      const found = await searchCuratedList(db, list, 50, caseTime)
      expect(idsOf(found.listings)).toEqual(expected.slice(0, 50))
      expect(found.total).toBe(expected.length)
    })

    it('counts, for every dimension, what choosing a value would find', async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryCriteria, async criteria => {
          const found = await countFacets(db, criteria, caseTime)
          const totalWith = (choice: Partial<Criteria>) => inMemory({ ...criteria, ...choice }).length
          expect(found.total).toBe(totalWith({}))
          for (const { value, total } of found.state) expect(total).toBe(totalWith({ state: [value] }))
          for (const { value, total } of found.category) expect(total).toBe(totalWith({ category: value }))
          for (const { value, total } of found.modality) expect(total).toBe(totalWith({ modality: [value] }))
          for (const [band, { total }] of found.price.entries())
            expect(total).toBe(
              totalWith({
                minPrice: band === 0 ? null : (priceBands[band - 1] as number) * 100 + 1,
                maxPrice: priceBands[band] === undefined ? null : priceBands[band] * 100,
              }),
            )
          const anyCity = totalWith({ city: [] })
          const anyNeighborhood = inMemory({ ...criteria, neighborhood: [] }).filter(
            each => each.neighborhoodKey,
          )
          if (found.city.length < 50) expect(sum(found.city)).toBe(anyCity)
          if (found.neighborhood.length < 50) expect(sum(found.neighborhood)).toBe(anyNeighborhood.length)
          expect(found.city.length).toBeLessThanOrEqual(50)
          expect(found.neighborhood.length).toBeLessThanOrEqual(50)
        }),
        { numRuns: inDepth(12, 60) },
      )
    })
  })
})

const sum = (counts: { total: number }[]): number => counts.reduce((total, count) => total + count.total, 0)
