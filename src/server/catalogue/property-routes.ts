import type { Hono } from 'hono'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import type { Queryable } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { propertyNotFoundRefusal } from '../http/refusal.ts'
import { PaidPriceFinder } from '../paid-prices/paid-price-finder.ts'
import { createDetailReader } from './decision/property-detail.ts'
import type { CatalogueIndex } from './search-index/catalogue-index.ts'

/**
 * One property, for accounts with an active plan, judged for the account that asks; a gone listing is still returned.
 */
export function propertyRoutes({
  db,
  index,
  now,
  guard,
  onViewed = () => undefined,
}: {
  db: Queryable
  index: Pick<CatalogueIndex, 'current' | 'version'>
  now: () => Date
  guard: Pick<AccessGuard, 'plan'>
  /** Called when somebody views this listing. */
  onViewed?: (id: string) => void
}): Hono {
  const { app, mountCall } = createCallRoutes(guard)
  const detailOf = createDetailReader(db, index, new PaidPriceFinder(db, now))
  mountCall(
    catalogueCalls.property,
    async ({ params: { id }, query: { waitingDays }, account }) => {
      const detail = await detailOf(id, now(), account.id, waitingDays)
      if (detail === null) throw propertyNotFoundRefusal()
      onViewed(id)
      return detail
    },
    { invalidPath: propertyNotFoundRefusal },
  )
  return app
}
