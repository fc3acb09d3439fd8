import { Hono } from 'hono'
import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import { diskLevel, type ReadFreeDisk } from '../free-disk.ts'
import { Refusal } from '../http/refusal.ts'

/** `live`: the process answers. `ready`: the database answers, its schema is there, and the disk takes writes. */
export function healthRoutes({ db, disk }: { db: Queryable; disk: ReadFreeDisk }): Hono {
  return new Hono()
    .get('/live', c => c.json({ status: 'ok' }))
    .get('/ready', async c => {
      try {
        await db.query(sql`select version from catalogue`)
      } catch (cause) {
        throw new Refusal('not_ready', 'O banco de dados não responde.', { retryAfter: 5, cause })
      }
      const found = await disk()
      if (found !== null && diskLevel(found) === 'full') {
        throw new Refusal('not_ready', 'O disco de DATA_DIR está cheio.', { retryAfter: 60 })
      }
      return c.json({ status: 'ok', freeDiskBytes: found?.free ?? null })
    })
}
