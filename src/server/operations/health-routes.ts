import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { operationCalls } from '#contract/operation-calls.ts'
import type { Queryable } from '../database/database.ts'
import { judgeDiskLevel, type ReadFreeDisk } from '../free-disk.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { Refusal } from '../http/refusal.ts'

/** `live`: the process answers. `ready`: the database answers, its schema is there, and the disk takes writes. */
export function healthRoutes({ db, disk }: { db: Queryable; disk: ReadFreeDisk }): Hono {
  const { app, mountCall } = createCallRoutes()
  mountCall(operationCalls.live, () => ({ status: 'ok' }) as const)
  mountCall(operationCalls.ready, async () => {
    try {
      await db.query(sql`select version from catalogue`)
    } catch (cause) {
      throw new Refusal('not_ready', 'O banco de dados não responde.', { retryAfter: 5, cause })
    }
    const found = await disk()
    if (found !== null && judgeDiskLevel(found) === 'full') {
      throw new Refusal('not_ready', 'O disco de DATA_DIR está cheio.', { retryAfter: 60 })
    }
    return { status: 'ok', freeDiskBytes: found?.free ?? null } as const
  })
  return app
}
