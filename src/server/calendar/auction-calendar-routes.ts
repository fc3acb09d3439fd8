import type { Hono } from 'hono'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { findListings } from '../catalogue/listing-store.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { propertyNotFoundRefusal, Refusal } from '../http/refusal.ts'
import { writeAuctionCalendar } from './auction-calendar.ts'

interface Dependencies {
  db: Database
  index: Pick<CatalogueIndex, 'current'>
  now: () => Date
  siteUrl: () => string
}

/** The coming auction dates of a listing, as a calendar file. */
export function auctionCalendarRoutes({ db, index, now, siteUrl }: Dependencies): Hono {
  const { app, mountRawCall } = createCallRoutes()
  mountRawCall(
    catalogueCalls.auctionCalendar,
    async ({ c, params }) => {
      const [listing] = await findListings(db, [params.id])
      if (!listing) throw propertyNotFoundRefusal()
      const calendar = writeAuctionCalendar([listing], siteUrl(), {
        index: index.current().listings,
        now: now(),
      })
      if (calendar === null) {
        throw new Refusal('not_found', 'Este imóvel não tem data de leilão ou licitação por vir.')
      }
      return c.body(calendar, 200, {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `inline; filename="leilao-${listing.id}.ics"`,
        'Cache-Control': 'no-cache',
      })
    },
    { invalidPath: propertyNotFoundRefusal },
  )
  return app
}
