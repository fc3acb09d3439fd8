import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { FolderFence } from '../folder-lock.ts'
import { finishRestore } from './finish-restore.ts'
import type { DatabaseConnection, StatementOutcome } from './database-connection.ts'
import { findTemplate, unpackTemplate } from './embedded-template.ts'
import { DatabaseError, readEngineRefusal } from './database-errors.ts'
import { SyncedFolder, syncFolder, syncTree } from './synced-folder.ts'
import { valueParsers } from './value-parsers.ts'

/** Number of statements that stay prepared; beyond it, the one unused longest is forgotten. */
const maxPrepared = 8
/** Runs after which a statement is planned again: its tables may have grown without new statistics. */
const runsPerPlan = 100

/**
 * Prepares statements that run many times for one piece of work. The engine plans each of them once for this work; the
 * next one has it planned again, because the tables may have another size then.
 * @param runScript runs a statement without parameters
 * @returns writes the statement that runs a prepared one with these values
 */
function createPreparedStatements(
  runScript: (text: string) => Promise<unknown>,
): (work: string, text: string, values: readonly (string | null)[]) => Promise<string> {
  const kept = new Map<string, { name: string; runs: number }>()
  let lastNumber = 0

  async function forget(key: string): Promise<void> {
    await runScript(`deallocate ${kept.get(key)?.name}`)
    kept.delete(key)
  }

  async function prepare(text: string): Promise<{ name: string; runs: number }> {
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= maxPrepared) await forget(oldest)
    const name = `prepared_${++lastNumber}`
    await runScript(`prepare ${name} as ${text}`)
    return { name, runs: 0 }
  }

  return async (work, text, values) => {
    const key = `${work}\n${text}`
    if (kept.get(key)?.runs === runsPerPlan) await forget(key)
    const { name, runs } = kept.get(key) ?? (await prepare(text))
    kept.delete(key)
    kept.set(key, { name, runs: runs + 1 })
    return `execute ${name}${values.length === 0 ? '' : `(${values.map(writeLiteral).join(', ')})`}`
  }
}

/** Writes a parameter's text as a literal; the engine takes backslashes as they are. */
const writeLiteral = (value: string | null): string =>
  value === null ? 'null' : `'${value.replaceAll("'", "''")}'`

/** PostgreSQL in this thread. Statements run one after the other and block the thread while they run. */
export interface EmbeddedEngine extends DatabaseConnection {
  close(): Promise<void>
}

// Leaves out PGlite's own -F, which turns fsync off; of the sync methods, only fsync reaches the file system. The
// other settings keep memory low, and make each ANALYZE short.
const settings = {
  wal_sync_method: 'fsync',
  shared_buffers: '64MB',
  random_page_cost: '1.1',
  default_statistics_target: '20',
}
const startParams = [
  ...PGlite.defaultStartParams.filter(parameter => parameter !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]
/** Bytes of the write-ahead log that trigger a checkpoint. The log must stay below 64 MB. */
const walLimit = 32 * 1024 * 1024
const writesBetweenLooks = 8

/**
 * Opens or creates the database in `<folder>/database`: a new one is unpacked from the build's template, or initialised
 * when the server runs from source. A first start that is killed leaves nothing behind.
 * @param fence ends this thread before it writes to a folder that its process has lost
 */
export async function startEmbedded(folder: string, fence?: FolderFence): Promise<EmbeddedEngine> {
  await finishRestore(folder)
  const data = join(folder, 'database')
  if (existsSync(data)) {
    // A start killed between creating and filling this file leaves it empty, and PostgreSQL then refuses every start.
    // The file protects nothing here, because all PGlite processes have one number; the data folder's lock does.
    await rm(join(data, 'postmaster.pid'), { force: true })
    await syncTree(data)
  } else {
    const unfinished = `${data}.new`
    await rm(unfinished, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    const template = findTemplate()
    if (template) await unpackTemplate(template, unfinished)
    else await (await create({ fs: new SyncedFolder(unfinished, fence) })).close()
    await syncTree(unfinished)
    await rename(unfinished, data)
    syncFolder(folder)
  }
  return engineOver(await create({ fs: new SyncedFolder(data, fence) }))
}

/** Opens a database in memory, for tests. */
export async function startInMemory(
  template: Blob | null,
): Promise<EmbeddedEngine & { dump(): Promise<Blob> }> {
  const pg = await create(template ? { loadDataDir: template } : {})
  return { ...engineOver(pg), dump: () => pg.dumpDataDir('none') }
}

// No index uses pg_trgm any more, but the first migration creates the extension: without it no new database would open.
async function create(options: PGliteOptions): Promise<PGlite> {
  const pg = await PGlite.create({ ...options, startParams, extensions: { pg_trgm } })
  for (const [type, parser] of valueParsers) pg.parsers[type] = parser
  return pg
}

function engineOver(pg: PGlite): EmbeddedEngine {
  let last: Promise<unknown> = Promise.resolve()
  let writes = 0
  const writePrepared = createPreparedStatements(text => mapErrors(pg.exec(text)))

  /** Runs a statement prepared; one with a NUL as it is, because no literal can hold it and the engine refuses it. */
  async function runPlanned(
    work: string,
    text: string,
    values: readonly (string | null)[],
  ): Promise<StatementOutcome> {
    if (values.some(value => value?.includes('\0'))) return run(pg, text, values)
    return run(pg, await writePrepared(work, text, values), [])
  }

  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }

  /** Runs checkpoints, because PGlite has no checkpointer and a long write-ahead log slows down the next start. */
  async function keepLogShort(): Promise<void> {
    if (pg.isInTransaction() || ++writes % writesBetweenLooks !== 0) return
    const { rows } = await pg.query<{ bytes: number }>(
      'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
    )
    if ((rows[0]?.bytes ?? 0) > walLimit) await pg.exec('checkpoint')
  }

  return {
    run: (text, values, plannedFor) => {
      const outcome = inOrder(() =>
        plannedFor === undefined ? run(pg, text, values) : runPlanned(plannedFor, text, values),
      )
      void inOrder(async () => {
        await outcome
        if (!/^\s*select\b/i.test(text)) await keepLogShort()
      }).catch(() => undefined)
      return outcome
    },
    script: text => inOrder(async () => void (await mapErrors(pg.exec(text)))),
    close: () => inOrder(() => pg.close()),
  }
}

async function run(pg: PGlite, text: string, values: readonly (string | null)[]): Promise<StatementOutcome> {
  const { rows, command } = await mapErrors(pg.query<object>(text, [...values]))
  return { rows, command: command ?? '' }
}

async function mapErrors<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const refusal = readEngineRefusal(error)
    if (!refusal || !(error instanceof Error)) throw error
    throw new DatabaseError(error.message, refusal, { cause: error })
  }
}
