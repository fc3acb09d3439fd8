import { z } from 'zod'
import type { ApiCall } from './api-call.ts'

/** The plans as visitors see them; a price that the operator has not set is unknown. */
export const PlanOffer = z
  .strictObject({
    plans: z
      .array(
        z.strictObject({
          plan: z.enum(['monthly', 'annual']),
          days: z.int().positive().describe('Dias de acesso que um pagamento dá'),
          price: z.number().positive().nullable().describe('Reais; null: a operação não informou'),
        }),
      )
      .describe('O mensal e o anual'),
    salesUrl: z.url().nullable().describe('Onde os planos são vendidos; null: não informado'),
    contact: z.email().nullable().describe('A quem perguntar sobre os planos; null: não informado'),
  })
  .meta({ id: 'PlanOffer' })
export type PlanOffer = z.infer<typeof PlanOffer>

/** Calls of the page of the plans. */
export const planCalls = {
  plans: {
    method: 'get',
    path: '/api/plans',
    tag: 'Pagamentos',
    summary: 'Os planos, com o preço de cada um',
    access: 'public',
    turn: { queue: 'ordinary', cost: 20 },
    response: PlanOffer,
    errors: [],
  },
} as const satisfies Record<string, ApiCall>
