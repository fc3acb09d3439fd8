import { asksForHelp } from '../command-help.ts'
import { loadConfig, type ServerConfig, WrongSetting } from '../server-config.ts'
import { readDotEnv } from '../read-dot-env.ts'
import { createFilesPrivately } from '../private-files.ts'
import { explainDatabaseError } from '../database/database-errors.ts'
import { BackupFailed } from './backup-manifest.ts'
import { parseArgs } from 'node:util'

/** The command was called with arguments it does not accept; the message is for people, in Portuguese. */
export class WrongBackupUsage extends Error {}

/** What a command may be asked for besides its file. */
type BackupOption = 'force' | 'encrypt'

/**
 * Parses one file and the options that the command has.
 * @throws WrongBackupUsage
 */
export function parseBackupArguments(
  args: readonly string[],
  known: readonly BackupOption[],
): { file: string; force: boolean; encrypt: boolean } {
  let parsed: { values: Partial<Record<BackupOption, boolean | string>>; positionals: string[] }
  try {
    parsed = parseArgs({
      args: [...args],
      options: Object.fromEntries(known.map(name => [name, { type: 'boolean' as const }])),
      allowPositionals: true,
    })
  } catch (error) {
    const option = args.find(arg => arg.startsWith('-') && !known.some(name => arg === `--${name}`))
    throw new WrongBackupUsage(
      option ? `Opção desconhecida: ${option}.` : 'As opções não foram entendidas.',
      {
        cause: error,
      },
    )
  }
  const [file, ...others] = parsed.positionals
  if (file === undefined || file === '') throw new WrongBackupUsage('Diga o arquivo da cópia.')
  if (others.length > 0) throw new WrongBackupUsage('Diga um só arquivo.')
  const { force = false, encrypt = false } = parsed.values
  return { file, force: force === true, encrypt: encrypt === true }
}

interface Command {
  usage: string
  options: readonly BackupOption[]
  /** The message when DATABASE_URL is set and the command cannot run: what to do instead. */
  onPostgres: string
  run(
    request: ReturnType<typeof parseBackupArguments>,
    context: { config: ServerConfig; signal: AbortSignal; say: (text: string) => void },
  ): Promise<void>
}

/** Runs a command as a process. Exit codes: 0 done or help given, 1 not done (nothing partial remains), 130 cancelled. */
export async function runBackupCommand({ usage, options, onPostgres, run }: Command): Promise<void> {
  const cancel = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      cancel.abort()
      process.stderr.write('\nCancelando…\n')
    })
  }
  const args = process.argv.slice(2)
  if (asksForHelp(args)) {
    process.stdout.write(`${usage}\n`)
    return
  }
  try {
    readDotEnv()
    createFilesPrivately()
    const config = loadConfig(process.env)
    if (config.databaseUrl !== null) throw new BackupFailed(onPostgres)
    const say = (text: string) => void process.stdout.write(text)
    await run(parseBackupArguments(args, options), { config, signal: cancel.signal, say })
  } catch (error) {
    process.exitCode = cancel.signal.aborted ? 130 : 1
    if (!cancel.signal.aborted) process.stderr.write(`${explained(error, usage)}\n`)
  }
}

function explained(error: unknown, usage: string): string {
  if (error instanceof WrongBackupUsage) return `${error.message}\n\n${usage}`
  if (error instanceof WrongSetting || error instanceof BackupFailed) return error.message
  const ofDatabase = explainDatabaseError(error)
  if (ofDatabase !== null) return ofDatabase
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return 'Não há espaço no disco.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
