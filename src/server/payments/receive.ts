import type { PaidPlan } from '#domain/billing/changes.ts'
import type { LastlinkEvent } from '#domain/billing/event.ts'
import { accountByEmail } from '../account/store.ts'
import { type Opening, prepareOpening } from '../account/welcome.ts'
import type { Queryable } from '../database/database.ts'
import { Refusal } from '../http/refusal.ts'
import { masked } from '../mail/masks.ts'
import { changeIn, type Outcome, takeEffect } from './effect.ts'
import {
  eventOfLog,
  keepEvent,
  type KeptEvent,
  sameEvent,
  settleEvent,
  type Source,
  stillWaits,
} from './events-store.ts'
import { eventOfPayment } from './known-payments.ts'
import { lockPlan } from '../account/plan-ledger.ts'
import { type MaskedRequest, writeLog } from './log-store.ts'
import { notifyOperatorOfEvent } from './operator-messages.ts'
import type { PaymentParts } from './parts.ts'
import { scrubbed } from './scrub.ts'
import { simulatedPlans } from './simulation.ts'

const again: Outcome = {
  status: 'ignored',
  answer: 'duplicate',
  problem: null,
  message: 'Já recebido antes: nada muda.',
  told: 0,
}

const plansFor = (source: Source, { plans }: PaymentParts): Readonly<Record<string, PaidPlan>> =>
  source === 'simulator' ? simulatedPlans : plans

/**
 * Processes an event: stores it with its effect and its log line in one transaction. The same event again, at once or
 * much later, has no effect. An error leaves nothing behind, so that the provider sends the event again.
 */
export async function receive(
  parts: PaymentParts,
  { event, source, request }: { event: LastlinkEvent; source: Source; request: MaskedRequest },
): Promise<Outcome> {
  const { db } = parts
  const id = parts.randomId()
  const receivedAt = parts.now()
  const change = changeIn(event, plansFor(source, parts), receivedAt)
  const opening = 'email' in change ? await openingFor(parts, event, change.email) : null
  const outcome = await db.transaction(async tx => {
    if (event.email !== null) await lockPlan(tx, event.email)
    const paid = await paidBefore(tx, event, change)
    const isNew = paid === null && (await keepEvent(tx, { id, source, event, receivedAt }, request.token))
    const settled = isNew
      ? 'email' in change
        ? await takeEffect(tx, parts, { id, event }, change, opening)
        : change
      : again
    if (isNew) await settle(tx, id, settled)
    await writeLog(tx, {
      id: parts.randomId(),
      request,
      code: 200,
      response: { status: settled.answer },
      event: isNew ? id : (paid?.event ?? (await sameEvent(tx, event))),
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
export async function reprocess(parts: PaymentParts, log: string): Promise<Outcome> {
  const { there, kept } = await eventOfLog(parts.db, log)
  if (!there) throw new Refusal('not_found', 'Não encontramos este registro.')
  if (!kept) throw new Refusal('bad_request', 'Este pedido foi recusado: não há evento para aplicar.')
  const { id, event, source, receivedAt } = kept
  const change = changeIn(event, plansFor(source, parts), receivedAt)
  const opening = 'email' in change ? await openingFor(parts, null, change.email) : null
  const outcome = await parts.db.transaction(async tx => {
    if (event.email !== null) await lockPlan(tx, event.email)
    if (!(await stillWaits(tx, kept))) return again
    const paid = await paidBefore(tx, event, change)
    if (paid) return settle(tx, id, again)
    if (!('email' in change)) return settle(tx, id, change)
    return settle(tx, id, await takeEffect(tx, parts, kept, change, opening))
  })
  await reportOutcome(parts, event, outcome)
  return outcome
}

async function settle(tx: Queryable, id: KeptEvent['id'], outcome: Outcome): Promise<Outcome> {
  const { status, answer, problem, message } = outcome
  await settleEvent(tx, id, { status, problem, response: { status: answer, message } })
  return outcome
}

/** Whether the payment was counted before: each counts once, even when another event reports it. */
async function paidBefore(
  tx: Queryable,
  { payment }: LastlinkEvent,
  change: ReturnType<typeof changeIn>,
): Promise<{ event: string | null } | null> {
  if (payment === null || !('email' in change) || change.change.kind !== 'payment') return null
  return eventOfPayment(tx, payment)
}

/** Prepares what creating an account needs; `null` when the account exists or the event was received before. */
async function openingFor(
  parts: PaymentParts,
  event: LastlinkEvent | null,
  email: string,
): Promise<Opening | null> {
  if (await accountByEmail(parts.db, email)) return null
  if (event && (await sameEvent(parts.db, event)) !== null) return null
  return prepareOpening(parts)
}

/** Reports a committed event: log line, digests, messages to the operator. */
async function reportOutcome(parts: PaymentParts, event: LastlinkEvent, outcome: Outcome): Promise<void> {
  const name = event.name && scrubbed(event.name)
  const about = { event: name, status: outcome.answer, to: event.email && masked(event.email) }
  parts.log.info(about, 'an event of the payment provider')
  if (outcome.told > 0) parts.told()
  await notifyOperatorOfEvent(parts, event, outcome, outcome !== again)
}
