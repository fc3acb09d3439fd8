import type { Hono } from 'hono'
import { planCalls } from '#contract/plan-calls.ts'
import { planPeriodDays } from '#domain/billing/subscription-status.ts'
import { toReaisOrNull } from '#domain/money.ts'
import { createCallRoutes } from '../http/call-routes.ts'
import type { ServerConfig } from '../server-config.ts'

/** The plans with their prices, as the operator set them; nothing of it depends on who asks. */
export function planRoutes({ sales }: Pick<ServerConfig, 'sales'>): Hono {
  const { app, mountCall } = createCallRoutes()
  mountCall(planCalls.plans, () => ({
    plans: (['monthly', 'annual'] as const).map(plan => ({
      plan,
      days: planPeriodDays[plan],
      price: toReaisOrNull(sales.prices[plan] ?? null),
    })),
    salesUrl: sales.url,
    contact: sales.contact,
  }))
  return app
}
