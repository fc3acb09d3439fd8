import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  describeGroundedReturn,
  describeJudgedReturn,
  describeReturnEnds,
  describeReturnEndsShort,
  isBidWithheld,
  isHighReturn,
  isOnListAlone,
  isQuietReturn,
  isUnexplainedDiscount,
  type ReturnStanding,
} from './judged-return.ts'

it.each([
  [-3.2, 28.4, 'de −3% a 28%', '−3 a 28%'],
  [-0.41, 12.374, 'de −0,41% a 12,37%', '−0,41 a 12,37%'],
  [-12.4, 0.2, 'de −12,4% a 0,2%', '−12,4 a 0,2%'],
  [0, 12.4, 'de 0% a 12%', '0 a 12%'],
])('the ends %d and %d read %s', (low, high, text, short) => {
  expect(describeReturnEnds({ low, high })).toBe(text)
  expect(describeReturnEndsShort({ low, high })).toBe(short)
})

it('has whole percents at both ends, or hundredths that say what each end is', () => {
  const end = fc.double({ min: -99, max: 400, noNaN: true })
  fc.assert(
    fc.property(end, end, (low, high) => {
      const shown = [...describeReturnEnds({ low, high }).matchAll(/−?([\d.,]+)%/g)].map(([text]) =>
        Number(text.replace('−', '-').replace('.', '').replace(',', '.').replace('%', '')),
      )
      const exact = shown.every((value, at) => Math.abs(value - [low, high][at]!) <= 0.00501)
      return exact || shown.every(value => Number.isInteger(value))
    }),
  )
})

const standing: ReturnStanding = {
  ground: 'appraisal',
  isUnexplained: false,
  isFirstAuction: false,
  isStale: false,
}

it.each<[string, Partial<ReturnStanding>, [alone: boolean, quiet: boolean, high: boolean]]>([
  ['by an appraisal of a flat', {}, [false, false, true]],
  ['by what was paid', { ground: 'paid' }, [false, false, true]],
  ['by nothing', { ground: 'none' }, [true, true, false]],
  ['by an unexplained discount', { isUnexplained: true }, [true, true, false]],
  ['of an old list', { isStale: true }, [false, true, false]],
  ['of a first auction', { isFirstAuction: true }, [false, false, false]],
])('a return %s is said for what it is', (_, changes, expected) => {
  const given = { ...standing, ...changes }
  const high = isHighReturn({ low: 0, base: 20, high: 30 }, given)
  expect([isOnListAlone(given), isQuietReturn(given), high]).toEqual(expected)
  expect(isBidWithheld({ ...given, likelyGone: null })).toBe(expected[0])
  expect(isBidWithheld({ ...given, likelyGone: { p: 0.67, days: 90 } })).toBe(true)
})

it('a return is high from 20 % on, without a loss in the pessimistic case', () => {
  expect(isHighReturn({ low: 0, base: 19.9, high: 30 }, standing)).toBe(false)
  expect(isHighReturn({ low: -0.1, base: 20, high: 30 }, standing)).toBe(false)
  expect(isHighReturn(null, standing)).toBe(false)
})

it.each([
  [null, false, false],
  [80, false, false],
  [80.1, false, true],
  [80.1, true, false],
])('a discount of %s %%, its page read: %s, is unexplained: %s', (discount, pageRead, expected) => {
  expect(isUnexplainedDiscount({ discount, pageRead })).toBe(expected)
})

it('a return is written with its ends where it has a ground, and as the person’s own where it is', () => {
  const range = { low: -3, base: 15, high: 28 }
  expect(describeGroundedReturn(range, 'paid')).toBe('15% · de −3% a 28%, com base no que se pagou no prédio')
  expect(describeGroundedReturn(range, 'own', true)).toBe(
    '15% · de −3% a 28% (sua conta), pelo seu valor de venda',
  )
  expect(describeGroundedReturn(range, 'none')).toBe('15%, se vender pela avaliação')
  const facts = { gone: false, returnRange: range, isUnexplained: false, ground: 'paid', own: false } as const
  expect(describeJudgedReturn(facts)).toBe(
    'ROI líquido 15% · de −3% a 28%, com base no que se pagou no prédio',
  )
  expect(describeJudgedReturn({ ...facts, gone: true })).toBe('saiu da lista da Caixa')
  expect(describeJudgedReturn({ ...facts, returnRange: null })).toContain('não traz a avaliação')
  expect(describeJudgedReturn({ ...facts, isUnexplained: true })).toMatch(
    /^Fora do comum: .* ROI líquido 15%/,
  )
})
