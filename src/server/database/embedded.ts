import { type Connection, queryOver, refuseInsideTransaction, transactionOver } from './connection.ts'
import type { Database, Queryable, Statement } from './database.ts'
import { liveCopy } from './live-copy.ts'
import { migrate, readMigrations } from './migrate.ts'
import type { EmbeddedPlace } from './embedded-messages.ts'
import { startEngineThread } from './worker-connection.ts'

/** Opens the database in `folder`, creating and migrating it. One process alone may: hold the folder's claim. */
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

/** The agreed database over the one connection to an embedded engine; `folder` = where its files are, if anywhere. */
export function embeddedDatabase(
  connection: Connection & { close(): Promise<void> },
  folder: string | null = null,
): Database {
  const take = turns()
  const jobs = new Set<string>()

  const database: Database = {
    engine: 'embedded',
    query<Row extends object>(statement: Statement): Promise<Row[]> {
      refuseInsideTransaction()
      return take.shared(() => queryOver<Row>(connection, statement))
    },
    transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
      refuseInsideTransaction()
      return take.alone(() => transactionOver(connection, work))
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
      refuseInsideTransaction()
      const { rows } = await take.shared(() => connection.run(tables, []))
      for (const { name } of rows as { name: string }[]) {
        await take.shared(() => connection.run(`${vacuum ? 'vacuum (analyze)' : 'analyze'} ${name}`, []))
      }
      await take.shared(() => connection.run('checkpoint', []))
    },
    close: () => take.alone(() => connection.close()),
  }
  if (folder === null) return database
  // A second statement: what the engine does after the first one for itself is then over, too.
  const checkpoint = async () => {
    await connection.run('checkpoint', [])
    await connection.run('select 1', [])
  }
  return {
    ...database,
    liveCopy: () =>
      liveCopy(folder, { checkpoint: () => take.shared(checkpoint), alone: take.alone, rest: checkpoint }),
  }
}

// One statement a table, so that searches get their turn in between; a partitioned one is read in its parts only.
const tables = `
  select quote_ident(relname) as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`

/** Shared work goes at once, in order, except while somebody has the connection alone. */
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
