import { Hono } from 'hono'
import { propertyNumber } from '#domain/property/number.ts'
import type { Guard, SignedIn } from '../account/guard.ts'
import type { Queryable } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { details } from './decision/detail.ts'
import type { CatalogueVersion } from './version.ts'

/** One property, for those whose plan runs; a listing that is gone is still told. */
export function propertyRoutes({
  db,
  now,
  guard,
  version = null,
  looked = () => undefined,
}: {
  db: Queryable
  now: () => Date
  guard: Pick<Guard, 'plan'>
  /** Without it nothing is remembered between answers. */
  version?: CatalogueVersion | null
  /** Somebody looks at this listing. */
  looked?: (id: string) => void
}): Hono<SignedIn> {
  const detailOf = details(db, version)
  return new Hono<SignedIn>().get('/properties/:id', guard.plan, async c => {
    const id = propertyNumber(c.req.param('id'))
    const detail = id === null ? null : await detailOf(id, now())
    if (detail === null) throw new Refusal('property_not_found', 'Imóvel não encontrado.')
    if (id !== null) looked(id)
    return c.json(detail)
  })
}
