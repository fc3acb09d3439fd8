import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatNumberInput, isGroupingUnchanged, type NumberInput, parseNumberInput } from './number-input.ts'

const money: NumberInput = { unit: 'R$', limits: [0, 10 ** 12] }
const area: NumberInput = { unit: 'm²', limits: [0, 10 ** 12] }
const percent: NumberInput = { unit: '%', limits: [-50, 50] }
const months: NumberInput = { unit: 'meses', limits: [1, 600], whole: true }

describe('the text typed or pasted into a field', () => {
  it.each([
    ['', money, null],
    ['   ', money, null],
    ['R$ 1.234.567,00', money, 1234567],
    ['R$\u00A0250.000', money, 250000],
    ['1234,5', money, 1234.5],
    ['48.35', money, 48.35],
    ['50.000', money, 50000],
    ['0', money, 0],
    ['12.34.5', money, Number.NaN],
    ['48.5', area, 48.5],
    ['1234.567', area, 1234.57],
    ['58 m²', area, 58],
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
  ])('is read: %j', (text, input, value) => {
    expect(parseNumberInput(text, input)).toBe(value)
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
  ])('keeps the thousands that we formatted: %s', (_, before, after, value) => {
    const ours = before.endsWith('00')
    expect(parseNumberInput(after, money, ours && isGroupingUnchanged(before, after))).toBe(value)
  })
})

describe('the text a field shows', () => {
  it.each([
    [1234.5, money, '1.234,50'],
    [272500, money, '272.500'],
    [9.8, percent, '9,8'],
    [10.9259, percent, '10,9259'],
    [-0.2, percent, '−0,2'],
    [0, percent, '0'],
    [240, months, '240'],
  ])('is formatted: %s', (value, input, text) => {
    expect(formatNumberInput(value, input)).toBe(text)
  })

  it('reads back as the value it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), centavos => {
        expect(parseNumberInput(formatNumberInput(centavos / 100, money), money, true)).toBe(centavos / 100)
      }),
    )
    fc.assert(
      fc.property(fc.integer({ min: -500_000, max: 500_000 }), parts => {
        expect(parseNumberInput(formatNumberInput(parts / 10_000, percent), percent)).toBe(parts / 10_000)
      }),
    )
  })
})
