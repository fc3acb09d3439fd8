import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { isAbsolute } from 'node:path'
import { type AddressEvent, localCalls } from '#contract/local-calls.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import { createEventLines } from '../http/event-lines.ts'
import { localCheck } from '../http/local-check.ts'
import { badRequestRefusal } from '../http/refusal.ts'
import type { AddressRequest } from './address-arguments.ts'
import { doAddressRequest } from './do-address-request.ts'
import { type AddressImport, AddressImportRunning } from './import-addresses.ts'

interface Dependencies {
  db: Database
  log: Logger
  /** Known to this process and, through the data folder, to this user's other processes. */
  token: string
  options: Omit<AddressImport, 'signal' | 'onProgress' | 'onOutcome'>
}

/** Returns a failure as the command shows it. */
function describeAddressFailure(error: unknown): string {
  if (error instanceof AddressImportRunning) return error.message
  if (error instanceof Error && 'code' in error && 'syscall' in error)
    return `O servidor não pôde ler o arquivo (${error.code}).`
  return 'A importação falhou. A causa está no registro do servidor.'
}

/** How the command hands its request to the server that has the database. Answers with a line for every step. */
export function localAddressRoutes({ db, log, token, options }: Dependencies): Hono {
  const { app, mountRawCall } = createCallRoutes({ local: localCheck(token) })
  mountRawCall(localCalls.importAddresses, ({ c, query: { uf, city, path } }) => {
    if ([uf, city, path].filter(value => value !== undefined).length !== 1)
      throw badRequestRefusal({ uf: 'Informe um só: uf, city ou path.' })
    if (path !== undefined && !isAbsolute(path))
      throw badRequestRefusal({ path: 'Informe o caminho inteiro.' })
    const events = createEventLines()
    const say = (event: AddressEvent) => events.say(event)
    const request: AddressRequest =
      path !== undefined ? { path } : city !== undefined ? { city } : { uf: uf! }
    doAddressRequest(db, request, {
      ...options,
      signal: events.signal,
      onProgress: (progress, file) => say({ progress, file }),
      onOutcome: outcome => say({ outcome }),
    }).then(
      () => events.end({ done: true } satisfies AddressEvent),
      (error: unknown) => {
        log.error({ err: error }, 'import of addresses failed')
        events.end({
          error: { code: 'internal_error', message: describeAddressFailure(error) },
        } satisfies AddressEvent)
      },
    )
    return c.body(events.lines, 200, { 'Content-Type': 'application/x-ndjson', 'Cache-Control': 'no-store' })
  })
  return app
}
