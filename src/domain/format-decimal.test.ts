import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inDepth } from '#test/support/depth.ts'
import { formatDecimal } from './format-decimal.ts'

const options = { numRuns: inDepth(2_000, 50_000) }

const formats = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [2, 2],
  [0, 3],
  [0, 4],
] as const
/** The platform's formats, with the true minus sign. */
const formatters = formats.map(([least, most]) => {
  const format = new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    signDisplay: 'negative',
  })
  return { least, most, format: (value: number) => format.format(value).replace('-', '−') }
})

function expectSame(value: number): void {
  for (const { least, most, format } of formatters)
    expect([value, least, most, formatDecimal(value, least, most)]).toEqual([
      value,
      least,
      most,
      format(value),
    ])
}

describe('a number as Brazil writes it', () => {
  it('reads as the platform writes any number', () => {
    fc.assert(fc.property(fc.double({ noNaN: true }), expectSame), options)
  })

  it('reads as the platform writes amounts of money, of both signs', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), centavos => expectSame(centavos / 100)),
      options,
    )
  })

  it('rounds halves away from zero, as the platform does', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e7 }), fc.integer({ min: 0, max: 4 }), (whole, places) =>
        expectSame(Number(`${whole}5e-${places + 1}`)),
      ),
      options,
    )
  })

  it.each([
    [0, '0'],
    [-0, '0'],
    [-0.004, '0'],
    [0.005, '0,01'],
    [1.005, '1,01'],
    [999.995, '1.000'],
    [-1234.5, '−1.234,5'],
    [1e21, '1.000.000.000.000.000.000.000'],
    [5e-324, '0'],
  ])('%d reads %s with up to two decimals', (value, text) => {
    expect(formatDecimal(value, 0, 2)).toBe(text)
    expectSame(value)
  })

  it('says what is no number', () => {
    expect([Number.NaN, Infinity, -Infinity].map(value => formatDecimal(value, 0, 2))).toEqual([
      'NaN',
      '∞',
      '−∞',
    ])
  })
})
