import { AsyncResource } from 'node:async_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import type { WorkerName } from './worker-names.ts'

/** A job that is repeated as long as the server runs. Times are in milliseconds. */
export interface WorkerDefinition {
  /** For the log and the health page. */
  name: WorkerName
  /** From the end of one run to the beginning of the next, unless `run` says otherwise. */
  every: number
  /** Until the first run; 0, which is the default, begins at once. */
  first?: number
  /**
   * The job that only one process at a time may do (`Database.exclusively`). `null` = it runs in every process, because it
   * serves this process alone (an index in memory, its own disk) or takes a lock by itself for what it writes.
   */
  lock: string | null
  /**
   * Asked before the lock is taken, which costs a connection: how long until there is something to do, 0 for now. It
   * is asked again after that long, or after `every` where that is sooner.
   */
  untilDue?(): Promise<number>
  /**
   * One run. Returns how long to wait until the next one, 0 for at once, nothing for `every`. May throw: that is
   * logged and tried again. Ends soon, by throwing or not, once `signal` is aborted: the worker stops, or its lock is lost.
   */
  run(signal: AbortSignal): Promise<number | void>
  /** How long to wait after so many failures in a row, 1 or more; `every` where it is left out. */
  backOff?(failures: number, error: unknown): number
  /** After a kick it runs once more, this much later: the transaction that the kick came from should be over then. */
  kickAgain?: number
  /** Done once, when the worker has stopped. */
  finish?(): Promise<unknown>
}

export interface WorkerDependencies {
  db: Pick<Database, 'exclusively'>
  log: Logger
  /** When runs begin and fail, for its state. */
  now?: (() => Date) | undefined
  /** Resolves after so many milliseconds, or rejects when the signal is aborted. */
  pause?: ((milliseconds: number, signal: AbortSignal) => Promise<unknown>) | undefined
}

/** How a worker does in this process. */
export interface WorkerState {
  name: WorkerName
  /** Whether a run has ended well in this process. */
  hasRun: boolean
  /** Failures in a row, 0 when the last run ended well. */
  failures: number
  /** When the first of them was. */
  failingSince: Date | null
  /** When the run that is under way began. */
  runningSince: Date | null
}

export interface BackgroundWorker {
  /** There may be something to do: runs now, or once more when it is running already. */
  kick(): void
  /** Resolves when nothing is being done. */
  settled(): Promise<void>
  /** Aborts what runs, waits for it to end, and begins nothing more. */
  stop(): Promise<void>
  states(): readonly WorkerState[]
}

const unreferenced = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  wait(milliseconds, null, { signal, ref: false })

/**
 * Starts a worker: one run at a time, also among processes unless its lock is `null`. Never throws. Of failures in a row
 * the first is logged (`worker_failed`), the others only where their message differs, then that it works again
 * (`worker_recovered`).
 */
export function startWorker(
  { name, every, first = 0, lock, untilDue, run, backOff = () => every, kickAgain, finish }: WorkerDefinition,
  { db, log, now = () => new Date(), pause = unreferenced }: WorkerDependencies,
): BackgroundWorker {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<void> | null = null
  let shouldRerun = false
  let next = new AbortController()
  let repeat = new AbortController()
  let failures = 0
  let lastProblem: string | null = null
  let hasRun = false
  let failingSince: Date | null = null
  let runningSince: Date | null = null

  async function attempt(): Promise<number> {
    const rest = untilDue ? await untilDue() : 0
    if (rest > 0) return Math.min(rest, every)
    if (signal.aborted) return every
    if (lock === null) return (await run(signal)) ?? every
    const ended = await db.exclusively(lock, async held => ({ rest: await runWhileHeld(held) }))
    return ended?.rest ?? every
  }

  /** One run that ends with the lock or the worker; `AbortSignal.any` would leave a reference in `signal` for each. */
  async function runWhileHeld(held: AbortSignal): Promise<number> {
    const ending = new AbortController()
    const stop = () => ending.abort(signal.reason)
    const lose = () => ending.abort(held.reason)
    signal.addEventListener('abort', stop)
    held.addEventListener('abort', lose)
    if (signal.aborted) stop()
    if (held.aborted) lose()
    try {
      return (await run(ending.signal)) ?? every
    } finally {
      signal.removeEventListener('abort', stop)
    }
  }

  async function runOnce(): Promise<number> {
    try {
      const rest = await attempt()
      if (failures > 0) log.info({ worker: name, code: 'worker_recovered', failures }, 'a worker works again')
      failures = 0
      failingSince = null
      hasRun = true
      lastProblem = null
      return rest
    } catch (error) {
      if (signal.aborted) return every
      failures += 1
      failingSince ??= now()
      const problem = error instanceof Error ? error.message : String(error)
      if (problem !== lastProblem)
        log.error({ err: error, worker: name, code: 'worker_failed' }, 'a worker failed: trying again later')
      lastProblem = problem
      return backOff(failures, error)
    }
  }

  function wake(): void {
    if (signal.aborted) return
    if (running) {
      shouldRerun = true
      return
    }
    next.abort()
    shouldRerun = false
    runningSince = now()
    running = runOnce().then(rest => {
      running = null
      runningSince = null
      if (shouldRerun || rest <= 0) wake()
      else next = lookAfter(rest)
    })
  }

  function lookAfter(milliseconds: number): AbortController {
    const waiting = new AbortController()
    if (signal.aborted) return waiting
    pause(milliseconds, waiting.signal).then(
      () => {
        if (!waiting.signal.aborted) wake()
      },
      () => undefined,
    )
    return waiting
  }

  async function settled(): Promise<void> {
    while (running) await running
  }

  async function end(): Promise<void> {
    stopping.abort()
    next.abort()
    repeat.abort()
    await settled()
    await finish?.().catch((error: unknown) =>
      log.error({ err: error, worker: name, code: 'worker_failed' }, 'a worker could not finish'),
    )
  }

  // A kick may come from within a transaction, whose async context allows only that transaction's own queries.
  const kick = AsyncResource.bind(() => {
    wake()
    if (kickAgain === undefined) return
    repeat.abort()
    repeat = lookAfter(kickAgain)
  })
  let ended: Promise<void> | null = null
  if (first > 0) next = lookAfter(first)
  else wake()
  return {
    kick,
    settled,
    stop: () => (ended ??= end()),
    states: () => [{ name, hasRun, failures, failingSince, runningSince }],
  }
}
