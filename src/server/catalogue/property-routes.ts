import { Hono } from 'hono'
import { present } from '#contract/present.ts'
import { propertyNumber } from '#domain/property/number.ts'
import type { Guard, SignedIn } from '../account/guard.ts'
import type { Queryable } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { listingsById } from './store.ts'

/** One property, for those whose plan runs; a listing that is gone is still told. */
export function propertyRoutes({
  db,
  now,
  guard,
}: {
  db: Queryable
  now: () => Date
  guard: Pick<Guard, 'plan'>
}): Hono<SignedIn> {
  return new Hono<SignedIn>().get('/properties/:id', guard.plan, async c => {
    const id = propertyNumber(c.req.param('id'))
    const [listing] = id === null ? [] : await listingsById(db, [id])
    if (!listing) throw new Refusal('property_not_found', 'Imóvel não encontrado.')
    return c.json(present(listing, now()))
  })
}
