import { beforeAll, describe, expect, it } from 'vitest'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { createDetailReader } from '#server/catalogue/decision/property-detail.ts'
import { loadDemonstration } from '#server/catalogue/import/load-demonstration.ts'
import { createBundledCatalogue } from '#web/data/catalogue/bundled/in-memory-catalogue.ts'
import { demoCatalogue, demoSettings } from '../scripts/demo-catalogue.ts'
import { anyEngine } from './support/database.ts'

const text = demoCatalogue(demoSettings)
/** The time at which the bundled list counts as imported. */
const then = new Date('2026-11-16T12:00:00.000Z')
const now = new Date('2026-11-20T12:00:00.000Z')
const ids = text
  .split('\n')
  .slice(4, -1)
  .flatMap((line, at) => (at % 20 === 0 ? [line.split(';', 1)[0]?.trim() ?? ''] : []))

/** Removes the position, because only the server knows where municipalities are. */
const withoutPlace = (detail: PropertyDetail | null) => ({ ...detail, lat: null, lng: null, precision: null })

anyEngine(engine => {
  describe('the property detail', () => {
    const bundled = createBundledCatalogue({ list: text, places: '{}', municipalities: '' }, () => now)
    let ask: (id: string) => Promise<PropertyDetail | null>
    beforeAll(async () => {
      const db = await engine.fresh()
      await loadDemonstration(db, text, () => then)
      const detailOf = createDetailReader(db, null)
      ask = id => detailOf(id, now)
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

    it('is null for an unknown number on both sides', async () => {
      expect(await ask('5')).toBeNull()
      await expect(bundled.property('5')).rejects.toMatchObject({ code: 'property_not_found' })
    })
  })
})
