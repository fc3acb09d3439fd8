import { Hono } from 'hono'
import type { Guard, SignedIn } from '../account/guard.ts'
import type { Queryable } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { present } from './presenter.ts'
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
    const id = c.req.param('id').replace(/^0+(?=\d)/, '')
    const [listing] = /^\d{1,15}$/.test(id) ? await listingsById(db, [id]) : []
    if (!listing) throw new Refusal('property_not_found', 'Imóvel não encontrado.')
    return c.json(present(listing, now()))
  })
}
