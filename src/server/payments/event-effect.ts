import { defaultAccountName } from '#contract/account-limits.ts'
import { pagePaths } from '#contract/page-paths.ts'
import type { WebhookAnswer } from '#contract/payment-schemas.ts'
import { findLastlinkEvent } from '#domain/billing/lastlink-event-names.ts'
import {
  type LastlinkEvent,
  clampEventTime,
  findPurchasedPlan,
  isPlanByProduct,
} from '#domain/billing/lastlink-event.ts'
import { type MinPlanPrices, isPaymentUnderpaid } from '#domain/billing/min-plan-price.ts'
import type { PaidPlan, PlanChange } from '#domain/billing/plan-changes.ts'
import type { SubscriptionStatus } from '#domain/billing/subscription-status.ts'
import { formatBrasiliaDay } from '#domain/brasilia-time.ts'
import { type Account, createAccount, findAccountByEmail } from '../account/account-store.ts'
import {
  applySubscriptionStatus,
  readSubscriptionStatus,
  recordBaseline,
  recordChange,
} from '../account/plan-ledger.ts'
import { type AccountOpening, enqueueWelcomeMail, readGivenName } from '../account/welcome-mail.ts'
import type { Queryable } from '../database/database.ts'
import { type AccountNotification, notifyAccounts } from '../notifications/notify-account.ts'
import type { EventStatus, StoredEvent } from './event-store.ts'
import { isOfDeletedAccount } from './known-payments.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'

const names = { monthly: 'mensal', annual: 'anual', none: '' } as const

const formatPlanEnd = ({ until }: SubscriptionStatus): string =>
  until === null ? '' : formatBrasiliaDay(new Date(until).toISOString())

/** Describes a plan: `Plano mensal até 12 jul. 2026.` */
function describePlan(subscriptionStatus: SubscriptionStatus): string {
  if (subscriptionStatus.status === 'suspended') return 'Plano suspenso.'
  return subscriptionStatus.plan === 'none'
    ? 'Sem plano.'
    : `Plano ${names[subscriptionStatus.plan]} até ${formatPlanEnd(subscriptionStatus)}.`
}

type AnnouncedStage = Exclude<PlanChange['kind'], 'grant' | 'access' | 'underpaid'>

type Letter = Pick<AccountNotification, 'title' | 'description' | 'urgent'>

/** `isAccessLeft`: paid time is left from another payment. */
const planMessages: Record<
  AnnouncedStage,
  (subscriptionStatus: SubscriptionStatus, isAccessLeft: boolean) => Letter
> = {
  payment: subscriptionStatus => ({
    title: 'Pagamento confirmado',
    description: `Recebemos seu pagamento. ${describePlan(subscriptionStatus)}`,
  }),
  pending: subscriptionStatus => ({
    title: 'Renovação em aberto',
    description: `A renovação da sua assinatura ainda não foi paga. Seu acesso vale até ${formatPlanEnd(subscriptionStatus)}.`,
  }),
  cancel: subscriptionStatus => ({
    title: 'Assinatura cancelada',
    description: `Ela não se renova mais. Seu acesso vale até ${formatPlanEnd(subscriptionStatus)}.`,
  }),
  end: (subscriptionStatus, isAccessLeft) => ({
    title: 'Assinatura encerrada',
    description: isAccessLeft
      ? `Uma de suas assinaturas terminou. ${describePlan(subscriptionStatus)}`
      : `Seu acesso valeu até ${formatPlanEnd(subscriptionStatus)}. Renove para continuar.`,
    urgent: !isAccessLeft,
  }),
  refund: (subscriptionStatus, isAccessLeft) => ({
    title: 'Pagamento reembolsado',
    description: isAccessLeft
      ? `Um de seus pagamentos foi devolvido. ${describePlan(subscriptionStatus)}`
      : 'O pagamento do período foi devolvido e o plano está suspenso.',
    urgent: !isAccessLeft,
  }),
  chargeback: (subscriptionStatus, isAccessLeft) => ({
    title: 'Pagamento estornado',
    description: isAccessLeft
      ? `Um de seus pagamentos foi contestado. ${describePlan(subscriptionStatus)}`
      : 'O pagamento foi contestado e o plano está suspenso.',
    urgent: !isAccessLeft,
  }),
}

/** Builds the account's notification of a change of its plan; `null` when there is none. */
function buildPlanNotification(
  kind: PlanChange['kind'],
  subscriptionStatus: SubscriptionStatus,
  details: { id: string; userId: string; key: string; now: Date },
): AccountNotification | null {
  if (kind === 'grant' || kind === 'access' || kind === 'underpaid') return null
  const { id, userId, key, now } = details
  const isAccessLeft =
    subscriptionStatus.status === 'active' &&
    subscriptionStatus.until !== null &&
    subscriptionStatus.until > now.getTime()
  const letter = planMessages[kind](subscriptionStatus, isAccessLeft)
  return { id, userId, key, type: 'system', link: pagePaths.profile, ...letter }
}

/** The result of an event. */
export interface EventOutcome {
  status: EventStatus
  answer: WebhookAnswer['status']
  /** What is missing, or why nothing changes; at most 50 characters. */
  problem: string | null
  /** For the administrator. */
  message: string
  /** Number of notifications made. */
  notifiedCount: number
  /** A payment that belongs to no known person. */
  unanswered?: boolean
  /** Whether the plan was found by a product, because its offer is not configured; `null` for what opens no access. */
  foundByProduct?: boolean | null
}

const noEmail = 'O evento não traz o e-mail do cliente.'

const createUnapplied = (status: 'ignored' | 'error', problem: string): EventOutcome => ({
  status,
  answer: status,
  problem,
  message: problem,
  notifiedCount: 0,
})

/** The plans of offers and products, and the lowest price of each plan. */
export interface PricedPlans {
  plans: Readonly<Record<string, PaidPlan>>
  minPrices: MinPlanPrices
}

/** The change that an event makes to the plan of an e-mail. */
interface EventPlanChange {
  email: string
  change: PlanChange
  foundByProduct: boolean | null
}

/** Reads the change that an event makes, or why it changes nothing. */
export function readPlanChange(
  event: LastlinkEvent,
  { plans, minPrices }: PricedPlans,
  receivedAt: Date,
): EventPlanChange | EventOutcome {
  if (event.isTest) return createUnapplied('ignored', 'Evento de teste: nada muda.')
  if (event.name === null) return createUnapplied('error', 'O evento não tem nome.')
  const known = findLastlinkEvent(event.name)
  if (known === null) return createUnapplied('ignored', 'Evento desconhecido.')
  if (event.email === null) {
    const problem = event.emailRefused ? 'O e-mail do evento não é válido.' : noEmail
    return { ...createUnapplied('error', problem), unanswered: known.kind === 'payment' }
  }
  if (known.kind === null) return { ...createUnapplied('ignored', known.effect), problem: null }
  const { subscription, payment, paidAt, email } = event
  const plan = findPurchasedPlan(event, plans)
  const unlisted = 'A oferta não está em LASTLINK_PLANS.'
  if (plan === null && known.kind === 'payment')
    return { ...createUnapplied('ignored', unlisted), status: 'pending' }
  // An access names its product alone: its subscription may say which plan it is.
  if (plan === null && known.kind === 'access' && subscription === null)
    return createUnapplied('ignored', unlisted)
  const received = receivedAt.getTime()
  const underpaid = known.kind === 'payment' && plan !== null && isPaymentUnderpaid(event, plan, minPrices)
  const kind: PlanChange['kind'] = underpaid ? 'underpaid' : known.kind
  const facts = { kind, subscription, payment, plan, until: null, status: null }
  const at = clampEventTime(event.at ?? received, received)
  return {
    email,
    foundByProduct: kind === 'payment' || kind === 'access' ? isPlanByProduct(event, plans) : null,
    change: { ...facts, at, recorded: received, paidAt: paidAt && clampEventTime(paidAt, received) },
  }
}

/**
 * Applies an event in the caller's transaction, with the plan of its e-mail locked: writes the change into the
 * ledger, updates the account's plan from the ledger, creates the account if it is missing, and notifies it.
 */
export async function applyEvent(
  tx: Queryable,
  parts: PaymentDependencies,
  { id, event }: Pick<StoredEvent, 'id' | 'event'>,
  { email, change, foundByProduct }: EventPlanChange,
  opening: AccountOpening | null,
): Promise<EventOutcome> {
  const now = parts.now()
  // An access event does not recreate an account that was deleted after its payment.
  if (change.kind === 'access' && (await isOfDeletedAccount(tx, change.subscription))) {
    return createUnapplied('ignored', 'Assinatura de uma conta apagada: nada muda.')
  }
  const before = await findAccountByEmail(tx, email)
  if (before) await recordBaseline(tx, { id: parts.randomId(), account: before, now })
  await recordChange(tx, { id: parts.randomId(), email, change, event: id, now })
  const { subscriptionStatus, concerned, started } = await readSubscriptionStatus(tx, email, {
    minPrices: parts.minPrices,
    event: id,
  })
  const account =
    before ?? (await createPurchasedAccount(tx, parts, { email, event, subscriptionStatus }, opening))
  if (account) {
    const unnamed = readGivenName(account) === '' ? (event.customer ?? undefined) : undefined
    await applySubscriptionStatus(tx, account, subscriptionStatus, { name: unnamed, now })
  }
  if (change.kind === 'underpaid') {
    return { ...createUnapplied('ignored', 'Pagou menos que o mínimo do plano.'), status: 'underpaid' }
  }
  // No period was opened, because it is not known whether an access without a price was paid at the lowest price.
  if (change.kind === 'access' && subscriptionStatus.until === null)
    return createUnapplied('ignored', 'Acesso sem pagamento conhecido: nada muda.')
  // The payment came before its access: there is nothing left to grant, but the event is recorded as applied.
  const counts = concerned || (change.kind === 'access' && change.plan !== null)
  const notification =
    before && concerned
      ? buildPlanNotification(change.kind, subscriptionStatus, {
          id: parts.randomId(),
          userId: before.id,
          key: started === null ? `payment:${id}` : `plan-end:${change.subscription}:${started}`,
          now,
        })
      : null
  if (!counts) return createUnapplied('ignored', 'Não é do período vigente: nada muda.')
  const isNewAccount = account !== null && before === null
  return {
    status: 'processed',
    answer: 'processed',
    problem: null,
    message: (isNewAccount ? 'Conta criada. ' : '') + describePlan(subscriptionStatus),
    notifiedCount: await notifyAccounts(tx, notification ? [notification] : [], now),
    foundByProduct,
  }
}

/**
 * Creates the account for a purchase and sends its owner the way to sign in; returns `null` when nothing was bought
 * (docs/decisions/024).
 */
async function createPurchasedAccount(
  tx: Queryable,
  parts: PaymentDependencies,
  {
    email,
    event,
    subscriptionStatus,
  }: { email: string; event: LastlinkEvent; subscriptionStatus: SubscriptionStatus },
  opening: AccountOpening | null,
): Promise<Account | null> {
  if (subscriptionStatus.plan === 'none' || subscriptionStatus.status === 'suspended') return null
  if (opening === null) throw new Error('The account was deleted while its payment came in')
  const newAccount = { id: opening.id, email, name: event.customer ?? defaultAccountName }
  const { account } = await createAccount(tx, newAccount, parts.now())
  await enqueueWelcomeMail(tx, parts, account, opening)
  return account
}
