import { describe, expect, it } from 'vitest'
import { readQueryString, writeQueryString } from '#domain/search/query-string.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { readPropertyNumberParameter } from '../state-codec.ts'
import { financingToCostsSearch, financingCodec, isWholeFinancingInAddress } from './financing-address.ts'
import { judgedForAnybody } from '#contract/judge-property.ts'
import { exampleFinancingForm, type FinancingForm, toFinancingForm } from './financing-form.ts'
import { findFinancingStart } from './financing-start.ts'

const filled = toFinancingForm(richProperty, findFinancingStart(richProperty, judgedForAnybody))
const codec = financingCodec(exampleFinancingForm, null)
const read = (query: string) => codec.read(readQueryString(query))

describe('a simulation in the address', () => {
  it('starts with the example’s values', () => {
    expect(read('')).toEqual(exampleFinancingForm)
    expect(exampleFinancingForm).toMatchObject({
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
      ...exampleFinancingForm,
      system: 'price',
      bid: 150_000.55,
      downPercent: 17.5,
      yearlyRate: 10.9259,
      appreciation: -0.2,
      months: 1,
      monthlyCondo: 412.3,
    }
    const query = writeQueryString(financingCodec(exampleFinancingForm, '8787').write(form))
    expect(financingCodec(filled, '8787').read(readQueryString(query))).toEqual(form)
    expect(readPropertyNumberParameter(readQueryString(query))).toBe('8787')
    expect(isWholeFinancingInAddress(readQueryString(query))).toBe(true)
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
    expect(read(query)).toEqual({ ...exampleFinancingForm, ...change })
  })

  it('waits for the property unless the address holds all its values', () => {
    expect(isWholeFinancingInAddress(readQueryString('imovel=1&arremate=5'))).toBe(false)
    expect(isWholeFinancingInAddress(readQueryString('imovel=1&arremate=5&mercado=6&despesas=0'))).toBe(true)
  })
})

it('a property’s form starts with the purchase by which it is judged and the bank’s rate', () => {
  expect(filled).toEqual({
    ...exampleFinancingForm,
    yearlyRate: 11.49,
    marketValue: 168_000,
    appreciation: 0,
    months: 12,
    monthlyCondo: 336,
    bid: 74_900,
    // ITBI of 3% and two registrations by the table of Goiás.
    initialExpenses: 4_935.92,
  })
})

describe('the parameters passed to the cost sheet', () => {
  it('hold the bid, the sale value and the months without a property', () => {
    expect(
      financingToCostsSearch({ ...exampleFinancingForm, bid: 150_000.5 }, 27_999_99, null, null),
    ).toEqual({
      lance: '150000.5',
      venda: '27999.99',
      meses: '10',
    })
  })

  it('hold everything for an unavailable property', () => {
    expect(financingToCostsSearch(exampleFinancingForm, 280_000_00, '8787', null)).toEqual({
      imovel: '8787',
      lance: '197976',
      venda: '280000',
      meses: '10',
    })
  })

  it.each<[Partial<FinancingForm>, Record<string, string>]>([
    [{}, {}],
    [{ months: 24, downPercent: 20 }, { meses: '24' }],
    [{ bid: 70_000 }, { lance: '70000' }],
    [{ marketValue: 180_000 }, { venda: '200000' }],
    [{ appreciation: 0.3 }, { venda: '200000' }],
  ])('hold only the changes of a property’s form: %o', (change, said) => {
    expect(financingToCostsSearch({ ...filled, ...change }, 200_000_00, '8787', filled)).toEqual({
      imovel: '8787',
      ...said,
    })
  })
})
