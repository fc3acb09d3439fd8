import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeRelevance, type RelevanceFacts } from '#domain/judgement/relevance.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { changeSearchPreset, searchPresets } from '#domain/search/search-presets.ts'
import { buildCriteriaChips } from './criteria-chips.ts'
import { describeOrder, dependsOnReturn } from './order-words.ts'
import { relevanceRules } from './relevance-rules.tsx'

const facts: RelevanceFacts = {
  low: 10,
  base: 20,
  known: 100,
  listAge: 0,
  discount: 50,
  pageRead: false,
  street: 0,
}
const relevance = (change: Partial<RelevanceFacts>): number => computeRelevance({ ...facts, ...change })

describe('the words about the order', () => {
  it.each(searchPresets)(
    'of the preset %s say what it holds in one sentence, unless its chips do',
    preset => {
      const criteria = changeSearchPreset(emptyCriteria, preset)
      const words = describeOrder({ ...criteria, sort: 'price' })
      if (preset === 'rung' || preset === 'premium') expect(words).toMatch(/^[^.]+(\.\d+[^.]*)*\.$/)
      else expect([words, buildCriteriaChips(criteria).length > 0]).toEqual(['', true])
    },
  )

  it.each(searchPresets)('never say that the preset %s is ordered as it is not', preset => {
    const criteria = changeSearchPreset(emptyCriteria, preset)
    expect(describeOrder({ ...criteria, sort: 'price' })).not.toMatch(/primeiro/)
  })

  it('say that the person’s own figures do not count where the return decides', () => {
    expect(dependsOnReturn({ ...emptyCriteria, sort: 'price' })).toBe(false)
    expect(dependsOnReturn({ ...emptyCriteria, sort: 'price', minReturn: 0 })).toBe(true)
    expect(dependsOnReturn(emptyCriteria)).toBe(true)
  })
})

describe('the rules of the order “Relevância” are true:', () => {
  const text = relevanceRules.join(' ')

  it('returns over 40 and 10 % count no more', () => {
    expect(text).toMatch(/até 40%.*até 10%/)
    expect(relevance({ base: 90, low: 60 })).toBe(relevance({ base: 40, low: 10 }))
    expect(relevance({ base: 30, low: 15 })).toBeGreaterThan(relevance({}))
  })

  it('each point of discount over 65 % takes a quarter', () => {
    expect(text).toMatch(/acima de 65% tira ¼ de ponto/)
    expect(relevance({ discount: 65 })).toBe(relevance({ discount: 0 }))
    expect(relevance({ discount: 65 }) - relevance({ discount: 69 })).toBeCloseTo(1)
  })

  it('what is not known and an older list make a gain smaller and a loss greater', () => {
    const loss = { low: -30, base: -10 }
    for (const change of [{ known: 20 }, { listAge: 60 }]) {
      expect(relevance(change)).toBeLessThan(relevance({}))
      expect(relevance({ ...loss, ...change })).toBeLessThan(relevance(loss))
    }
    expect(text).toMatch(/com 120 dias, conta a metade/)
    expect(relevance({ listAge: 120 })).toBeCloseTo(relevance({}) / 2)
  })

  it('those without an appraisal come last but for extreme discounts of which no page was read', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 500, noNaN: true }), base => {
        const unknown = relevance({ low: null, base: null, discount: null })
        expect(relevance({ base, low: Math.min(base, 0) })).toBeGreaterThan(unknown)
        expect(relevance({ base, low: 0, discount: 81 })).toBeLessThan(unknown)
      }),
    )
    expect(relevance({ discount: 81, pageRead: true })).toBeGreaterThan(0)
  })
})
