import { AsyncLocalStorage } from 'node:async_hooks'
import type { CallTurn } from '#contract/call-queues.ts'

/** The queue holds the maximum number of waiting jobs. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

/** The jobs of the lane that run and wait cost as much as its budget allows. */
export class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent'
}

/** The client closed its connection before its work began: nobody reads the answer. */
export class RequestAborted extends Error {
  override readonly name = 'RequestAborted'
}

/** Runs work when it is its turn in one of the server's queues. */
export type RunInTurn = <T>(turn: CallTurn, work: () => Promise<T>) => Promise<T>

/** The request for which the current work runs, as far as queues need to know it. */
export interface RequestContext {
  /** The address that the work counts for; `null` outside a request. */
  lane: string | null
  /** Aborts when the client closes its connection; `null` where the work is done all the same. */
  signal: AbortSignal | null
  /** Called when the work begins to wait in a queue; the returned function ends that wait. */
  beginWait?: () => () => void
  /** Without it the work takes no turns. */
  runInTurn?: RunInTurn
}

const storage = new AsyncLocalStorage<RequestContext>()
const noRequest: RequestContext = { lane: null, signal: null }

/** Returns the request for which the current work runs; outside of one, a context without an address. */
export const currentRequest = (): RequestContext => storage.getStore() ?? noRequest

/** Runs work as that of a request: `currentRequest` returns its context meanwhile. */
export const runInRequest = <T>(context: RequestContext, work: () => T): T => storage.run(context, work)

/**
 * Runs work that serves other requests, too: it does not count for the address of the current request and continues
 * when that request is aborted.
 * @param lane a lane for this kind of work alone; without it, the one of all work outside requests
 */
export const runOutsideRequest = <T>(work: () => T, lane: string | null = null): T =>
  storage.run({ lane, signal: null }, work)

/**
 * Runs work of the current request when it is the turn of its address; work outside requests runs at once. Work that
 * has a turn must not wait for another one of the same queue.
 * @throws BudgetSpent, QueueFull, RequestAborted
 */
export const runInTurn: RunInTurn = (turn, work) => {
  const run = currentRequest().runInTurn
  return run ? run(turn, work) : work()
}
