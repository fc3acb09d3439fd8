import type { SimulatedEvent } from '#contract/payment-schemas.ts'
import type { PaidPlan } from '#domain/billing/plan-changes.ts'
import type { SubscriptionStatus } from '#domain/billing/subscription-status.ts'

/** Offers only the simulator sells; the webhook does not know them. Prices in reais. */
const offers = {
  monthly: { id: 'simulador-mensal', name: 'Mensal', price: 29.7 },
  annual: { id: 'simulador-anual', name: 'Anual', price: 297 },
} as const

export const simulatedPlans: Readonly<Record<string, PaidPlan>> = {
  [offers.monthly.id]: 'monthly',
  [offers.annual.id]: 'annual',
}

/** The provider's event for each simulated one. */
export const providerEvents: Record<SimulatedEvent, string> = {
  purchase_completed: 'Purchase_Order_Confirmed',
  subscription_cancelled: 'Subscription_Canceled',
  subscription_expired: 'Subscription_Expired',
}

interface Simulated {
  event: SimulatedEvent
  email: string
  plan: PaidPlan
  /** The plan's current status: its subscription is the one to cancel or expire, and purchases continue it. */
  subscriptionStatus: SubscriptionStatus
  now: Date
  randomId: () => string
}

/** Builds the body that the provider would send. */
export function buildSimulatedBody({
  event,
  email,
  plan,
  subscriptionStatus,
  now,
  randomId,
}: Simulated): object {
  const { id, name, price } = offers[plan]
  const product = { Id: `${id}-produto`, Name: `Assinatura ${name}`, Price: price }
  const bought = event === 'purchase_completed'
  const subscription = subscriptionStatus.subscription ?? (bought ? `simulador-${randomId()}` : null)
  const at = now.toISOString()
  return {
    Id: `simulador-${randomId()}`,
    IsTest: false,
    Event: providerEvents[event],
    CreatedAt: at,
    Data: {
      Products: [product],
      Buyer: { Email: email },
      Purchase: {
        ...(bought && { PaymentId: `simulador-${randomId()}`, PaymentDate: at }),
        Price: { Value: price },
        Payment: { NumberOfInstallments: 1, PaymentMethod: 'credit_card' },
      },
      ...(subscription !== null && { Subscriptions: [{ Id: subscription, ProductId: product.Id }] }),
      Offer: { Id: id, Name: name },
    },
  }
}
