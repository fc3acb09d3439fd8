import { Hono } from 'hono'
import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'

/** `live`: the process answers. `ready`: the database answers and its schema is there. */
export function healthRoutes({ db }: { db: Queryable }): Hono {
  return new Hono()
    .get('/live', c => c.json({ status: 'ok' }))
    .get('/ready', async c => {
      try {
        await db.query(sql`select version from catalogue`)
      } catch (cause) {
        throw new Refusal('not_ready', 'O banco de dados não responde.', { retryAfter: 5, cause })
      }
      return c.json({ status: 'ok' })
    })
}
