import { basename } from 'node:path'
import type { Hono } from 'hono'
import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { type DatabaseCopy, localCalls } from '#contract/local-calls.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { localCheck } from '../http/local-check.ts'
import { notFoundRefusal, Refusal } from '../http/refusal.ts'

/**
 * Makes a copy of the embedded database for the backup command of this machine, which
 * packs it. One line of JSON (`DatabaseCopy`); the copy is removed when the command has closed the connection, or died.
 */
export function localBackupRoutes({
  db,
  log,
  token,
  stopping,
}: {
  db: Database
  log: Logger
  token: string
  /** Aborts when the server stops, which does not wait for the reader of the copy. */
  stopping: AbortSignal
}): Hono {
  const { app, mountRawCall } = createCallRoutes({ local: localCheck(token) })
  mountRawCall(localCalls.copyDatabase, async ({ c }) => {
    const { liveCopy } = db
    if (!liveCopy) throw notFoundRefusal()
    const line = openLine()
    stopping.addEventListener('abort', line.end, { once: true })
    const work = db.exclusively('backup', async () => {
      const migrations = await db.query<{ name: string }>(sql`select name from migrations order by name`)
      const copy = await liveCopy()
      try {
        const { folder, heldFor } = copy
        line.say({ folder: basename(folder), heldFor, migrations: migrations.map(({ name }) => name) })
        log.info({ heldFor }, 'the database was copied for a backup')
        await line.closed
      } finally {
        stopping.removeEventListener('abort', line.end)
        await copy.remove()
      }
      return true
    })
    if ((await Promise.race([work, line.sent])) === null) {
      throw new Refusal('not_ready', 'Já há uma cópia de segurança em andamento.', { retryAfter: 30 })
    }
    work.catch((error: unknown) => log.warn({ err: error }, 'the copy for a backup could not be removed'))
    return c.body(line.body, 200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' })
  })
  return app
}

/** A body of one line that stays open until its reader disconnects. */
function openLine() {
  let close: (() => void) | undefined
  const closed = new Promise<void>(resolve => {
    close = resolve
  })
  let resolveDone: (() => void) | undefined
  const done = new Promise<void>(resolve => {
    resolveDone = resolve
  })
  let writing: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      writing = controller
    },
    cancel: () => close?.(),
  })
  const say = (copied: DatabaseCopy) => {
    writing?.enqueue(new TextEncoder().encode(`${JSON.stringify(copied)}\n`))
    resolveDone?.()
  }
  const end = () => {
    if (close === undefined) return
    try {
      writing?.close()
    } catch {
      // Its reader has gone already.
    }
    close()
  }
  return { body, say, end, sent: done, closed }
}
