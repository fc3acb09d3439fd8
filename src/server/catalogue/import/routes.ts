import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bears } from '../../http/bearer.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { decode } from './decode.ts'
import type { ImportOutcome, Progress } from './outcome.ts'
import { type Importing, importInSteps, listLimit, listRequest } from './over-http.ts'

/** What the import command hears, one JSON object a line; the last one is an outcome or an error. */
export type ImportEvent =
  | { progress: Progress }
  | { outcome: ImportOutcome }
  | { error: { code: string; message: string } }

interface Dependencies extends Importing {
  /** Known to this process and, through the data folder, to this user's other processes. */
  token: string
}

/**
 * `POST /?file=…&partial=&date=&force=` with the bytes of a list: how the import command hands its files to the
 * server that has the database. Answers 409 while another import runs, else with a line for every step.
 */
export function localImportRoutes({ token, ...parts }: Dependencies): Hono {
  return new Hono().post('/', fromThisMachine(token), listLimit(), async c => {
    const request = listRequest(c.req.query())
    const text = decode(new Uint8Array(await c.req.arrayBuffer()))
    return importInSteps(c, parts, text, request, outcome => ({ outcome }) satisfies ImportEvent)
  })
}

/** Lets in only processes of this machine that could read the token in the data folder. */
export const fromThisMachine =
  (token: string): MiddlewareHandler =>
  async (c, next) => {
    if (!isFromThisMachine(c)) throw notFound()
    if (!bears(c, token)) {
      throw new Refusal('unauthorized', 'Este endereço é só para os comandos desta máquina.')
    }
    await next()
  }

function isFromThisMachine(c: Context): boolean {
  const { address = '' } = getConnInfo(c).remote
  const own = (c.env as { incoming?: { socket?: { localAddress?: string } } }).incoming?.socket?.localAddress
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address) || (address !== '' && address === own)
}
