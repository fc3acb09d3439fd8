import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePrice } from './money.ts'

describe("prices of the bank's lists", () => {
  it.each([
    ['197.976,00', 19797600],
    ['7.481.000,00', 748100000],
    ['4641,82', 464182],
    [' R$ 84.892,14 ', 8489214],
    ['r$1', 100],
    ['147398.67', 14739867],
    ['284000', 28400000],
    ['284.000', 28400000],
    ['48.1', 4810],
    ['83999.999999', 8400000],
    ['2207000,0', 220700000],
  ])('parses %j', (text, centavos) => {
    expect(parsePrice(text)).toBe(centavos)
  })

  it.each([
    '',
    ' ',
    '0,00',
    '0',
    '0,001',
    '-1,00',
    'R$',
    'a combinar',
    '1,44442E+12',
    '1.23.456,00',
    '197,976.00',
    '1,2,3',
    '12.345.67',
    '99999999999999999999999',
    'NaN',
    'Infinity',
  ])('does not parse %j', text => {
    expect(parsePrice(text)).toBeNull()
  })

  it('reads back every amount the bank can write', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), centavos => {
        const reais = String(Math.floor(centavos / 100)).replace(/\B(?=(\d{3})+$)/g, '.')
        expect(parsePrice(`${reais},${String(centavos % 100).padStart(2, '0')}`)).toBe(centavos)
      }),
    )
  })
})
