import { describe, expect, it } from 'vitest'
import { type RegionFigures, computeRegionFigures } from './region-figures.ts'
import { type ScoreFacts, type ScorePart, computeScore } from './opportunity-score.ts'

const empty = computeRegionFigures([])
const region = (figures: Partial<RegionFigures>): RegionFigures => ({ ...empty, ...figures })

/** No part is known. */
const nothing: ScoreFacts = {
  discount: null,
  financing: null,
  occupancy: null,
  debtsStated: false,
  condoDebtLimit: null,
  price: 100_000_00,
  region: empty,
  listed: 'listed',
  daysToAuction: null,
  modality: 'leilao',
  category: 'apartamento',
  city: 'ANAPOLIS',
}
const part = (key: ScorePart, facts: Partial<ScoreFacts>) =>
  computeScore({ ...nothing, ...facts }).parts.find(each => each.key === key)

type Row = [key: ScorePart, facts: Partial<ScoreFacts>, value: number | null, reason: string]

const many = { sampleSize: 42, avgPrice: 100_000_00 }

/** Formulas of docs/decisions/018, computed by hand. */
const rows: Row[] = [
  ['discount', { discount: null }, null, 'A Caixa não informa a avaliação'],
  ['discount', { discount: -12.4 }, 0, '12% acima da avaliação'],
  ['discount', { discount: 0 }, 0, 'Preço igual à avaliação'],
  ['discount', { discount: 0.5 }, 0.13, '0,5% abaixo da avaliação'],
  ['discount', { discount: 20 }, 5, '20% abaixo da avaliação'],
  ['discount', { discount: 40 }, 10, '40% abaixo da avaliação'],
  ['discount', { discount: 55.4 }, 10, '55% abaixo da avaliação'],

  ['financing', { financing: true }, 10, 'Aceita financiamento'],
  ['financing', { financing: false }, 3, 'Não aceita financiamento'],
  ['financing', { financing: null }, null, 'A lista não diz se aceita financiamento'],

  ['occupancy', { occupancy: null }, null, 'Não se sabe se está ocupado'],
  ['occupancy', { occupancy: 'vacant' }, 10, 'Desocupado'],
  ['occupancy', { occupancy: 'occupied' }, 2, 'Ocupado: a desocupação é por sua conta'],

  ['debts', {}, null, 'Não se sabe quem paga condomínio e tributos em atraso'],
  ['debts', { condoDebtLimit: 0 }, null, 'Não se sabe quem paga condomínio e tributos em atraso'],
  ['debts', { debtsStated: true, condoDebtLimit: 0 }, 10, 'A Caixa paga o condomínio em atraso'],
  [
    'debts',
    { debtsStated: true, condoDebtLimit: 16_800_00 },
    6,
    'Condomínio em atraso por sua conta: até R$\u00a016.800',
  ],
  ['debts', { debtsStated: true }, 2, 'A página não limita o condomínio em atraso que fica com o comprador'],

  // gap = (average − price) / average; 5 + gap / 10
  ['regional', { region: empty }, null, 'Não há outros em Anápolis na lista com que comparar'],
  [
    'regional',
    { region: region({ sampleSize: 4, avgPrice: 1 }) },
    null,
    'Só 4 apartamentos em Anápolis, com este; para comparar o preço, são precisos 5',
  ],
  [
    'regional',
    { region: region({ sampleSize: 1, avgPrice: 1 }) },
    null,
    'É o único apartamento em Anápolis na lista',
  ],
  [
    'regional',
    { region: region({ sampleSize: 1, avgPrice: 1 }), category: null, listed: 'gone' },
    null,
    'Só 1 imóvel em Anápolis; para comparar o preço, são precisos 5',
  ],
  [
    'regional',
    { region: region({ sampleSize: 1, avgPrice: 1 }), listed: 'unseen' },
    null,
    'Só 1 apartamento em Anápolis; para comparar o preço, são precisos 5',
  ],
  [
    'regional',
    { region: region(many), price: 82_000_00, listed: 'unseen' },
    6.8,
    '18% abaixo do preço médio de 42 apartamentos em Anápolis',
  ],
  [
    'regional',
    { region: region(many), price: 82_000_00, listed: 'gone' },
    6.8,
    '18% abaixo do preço médio de 42 apartamentos em Anápolis',
  ],
  [
    'regional',
    { region: region({ sampleSize: 5, avgPrice: 100_000_00 }), price: 82_000_00, category: null },
    6.8,
    '18% abaixo do preço médio de 5 imóveis em Anápolis, com este',
  ],
  [
    'regional',
    { region: region(many), price: 130_000_00, category: 'casa', city: 'SAO PAULO' },
    2,
    '30% acima do preço médio de 42 casas em São Paulo, com este',
  ],
  ['regional', { region: region(many) }, 5, 'No preço médio de 42 apartamentos em Anápolis, com este'],
  [
    'regional',
    { region: region(many), price: 40_000_00 },
    10,
    '60% abaixo do preço médio de 42 apartamentos em Anápolis, com este',
  ],
  [
    'regional',
    { region: region(many), price: 300_000_00 },
    0,
    '200% acima do preço médio de 42 apartamentos em Anápolis, com este',
  ],

  ['urgency', { daysToAuction: null }, null, 'Sem data de leilão informada'],
  ['urgency', { daysToAuction: -1 }, null, 'As datas informadas já passaram'],
  ['urgency', { daysToAuction: null, listed: 'gone' }, null, 'Saiu da lista da Caixa'],
  ['urgency', { daysToAuction: 0 }, 9, 'Leilão hoje'],
  ['urgency', { daysToAuction: 1 }, 9, 'Leilão amanhã'],
  ['urgency', { daysToAuction: 3 }, 9, 'Leilão em 3 dias'],
  ['urgency', { daysToAuction: 4 }, 7.5, 'Leilão em 4 dias'],
  ['urgency', { daysToAuction: 7, modality: 'licitacao' }, 7.5, 'Abertura das propostas em 7 dias'],
  ['urgency', { daysToAuction: 8, modality: 'venda-online' }, 6.5, 'Fim da venda em 8 dias'],
  ['urgency', { daysToAuction: 15 }, 6.5, 'Leilão em 15 dias'],
  ['urgency', { daysToAuction: 16 }, 5, 'Leilão em 16 dias'],
  ['urgency', { daysToAuction: 42 }, 5, 'Leilão em 6 semanas'],

  // 70 × share of the known listings with a photo + one point per listing, at most 30; divided by 10
  [
    'liquidity',
    { region: region({ sampleSize: 1, photosKnown: 1, withPhoto: 1 }), category: 'rural' },
    null,
    'É o único imóvel rural em Anápolis na lista',
  ],
  ['liquidity', { region: empty }, null, 'Não há outros em Anápolis na lista com que comparar'],
  [
    'liquidity',
    { region: region({ sampleSize: 42 }) },
    null,
    '42 apartamentos em Anápolis; ainda não se sabe quais têm foto',
  ],
  [
    'liquidity',
    { region: region({ sampleSize: 1200, photosKnown: 4, withPhoto: 4 }) },
    null,
    '1.200 apartamentos em Anápolis; só se sabe se 4 têm foto',
  ],
  [
    'liquidity',
    { region: region({ sampleSize: 10, photosKnown: 10, withPhoto: 5 }) },
    4.5,
    '10 apartamentos em Anápolis; 50% com foto',
  ],
  [
    'liquidity',
    { region: region({ sampleSize: 42, photosKnown: 5, withPhoto: 4 }) },
    8.6,
    '42 apartamentos em Anápolis; 80% com foto, entre as 5 fichas já conferidas',
  ],
  [
    'liquidity',
    { region: region({ sampleSize: 30, photosKnown: 30, withPhoto: 30 }) },
    10,
    '30 apartamentos em Anápolis; 100% com foto',
  ],
]

describe('a part of the score', () => {
  it.each(rows)('%s of %j is %s: %s', (key, facts, value, reason) => {
    expect(part(key, facts)).toMatchObject({ key, value, reason })
  })
})

describe('the score', () => {
  it('has the documented parts and weights', () => {
    expect(computeScore(nothing).parts.map(({ key, weight }) => [key, weight])).toEqual([
      ['discount', 0.31],
      ['liquidity', 0.16],
      ['financing', 0.11],
      ['regional', 0.16],
      ['urgency', 0.06],
      ['occupancy', 0.1],
      ['debts', 0.1],
    ])
  })

  it('is null when no part is known', () => {
    expect(computeScore(nothing)).toMatchObject({ total: null, confidence: 0 })
  })

  it('is the weighted mean when all parts are known', () => {
    const all = {
      discount: 20,
      financing: false,
      daysToAuction: 5,
      region: region({ sampleSize: 10, avgPrice: 100_000_00, photosKnown: 10, withPhoto: 5 }),
      occupancy: 'occupied' as const,
      debtsStated: true,
      condoDebtLimit: 10_000_00,
    }
    // 5 × 0.31 + 4.5 × 0.16 + 3 × 0.11 + 5 × 0.16 + 7.5 × 0.06 + 2 × 0.1 + 6 × 0.1 = 4.65, rounded half up
    expect(computeScore({ ...nothing, ...all })).toMatchObject({ total: 4.7, confidence: 1 })
  })

  it.each([
    ['discount alone', { discount: 30 }, 7.5, 0.31],
    // (10 × 31 + 3 × 11) / 42
    ['discount and financing', { discount: 40, financing: false }, 8.2, 0.42],
    // (0 × 31 + 9 × 6) / 37
    ['discount and urgency', { discount: -5, daysToAuction: 2 }, 1.5, 0.37],
    // (10 × 31 + 10 × 10 + 2 × 10) / 51
    ['discount, vacancy and debts', { discount: 40, occupancy: 'vacant', debtsStated: true }, 8.4, 0.51],
  ] satisfies [string, Partial<ScoreFacts>, number, number][])(
    'uses only %s when nothing else is known',
    (_, facts, total, confidence) => {
      expect(computeScore({ ...nothing, ...facts })).toMatchObject({ total, confidence })
    },
  )
})
