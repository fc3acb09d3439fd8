import { describe, expect, it } from 'vitest'
import { readQuery, writeQuery } from '#domain/search/query.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { financingCodec, propertyIn, saysAll } from './address.ts'
import { example, expensesOf, type FinancingForm, presetOf } from './form.ts'

const codec = financingCodec(example, null)
const read = (query: string) => codec.read(readQuery(query))

describe('a simulation in the address', () => {
  it('begins with the values of the requirements', () => {
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

  it('comes back as it was, whatever it began with', () => {
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
    expect(financingCodec(presetOf(richProperty), '8787').read(readQuery(query))).toEqual(form)
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
    ['arremate=abc&juros=1e9&meses=&parcelas=1&parcelas=2', {}],
  ])('%s is held within the limits, or left out', (query, change) => {
    expect(read(query)).toEqual({ ...example, ...change })
  })

  it.each([
    ['imovel=0012', '12'],
    ['imovel=12x', null],
    ['imovel=1&imovel=2', null],
    ['', null],
  ])('%s names property %s', (query, id) => {
    expect(propertyIn(readQuery(query))).toBe(id)
  })

  it('waits for the property unless the address says what it would', () => {
    expect(saysAll(readQuery('imovel=1&arremate=5'))).toBe(false)
    expect(saysAll(readQuery('imovel=1&arremate=5&mercado=6&despesas=0'))).toBe(true)
  })
})

describe('what a property fills in', () => {
  it('is its market value, its price and the expenses of that price', () => {
    expect(presetOf(richProperty)).toMatchObject({
      marketValue: 193_200,
      bid: 74_900,
      initialExpenses: expensesOf(74_900, { itbi: 3, papers: 2, source: null }),
      downPercent: 60,
    })
    expect(expensesOf(74_900, { itbi: 3, papers: 2, source: null })).toBe(3745)
  })

  it('is its price where the bank tells no appraisal', () => {
    const unknown = { ...richProperty, evaluationValue: null, analysis: null }
    expect(presetOf(unknown).marketValue).toBe(74_900)
  })
})
