import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeDiscount } from '../property/price-figures.ts'
import { categories, modalities } from '../property/listing.ts'
import { type RegionFigures, computeRegionFigures } from './region-figures.ts'
import { computeScore, type ScorePart, scoreParts } from './opportunity-score.ts'
import type { ScoreFacts } from './score-facts.ts'

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
  gone: false,
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
  ['regional', { region: empty }, null, 'Não há outros à venda em Anápolis com que comparar'],
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
    'É o único apartamento à venda em Anápolis',
  ],
  [
    'regional',
    { region: region({ sampleSize: 1, avgPrice: 1 }), category: null, gone: true },
    null,
    'Só 1 imóvel em Anápolis; para comparar o preço, são precisos 5',
  ],
  [
    'regional',
    { region: region(many), price: 82_000_00, gone: true },
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
  ['urgency', { daysToAuction: null, gone: true }, null, 'Saiu da lista da Caixa'],
  ['urgency', { daysToAuction: 0 }, 9, 'Leilão hoje'],
  ['urgency', { daysToAuction: 1 }, 9, 'Leilão amanhã'],
  ['urgency', { daysToAuction: 3 }, 9, 'Leilão em 3 dias'],
  ['urgency', { daysToAuction: 4 }, 7.5, 'Leilão em 4 dias'],
  ['urgency', { daysToAuction: 7, modality: 'licitacao' }, 7.5, 'Abertura das propostas em 7 dias'],
  ['urgency', { daysToAuction: 8, modality: 'venda-online' }, 6.5, 'A venda encerra em 8 dias'],
  ['urgency', { daysToAuction: 15 }, 6.5, 'Leilão em 15 dias'],
  ['urgency', { daysToAuction: 16 }, 5, 'Leilão em 16 dias'],
  ['urgency', { daysToAuction: 42 }, 5, 'Leilão em 6 semanas'],

  // 70 × share of the known listings with a photo + one point per listing, at most 30; divided by 10
  [
    'liquidity',
    { region: region({ sampleSize: 1, photosKnown: 1, withPhoto: 1 }), category: 'rural' },
    null,
    'É o único imóvel rural à venda em Anápolis',
  ],
  ['liquidity', { region: empty }, null, 'Não há outros à venda em Anápolis com que comparar'],
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
      ['discount', 0.35],
      ['liquidity', 0.2],
      ['financing', 0.15],
      ['regional', 0.2],
      ['urgency', 0.1],
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
    }
    // 5 × 0.35 + 4.5 × 0.2 + 3 × 0.15 + 5 × 0.2 + 7.5 × 0.1 = 4.85, rounded half up
    expect(computeScore({ ...nothing, ...all })).toMatchObject({ total: 4.9, confidence: 1 })
  })

  it.each([
    ['discount alone', { discount: 30 }, 7.5, 0.35],
    // (10 × 35 + 3 × 15) / 50
    ['discount and financing', { discount: 40, financing: false }, 7.9, 0.5],
    // (0 × 35 + 9 × 10) / 45
    ['discount and urgency', { discount: -5, daysToAuction: 2 }, 2, 0.45],
  ])('uses only %s when nothing else is known', (_, facts, total, confidence) => {
    expect(computeScore({ ...nothing, ...facts })).toMatchObject({ total, confidence })
  })
})

const centavos = fc.integer({ min: 1_000, max: 900_000 }).map(reais => reais * 100)
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const others = fc.array(
  fc.record({
    price: centavos,
    evaluation: maybe(centavos),
    area: maybe(fc.double({ min: 1, max: 500, noNaN: true })),
    hasPhoto: maybe(fc.boolean()),
  }),
  { maxLength: 40 },
)
const situation = fc.record({
  price: centavos,
  evaluation: maybe(centavos),
  financing: maybe(fc.boolean()),
  daysToAuction: maybe(fc.integer({ min: -30, max: 400 })),
  modality: maybe(fc.constantFrom(...modalities)),
  category: maybe(fc.constantFrom(...categories)),
  others,
})

type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never

/** Scores a listing that is part of its own region. */
const scored = ({ others: near, price, evaluation, ...rest }: Situation) =>
  computeScore({
    ...nothing,
    ...rest,
    price,
    discount: computeDiscount(price, evaluation),
    region: computeRegionFigures([...near, { price, evaluation, area: null, hasPhoto: null }]),
  })

describe('the score, whatever is known,', () => {
  it('lies within 0 and 10, and each part and the confidence within its bounds', () => {
    fc.assert(
      fc.property(situation, each => {
        const { total, confidence, parts } = scored(each)
        expect(total === null ? 0 : total).toSatisfy((n: number) => n >= 0 && n <= 10)
        expect(confidence).toSatisfy((n: number) => n >= 0 && n <= 1)
        expect(total === null).toBe(confidence === 0)
        expect(parts.map(({ key }) => key)).toEqual([...scoreParts])
        for (const { value, reason } of parts) {
          expect(value === null ? 0 : value).toSatisfy((n: number) => n >= 0 && n <= 10)
          expect(reason).not.toMatch(/null|undefined|NaN|!/)
        }
      }),
    )
  })

  it('never falls when the price falls', () => {
    fc.assert(
      fc.property(situation, fc.double({ min: 0.01, max: 1, noNaN: true }), (each, factor) => {
        const price = Math.max(100_00, Math.floor((each.price * factor) / 100_00) * 100_00)
        fc.pre(price < each.price)
        expect(scored({ ...each, price }).total ?? 0).toBeGreaterThanOrEqual(scored(each).total ?? 0)
      }),
    )
  })

  it('never falls when the appraisal rises', () => {
    fc.assert(
      fc.property(situation, centavos, (each, more) => {
        fc.pre(each.evaluation !== null)
        const dearer = { ...each, evaluation: (each.evaluation ?? 0) + more }
        expect(scored(dearer).total).toBeGreaterThanOrEqual(scored(each).total ?? 0)
      }),
    )
  })

  it("gains the part's weight in confidence with one more known part, and is the weighted mean of its parts", () => {
    fc.assert(
      fc.property(situation, fc.boolean(), fc.integer({ min: 0, max: 99 }), (each, financing, days) => {
        const before = scored({ ...each, financing: null, daysToAuction: null })
        const withFinancing = scored({ ...each, financing, daysToAuction: null })
        const withBoth = scored({ ...each, financing, daysToAuction: days })
        expect(withFinancing.confidence).toBeCloseTo(before.confidence + 0.15, 9)
        expect(withBoth.confidence).toBeCloseTo(before.confidence + 0.25, 9)
        for (const { total, confidence, parts } of [before, withFinancing, withBoth]) {
          const known = parts.filter(({ value }) => value !== null)
          const weight = known.reduce((sum, part) => sum + part.weight, 0)
          expect(weight).toBeCloseTo(confidence, 9)
          const mean = known.reduce((sum, part) => sum + (part.value ?? 0) * part.weight, 0) / weight
          expect(Math.abs((total ?? 0) - (known.length === 0 ? 0 : mean))).toBeLessThan(0.0500001)
        }
      }),
    )
  })
})
