import pg from 'pg'
import { createFairQueue } from '../queue/fair-queue.ts'
import {
  assertOutsideTransaction,
  type DatabaseConnection,
  queryConnection,
  runTransaction,
} from './database-connection.ts'
import type { Database, Queryable, SqlStatement } from './database.ts'
import { DatabaseError, DatabaseUnavailable, readEngineRefusal } from './database-errors.ts'
import {
  assertLockHeld,
  createLockContext,
  type HeldLock,
  type LockContext,
  LockLost,
  onlyReads,
} from './held-lock.ts'
import { migrateDatabase, readMigrations } from './migrate.ts'
import { findParser } from './value-parsers.ts'

interface JobLockOptions {
  /** Settings of the connection that holds the lock. */
  settings: pg.ClientConfig
  /** The locks that the caller's work holds already. */
  context: LockContext
  report: (error: Error) => void
  /** Turns a refused or lost statement into the errors of this module's callers. */
  mapErrors: <T>(answer: Promise<T>) => Promise<T>
  /** Milliseconds between two checks of the connection; one that has not answered by the next check is lost. */
  pingEvery: number
}

/**
 * The server, too, notices within half a minute that the other end is gone, and frees the lock. Ignored over a Unix
 * socket.
 */
const serverKeepalive = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

// Captured here, so that a test's fake timers do not replace it.
const afterPendingCallbacks = setImmediate

/**
 * Runs `work` while a connection of its own holds the advisory lock of the job, so that the lock ends with the process;
 * `null` when another one holds it. When the connection is lost, the lock is: the signal aborts, and what the work sends
 * is refused from then on. Until that is noticed, the fencing token refuses what would come after the next holder.
 */
async function runWithJobLock<T>(
  job: string,
  work: (signal: AbortSignal) => Promise<T>,
  { settings, context, report, mapErrors, pingEvery }: JobLockOptions,
): Promise<T | null> {
  const outer = context.find()
  const client = new pg.Client({ ...settings, options: `${settings.options ?? ''} ${serverKeepalive}` })
  const lost = new AbortController()
  let ending = false
  const lose = (cause: Error) => {
    if (lost.signal.aborted || ending) return
    lost.abort(new LockLost(`The connection that holds the lock of "${job}" is lost`, { cause }))
    report(cause)
  }
  client.on('error', lose)
  client.on('end', () => lose(new Error('The connection ended')))
  let watch: NodeJS.Timeout | undefined
  try {
    await mapErrors(client.connect())
    const { rows } = await mapErrors(
      client.query<{ held: boolean }>('select pg_try_advisory_lock(7208, hashtext($1)) as held', [job]),
    )
    if (!rows[0]?.held) return null
    watch = watchConnection(client, lose, pingEvery)
    const token = await mapErrors(takeToken(client, job))
    const lock: HeldLock = {
      tokens: [...(outer?.tokens ?? []), token],
      signal: outer ? AbortSignal.any([outer.signal, lost.signal]) : lost.signal,
      released: false,
    }
    try {
      return await context.run(lock, () => work(lock.signal))
    } finally {
      lock.released = true
      await client.query('delete from job_locks where token = $1', [token]).catch(() => undefined)
    }
  } finally {
    clearInterval(watch)
    ending = true
    await client.end().catch(() => undefined)
  }
}

/** Replaces the token of the holder before; waits for the transaction that this one is still in. */
async function takeToken(client: pg.Client, job: string): Promise<number> {
  const { rows } = await client.query<{ token: number }>(
    `insert into job_locks (job, token) values ($1, nextval('job_lock_tokens'))
     on conflict (job) do update set token = excluded.token returning token`,
    [job],
  )
  return (rows[0] as { token: number }).token
}

/** Detects a connection whose other end no longer answers, and closes it. */
function watchConnection(client: pg.Client, lose: (cause: Error) => void, every: number): NodeJS.Timeout {
  let waiting = false
  const ping = () => {
    if (!waiting) {
      waiting = true
      client.query('select 1').then(
        () => (waiting = false),
        () => undefined, // The client's error events report it.
      )
      return
    }
    // This process may have been busy, so messages that have arrived are read first.
    afterPendingCallbacks(() =>
      afterPendingCallbacks(() => {
        if (!waiting) return
        lose(new Error('The connection does not answer'))
        // `end` does not wait: while a statement has no answer, it destroys the connection.
        void client.end().catch(() => undefined)
      }),
    )
  }
  return setInterval(ping, every).unref()
}

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
 * @param pingEvery milliseconds between two checks of a connection that holds a lock; one that has not answered by the next
 * is lost
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
      runWithJobLock(job, work, { settings: settings(url), context: locks, report, mapErrors, pingEvery }),
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
      const { rows, command } = await mapErrors(client.query<object>(text, [...values]))
      return { rows, command }
    },
    script: async text => void (await mapErrors(client.query(text))),
  }
}

/** Uses a pooled connection for several statements; discards it when it was lost. */
async function withClient<T>(pool: pg.Pool, work: (client: DatabaseConnection) => Promise<T>): Promise<T> {
  const client = await mapErrors(pool.connect())
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
  const first = await mapErrors(pool.connect())
  try {
    const second = await mapErrors(pool.connect())
    try {
      const alone = await readSession(first)
      await mapErrors(second.query('begin'))
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
  const { rows } = await mapErrors(client.query('select pg_backend_pid() as session'))
  return (rows[0] as { session: number }).session
}

// SQLSTATE of a lost connection, lack of resources, a shutdown or a timeout.
const unavailable = /^(08|53|57|25P03)/

async function mapErrors<T>(answer: Promise<T>): Promise<T> {
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
