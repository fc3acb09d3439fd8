import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { startWorker, type BackgroundWorker } from '../../background/worker.ts'
import { publishListingChanges } from '../../catalogue-changes.ts'
import type { RegisteredBids } from '#domain/property/bank-page.ts'
import type { Database } from '../../database/database.ts'
import type { OperatorNotifier } from '../../operations/operator-troubles.ts'
import { type BankPageRequest, requestPage } from './request-page.ts'
import { requestBids } from './request-bids.ts'
import { storePageAnswer } from './store-page-answer.ts'
import { remainingGap, tryBeginRequest, remainingRest, readSiteState } from './bank-site-state.ts'
import { dropGonePages, listWaitingPages, findWantedPage } from './page-queue.ts'
import { minuteMs } from '../../durations.ts'

export interface PageWorkerDependencies {
  log: Logger
  now: () => Date
  /** The bank's page of a property, to which `?hdnimovel=` is added. */
  url: string
  /** Milliseconds from one page's request to the next. */
  interval: number
  /** Returns a number from 0 to below 1, to vary the times of requests. */
  random: () => number
  operator: OperatorNotifier
  /** Called after the catalogue's version changed. */
  onCatalogueChanged: () => void
  /** Resolves after so many milliseconds; rejects when the signal aborts. */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
  timeoutsMs?: BankPageRequest['timeoutsMs']
  /** Milliseconds between two checks for wanted pages when nothing waits. */
  every?: number
}

/**
 * Pages per round. Finding the waiting pages reads the whole catalogue, and other processes may take the lock between
 * rounds.
 */
const aRound = 20
/** Milliseconds between checks for wanted pages, when nothing waits, and for whether another process has stopped. */
const usualStandby = 30_000
/** Milliseconds until the whole catalogue is examined again, when nothing waited. */
const idle = 10 * minuteMs
/** Milliseconds between two changes of the catalogue's version, each of which invalidates every cached answer. */
const moveEvery = minuteMs
/** Share of the interval by which a request may come earlier or later. */
const spread = 0.3

/**
 * Reads the bank's pages into the listings, one after the other, as long as the server runs: what people look at
 * first, then by `listWaitingPages`. Its progress is in the database, so that the next start continues it, and several
 * processes ask no more than one would. Leaves the site alone where it wants to be, and notifies the operator. Stopping
 * cuts off a request that is under way; its page is asked for again next time.
 */
export function startPageWorker(
  db: Database,
  {
    pause = (milliseconds, signal) => wait(milliseconds, null, { signal, ref: false }),
    every: standby = usualStandby,
    ...reading
  }: PageWorkerDependencies,
): BackgroundWorker {
  const { log, now, interval, random, onCatalogueChanged } = reading
  let shownAt = -Infinity
  let lookedAt = -Infinity

  /** @param atLast publishes regardless of the time since the last publication */
  async function show(atLast: boolean): Promise<void> {
    if (!atLast && now().getTime() - shownAt < moveEvery) return
    if (!(await publishListingChanges(db))) return
    shownAt = now().getTime()
    onCatalogueChanged()
  }

  /** Returns the listings of this round that wait without being wanted by anybody. */
  async function look(): Promise<number[]> {
    if (now().getTime() - lookedAt < idle) return []
    await dropGonePages(db, now())
    const ids = await listWaitingPages(db, now(), aRound)
    lookedAt = ids.length === 0 ? now().getTime() : -Infinity
    return ids
  }

  /** Returns the milliseconds to wait after the round. */
  async function round(signal: AbortSignal): Promise<number> {
    const queue = await look()
    for (let turn = 0; turn < aRound; turn++) {
      const state = await readSiteState(db)
      const rest = remainingRest(state, now())
      if (rest > 0) return rest
      const gap = remainingGap(state, interval * (1 - spread + 2 * spread * random()), now())
      if (gap > 0) await pause(gap, signal)
      const id = (await findWantedPage(db, now())) ?? queue.shift()
      if (id === undefined) return turn === 0 ? standby : 0
      if (queue.includes(id)) queue.splice(queue.indexOf(id), 1)
      if (!(await tryBeginRequest(db, state, now()))) return 0
      await read(id, signal)
      await show(false)
    }
    return 0
  }

  async function read(id: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    const answer = await requestPage(id, { ...reading, signal })
    if (answer.kind === 'page' && answer.page.inDispute)
      answer.page.bids = await readRegisteredBids(id, signal)
    await storePageAnswer(db, { id, answer }, { ...reading, pause, signal })
  }

  /** Asks for the bids of a property in dispute, as long after its page as one page after the other. */
  async function readRegisteredBids(id: number, signal: AbortSignal): Promise<RegisteredBids | null> {
    await pause(interval, signal)
    const state = await readSiteState(db)
    return (await tryBeginRequest(db, state, now())) ? requestBids(id, { ...reading, signal }) : null
  }

  async function run(signal: AbortSignal): Promise<number> {
    const rest = await round(signal)
    if (rest > 0) await show(true)
    return rest
  }

  return startWorker(
    {
      name: 'pages',
      every: standby,
      lock: 'pages',
      run,
      backOff: () => minuteMs,
      finish: () => show(true),
    },
    { db, log, pause },
  )
}
