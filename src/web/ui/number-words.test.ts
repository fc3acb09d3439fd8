import { describe, expect, it } from 'vitest'
import type { NumberInput } from '#domain/number-input.ts'
import { describeNumberLimits, describeNumberProblem } from './number-field.tsx'

const money: NumberInput = { unit: 'R$', limits: [0, 10 ** 12] }
const percent: NumberInput = { unit: '%', limits: [-50, 50] }
const months: NumberInput = { unit: 'meses', limits: [1, 600], whole: true }

it('says its limits in the words of the field', () => {
  expect(describeNumberLimits(months, 0)).toBe('de 1 a 600 meses')
  expect(describeNumberLimits({ unit: 'mês', limits: [0, 12], whole: true }, 13)).toBe('de 0 a 12 meses')
  expect(describeNumberLimits({ unit: 'mês', limits: [0, 1], whole: true }, 13)).toBe('de 0 a 1 mês')
  expect(describeNumberLimits(percent, 60)).toBe('de −50 a 50%')
  expect(describeNumberLimits({ unit: 'R$', limits: [1, 10_000_000] }, 0)).toBe('a partir de R$ 1')
  expect(describeNumberLimits({ unit: 'R$', limits: [1, 10_000_000] }, 10 ** 9)).toBe('até R$ 10.000.000')
})

describe('what is said of a text that is no number', () => {
  it.each<[string, number | null, NumberInput, string]>([
    ['dez', 272_500, money, 'Use só números, como 272.500'],
    ['dez', null, money, 'Use só números, como 150.000'],
    ['dez', 0.01, money, 'Use só números, como 150.000'],
    ['dez', 0, months, 'Use só números, como 15'],
    ['--2', 9.8, percent, 'Use só números, como 9,8'],
    ['-5000', 272_500, money, 'Não pode ser negativo'],
    ['R$ −5.000', 272_500, money, 'Não pode ser negativo'],
  ])('%j after %s', (text, value, input, words) => {
    expect(describeNumberProblem(text, value, input)).toBe(words)
  })
})
