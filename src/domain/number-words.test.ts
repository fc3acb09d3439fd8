import { expect, it } from 'vitest'
import { numberWordValues } from './number-words.ts'

it.each([
  ['um', 1],
  ['duas', 2],
  ['dez', 10],
  ['quatorze', 14],
  ['catorze', 14],
  ['dezenove', 19],
  ['vinte', 20],
  ['noventa', 90],
  ['cem', 100],
  ['cento', 100],
  ['quinhentos', 500],
  ['novecentos', 900],
])('%s is %i', (word, value) => {
  expect(numberWordValues.get(word)).toBe(value)
})
