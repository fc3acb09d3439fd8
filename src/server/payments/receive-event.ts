import type { LastlinkEvent } from '#domain/billing/lastlink-event.ts'
import { findAccountByEmail } from '../account/account-store.ts'
import { type AccountOpening, prepareAccountOpening } from '../account/welcome-mail.ts'
import type { Queryable } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { maskAddress } from '../mail/mask-address.ts'
import { applyEvent, type EventOutcome, type PricedPlans, readPlanChange } from './event-effect.ts'
import {
  type EventSource,
  findEventOfLog,
  findSameEvent,
  isOfferWaiting,
  isStillWaiting,
  recordEventResult,
  type StoredEvent,
  storeEvent,
} from './event-store.ts'
import { findEventOfPayment } from './known-payments.ts'
import { lockPlan } from '../account/plan-ledger.ts'
import { insertWebhookLog, type MaskedRequest } from './webhook-log-store.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'
import { scrubPersonalData } from './scrub-personal-data.ts'
import { simulatedPlans } from './webhook-simulation.ts'
import { findLastlinkEvent } from '#domain/billing/lastlink-event-names.ts'
import { formatCentavos } from '#domain/format-figures.ts'
import type { OperatorNotifier } from '../operations/operator-troubles.ts'

/**
 * Notifies the operator of an event after its transaction has ended: payments without an owner or a plan, underpaid
 * payments, plans found by product, chargebacks.
 * @param isNew false for an event that was applied before
 */
async function notifyOperatorOfEvent(
  { db, operator }: Pick<PaymentDependencies, 'db' | 'operator'>,
  event: LastlinkEvent,
  outcome: EventOutcome,
  isNew: boolean,
): Promise<void> {
  const offer = event.offer ?? event.products[0]?.id ?? ''
  const key = `lastlink-offer-${offer}`
  const unanswered = `lastlink-email-${event.payment ?? event.id ?? ''}`
  const underpaid = `lastlink-price-${event.payment ?? event.id ?? ''}`
  const foundByProduct = `lastlink-product-${offer}`
  if (outcome.status === 'processed') await operator.endTrouble(underpaid)
  if (outcome.status !== 'pending' && !(await isOfferWaiting(db, offer))) await operator.endTrouble(key)
  if (outcome.status === 'processed' && event.payment !== null) await operator.endTrouble(unanswered)
  if (isNew && !event.isTest && findLastlinkEvent(event.name ?? '')?.kind === 'chargeback') {
    await reportChargeback(operator, event, outcome)
  }
  if (outcome.unanswered) {
    await operator.reportTrouble({
      key: unanswered,
      title: 'Um pagamento não tem dono',
      detail: `${amountOf(event)} não abriu acesso: ${outcome.message} Veja o evento em /admin/lastlink, Logs, e dê o plano a quem pagou em /admin/contas.`,
    })
  }
  if (outcome.status === 'underpaid') {
    await operator.reportTrouble({
      key: underpaid,
      title: 'Um pagamento foi menor que o preço do plano',
      detail: `${amountOf(event)} não abriu acesso: é menos que o mínimo em LASTLINK_MIN_PRICES. Veja o evento em /admin/lastlink, Logs; se o preço vale, mude o mínimo e aplique o evento de novo.`,
    })
  }
  if (outcome.foundByProduct) {
    await operator.reportTrouble({
      key: foundByProduct,
      title: 'Um plano foi achado pelo produto, não pela oferta',
      detail: `${amountOf(event)} abriu acesso pelo produto: a oferta ${offer} não está em LASTLINK_PLANS. Inclua-a; até lá, qualquer oferta deste produto abre o plano dele.`,
    })
  }
  if (outcome.foundByProduct === false) await operator.endTrouble(foundByProduct)
  if (outcome.status === 'pending') {
    await operator.reportTrouble({
      key,
      title: 'Um pagamento espera por um plano',
      detail: `${amountOf(event)} não abriu acesso: a oferta ${offer} não está em LASTLINK_PLANS. Inclua-a e, em /admin/lastlink, Logs, aplique o evento de novo.`,
    })
  }
}

const amountOf = ({ amount }: LastlinkEvent): string =>
  amount === null ? 'Um pagamento' : `Um pagamento de ${formatCentavos(amount)}`

/** Ends the trouble at once: a chargeback is an event, and there is nothing to fix. */
async function reportChargeback(
  operator: OperatorNotifier,
  event: LastlinkEvent,
  outcome: EventOutcome,
): Promise<void> {
  const key = `lastlink-chargeback-${event.payment ?? event.id ?? ''}`
  const buyer = event.email === null ? '' : ` de ${maskAddress(event.email)}`
  const unnumbered =
    event.payment === null
      ? ' O evento não traz o número do pagamento: vale para o último pagamento da assinatura.'
      : ''
  await operator.reportTrouble({
    key,
    title: 'Um pagamento foi estornado',
    detail: `${amountOf(event)}${buyer} foi contestado (chargeback). ${outcome.message}${unnumbered} Veja o evento em /admin/lastlink, Logs.`,
  })
  await operator.endTrouble(key)
}

const duplicateOutcome: EventOutcome = {
  status: 'ignored',
  answer: 'duplicate',
  problem: null,
  message: 'Já recebido antes: nada muda.',
  notifiedCount: 0,
}

const plansFor = (source: EventSource, { plans, minPrices }: PaymentDependencies): PricedPlans =>
  source === 'simulator' ? { plans: simulatedPlans, minPrices: {} } : { plans, minPrices }

/**
 * Processes an event: stores it with its effect and its log line in one transaction. The same event again, at once or
 * much later, has no effect. An error leaves nothing behind, so that the provider sends the event again.
 */
export async function receiveEvent(
  parts: PaymentDependencies,
  { event, source, request }: { event: LastlinkEvent; source: EventSource; request: MaskedRequest },
): Promise<EventOutcome> {
  const { db } = parts
  const id = parts.randomId()
  const receivedAt = parts.now()
  const change = readPlanChange(event, plansFor(source, parts), receivedAt)
  const opening = 'email' in change ? await openingFor(parts, event, change.email) : null
  const outcome = await db.transaction(async tx => {
    if (event.email !== null) await lockPlan(tx, event.email)
    const paid = await paidBefore(tx, event, change)
    const isNew = paid === null && (await storeEvent(tx, { id, source, event, receivedAt }, request.token))
    const settled = isNew
      ? 'email' in change
        ? await applyEvent(tx, parts, { id, event }, change, opening)
        : change
      : duplicateOutcome
    if (isNew) await settle(tx, id, settled)
    await insertWebhookLog(tx, {
      id: parts.randomId(),
      request,
      code: 200,
      response: { status: settled.answer },
      event: isNew ? id : (paid?.event ?? (await findSameEvent(tx, event))),
      at: receivedAt,
    })
    return settled
  })
  await reportOutcome(parts, event, outcome)
  return outcome
}

/**
 * Applies an event that had no effect, by the current rules.
 * @throws Refusal 404, 400
 */
export async function reprocessEvent(parts: PaymentDependencies, log: string): Promise<EventOutcome> {
  const { there, kept } = await findEventOfLog(parts.db, log)
  if (!there) throw new Refusal('not_found', 'Não encontramos este registro.')
  if (!kept) throw new Refusal('bad_request', 'Este pedido foi recusado: não há evento para aplicar.')
  const { id, event, source, receivedAt } = kept
  const change = readPlanChange(event, plansFor(source, parts), receivedAt)
  const opening = 'email' in change ? await openingFor(parts, null, change.email) : null
  const outcome = await parts.db.transaction(async tx => {
    if (event.email !== null) await lockPlan(tx, event.email)
    if (!(await isStillWaiting(tx, kept))) return duplicateOutcome
    const paid = await paidBefore(tx, event, change)
    if (paid) return settle(tx, id, duplicateOutcome)
    if (!('email' in change)) return settle(tx, id, change)
    return settle(tx, id, await applyEvent(tx, parts, kept, change, opening))
  })
  await reportOutcome(parts, event, outcome)
  return outcome
}

async function settle(tx: Queryable, id: StoredEvent['id'], outcome: EventOutcome): Promise<EventOutcome> {
  const { status, answer, problem, message } = outcome
  await recordEventResult(tx, id, { status, problem, response: { status: answer, message } })
  return outcome
}

/** Whether the payment was counted before: each counts once, even when another event reports it. */
async function paidBefore(
  tx: Queryable,
  { payment }: LastlinkEvent,
  change: ReturnType<typeof readPlanChange>,
): Promise<{ event: string | null } | null> {
  if (payment === null || !('email' in change)) return null
  if (change.change.kind !== 'payment' && change.change.kind !== 'underpaid') return null
  return findEventOfPayment(tx, payment)
}

/** Prepares what creating an account needs; `null` when the account exists or the event was received before. */
async function openingFor(
  parts: PaymentDependencies,
  event: LastlinkEvent | null,
  email: string,
): Promise<AccountOpening | null> {
  if (await findAccountByEmail(parts.db, email)) return null
  if (event && (await findSameEvent(parts.db, event)) !== null) return null
  return prepareAccountOpening(parts)
}

/** Reports a committed event: log line, digests, messages to the operator. */
async function reportOutcome(
  parts: PaymentDependencies,
  event: LastlinkEvent,
  outcome: EventOutcome,
): Promise<void> {
  const name = event.name && scrubPersonalData(event.name)
  const logFields = { event: name, status: outcome.answer, to: event.email && maskAddress(event.email) }
  parts.log.info(logFields, 'an event of the payment provider')
  if (outcome.notifiedCount > 0) parts.onNotified()
  await notifyOperatorOfEvent(parts, event, outcome, outcome !== duplicateOutcome)
}
