import type { Hono } from 'hono'
import { localCalls } from '#contract/local-calls.ts'
import type { Database } from '../../database/database.ts'
import { createCallRoutes } from '../../http/call-routes.ts'
import { localCheck } from '../../http/local-check.ts'
import { Refusal } from '../../http/refusal.ts'
import { importPageFile, pageTooLarge } from './import-page-file.ts'

interface Dependencies {
  db: Database
  now: () => Date
  /** Known to this process and, through the data folder, to this user's other processes. */
  token: string
}

/**
 * `?file=…&saved=…` (an instant; now where it is left out) with the bytes of a page of the bank: how the import command
 * hands its files to the server that has the database. Answers how it ended; 409 while a list is being imported.
 */
export function localDetailRoutes({ db, now, token }: Dependencies): Hono {
  const { app, mountRawCall } = createCallRoutes({ local: localCheck(token) })
  mountRawCall(
    localCalls.importPage,
    async ({ c, query: { file, saved } }) => {
      const savedAt = saved === undefined ? now() : new Date(saved)
      const outcome = await importPageFile(db, file, new Uint8Array(await c.req.arrayBuffer()), savedAt, now)
      if (outcome === null) {
        throw new Refusal(
          'import_running',
          'Já há uma importação em andamento. Tente de novo quando ela acabar.',
        )
      }
      return c.json(outcome, 200, { 'Cache-Control': 'no-store' })
    },
    {
      refuseLargeBody: () => {
        throw new Refusal('body_too_large', pageTooLarge)
      },
    },
  )
  return app
}
