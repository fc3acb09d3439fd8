import { createFairQueue } from '../queue/fair-queue.ts'
import {
  assertOutsideTransaction,
  type DatabaseConnection,
  queryConnection,
  runTransaction,
  type StatementOutcome,
} from './database-connection.ts'
import type { Database, Queryable, SqlStatement } from './database.ts'
import { copyLiveDatabase } from './live-copy.ts'
import { migrateDatabase, readMigrations } from './migrate.ts'
import {
  type EmbeddedPlace,
  lostFolderExit,
  type WorkerReply,
  type WorkerRequest,
} from './embedded-messages.ts'
import { DataFolderLost } from '../data-folder.ts'
import { isSource, startThread } from '../start-thread.ts'
import { DatabaseError, DatabaseUnavailable } from './database-errors.ts'

interface Waiting {
  resolve: (outcome: StatementOutcome) => void
  reject: (error: Error) => void
}

const engineThread = isSource
  ? new URL('./embedded-worker.ts', import.meta.url)
  : new URL('./embedded-worker.js', import.meta.url)

/** Starts the embedded engine in its own thread. `report` is called if the thread ends unexpectedly. */
async function startEngineThread(
  place: EmbeddedPlace,
  report: (error: Error) => void,
): Promise<DatabaseConnection & { close(): Promise<void> }> {
  const worker = startThread(engineThread, { workerData: place })
  const waiting = new Map<number, Waiting>()
  let requests = 0
  let ended: DatabaseUnavailable | null = null
  let watched = false

  function end(cause: Error): void {
    if (ended) return
    ended = new DatabaseUnavailable(`The embedded database has stopped: ${cause.message}`, { cause })
    for (const { reject } of waiting.values()) reject(ended)
    waiting.clear()
    if (watched) report(ended)
  }

  function ask(
    text: string | null,
    values: WorkerRequest['values'],
    plannedFor?: string,
  ): Promise<StatementOutcome> {
    if (ended) return Promise.reject(ended)
    const id = ++requests
    worker.postMessage({ id, text, values, plannedFor } satisfies WorkerRequest)
    return replyTo(id)
  }

  function replyTo(id: number): Promise<StatementOutcome> {
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }

  worker.on('error', end)
  worker.on('exit', code =>
    end(
      place.fence && code === lostFolderExit
        ? new DataFolderLost(place.folder)
        : new Error(`Its thread ended with ${code}`),
    ),
  )
  worker.on('message', (reply: WorkerReply) => {
    const asked = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('outcome' in reply) asked?.resolve(reply.outcome)
    else asked?.reject(reply.refusal ? new DatabaseError(reply.error, reply.refusal) : new Error(reply.error))
  })
  await replyTo(0)
  watched = true

  return {
    run: ask,
    script: async text => void (await ask(text, null)),
    close: async () => {
      watched = false
      if (!ended) await ask(null, null)
      await worker.terminate()
    },
  }
}

/**
 * Opens the database in `folder`; creates and migrates it if needed. Only one process may do so: the caller must hold
 * the claim on the folder.
 */
export async function openEmbedded(
  { folder, fence }: EmbeddedPlace,
  report: (error: Error) => void,
): Promise<Database> {
  const connection = await startEngineThread({ folder, fence }, report)
  try {
    await migrateDatabase(connection, await readMigrations())
  } catch (error) {
    await connection.close()
    throw error
  }
  return embeddedDatabase(connection, folder)
}

/**
 * Implements the database interface on the single connection to an embedded engine; `folder` is where its files are,
 * if it has any.
 */
export function embeddedDatabase(
  connection: DatabaseConnection & { close(): Promise<void> },
  folder: string | null = null,
): Database {
  // One statement at a time: statements that wait inside the engine could no longer be ordered.
  const { run } = createFairQueue({ concurrent: 1 })
  const jobs = new Set<string>()

  const database: Database = {
    engine: 'embedded',
    query<Row extends object>(statement: SqlStatement): Promise<Row[]> {
      assertOutsideTransaction()
      return run(() => queryConnection<Row>(connection, statement))
    },
    transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
      assertOutsideTransaction()
      return run(() => runTransaction(connection, work), { evenIfAborted: true })
    },
    async exclusively(job, work) {
      if (jobs.has(job)) return null
      jobs.add(job)
      try {
        // The folder's lock cannot be lost alone: the engine ends with it.
        return await work(new AbortController().signal)
      } finally {
        jobs.delete(job)
      }
    },
    async maintain({ vacuum = false } = {}) {
      assertOutsideTransaction()
      const { rows } = await run(() => connection.run(tables, []))
      for (const { name } of rows as { name: string }[]) {
        await run(() => connection.run(`${vacuum ? 'vacuum (analyze)' : 'analyze'} ${name}`, []))
      }
      if (vacuum) await run(() => connection.run('checkpoint', []))
    },
    close: () => run(() => connection.close(), { evenIfAborted: true }),
  }
  if (folder === null) return database
  // Runs a second statement, so that the engine's own work after the first one is finished, too.
  const checkpoint = async () => {
    await connection.run('checkpoint', [])
    await connection.run('select 1', [])
  }
  return {
    ...database,
    liveCopy: () =>
      copyLiveDatabase(folder, {
        checkpoint: () => run(checkpoint),
        runExclusively: run,
        finalCheckpoint: checkpoint,
      }),
  }
}

// Uses one statement per table, so that searches can run in between; of a partitioned table, only the partitions are
// read.
const tables = `
  select quote_ident(relname) as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`
