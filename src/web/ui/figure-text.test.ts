import { expect, it } from 'vitest'
import { formatShortCentavos, formatShortMaxBid, formatMonths, formatTerm } from './figure-text.ts'

it.each([
  [1, '1 mês'],
  [0, '0 meses'],
  [1200, '1.200 meses'],
])('%d months read %s', (months, words) => {
  expect(formatMonths(months)).toBe(words)
})

it.each([
  [0.2, '1 mês'],
  [9, '9 meses'],
  [12, '1 ano'],
  [13, '1 ano e 1 mês'],
  [24, '2 anos'],
  [174.67, '14 anos e 7 meses'],
  [240, '20 anos'],
  [600_000, 'mais de mil anos'],
])('%d months as a term read %s', (months, words) => {
  expect(formatTerm(months)).toBe(words)
})

it.each([
  [19_261_818, 'R$\u00a0192.618'],
  [-123_456_789, '−R$\u00a01,23\u00a0mi'],
  [29_712_099, 'R$\u00a0297.121'],
  [29_712_050, 'R$\u00a0297.121'],
  [29_712_049, 'R$\u00a0297.120'],
  [99_999_950, 'R$\u00a01\u00a0mi'],
  [-99, '−R$\u00a01'],
  [-49, 'R$\u00a00'],
])('%d centavos are shortened to %s', (centavos, words) => {
  expect(formatShortCentavos(centavos)).toBe(words)
})

it.each([
  [10_909_099, 'R$\u00a0109.090'],
  [123_999_999, 'R$\u00a01,23\u00a0mi'],
  [99_999_999, 'R$\u00a0999.999'],
])('a maximum bid of %d centavos is never shortened upwards: %s', (centavos, words) => {
  expect(formatShortMaxBid(centavos)).toBe(words)
})
