import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Bounds,
  limitWords,
  readBounded,
  stillGrouped,
  writeBounded,
  wrongWords,
} from './bounded-text.ts'

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
    ['200 mil', money, 200_000],
    ['200mil', money, 200_000],
    ['R$ 200 mil', money, 200_000],
    ['200 MIL reais', money, 200_000],
    ['200k', money, 200_000],
    ['72,5 mil', money, 72_500],
    ['1.200 mil', money, 1_200_000],
    ['1,5 milhão', money, 1_500_000],
    ['1.5 mi', money, 1_500_000],
    ['2 mi', money, 2_000_000],
    ['2\u00a0milhões de reais', money, 2_000_000],
    ['2 milhoes', money, 2_000_000],
    ['1,005 mil', money, 1005],
    ['200.000 reais', money, 200_000],
    ['200 m', money, Number.NaN],
    ['mil', money, Number.NaN],
    ['1 milhão e 200 mil', money, Number.NaN],
    ['1e9', money, Number.NaN],
    ['2 mil', percent, Number.NaN],
    ['2 mil', months, Number.NaN],
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
    ['a word behind', '272.500', '272.500 mil', 272_500_000],
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
    expect(limitWords({ unit: 'mês', limits: [0, 12], whole: true }, 13)).toBe('de 0 a 12 meses')
    expect(limitWords({ unit: 'mês', limits: [0, 1], whole: true }, 13)).toBe('de 0 a 1 mês')
    expect(limitWords(percent, 60)).toBe('de −50 a 50%')
    expect(limitWords({ unit: 'R$', limits: [1, 10_000_000] }, 0)).toBe('a partir de R$ 1')
    expect(limitWords({ unit: 'R$', limits: [1, 10_000_000] }, 10 ** 9)).toBe('até R$ 10.000.000')
  })
})

describe('what is said of a text that is no number', () => {
  it.each<[string, number | null, Bounds, string]>([
    ['dez', 272_500, money, 'Use só números, como 272.500'],
    ['dez', null, money, 'Use só números, como 150.000'],
    ['dez', 0.01, money, 'Use só números, como 150.000'],
    ['dez', 0, months, 'Use só números, como 15'],
    ['--2', 9.8, percent, 'Use só números, como 9,8'],
    ['-5000', 272_500, money, 'Não pode ser negativo'],
    ['R$ −5.000', 272_500, money, 'Não pode ser negativo'],
  ])('%j after %s', (text, value, bounds, words) => {
    expect(wrongWords(text, value, bounds)).toBe(words)
  })
})
