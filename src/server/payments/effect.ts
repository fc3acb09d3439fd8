import type { WebhookAnswer } from '#contract/payments.ts'
import type { Change, PaidPlan } from '#domain/billing/changes.ts'
import { believed, type LastlinkEvent, planOf } from '#domain/billing/event.ts'
import { knownEvent } from '#domain/billing/events.ts'
import type { Standing } from '#domain/billing/standing.ts'
import { type Account, accountByEmail, createAccount } from '../account/store.ts'
import { nameIn, type Opening, welcome } from '../account/welcome.ts'
import type { Queryable } from '../database/database.ts'
import { tell } from '../notifications/tell.ts'
import type { EventStatus, KeptEvent } from './events-store.ts'
import { isOfForgotten } from './known-payments.ts'
import { applyStanding, record, recordBaseline, standingFor } from '../account/plan-ledger.ts'
import { inWords, noticeOf } from './notices.ts'
import type { PaymentParts } from './parts.ts'

/** The result of an event. */
export interface Outcome {
  status: EventStatus
  answer: WebhookAnswer['status']
  /** What is missing, or why nothing changes; at most 50 characters. */
  problem: string | null
  /** For the administrator. */
  message: string
  /** Number of notifications made. */
  told: number
  /** A payment that belongs to no known person. */
  unanswered?: boolean
}

const noEmail = 'O evento não traz o e-mail do cliente.'

const without = (status: 'ignored' | 'error', problem: string): Outcome => ({
  status,
  answer: status,
  problem,
  message: problem,
  told: 0,
})

/** Reads the change that an event makes, or why it changes nothing. */
export function changeIn(
  event: LastlinkEvent,
  plans: Readonly<Record<string, PaidPlan>>,
  receivedAt: Date,
): { email: string; change: Change } | Outcome {
  if (event.isTest) return without('ignored', 'Evento de teste: nada muda.')
  if (event.name === null) return without('error', 'O evento não tem nome.')
  const known = knownEvent(event.name)
  if (known === null) return without('ignored', 'Evento desconhecido.')
  if (event.email === null) {
    const problem = event.emailRefused ? 'O e-mail do evento não é válido.' : noEmail
    return { ...without('error', problem), unanswered: known.kind === 'payment' }
  }
  if (known.kind === null) return { ...without('ignored', known.effect), problem: null }
  const { subscription, payment, paidAt, email } = event
  const plan = planOf(event, plans)
  const unlisted = 'A oferta não está em LASTLINK_PLANS.'
  if (plan === null && known.kind === 'payment') return { ...without('ignored', unlisted), status: 'pending' }
  if (plan === null && known.kind === 'access') return without('ignored', unlisted)
  const received = receivedAt.getTime()
  const about = { kind: known.kind, subscription, payment, plan, until: null, status: null }
  const at = believed(event.at ?? received, received)
  return {
    email,
    change: { ...about, at, recorded: received, paidAt: paidAt && believed(paidAt, received) },
  }
}

/**
 * Applies an event in the caller's transaction, with the plan of its e-mail locked: writes the change into the
 * ledger, updates the account's plan from the ledger, creates the account if it is missing, and notifies it.
 */
export async function takeEffect(
  tx: Queryable,
  parts: PaymentParts,
  { id, event }: Pick<KeptEvent, 'id' | 'event'>,
  { email, change }: { email: string; change: Change },
  opening: Opening | null,
): Promise<Outcome> {
  const now = parts.now()
  // An access event does not recreate an account that was deleted after its payment.
  if (change.kind === 'access' && (await isOfForgotten(tx, change.subscription))) {
    return without('ignored', 'Assinatura de uma conta apagada: nada muda.')
  }
  const before = await accountByEmail(tx, email)
  if (before) await recordBaseline(tx, { id: parts.randomId(), account: before, now })
  await record(tx, { id: parts.randomId(), email, change, event: id, now })
  const { standing, concerned } = await standingFor(tx, email, id)
  const account = before ?? (await opened(tx, parts, { email, event, standing }, opening))
  if (account) {
    const unnamed = account.name === nameIn(email) ? (event.customer ?? undefined) : undefined
    await applyStanding(tx, account, standing, { name: unnamed, now })
  }
  // The payment came before its access: there is nothing left to grant, but the event is recorded as applied.
  const counts = concerned || change.kind === 'access'
  const notice =
    before && concerned
      ? noticeOf(change.kind, standing, { id: parts.randomId(), userId: before.id, event: id, now })
      : null
  if (!counts) return without('ignored', 'Não é do período vigente: nada muda.')
  const made = account !== null && before === null
  return {
    status: 'processed',
    answer: 'processed',
    problem: null,
    message: (made ? 'Conta criada. ' : '') + inWords(standing),
    told: await tell(tx, notice ? [notice] : [], now),
  }
}

/**
 * Creates the account for a purchase and sends its owner the way to sign in; returns `null` when nothing was bought
 * (docs/decisions/024).
 */
async function opened(
  tx: Queryable,
  parts: PaymentParts,
  { email, event, standing }: { email: string; event: LastlinkEvent; standing: Standing },
  opening: Opening | null,
): Promise<Account | null> {
  if (standing.plan === 'none' || standing.status === 'suspended') return null
  if (opening === null) throw new Error('The account was deleted while its payment came in')
  const made = { id: opening.id, email, name: event.customer ?? nameIn(email) }
  const { account } = await createAccount(tx, made, parts.now())
  await welcome(tx, parts, account, opening)
  return account
}
