import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { channelCalls } from '#contract/channel-calls.ts'
import { findAccessRestriction } from '#domain/account/access-restriction.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { findAccount } from '../account/account-store.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { RateLimits } from '../account/rate-limits.ts'
import { findListings } from '../catalogue/listing-store.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database, Queryable } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'
import {
  type CalendarFeedContent,
  listDatedLots,
  listFavoritesWithOwnDates,
  writeCalendarFeed,
} from './auction-calendar.ts'
import { findFeedOwner, listDatedFavorites, storeFeedToken } from './calendar-feed-store.ts'

interface Dependencies {
  db: Database
  index: Pick<CatalogueIndex, 'current'>
  now: () => Date
  siteUrl: () => string
  guard: Pick<AccessGuard, 'session'>
  limits: Pick<RateLimits, 'count'>
}

const noSuchFeed = () =>
  new Refusal(
    'not_found',
    'Este endereço de calendário não vale, ou não vale mais. Crie outro no seu perfil do Arremate.',
  )

const nothingInFeed: CalendarFeedContent = { sales: [], listings: [], favorites: [], lots: [] }

async function readFeedContent(db: Queryable, userId: string, at: Date): Promise<CalendarFeedContent> {
  const today = toBrasiliaIso(at.getTime()).slice(0, 10)
  const saleIds = new Set(await listDatedFavorites(db, userId, at))
  const favorites = await listFavoritesWithOwnDates(db, userId, today)
  const lots = await listDatedLots(db, userId, today)
  const ids = [...new Set([...saleIds, ...favorites.map(({ id }) => id)])]
  const listings = ids.length === 0 ? [] : await findListings(db, ids)
  return { sales: listings.filter(({ id }) => saleIds.has(id)), listings, favorites, lots }
}

/** The dates of an account's favorites and desk at an address that needs no session, for programs that read it again and again. */
export function calendarFeedRoutes({ db, index, now, siteUrl, guard, limits }: Dependencies): Hono {
  const { app, mountCall, mountRawCall } = createCallRoutes(guard)

  mountCall(channelCalls.renewCalendarFeed, async ({ account, usageKey }) => {
    await limits.count('calendarFeedsByAccount', usageKey)
    const token = randomBytes(32).toString('base64url')
    const since = now()
    await storeFeedToken(db, account.id, token, since)
    return { url: `${siteUrl()}/api/calendar/feed/${token}.ics`, since: since.toISOString() }
  })

  mountRawCall(
    channelCalls.calendarFeed,
    async ({ c, params }) => {
      c.header('X-Robots-Tag', 'noindex')
      const ownerId = await findFeedOwner(db, params.file.slice(0, -'.ics'.length))
      const account = ownerId === null ? null : await findAccount(db, ownerId)
      if (account === null) throw noSuchFeed()
      const at = now()
      const restriction = findAccessRestriction(
        {
          mustChangePassword: false,
          suspended: account.status === 'suspended',
          premiumUntil: account.premiumUntil?.getTime() ?? null,
        },
        at.getTime(),
      )
      const content = restriction === null ? await readFeedContent(db, account.id, at) : nothingInFeed
      return c.body(
        writeCalendarFeed(content, siteUrl(), { index: index.current().listings, now: at }),
        200,
        {
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'inline; filename="arremate.ics"',
          'Cache-Control': 'private, no-store',
          'Referrer-Policy': 'no-referrer',
        },
      )
    },
    { invalidPath: noSuchFeed },
  )
  return app
}
