import { expect, it } from 'vitest'
import { describeOffer, type StatedOffer } from './describe-offer.ts'

const offer: StatedOffer = {
  price: 150_000,
  evaluationValue: 200_000,
  discount: 25,
  auctionType: 'Venda Online',
  gone: false,
  isDemonstration: false,
}

it.each<[changes: Partial<StatedOffer>, description: string]>([
  [{}, 'Imóvel da Caixa: R$ 150.000, 25% abaixo da avaliação de R$ 200.000. Venda Online.'],
  [{ evaluationValue: null, discount: null, auctionType: '' }, 'Imóvel da Caixa: R$ 150.000.'],
  [{ price: 200_000, discount: 0 }, 'Imóvel da Caixa: R$ 200.000, o valor da avaliação. Venda Online.'],
  [
    { price: 250_000.5, discount: -25, auctionType: 'Leilão SFI - Edital Único' },
    'Imóvel da Caixa: R$ 250.000,50, 25% acima da avaliação de R$ 200.000. Leilão SFI - Edital Único.',
  ],
  [
    { price: 199_180, discount: 0.41 },
    'Imóvel da Caixa: R$ 199.180, 0,41% abaixo da avaliação de R$ 200.000. Venda Online.',
  ],
  [
    { gone: true },
    'Saiu da lista da Caixa. Último preço: R$ 150.000, 25% abaixo da avaliação de R$ 200.000. Venda Online.',
  ],
  [
    { isDemonstration: true, evaluationValue: null, discount: null },
    'Imóvel inventado, de demonstração: R$ 150.000. Venda Online.',
  ],
])('the offer with %j reads "%s"', (changes, description) => {
  expect(describeOffer({ ...offer, ...changes })).toBe(description)
})
