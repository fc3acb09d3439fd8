import type { LastlinkEvent } from '#domain/billing/lastlink-event.ts'
import { findLastlinkEvent } from '#domain/billing/lastlink-event-names.ts'
import { formatCentavos } from '#domain/format-figures.ts'
import { maskAddress } from '../mail/mask-address.ts'
import type { OperatorNotifier } from '../operations/operator-troubles.ts'
import type { EventOutcome } from './event-effect.ts'
import { isOfferWaiting } from './event-store.ts'
import type { PaymentDependencies } from './payment-dependencies.ts'

/**
 * Notifies the operator of an event after its transaction has ended: payments without an owner or a plan, underpaid
 * payments, plans found by product, chargebacks.
 * @param isNew false for an event that was applied before
 */
export async function notifyOperatorOfEvent(
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
