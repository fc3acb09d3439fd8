import { beforeAll, describe, expect, it } from 'vitest'
import { calendarEventsOf } from '#test/support/calendar.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { appOn } from '#test/support/page-app.ts'
import { testEngine } from '#test/support/database.ts'
import { expectRefusal } from '#test/support/sign-in.ts'

const now = () => new Date('2026-11-22T12:00:00Z')

describe('the calendar of a property', () => {
  const engine = testEngine('postgres')
  let get: (id: string) => Promise<Response>
  beforeAll(async () => {
    const db = await engine.fresh()
    const auction = { modality: 'leilao', firstAuctionAt: '2026-12-03T10:00:00-03:00' } as const
    await seedCatalogue(db, [
      createListing({ id: '1', ...auction }),
      createListing({ id: '2' }),
      createListing({ id: '3', ...auction, gone: true }),
    ])
    const app = await appOn(db, { now })
    get = async id => app.request(`/api/properties/${id}/auction.ics`)
  })

  it('is public and also found by an id with leading zeros', async () => {
    for (const id of ['1', '0001']) {
      const response = await get(id)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      expect(response.headers.get('content-disposition')).toBe('inline; filename="leilao-1.ics"')
      const [event] = calendarEventsOf(await response.text())
      expect(event?.properties.get('URL')).toBe('http://arremate.example/imovel/1')
      expect(event?.properties.get('DTSTAMP')).toBe('20261122T120000Z')
    }
  })

  it.each([
    ['2', 'not_found'],
    ['3', 'not_found'],
    ['4', 'property_not_found'],
    ['abc', 'property_not_found'],
    ['99999999999999999', 'property_not_found'],
  ])('does not exist for %s: %s', async (id, code) => {
    await expectRefusal(await get(id), 404, code)
  })
})
