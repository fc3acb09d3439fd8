import { describe, expect, it } from 'vitest'
import type { PlanOffer } from '#contract/plan-calls.ts'
import { markupOf, renderedText } from '#test/support/markup.ts'
import { PlansView } from './plans-view.tsx'

const unset: PlanOffer = {
  plans: [
    { plan: 'monthly', days: 30, price: null },
    { plan: 'annual', days: 360, price: null },
  ],
  salesUrl: null,
  contact: null,
}
const plain = (offer: PlanOffer | null) => renderedText(<PlansView offer={offer} />).replaceAll('\u00a0', ' ')

describe('the page of the plans', () => {
  it('says the price and the time of each plan', () => {
    const text = plain({
      ...unset,
      plans: [
        { plan: 'monthly', days: 30, price: 49.9 },
        { plan: 'annual', days: 360, price: 399 },
      ],
    })
    expect(text).toContain('Mensal R$ 49,90 por 30 dias de acesso')
    expect(text).toContain('Anual R$ 399 por 360 dias de acesso')
  })

  it('says no figure for a price that is not set', () => {
    const text = plain(unset)
    expect(text).toContain('Mensal Preço sob consulta por 30 dias de acesso')
    expect(text).not.toContain('R$')
  })

  it.each<[string, Partial<PlanOffer>, string, string]>([
    ['nobody is named', {}, 'ainda não informa onde os planos são vendidos', 'mailto:'],
    ['only whom to ask', { contact: 'vendas@a.example' }, 'escreva a vendas@a.example', 'Assinar '],
    ['only where they are sold', { salesUrl: 'https://loja.example/' }, 'Assinar', 'mailto:'],
    [
      'both',
      { salesUrl: 'https://loja.example/', contact: 'vendas@a.example' },
      'Dúvidas sobre os planos: vendas@a.example',
      'ainda não informa',
    ],
  ])('leads on when %s', (_, changes, said, unsaid) => {
    const offer = { ...unset, ...changes }
    expect(plain(offer)).toContain(said)
    expect(markupOf(<PlansView offer={offer} />)).not.toContain(unsaid)
  })

  it('says what is in the plans before their prices are known', () => {
    expect(plain(null)).toContain('Lance máximo para a sua meta')
    expect(plain(null)).not.toContain('Como assinar')
  })
})
