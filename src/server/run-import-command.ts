import { asksForHelp } from './command-help.ts'
import { explainDatabaseError } from './database/database-errors.ts'
import { LocalCallRefused } from './http/fetch-local-call.ts'
import { createFilesPrivately } from './private-files.ts'
import { DatabaseBusy } from './reach-database.ts'
import { readDotEnv } from './read-dot-env.ts'
import { loadConfig, type ServerConfig, WrongSetting } from './server-config.ts'

type ErrorClass = abstract new (...args: never[]) => Error

/** The server that was asked said that it could not; the message is for people. */
class ServerFailed extends Error {}

/** What the server answers to a command, a line each: progress, outcomes, and `done` or an error as the last one. */
type ServerEvent<Progress, Outcome> =
  | { progress: Progress; file: string }
  | { outcome: Outcome }
  | { done: true }
  | { error: { message: string } }

/** Where a command shows what its import does, and counts what failed. */
export interface ImportConsole<Progress, Outcome> {
  show(file: string, progress: Progress): void
  end(outcome: Outcome): void
  /**
   * Shows what the server answers until it is done.
   * @throws ServerFailed when the server failed or broke off
   */
  follow(events: AsyncIterable<ServerEvent<Progress, Outcome>>): Promise<void>
}

interface ImportCommand<Request, Progress, Outcome> {
  usage: string
  /** @throws an error of `wrongUsage` */
  parse(args: readonly string[]): Request
  wrongUsage: ErrorClass
  /** Errors whose message is for people; all others are shown with their stack. */
  expected: readonly ErrorClass[]
  describeProgress(file: string, progress: Progress): string
  describeOutcome(outcome: Outcome): string
  isFailure(outcome: Outcome): boolean
  /** What the person does when the server broke off. */
  continuesBy: string
  run(
    request: Request,
    context: { config: ServerConfig; signal: AbortSignal; console: ImportConsole<Progress, Outcome> },
  ): Promise<void>
}

/** Runs an import as a process. Exit codes: 0 all imported or help given, 1 something was not, 130 stopped. */
export async function runImportCommand<Request, Progress extends { phase: string }, Outcome>(
  command: ImportCommand<Request, Progress, Outcome>,
): Promise<void> {
  const { stdout, stderr } = process
  const cancel = new AbortController()
  const { signal } = cancel
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      cancel.abort()
      stderr.write('\nParando…\n')
    })
  }
  let failures = 0
  /** The file and phase whose progress was shown last. */
  let shown = ''
  const console: ImportConsole<Progress, Outcome> = {
    show(file, progress) {
      const line = command.describeProgress(file, progress)
      if (stdout.isTTY) stdout.write(`\r\x1b[K${line}`)
      else if (`${file} ${progress.phase}` !== shown) stdout.write(`${line}\n`)
      shown = `${file} ${progress.phase}`
    },
    end(outcome) {
      if (stdout.isTTY) stdout.write('\r\x1b[K')
      const hasFailed = command.isFailure(outcome)
      if (hasFailed) failures += 1
      ;(hasFailed ? stderr : stdout).write(`${command.describeOutcome(outcome)}\n`)
    },
    async follow(events) {
      for await (const event of events) {
        if ('error' in event) throw new ServerFailed(event.error.message)
        if ('outcome' in event) console.end(event.outcome)
        if ('progress' in event) console.show(event.file, event.progress)
        if ('done' in event) return
      }
      throw new ServerFailed(`O servidor parou no meio da importação: ${command.continuesBy}.`)
    },
  }
  try {
    const args = process.argv.slice(2)
    if (asksForHelp(args)) stdout.write(`${command.usage}\n`)
    else {
      const request = command.parse(args)
      readDotEnv()
      createFilesPrivately()
      await command.run(request, { config: loadConfig(process.env), signal, console })
      signal.throwIfAborted()
      process.exitCode = failures > 0 ? 1 : 0
    }
  } catch (error) {
    process.exitCode = signal.aborted ? 130 : 1
    if (!signal.aborted) stderr.write(`${explainFailure(error, command)}\n`)
  }
}

function explainFailure(
  error: unknown,
  {
    usage,
    wrongUsage,
    expected,
  }: Pick<ImportCommand<never, never, never>, 'usage' | 'wrongUsage' | 'expected'>,
): string {
  if (!(error instanceof Error)) return String(error)
  const isOf = (kinds: readonly ErrorClass[]): boolean => kinds.some(kind => error instanceof kind)
  if (isOf([wrongUsage])) return `${error.message}\n\n${usage}`
  if (isOf([WrongSetting, DatabaseBusy, ServerFailed, LocalCallRefused, ...expected])) return error.message
  if ('code' in error && error.code === 'ENOENT') return 'O arquivo não foi encontrado.'
  return explainDatabaseError(error) ?? `A importação falhou: ${error.stack}`
}
