import { expect, it } from 'vitest'
import { floorMaxBid, formatWholeNumber, formatWholeReais, roundToWholeReais } from './whole-reais.ts'

it.each([
  [297_120.49, 297_120],
  [297_120.5, 297_121],
  [297_120.99, 297_121],
  [-820.5, -821],
  [-0.49, 0],
  [0, 0],
])('%d reais are %d whole reais', (reais, whole) => {
  expect(roundToWholeReais(reais)).toBe(whole)
})

it('never writes minus zero', () => {
  expect(Object.is(roundToWholeReais(-0.2), 0)).toBe(true)
})

it('writes one amount alike with its unit and without', () => {
  expect(formatWholeReais(297_120.99)).toBe('R$\u00a0297.121')
  expect(formatWholeNumber(297_120.99)).toBe('297.121')
})

it.each([
  [109_090.99, 109_090],
  [109_091, 109_091],
  [0.4, 0],
])('a maximum bid of %d reais is at most %d', (reais, whole) => {
  expect(floorMaxBid(reais)).toBe(whole)
})
