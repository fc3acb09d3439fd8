import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Database } from '../../database/database.ts'
import { badRequest, Refusal } from '../../http/refusal.ts'
import { fromThisMachine } from '../import/routes.ts'
import { largestPage, tooLarge } from './outcome.ts'
import { takePage } from './reader.ts'

interface Dependencies {
  db: Database
  now: () => Date
  /** Known to this process and, through the data folder, to this user's other processes. */
  token: string
  /** Called when the catalogue has changed: answers kept from before are out of date. */
  moved: () => void
}

/**
 * `POST /?file=…` with the bytes of a page of the bank: how the import command hands its files to the server that
 * has the database. Answers how it ended; 409 while a list is being imported.
 */
export function localDetailRoutes({ db, now, token, moved }: Dependencies): Hono {
  const limit = bodyLimit({
    maxSize: largestPage,
    onError: () => {
      throw new Refusal('body_too_large', tooLarge)
    },
  })
  return new Hono().post('/', fromThisMachine(token), limit, async c => {
    const file = c.req.query('file') ?? ''
    if (file === '' || file.length > 300) throw badRequest({ file: 'Informe o nome do arquivo.' })
    const outcome = await takePage(db, file, new Uint8Array(await c.req.arrayBuffer()), now)
    if (outcome === null) {
      throw new Refusal(
        'import_running',
        'Já há uma importação em andamento. Tente de novo quando ela acabar.',
      )
    }
    if (outcome.status === 'done' && outcome.changed) moved()
    return c.json(outcome, 200, { 'Cache-Control': 'no-store' })
  })
}
