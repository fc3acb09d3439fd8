import pg from 'pg'
import { createFairQueue } from '../queue/fair-queue.ts'
import {
  type DatabaseConnection,
  queryConnection,
  assertOutsideTransaction,
  runTransaction,
} from './database-connection.ts'
import type { Database, Queryable, SqlStatement } from './database.ts'
import { DatabaseError, DatabaseUnavailable, readEngineRefusal } from './database-errors.ts'
import { assertLockHeld, createLockContext, onlyReads } from './held-lock.ts'
import { runWithJobLock } from './job-lock.ts'
import { migrateDatabase, readMigrations } from './migrate.ts'
import { findParser } from './value-parsers.ts'

const seconds = 1000
const connections = 10
/** Maximum of these for one address. */
const connectionsPerLane = 4

function settings(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    application_name: 'arremate',
    max: connections,
    connectionTimeoutMillis: 5 * seconds,
    idleTimeoutMillis: 30 * seconds,
    keepAlive: true,
    statement_timeout: 30 * seconds,
    idle_in_transaction_session_timeout: 30 * seconds,
    // Uses the same calendar and notation as the embedded engine.
    options: '-c TimeZone=UTC -c DateStyle=ISO',
    types: { getTypeParser: findParser as pg.CustomTypesConfig['getTypeParser'] },
  }
}

/**
 * Opens the database at a `postgres://…` address and migrates it. `report` is called when an idle connection drops.
 * @param pingEvery milliseconds between two looks at a connection that holds a lock; one that has not answered by the
 * next is lost
 */
export async function openPostgres(
  url: string,
  report: (error: Error) => void,
  { pingEvery = 5 * seconds }: { pingEvery?: number } = {},
): Promise<Database> {
  const pool = new pg.Pool(settings(url))
  pool.on('error', report)
  // Without this handler, a connection that drops between two statements of a transaction would end the process.
  pool.on('connect', client => client.on('error', () => undefined))
  try {
    await refusePoolerByTransaction(pool)
    const migrations = await readMigrations()
    await withClient(pool, client => migrateDatabase(client, migrations))
  } catch (error) {
    await pool.end()
    throw error
  }
  const { run } = createFairQueue({ concurrent: connections, concurrentPerLane: connectionsPerLane })
  const locks = createLockContext()
  return {
    engine: 'postgres',
    async query<Row extends object>(statement: SqlStatement): Promise<Row[]> {
      assertOutsideTransaction()
      const lock = locks.find()
      if (!lock || onlyReads(statement.text))
        return run(() => queryConnection<Row>(connectionOf(pool), statement))
      const alone = (tx: Queryable) => tx.query<Row>(statement)
      return run(() =>
        withClient(pool, client => runTransaction(client, alone, inside => assertLockHeld(inside, lock))),
      )
    },
    async transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
      assertOutsideTransaction()
      const lock = locks.find()
      const fence = lock ? (inside: DatabaseConnection) => assertLockHeld(inside, lock) : undefined
      return run(() => withClient(pool, client => runTransaction(client, work, fence)), {
        evenIfAborted: true,
      })
    },
    exclusively: (job, work) =>
      runWithJobLock(job, work, { settings: settings(url), context: locks, report, understood, pingEvery }),
    maintain: ({ vacuum = false } = {}) =>
      withClient(pool, async client => {
        await client.run('set statement_timeout = 0', [])
        try {
          await client.run(vacuum ? 'vacuum (analyze)' : 'analyze', [])
        } finally {
          await client.run('reset statement_timeout', [])
        }
      }),
    close: () => pool.end(),
  }
}

function connectionOf(client: Pick<pg.Pool, 'query'>): DatabaseConnection {
  return {
    async run(text, values) {
      const { rows, command } = await understood(client.query<object>(text, [...values]))
      return { rows, command }
    },
    script: async text => void (await understood(client.query(text))),
  }
}

/** Uses a pooled connection for several statements; discards it when it was lost. */
async function withClient<T>(pool: pg.Pool, work: (client: DatabaseConnection) => Promise<T>): Promise<T> {
  const client = await understood(pool.connect())
  let broken = false
  try {
    return await work(connectionOf(client))
  } catch (error) {
    broken = error instanceof DatabaseUnavailable
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * Refuses a pooler that lends a session for one transaction only, such as PgBouncer with `pool_mode = transaction`: locks
 * of a session, which jobs need, would stay with its next holder. It gives itself away by one session of the
 * server for two connections that are open, or by two sessions for one connection.
 * @throws DatabaseUnavailable
 */
export async function refusePoolerByTransaction(pool: SessionPool): Promise<void> {
  const first = await understood(pool.connect())
  try {
    const second = await understood(pool.connect())
    try {
      const alone = await readSession(first)
      await understood(second.query('begin'))
      const beside = await readSession(second)
      if (beside === alone || (await readSession(first)) !== alone) throw new DatabaseUnavailable(pooled)
    } finally {
      await second.query('rollback').catch(() => undefined)
      second.release()
    }
  } finally {
    first.release()
  }
}

interface SessionPool {
  connect(): Promise<{ query(text: string): Promise<{ rows: object[] }>; release(): void }>
}

const pooled =
  'há um pooler em modo de transação (como o PgBouncer) na frente do PostgreSQL, e as travas de sessão não valem atrás dele. Use o endereço do próprio PostgreSQL, ou o modo de sessão.'

async function readSession(client: Awaited<ReturnType<SessionPool['connect']>>): Promise<number> {
  const { rows } = await understood(client.query('select pg_backend_pid() as session'))
  return (rows[0] as { session: number }).session
}

// SQLSTATE of a lost connection, lack of resources, a shutdown or a timeout.
const unavailable = /^(08|53|57|25P03)/

async function understood<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const refusal = readEngineRefusal(error)
    const message = error instanceof Error ? error.message : String(error)
    if (refusal && !unavailable.test(refusal.code))
      throw new DatabaseError(message, refusal, { cause: error })
    if (error instanceof RangeError || error instanceof SyntaxError) throw error
    throw new DatabaseUnavailable(message, { cause: error })
  }
}
