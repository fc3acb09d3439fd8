import {
  type DatabaseConnection,
  queryConnection,
  assertOutsideTransaction,
  runTransaction,
} from './database-connection.ts'
import type { Database, Queryable, Statement } from './database.ts'
import { copyLiveDatabase } from './live-copy.ts'
import { migrate, readMigrations } from './migrate.ts'
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
    await migrate(connection, await readMigrations())
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
  const take = turns()
  const jobs = new Set<string>()

  const database: Database = {
    engine: 'embedded',
    query<Row extends object>(statement: Statement): Promise<Row[]> {
      assertOutsideTransaction()
      return take.shared(() => queryConnection<Row>(connection, statement))
    },
    transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
      assertOutsideTransaction()
      return take.alone(() => runTransaction(connection, work))
    },
    async exclusively(job, work) {
      if (jobs.has(job)) return null
      jobs.add(job)
      try {
        return await work()
      } finally {
        jobs.delete(job)
      }
    },
    async maintain({ vacuum = false } = {}) {
      assertOutsideTransaction()
      const { rows } = await take.shared(() => connection.run(tables, []))
      for (const { name } of rows as { name: string }[]) {
        await take.shared(() => connection.run(`${vacuum ? 'vacuum (analyze)' : 'analyze'} ${name}`, []))
      }
      await take.shared(() => connection.run('checkpoint', []))
    },
    close: () => take.alone(() => connection.close()),
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
        checkpoint: () => take.shared(checkpoint),
        alone: take.alone,
        rest: checkpoint,
      }),
  }
}

// Uses one statement per table, so that searches can run in between; of a partitioned table, only the partitions are
// read.
const tables = `
  select quote_ident(relname) as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`

/** Runs shared work at once and in order, except while a caller holds the connection exclusively. */
function turns() {
  const waiting: (() => void)[] = []
  let taken = false

  function next(): void {
    while (!taken) {
      const start = waiting.shift()
      if (!start) return
      start()
    }
  }

  function turn<T>(start: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      waiting.push(() => void start().then(resolve, reject))
      next()
    })
  }

  return {
    shared: turn,
    alone<T>(work: () => Promise<T>): Promise<T> {
      return turn(() => {
        taken = true
        return work().finally(() => {
          taken = false
          next()
        })
      })
    },
  }
}
