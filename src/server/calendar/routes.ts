import { Hono } from 'hono'
import { propertyNumber } from '#domain/property/number.ts'
import { listingsById } from '../catalogue/store.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { auctionCalendar } from './auctions.ts'

interface Dependencies {
  db: Database
  now: () => Date
  siteUrl: () => string
}

/** `/api/properties/{id}/auction.ics`: the coming auction dates of a listing. */
export function calendarRoutes({ db, now, siteUrl }: Dependencies): Hono {
  return new Hono().get('/properties/:id/auction.ics', async c => {
    const id = propertyNumber(c.req.param('id'))
    const [listing] = id === null ? [] : await listingsById(db, [id])
    if (!listing) throw new Refusal('property_not_found', 'Imóvel não encontrado.')
    const calendar = auctionCalendar([listing], siteUrl(), now())
    if (calendar === null) {
      throw new Refusal('not_found', 'Este imóvel não tem data de leilão ou licitação por vir.')
    }
    return c.body(calendar, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `inline; filename="leilao-${listing.id}.ics"`,
      'Cache-Control': 'no-cache',
    })
  })
}
