import { noPaidPrices } from '#test/support/no-paid-prices.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { createDetailReader } from '#server/catalogue/decision/property-detail.ts'
import { loadDemonstration } from '#server/catalogue/import/load-demonstration.ts'
import { createBundledCatalogue } from '#web/data/catalogue/bundled/demonstration-catalogue.ts'
import { loadCatalogueIndex } from '#server/catalogue/search-index/catalogue-index.ts'
import { demoCatalogue, demoMunicipalities, demoSettings } from '../scripts/demo-catalogue.ts'
import { anyEngine } from './support/database.ts'
import { inDepth } from './support/depth.ts'

/** The demonstration, in which the list names every second property of Brasília by a district. */
const text = demoCatalogue(demoSettings).replace(/DF ;BRASILIA ;/g, (city, at: number) =>
  at % 2 === 0 ? 'DF ;CEILANDIA ;' : city,
)
const places = JSON.stringify({ 'DF ceilandia': { lat: 0, lng: 0, precision: 'city', name: 'Brasília' } })
/** The time at which the bundled list counts as imported. */
const then = new Date('2026-11-16T12:00:00.000Z')
const now = new Date('2026-11-20T12:00:00.000Z')
const rows = text
  .split('\n')
  .slice(4, -1)
  .map(line => line.split(';', 3).map(cell => cell.trim()) as [id: string, state: string, city: string])
const ids = rows
  .filter(([, state], at) => at % inDepth(100, 20) === 0 || (state === 'DF' && at % inDepth(5, 1) === 0))
  .map(([id]) => id)
const listedIn = (name: string) => rows.filter(([, , city]) => city === name).map(([id]) => id)

/** Removes the position, because only the server knows where municipalities are. */
const withoutPlace = (detail: PropertyDetail | null) => ({ ...detail, lat: null, lng: null, precision: null })

anyEngine(engine => {
  describe('the property detail', () => {
    const bundled = createBundledCatalogue(
      { list: text, places, municipalities: demoMunicipalities() },
      () => now,
    )
    let ask: (id: string) => Promise<PropertyDetail | null>
    beforeAll(async () => {
      const db = await engine.fresh()
      await loadDemonstration(db, text, () => then)
      const detailOf = createDetailReader(db, await loadCatalogueIndex(db), noPaidPrices)
      ask = id => detailOf(id, now, null)
    })

    it('is the same from the server as from the bundled demonstration', async () => {
      for (const id of ids) {
        expect(withoutPlace(await ask(id))).toEqual(withoutPlace(await bundled.property(id)))
      }
      const some = await Promise.all(ids.map(id => bundled.property(id)))
      expect(some.some(({ comparables }) => comparables.length === 12)).toBe(true)
      expect(some.some(({ analysis }) => analysis?.byComparables)).toBe(true)
      expect(some.some(({ score }) => score.parts.some(part => part.key === 'regional' && part.value))).toBe(
        true,
      )
    })

    it('takes the names that the lists give a municipality together', async () => {
      const districts = new Set(listedIn('CEILANDIA'))
      expect(Math.min(districts.size, listedIn('BRASILIA').length)).toBeGreaterThan(5)
      const ofBrasilia = await Promise.all(listedIn('BRASILIA').map(id => bundled.property(id)))
      const comparables = ofBrasilia.flatMap(detail => detail.comparables.map(other => other.id))
      expect(comparables.some(id => districts.has(id))).toBe(true)
    })

    it('is null for an unknown number on both sides', async () => {
      expect(await ask('5')).toBeNull()
      await expect(bundled.property('5')).rejects.toMatchObject({ code: 'property_not_found' })
    })
  })
})
