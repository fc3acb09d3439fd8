import { expect, it } from 'vitest'
import { describeOffer, type StatedOffer } from './describe-offer.ts'

const offer: StatedOffer = {
  price: 150_000,
  evaluationValue: 200_000,
  discount: 25,
  auctionType: 'Venda Online',
  gone: false,
  presence: 'Visto na lista de 19\u00a0nov. 2026.',
  isDemonstration: false,
}

it.each<[changes: Partial<StatedOffer>, description: string]>([
  [
    {},
    'Imóvel da Caixa: R$ 150.000, 25% abaixo da avaliação de R$ 200.000. Venda Online. Visto na lista de 19 nov. 2026.',
  ],
  [
    { evaluationValue: null, discount: null, auctionType: '' },
    'Imóvel da Caixa: R$ 150.000. Visto na lista de 19 nov. 2026.',
  ],
  [
    { price: 200_000, discount: 0 },
    'Imóvel da Caixa: R$ 200.000, o valor da avaliação. Venda Online. Visto na lista de 19 nov. 2026.',
  ],
  [
    { price: 250_000.5, discount: -25, auctionType: 'Leilão SFI - Edital Único' },
    'Imóvel da Caixa: R$ 250.000,50, 25% acima da avaliação de R$ 200.000. Leilão SFI - Edital Único. Visto na lista de 19 nov. 2026.',
  ],
  [
    { price: 199_180, discount: 0.41 },
    'Imóvel da Caixa: R$ 199.180, 0,41% abaixo da avaliação de R$ 200.000. Venda Online. Visto na lista de 19 nov. 2026.',
  ],
  [
    { gone: true, presence: 'Fora da lista desde 20 nov. 2026.' },
    'Fora da lista desde 20 nov. 2026. Último preço: R$ 150.000, 25% abaixo da avaliação de R$ 200.000. Venda Online.',
  ],
  [
    { isDemonstration: true, evaluationValue: null, discount: null },
    'Imóvel inventado, de demonstração: R$ 150.000. Venda Online.',
  ],
])('the offer with %j reads "%s"', (changes, description) => {
  expect(describeOffer({ ...offer, ...changes })).toBe(description)
})
