import { describe, expect, it } from 'vitest'
import { readQuery, writeQuery } from '#domain/search/query.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { propertyIn } from '../codec.ts'
import { costsSearch, financingCodec, saysAll } from './address.ts'
import { example, type FinancingForm, formOf } from './form.ts'

const codec = financingCodec(example, null)
const read = (query: string) => codec.read(readQuery(query))

describe('a simulation in the address', () => {
  it('starts with the example’s values', () => {
    expect(read('')).toEqual(example)
    expect(example).toMatchObject({
      bid: 197_976,
      marketValue: 272_500,
      yearlyRate: 9.8,
      instalments: 240,
      months: 10,
      initialExpenses: 22_776,
      appreciation: 0.3,
      downPercent: 60,
    })
  })

  it('survives writing and reading over any form', () => {
    const form: FinancingForm = {
      ...example,
      system: 'price',
      bid: 150_000.55,
      downPercent: 17.5,
      yearlyRate: 10.9259,
      appreciation: -0.2,
      months: 1,
      monthlyCondo: 412.3,
    }
    const query = writeQuery(financingCodec(example, '8787').write(form))
    expect(financingCodec(formOf(richProperty), '8787').read(readQuery(query))).toEqual(form)
    expect(propertyIn(readQuery(query))).toBe('8787')
    expect(saysAll(readQuery(query))).toBe(true)
  })

  it.each([
    ['entrada=95', { downPercent: 90 }],
    ['parcelas=0', { instalments: 1 }],
    ['parcelas=999', { instalments: 600 }],
    ['valorizacao=-80', { appreciation: -50 }],
    ['arremate=0', { bid: 1 }],
    ['meses=10.4', { months: 10 }],
    ['sistema=price', { system: 'price' }],
    ['sistema=outro', {}],
    ['arremate=abc&juros=1e9&meses=&parcelas=1&parcelas=2', { instalments: 2 }],
  ])('with %s is clamped to the limits or ignored', (query, change) => {
    expect(read(query)).toEqual({ ...example, ...change })
  })

  it('waits for the property unless the address holds all its values', () => {
    expect(saysAll(readQuery('imovel=1&arremate=5'))).toBe(false)
    expect(saysAll(readQuery('imovel=1&arremate=5&mercado=6&despesas=0'))).toBe(true)
  })
})

it('a property’s form starts with its own values and the example’s for the rest', () => {
  expect(formOf(richProperty)).toEqual({
    ...example,
    marketValue: 193_200,
    bid: 74_900,
    initialExpenses: 3_745,
  })
})

describe('the parameters passed to the cost sheet', () => {
  const filled = formOf(richProperty)

  it('hold the bid and the sale value without a property', () => {
    expect(costsSearch({ ...example, bid: 150_000.5 }, 27_999_99, null, null)).toEqual({
      lance: '150000.5',
      venda: '27999.99',
    })
  })

  it('hold everything for an unavailable property', () => {
    expect(costsSearch(example, 280_000_00, '8787', null)).toEqual({
      imovel: '8787',
      lance: '197976',
      venda: '280000',
    })
  })

  it.each<[Partial<FinancingForm>, Record<string, string>]>([
    [{}, {}],
    [{ months: 24, downPercent: 20 }, {}],
    [{ bid: 70_000 }, { lance: '70000' }],
    [{ marketValue: 180_000 }, { venda: '200000' }],
    [{ appreciation: 0 }, { venda: '200000' }],
  ])('hold only the changes of a property’s form: %o', (change, said) => {
    expect(costsSearch({ ...filled, ...change }, 200_000_00, '8787', filled)).toEqual({
      imovel: '8787',
      ...said,
    })
  })
})
