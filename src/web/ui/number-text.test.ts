import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readNumber, writeNumber } from './number-text.ts'

describe('a number as Brazilians type it', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['1.234,56', 1234.56],
    ['R$ 1.234.567,00', 1234567],
    ['R$\u00A0250.000', 250000],
    ['50000', 50000],
    ['1234,5', 1234.5],
    ['48.5', 48.5],
    ['48.35', 48.35],
    ['50.000', 50000],
    ['1234.567', 1234.57],
    ['12,', 12],
    ['58 m²', 58],
    ['0', 0],
  ])('%j is %s', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })

  it.each([['abc'], ['-5'], ['1,2,3'], ['1e9'], ['12.34.5'], ['99999999999999']])('%j is no number', text => {
    expect(readNumber(text)).toBeNaN()
  })

  it('reads back what it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), centavos => {
        expect(readNumber(writeNumber(centavos / 100))).toBe(centavos / 100)
      }),
    )
  })
})
