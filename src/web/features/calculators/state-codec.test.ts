import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'
import { createFieldCodec, readPropertyNumberParameter } from './state-codec.ts'

const codec = createFieldCodec({
  bid: { name: 'lance', limits: [1, 10 ** 12], decimals: 2 },
  rate: { name: 'taxa', limits: [-50, 50], decimals: 4 },
  months: { name: 'meses', limits: [1, 600], decimals: 0 },
})

describe('the property in the address', () => {
  it.each([
    ['imovel=8444406898953', '8444406898953'],
    ['imovel=0012', '12'],
    ['imovel=0', '0'],
    ['imovel=1&imovel=2', '2'],
    ['imovel=1&imovel=x', null],
    ['imovel=12x', null],
    ['imovel=../1', null],
    ['imovel=12345678901234', null],
    ['imovel=', null],
    ['', null],
  ])('%s: %s', (query, id) => {
    expect(readPropertyNumberParameter(readQueryString(query))).toBe(id)
  })
})

describe('the numbers in the address', () => {
  it.each([
    ['', {}],
    ['lance=150000.5&taxa=-0.2&meses=10', { bid: 150_000.5, rate: -0.2, months: 10 }],
    ['lance=0&taxa=-80&meses=999', { bid: 1, rate: -50, months: 600 }],
    ['lance=10.005&taxa=1.23456&meses=10.4', { bid: 10.01, rate: 1.2346, months: 10 }],
    ['lance=1e9&taxa=abc&meses=', {}],
    ['lance=200.000,00', {}],
    ['meses=3&meses=7', { months: 7 }],
    ['meses=3&meses=x', {}],
    ['taxa=-0', { rate: 0 }],
  ])('of %s are read within their limits', (query, numbers) => {
    expect(codec.read(readQueryString(query))).toEqual(numbers)
  })

  it('survive writing and reading', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10 ** 13 }),
        fc.integer({ min: -500_000, max: 500_000 }),
        fc.integer({ min: 1, max: 600 }),
        (centavos, parts, months) => {
          const numbers = { bid: centavos / 100, rate: parts / 10_000, months }
          expect(codec.read(readQueryString(writeQueryString(codec.write(numbers))))).toEqual(numbers)
        },
      ),
    )
  })

  it('leave out what is empty', () => {
    expect(codec.write({ bid: null, months: 3 })).toEqual({ meses: '3' })
  })
})
