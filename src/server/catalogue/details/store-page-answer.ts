import type { Logger } from 'pino'
import type { Database } from '../../database/database.ts'
import type { OperatorNotifier } from '../../operations/operator-troubles.ts'
import type { BankPageResponse } from './request-page.ts'
import { runBesideImports } from './import-page-file.ts'
import {
  recordPageReceived,
  recordSiteFailure,
  readSiteState,
  maxUnreadableInARow,
} from './bank-site-state.ts'
import { storePage } from './detail-store.ts'
import { storeSiteGone } from './site-gone.ts'
import { postponePage, removeFromPageQueue } from './page-queue.ts'
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
} as const

/** Stores the result of requesting the page of `id`: for the listing, for the site's state, for the operator. */
export async function storePageAnswer(
  db: Database,
  { id, answer }: { id: number; answer: BankPageResponse },
  { log, now, operator, pause, signal }: Keeping,
): Promise<void> {
  const state = await readSiteState(db)
  if (answer.kind === 'page' || answer.kind === 'gone') {
    const at = now()
    const keep = (): Promise<unknown> =>
      answer.kind === 'page'
        ? storePage(db, answer.page, { readAt: at, now: at, publish: false })
        : storeSiteGone(db, id, at)
    while ((await runBesideImports(db, now, keep, signal)) === null) await pause(importRetryMs, signal)
    await removeFromPageQueue(db, id)
    await recordPageReceived(db, at)
    if (state.blocked + state.away + state.unreadable === 0) return
    for (const { key } of Object.values(troubles)) await operator.endTrouble(key)
    return
  }
  const { kind, problem } = answer
  // The refusal concerns the client, so the listing keeps its place.
  if (kind !== 'blocked') await postponePage(db, id, { kind, problem }, now())
  const { rest, ...counted } = await recordSiteFailure(db, state, answer, now())
  log.info({ listing: id, kind, problem, rest }, 'a page could not be read')
  const enough = { blocked: 1, away: notifyAfterFailures, unreadable: maxUnreadableInARow }[kind]
  if (counted[kind] < enough) return
  const again = `Nova tentativa em ${inWords(rest)}.`
  await operator.reportTrouble({ ...troubles[kind], detail: `${problem} ${again}` })
}

const inWords = (milliseconds: number): string => {
  const minutes = Math.ceil(milliseconds / minuteMs)
  return minutes < 120 ? `${minutes} min` : `${Math.ceil(minutes / 60)} h`
}
