import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeDiscount } from '../property/price-figures.ts'
import { categories, modalities, occupancies } from '../property/listing.ts'
import { computeRegionFigures } from './region-figures.ts'
import { type ScoreFacts, computeScore, scoreParts } from './opportunity-score.ts'

/** No part is known. */
const nothing: ScoreFacts = {
  discount: null,
  financing: null,
  occupancy: null,
  debtsStated: false,
  condoDebtLimit: null,
  price: 100_000_00,
  region: computeRegionFigures([]),
  listed: 'listed',
  daysToAuction: null,
  modality: 'leilao',
  category: 'apartamento',
  city: 'ANAPOLIS',
}

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
  occupancy: maybe(fc.constantFrom(...occupancies)),
  debtsStated: fc.boolean(),
  condoDebtLimit: maybe(fc.constantFrom(0, 9_000_00)),
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
        expect(withFinancing.confidence).toBeCloseTo(before.confidence + 0.11, 9)
        expect(withBoth.confidence).toBeCloseTo(before.confidence + 0.17, 9)
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
