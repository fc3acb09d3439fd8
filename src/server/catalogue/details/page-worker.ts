import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type BackgroundWorker, startWorker } from '../../background/worker.ts'
import { publishListingChanges } from '../../catalogue-changes.ts'
import type { RegisteredBids } from '#domain/property/bank-page.ts'
import type { Database } from '../../database/database.ts'
import type { OperatorNotifier } from '../../operations/operator-troubles.ts'
import { type BankPageRequest, type BankPageResponse, requestPage } from './request-page.ts'
import {
  addRecentAnswer,
  countGoneAnswers,
  isTooManyGone,
  maxUnreadableInARow,
  readSiteState,
  recordPageReceived,
  recordSiteFailure,
  remainingGap,
  remainingRest,
  type SiteFailure,
  type SiteState,
  tryBeginRequest,
} from './bank-site-state.ts'
import {
  dropGonePages,
  findWantedPage,
  holdGonePage,
  listWaitingPages,
  postponePage,
  rememberGonePage,
  removeFromPageQueue,
} from './page-queue.ts'
import { minuteMs } from '#domain/durations.ts'
import { readBids } from '#domain/caixa/detail/page-dispute.ts'
import { decodeList } from '../import/decode-list.ts'
import { runBesideImports } from './import-page-file.ts'
import { storePage } from './detail-store.ts'
import { isNamedAgainstPage, putBackFalselyGone, storeSiteGone } from './site-gone.ts'

interface Keeping {
  log: Logger
  now: () => Date
  operator: OperatorNotifier
  pause: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
  signal: AbortSignal
}

/** Milliseconds before another attempt to store a page while a list is being imported. */
const importRetryMs = 2_000
/**
 * Consecutive failures after which the operator is notified that the site is unreachable; by then it lasts more than
 * half an hour.
 */
const notifyAfterFailures = 4

const troubles = {
  blocked: {
    key: 'pages:blocked',
    title: 'O site da Caixa recusou a leitura das páginas dos imóveis',
  },
  away: {
    key: 'pages:away',
    title: 'O site da Caixa não responde à leitura das páginas dos imóveis',
  },
  unreadable: {
    key: 'pages:unreadable',
    title: 'As páginas dos imóveis da Caixa vêm diferentes do esperado',
  },
  gone: {
    key: 'pages:gone',
    title: 'As páginas dizem que muitos imóveis saíram, e as listas os trazem',
  },
} as const

const tooManyGone =
  'Das últimas páginas lidas, mais da metade diz que o imóvel não está mais à venda, e a lista mais nova o traz. Todos eles continuam à venda aqui até outra leitura ou uma lista dizer que saíram.'

/** Stores the result of requesting the page of `id`: for the listing, for the site's state, for the operator. */
async function storePageAnswer(
  db: Database,
  { id, answer }: { id: number; answer: BankPageResponse },
  keeping: Keeping,
): Promise<void> {
  const state = await readSiteState(db)
  if (answer.kind === 'page')
    return storeReceivedPage(db, id, answer, { state, recent: addRecentAnswer(state, 'p') }, keeping)
  if (answer.kind === 'gone') {
    if (!(await isNamedAgainstPage(db, id, keeping.now())))
      return storeReceivedPage(db, id, answer, { state, recent: state.recent }, keeping)
    const recent = addRecentAnswer(state, 'g')
    if (!isTooManyGone(recent))
      return storeReceivedPage(db, id, answer, { state, recent, isAgainstList: true }, keeping)
    await besideImports(db, keeping, () =>
      putBackFalselyGone(db, countGoneAnswers(recent) - 1, keeping.now()),
    )
    return storeFailure(db, id, { kind: 'gone', problem: tooManyGone, recent }, state, keeping)
  }
  return storeFailure(db, id, answer, state, keeping)
}

/** Runs the work as soon as no list is being imported. */
async function besideImports(
  db: Database,
  { now, pause, signal }: Keeping,
  work: () => Promise<unknown>,
): Promise<void> {
  while ((await runBesideImports(db, now, async () => (await work(), true), signal)) === null)
    await pause(importRetryMs, signal)
}

async function storeReceivedPage(
  db: Database,
  id: number,
  answer: Extract<BankPageResponse, { kind: 'page' | 'gone' }>,
  { state, recent, isAgainstList = false }: { state: SiteState; recent: string; isAgainstList?: boolean },
  keeping: Keeping,
): Promise<void> {
  const { now, operator } = keeping
  const at = now()
  const store = (): Promise<unknown> =>
    answer.kind === 'page'
      ? storePage(db, answer.page, { readAt: at, now: at, publish: false, isWhole: answer.isWhole })
      : storeSiteGone(db, id, at)
  await besideImports(db, keeping, store)
  if (isAgainstList) await rememberGonePage(db, id, at)
  else await removeFromPageQueue(db, id)
  await recordPageReceived(db, recent, at)
  if (state.blocked + state.away + state.unreadable > 0)
    for (const kind of ['blocked', 'away', 'unreadable'] as const)
      await operator.endTrouble(troubles[kind].key)
  if (state.gone > 0 && !isTooManyGone(recent)) await operator.endTrouble(troubles.gone.key)
}

async function storeFailure(
  db: Database,
  id: number,
  failure: SiteFailure & { problem: string },
  state: SiteState,
  { log, now, operator }: Keeping,
): Promise<void> {
  const { kind, problem } = failure
  if (kind === 'gone') await holdGonePage(db, id, problem, now())
  // The refusal concerns the client, so the listing keeps its place.
  else if (kind !== 'blocked') await postponePage(db, id, { kind, problem }, now())
  const { rest, ...counted } = await recordSiteFailure(db, state, failure, now())
  log.info({ listing: id, kind, problem, rest }, 'a page could not be read')
  const enough = { blocked: 1, away: notifyAfterFailures, unreadable: maxUnreadableInARow, gone: 1 }[kind]
  if (counted[kind] < enough) return
  const retryWords = `Nova tentativa em ${inWords(rest)}.`
  await operator.reportTrouble({ ...troubles[kind], detail: `${problem} ${retryWords}` })
}

const inWords = (milliseconds: number): string => {
  const minutes = Math.ceil(milliseconds / minuteMs)
  return minutes < 120 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`
}

/** An answer of 2,000 bids takes some 200 kB. */
const mostBytes = 500_000
const timeoutMs = 20_000

/**
 * Asks the bank for the bids registered for a property in dispute, as its page does when somebody opens them. `null` for
 * every answer that was not understood, and for none.
 * @param pageUrl the bank's page of a property: the bids have their address beside it
 * @throws the signal's reason
 */
export async function requestBids(
  id: number,
  { url: pageUrl, signal }: { url: string; signal: AbortSignal },
): Promise<RegisteredBids | null> {
  try {
    const response = await fetch(new URL('venda-online/carregaLances.asp', pageUrl), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      headers: { Accept: 'text/html', 'User-Agent': 'Arremate/0.1 (paginas de imoveis)' },
      body: new URLSearchParams({ p_hdnProposta: '', p_hdnImovel: String(id) }),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      return null
    }
    const chunks: Uint8Array[] = []
    let size = 0
    for await (const chunk of response.body ?? []) {
      size += chunk.length
      if (size > mostBytes) return null
      chunks.push(chunk)
    }
    return readBids(decodeList(Buffer.concat(chunks)))
  } catch {
    signal.throwIfAborted()
    return null
  }
}

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
const pagesPerRound = 20
/** Milliseconds between checks for wanted pages, when nothing waits, and for whether another process has stopped. */
const usualStandby = 30_000
/** Milliseconds until the whole catalogue is examined again, when nothing waited. */
const idle = 10 * minuteMs
/** Milliseconds between two changes of the catalogue's version, each of which invalidates every cached answer. */
const moveEvery = minuteMs
/** Share of the interval by which a request may come earlier or later. */
const spread = 0.3

/**
 * Reads the bank's pages into the listings, one after the other, as long as the server runs: first those that people
 * view, then those of `listWaitingPages`. Its progress is in the database, so that the next start continues it, and
 * several processes together request no more than one would. Pauses when the site refuses, and notifies the operator.
 * Stopping cuts off a request that is under way; its page is requested again next time.
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

  /** Returns the listings of this round whose pages wait to be read without a person having asked for them. */
  async function findWaitingPages(): Promise<number[]> {
    if (now().getTime() - lookedAt < idle) return []
    await dropGonePages(db, now())
    const ids = await listWaitingPages(db, now(), pagesPerRound)
    lookedAt = ids.length === 0 ? now().getTime() : -Infinity
    return ids
  }

  /** Returns the milliseconds to wait after the round. */
  async function round(signal: AbortSignal): Promise<number> {
    const queue = await findWaitingPages()
    for (let attempt = 0; attempt < pagesPerRound; attempt++) {
      const state = await readSiteState(db)
      const rest = remainingRest(state, now())
      if (rest > 0) return rest
      const gap = remainingGap(state, interval * (1 - spread + 2 * spread * random()), now())
      if (gap > 0) await pause(gap, signal)
      const id = (await findWantedPage(db, now())) ?? queue.shift()
      if (id === undefined) return attempt === 0 ? standby : 0
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

  /** Requests the bids of a property in dispute, after the same pause as between two pages. */
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
