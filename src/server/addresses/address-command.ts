import type { AddressEvent } from '#contract/local-calls.ts'
import { localCalls } from '#contract/local-calls.ts'
import type { AddressOutcome, AddressProgress } from '#contract/address-schemas.ts'
import { asksForHelp } from '../command-help.ts'
import { explainDatabaseError } from '../database/database-errors.ts'
import { fetchLocalLines, LocalCallRefused, type LocalServer } from '../http/fetch-local-call.ts'
import { createFilesPrivately } from '../private-files.ts'
import { DatabaseBusy, reachDatabase } from '../reach-database.ts'
import { readDotEnv } from '../read-dot-env.ts'
import { loadConfig, WrongSetting } from '../server-config.ts'
import {
  type AddressRequest,
  addressUsage,
  parseAddressArguments,
  WrongAddressUsage,
} from './address-arguments.ts'
import { addressFolder } from './address-folder.ts'
import { describeAddressOutcome, describeAddressProgress } from './describe-address-outcome.ts'
import { doAddressRequest } from './do-address-request.ts'
import { AddressImportRunning } from './import-addresses.ts'

/** `npm run addresses`: the process. Exit codes: 0 all imported or help given, 1 something was not, 130 stopped. */
const { stdout, stderr } = process
const cancel = new AbortController()
const { signal } = cancel
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    cancel.abort()
    stderr.write('\nParando…\n')
  })
}

/** The file and phase whose progress was shown last. */
let shown = ''
let failures = 0

/** The server that was asked said that it could not. */
class ServerFailed extends Error {}

try {
  const args = process.argv.slice(2)
  if (asksForHelp(args)) stdout.write(`${addressUsage}\n`)
  else process.exitCode = await run(parseAddressArguments(args))
} catch (error) {
  process.exitCode = signal.aborted ? 130 : 1
  if (!signal.aborted) stderr.write(`${explain(error)}\n`)
}

function explain(error: unknown): string {
  if (error instanceof WrongAddressUsage) return `${error.message}\n\n${addressUsage}`
  const expected = [WrongSetting, DatabaseBusy, AddressImportRunning, ServerFailed, LocalCallRefused].some(
    kind => error instanceof kind,
  )
  if (expected && error instanceof Error) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return 'O arquivo não foi encontrado.'
  return (
    explainDatabaseError(error) ??
    (error instanceof Error ? `A importação falhou: ${error.stack}` : String(error))
  )
}

async function run(request: AddressRequest): Promise<number> {
  readDotEnv()
  createFilesPrivately()
  const config = loadConfig(process.env)
  const reached = await reachDatabase(config, signal)
  if ('server' in reached) await askServer(reached.server, request)
  else {
    const { db, release } = reached
    try {
      await doAddressRequest(db, request, {
        folder: addressFolder(config.dataDir),
        site: { base: config.addressesUrl },
        now: () => new Date(),
        signal,
        onCatalogueChanged: () => undefined,
        onProgress: (progress, file) => show(file, progress),
        onOutcome: end,
      })
    } finally {
      await db.close()
      await release()
    }
  }
  signal.throwIfAborted()
  return failures > 0 ? 1 : 0
}

function end(outcome: AddressOutcome): void {
  if (stdout.isTTY) stdout.write('\r\x1b[K')
  const hasFailed = outcome.status === 'failed'
  if (hasFailed) failures += 1
  ;(hasFailed ? stderr : stdout).write(`${describeAddressOutcome(outcome)}\n`)
}

function show(file: string, progress: AddressProgress): void {
  const line = describeAddressProgress(file, progress)
  if (stdout.isTTY) stdout.write(`\r\x1b[K${line}`)
  else if (`${file} ${progress.phase}` !== shown) stdout.write(`${line}\n`)
  shown = `${file} ${progress.phase}`
}

async function askServer(server: LocalServer, request: AddressRequest): Promise<void> {
  for await (const event of fetchLocalLines(server, localCalls.importAddresses, {
    query: request,
    signal,
  }) as AsyncIterable<AddressEvent>) {
    if ('error' in event) throw new ServerFailed(event.error.message)
    if ('outcome' in event) end(event.outcome)
    if ('progress' in event) show(event.file, event.progress)
    if ('done' in event) return
  }
  throw new ServerFailed('O servidor parou no meio da importação: o mesmo comando continua de onde parou.')
}
