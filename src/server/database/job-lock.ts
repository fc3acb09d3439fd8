import pg from 'pg'
import { type HeldLock, type LockContext, LockLost } from './held-lock.ts'

interface JobLockOptions {
  /** Settings of the connection that holds the lock. */
  settings: pg.ClientConfig
  /** The locks that the caller's work holds already. */
  context: LockContext
  report: (error: Error) => void
  /** Turns a refused or lost statement into the errors of this module's callers. */
  understood: <T>(answer: Promise<T>) => Promise<T>
  /** Milliseconds between two looks at the connection; one that has not answered by the next is lost. */
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
export async function runWithJobLock<T>(
  job: string,
  work: (signal: AbortSignal) => Promise<T>,
  { settings, context, report, understood, pingEvery }: JobLockOptions,
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
    await understood(client.connect())
    const { rows } = await understood(
      client.query<{ mine: boolean }>('select pg_try_advisory_lock(7208, hashtext($1)) as mine', [job]),
    )
    if (!rows[0]?.mine) return null
    watch = watchConnection(client, lose, pingEvery)
    const token = await understood(takeToken(client, job))
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

/** Notices a connection whose other end is gone without a word, and cuts it off. */
function watchConnection(client: pg.Client, lose: (cause: Error) => void, every: number): NodeJS.Timeout {
  let waiting = false
  const look = () => {
    if (!waiting) {
      waiting = true
      client.query('select 1').then(
        () => (waiting = false),
        () => undefined, // The client's events say so.
      )
      return
    }
    // This process may have been busy: what has arrived meanwhile is read before.
    afterPendingCallbacks(() =>
      afterPendingCallbacks(() => {
        if (!waiting) return
        lose(new Error('The connection does not answer'))
        // Waits for nothing: a statement that has no answer makes it cut the connection.
        void client.end().catch(() => undefined)
      }),
    )
  }
  return setInterval(look, every).unref()
}
