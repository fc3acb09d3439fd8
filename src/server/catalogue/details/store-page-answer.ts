import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { OperatorNotifier } from '../../operations/operator-troubles.ts'
import type { BankPageResponse } from './request-page.ts'
import { runBesideImports } from './import-page-file.ts'
import {
  addRecentAnswer,
  countGoneAnswers,
  isTooManyGone,
  maxUnreadableInARow,
  readSiteState,
  recordPageReceived,
  recordSiteFailure,
  type SiteFailure,
  type SiteState,
} from './bank-site-state.ts'
import { storePage } from './detail-store.ts'
import { isNamedAgainstPage, putBackFalselyGone, storeSiteGone } from './site-gone.ts'
import { holdGonePage, postponePage, rememberGonePage, removeFromPageQueue } from './page-queue.ts'
import { minuteMs } from '../../durations.ts'

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
export async function storePageAnswer(
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
  const keep = (): Promise<unknown> =>
    answer.kind === 'page'
      ? storePage(db, answer.page, { readAt: at, now: at, publish: false, isWhole: answer.isWhole })
      : storeSiteGone(db, id, at)
  await besideImports(db, keeping, keep)
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
  const again = `Nova tentativa em ${inWords(rest)}.`
  await operator.reportTrouble({ ...troubles[kind], detail: `${problem} ${again}` })
}

const inWords = (milliseconds: number): string => {
  const minutes = Math.ceil(milliseconds / minuteMs)
  return minutes < 120 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`
}
