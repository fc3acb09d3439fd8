import { describe, expect, it } from 'vitest'
import { PlanOffer } from '#contract/plan-calls.ts'
import type { ServerConfig } from '../server-config.ts'
import { planRoutes } from './plan-routes.ts'

const ask = async (sales: ServerConfig['sales']) => {
  const response = await planRoutes({ sales }).request('/api/plans')
  return { status: response.status, offer: PlanOffer.parse(await response.json()) }
}

describe('GET /api/plans', () => {
  it('answers the prices in reais, where the plans are sold and whom to ask', async () => {
    const { status, offer } = await ask({
      prices: { monthly: 4990, annual: 39_900 },
      url: 'https://loja.example/arremate',
      contact: 'vendas@arremate.example',
    })
    expect(status).toBe(200)
    expect(offer).toEqual({
      plans: [
        { plan: 'monthly', days: 30, price: 49.9 },
        { plan: 'annual', days: 360, price: 399 },
      ],
      salesUrl: 'https://loja.example/arremate',
      contact: 'vendas@arremate.example',
    })
  })

  it('answers null for a price that is not set, never zero', async () => {
    const { offer } = await ask({ prices: { annual: 39_900 }, url: null, contact: null })
    expect(offer.plans.map(({ price }) => price)).toEqual([null, 399])
    expect(offer).toMatchObject({ salesUrl: null, contact: null })
  })
})
