import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bounds, limitWords, readBounded, stillGrouped, writeBounded } from './bounded-text.ts'

const money: Bounds = { unit: 'R$', limits: [0, 10 ** 12] }
const percent: Bounds = { unit: '%', limits: [-50, 50] }
const months: Bounds = { unit: 'meses', limits: [1, 600], whole: true }

describe('what is typed or pasted into a field', () => {
  it.each([
    ['', money, null],
    [' \u00A0', money, null],
    ['1.234,56', money, 1234.56],
    ['R$ 1.234,56', money, 1234.56],
    ['R$\u00A01.234,56', money, 1234.56],
    ['R$\u202F272.500', money, 272500],
    ['1234.56', money, 1234.56],
    ['1,234.56', money, 1234.56],
    ['2722.500', money, 2722500],
    ['12722.500,10', money, 12722500.1],
    ['12,', money, 12],
    [',5', money, 0.5],
    ['.5', money, 0.5],
    ['-5', money, Number.NaN],
    ['dez', money, Number.NaN],
    ['1,2,3', money, Number.NaN],
    ['9,8', percent, 9.8],
    ['9.8%', percent, 9.8],
    ['0.300', percent, 0.3],
    ['10,9259 % a.a.', percent, 10.9259],
    ['9,8% ao ano', percent, 9.8],
    ['-0,2', percent, -0.2],
    ['−0,2', percent, -0.2],
    ['-', percent, null],
    [',5', percent, 0.5],
    ['.5', percent, 0.5],
    ['-,5', percent, -0.5],
    ['--2', percent, Number.NaN],
    ['-0', percent, 0],
    ['240', months, 240],
    ['240 meses', months, 240],
    ['240x', months, 240],
    ['10,4', months, 10],
  ])('%j', (text, bounds, value) => {
    expect(readBounded(text, bounds)).toBe(value)
  })

  it.each([
    ['a digit in front', '272.500', '1272.500', 1272500],
    ['a digit less', '272.500', '272.50', 27250],
    ['a digit more', '272.500', '272.5001', 2725001],
    ['centavos behind', '272.500', '272.500,5', 272500.5],
    ['another number', '272.500', '1234.56', 1234.56],
    ['a dot behind it', '272.500', '272.500.5', Number.NaN],
    ['a number typed from its beginning', '1234.', '1234.5', 1234.5],
  ])('keeps the thousands that we wrote: %s', (_, before, after, value) => {
    const ours = before.endsWith('00')
    expect(readBounded(after, money, ours && stillGrouped(before, after))).toBe(value)
  })
})

describe('what a field shows', () => {
  it.each([
    [1234.5, money, '1.234,50'],
    [272500, money, '272.500'],
    [9.8, percent, '9,8'],
    [10.9259, percent, '10,9259'],
    [-0.2, percent, '−0,2'],
    [0, percent, '0'],
    [240, months, '240'],
  ])('%s', (value, bounds, text) => {
    expect(writeBounded(value, bounds)).toBe(text)
  })

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), centavos => {
        expect(readBounded(writeBounded(centavos / 100, money), money, true)).toBe(centavos / 100)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 500_000 }), parts => {
        expect(readBounded(writeBounded(parts / 10_000, percent), percent)).toBe(parts / 10_000)
      }),
    )
  })

  it('says its limits in the words of the field', () => {
    expect(limitWords(months, 0)).toBe('de 1 a 600 meses')
    expect(limitWords(percent, 60)).toBe('de −50 a 50%')
    expect(limitWords({ unit: 'R$', limits: [1, 10_000_000] }, 0)).toBe('a partir de R$ 1')
    expect(limitWords({ unit: 'R$', limits: [1, 10_000_000] }, 10 ** 9)).toBe('até R$ 10.000.000')
  })
})
