import { createFairQueue } from '../queue/fair-queue.ts'
import {
  type DatabaseConnection,
  queryConnection,
  assertOutsideTransaction,
  runTransaction,
} from './database-connection.ts'
import type { Database, Queryable, SqlStatement } from './database.ts'
import { copyLiveDatabase } from './live-copy.ts'
import { migrateDatabase, readMigrations } from './migrate.ts'
import type { EmbeddedPlace } from './embedded-messages.ts'
import { startEngineThread } from './worker-connection.ts'

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
