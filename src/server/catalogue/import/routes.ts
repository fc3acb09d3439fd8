import { getConnInfo } from '@hono/node-server/conninfo'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database } from '../../database/database.ts'
import { bears } from '../../http/bearer.ts'
import { badRequest, notFound, Refusal } from '../../http/refusal.ts'
import { isDate } from '#domain/date.ts'
import { decode } from './decode.ts'
import { importList } from './importer.ts'
import type { ImportOutcome, Progress } from './outcome.ts'

/** What the import command hears, one JSON object a line; the last one is an outcome or an error. */
export type ImportEvent =
  | { progress: Progress }
  | { outcome: ImportOutcome }
  | { error: { code: string; message: string } }

interface Dependencies {
  db: Database
  log: Logger
  now: () => Date
  /** Known to this process and, through the data folder, to this user's other processes. */
  token: string
  /** Called when an import has ended, before that is told: answers kept from before are out of date. */
  moved: () => void
}

const largestList = 64 * 1024 * 1024

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform(value => value === 'true')
const parameters = z.object({
  file: z.string().min(1).max(300),
  partial: flag,
  force: flag,
  date: z.string().refine(isDate).nullable().default(null),
})
const says: Record<string, string> = {
  file: 'Informe o nome do arquivo.',
  date: 'Informe a data como AAAA-MM-DD.',
}

/**
 * `POST /?file=…&partial=&date=&force=` with the bytes of a list: how the import command hands its files to the
 * server that has the database. Answers 409 while another import runs, else with a line for every step.
 */
export function localImportRoutes({ db, log, now, token, moved }: Dependencies): Hono {
  const limit = bodyLimit({
    maxSize: largestList,
    onError: () => {
      throw new Refusal('body_too_large', 'O arquivo é grande demais para ser uma lista da Caixa.')
    },
  })
  return new Hono().post('/', fromThisMachine(token), limit, async c => {
    const query = parameters.safeParse(c.req.query())
    if (!query.success) {
      const fields = query.error.issues.map(({ path: [name] }) => [
        name,
        says[String(name)] ?? 'Use true ou false.',
      ])
      throw badRequest(Object.fromEntries(fields))
    }
    const text = decode(new Uint8Array(await c.req.arrayBuffer()))
    const events = eventStream()
    const outcome = importList(
      db,
      text,
      {
        ...query.data,
        source: 'caixa',
        signal: events.signal,
        onProgress: progress => events.say({ progress }),
      },
      now,
    )
    if ((await Promise.race([outcome, events.begun])) === null) {
      throw new Refusal(
        'import_running',
        'Já há uma importação em andamento. Tente de novo quando ela acabar.',
      )
    }
    void outcome.finally(moved).then(
      ended => ended && events.end({ outcome: ended }),
      error => {
        log.error({ err: error, file: query.data.file }, 'import failed')
        events.end({
          error: {
            code: 'internal_error',
            message: 'A importação falhou. A causa está no registro do servidor.',
          },
        })
      },
    )
    return c.body(events.lines, 200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' })
  })
}

/** Lets in only processes of this machine that could read the token in the data folder. */
export const fromThisMachine =
  (token: string): MiddlewareHandler =>
  async (c, next) => {
    if (!isFromThisMachine(c)) throw notFound()
    if (!bears(c, token)) {
      throw new Refusal('unauthorized', 'Este endereço é só para o comando de importação.')
    }
    await next()
  }

function isFromThisMachine(c: Context): boolean {
  const { address = '' } = getConnInfo(c).remote
  const own = (c.env as { incoming?: { socket?: { localAddress?: string } } }).incoming?.socket?.localAddress
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address) || (address !== '' && address === own)
}

/** Lines for a body; `signal` aborts when nobody reads them any more. */
function eventStream() {
  const encoder = new TextEncoder()
  const unread = new AbortController()
  let begin: (() => void) | undefined
  const begun = new Promise<void>(resolve => {
    begin = resolve
  })
  let body: ReadableStreamDefaultController<Uint8Array> | undefined
  const lines = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller
    },
    cancel: () => unread.abort(),
  })
  const say = (event: ImportEvent) => {
    if (!unread.signal.aborted) body?.enqueue(encoder.encode(`${JSON.stringify(event)}\n`))
    begin?.()
  }
  const end = (event: ImportEvent) => {
    say(event)
    if (!unread.signal.aborted) body?.close()
  }
  return { lines, signal: unread.signal, begun, say, end }
}
