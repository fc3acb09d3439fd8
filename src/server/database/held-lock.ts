import { AsyncLocalStorage } from 'node:async_hooks'
import type { DatabaseConnection } from './database-connection.ts'
import { DatabaseUnavailable } from './database-errors.ts'

/** The lock of a job was lost while the job was being done: from there on the job writes nothing. */
export class LockLost extends DatabaseUnavailable {}

/** The locks under which some work runs: its own, and those of the work around it. */
export interface HeldLock {
  /** Fencing tokens of the locks in `job_locks`; the next holder of one of the locks replaces its token. */
  readonly tokens: readonly number[]
  /** Aborts with `LockLost` as soon as one of the locks is known to be lost. */
  readonly signal: AbortSignal
  /** Whether the work is over and gave its lock back. */
  released: boolean
}

/** Which lock the work that runs now holds in one database. */
export interface LockContext {
  /** Runs work so that its statements, wherever they are sent from, belong to the lock. */
  run<T>(lock: HeldLock, work: () => Promise<T>): Promise<T>
  /**
   * Returns the lock that the caller's work holds; `null` outside such work and after it.
   * @throws LockLost when it is known to be lost
   */
  find(): HeldLock | null
}

/** Creates the context by which work finds the lock under which it runs. */
export function createLockContext(): LockContext {
  const current = new AsyncLocalStorage<HeldLock>()
  return {
    run: (lock, work) => current.run(lock, work),
    find() {
      const lock = current.getStore() ?? null
      lock?.signal.throwIfAborted()
      return lock?.released ? null : lock
    },
  }
}

/**
 * Checks inside a transaction that no other process has taken the locks since. The tokens' rows stay locked until the
 * transaction ends, and the next holder has to replace its token before it begins: so this transaction ends before, or
 * writes nothing.
 * @throws LockLost
 */
export async function assertLockHeld(connection: DatabaseConnection, { tokens }: HeldLock): Promise<void> {
  const { rows } = await connection.run(
    'select 1 from job_locks where token = any($1::bigint[]) order by token for share',
    [`{${tokens.join(',')}}`],
  )
  if (rows.length < tokens.length) throw new LockLost('Another process has taken the lock of this job')
}

/** Whether a statement only reads; what may write begins otherwise. */
export const onlyReads = (text: string): boolean => /^\s*select\b/i.test(text)
