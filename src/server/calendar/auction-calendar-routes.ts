import type { Hono } from 'hono'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { listingsById } from '../catalogue/store.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'
import { auctionCalendar } from './auctions.ts'

interface Dependencies {
  db: Database
  now: () => Date
  siteUrl: () => string
}

const propertyNotFound = () => new Refusal('property_not_found', 'Imóvel não encontrado.')

/** The coming auction dates of a listing, as a calendar file. */
export function auctionCalendarRoutes({ db, now, siteUrl }: Dependencies): Hono {
  const { app, mountRawCall } = createCallRoutes()
  mountRawCall(
    catalogueCalls.auctionCalendar,
    async ({ c, params }) => {
      const [listing] = await listingsById(db, [params.id])
      if (!listing) throw propertyNotFound()
      const calendar = auctionCalendar([listing], siteUrl(), now())
      if (calendar === null) {
        throw new Refusal('not_found', 'Este imóvel não tem data de leilão ou licitação por vir.')
      }
      return c.body(calendar, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `inline; filename="leilao-${listing.id}.ics"`,
        'Cache-Control': 'no-cache',
      })
    },
    { invalidPath: propertyNotFound },
  )
  return app
}
