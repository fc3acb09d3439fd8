import { describe, expect, it } from 'vitest'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { readQueryString } from '#domain/search/query-string.ts'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { costCodec, costSheetPath, isWholeSheetInAddress } from './cost-address.ts'
import { buildAssumedForm } from './assumed-cost-form.ts'
import {
  type CostForm,
  exampleCostForm,
  toCostForm,
  isCostFormComplete,
  isCostSheet,
  formToCostQuestion,
  formToCostSheet,
} from './cost-form.ts'

const answer = (form: CostForm) => computeCostSheet(formToCostQuestion(form))
const query = (path: string) => readQueryString(path.slice(path.indexOf('?')))

describe('the form of the cost sheet', () => {
  it('starts with the check values', () => {
    const { invested, incomeTax, netProfit } = answer(exampleCostForm)
    expect([invested, incomeTax, netProfit]).toEqual([26_200_000, 762_000, 3_118_000])
  })

  it('limits months to that of the sale, without losing the typed ones', () => {
    const sold = { ...exampleCostForm, months: 2 }
    expect(formToCostQuestion(sold).reformMonth).toBe(2)
    expect(formToCostQuestion({ ...sold, months: 12 }).reformMonth).toBe(4)
  })

  it('deducts only documented works from the taxable gain', () => {
    expect(formToCostQuestion({ ...exampleCostForm, documentedPercent: 40 }).reformDocumented).toBe(1_200_000)
  })

  it('shows a sheet as it was saved', () => {
    const odd = { ...exampleCostForm, reformByArea: false, reformTotal: 31_234.56, documentedPercent: 33.3 }
    const shown = toCostForm(formToCostSheet(odd), 48.5)
    expect(formToCostSheet(shown)).toEqual(formToCostSheet(odd))
    expect(shown.reformByArea).toBe(false)
    expect(toCostForm(formToCostSheet(exampleCostForm), 60)).toEqual(exampleCostForm)
  })

  it('recognizes whether it still equals the saved sheet', () => {
    const { incomeTaxPercent: _, ...brief } = formToCostSheet(exampleCostForm)
    expect(isCostSheet(exampleCostForm, formToCostSheet(exampleCostForm))).toBe(true)
    expect(isCostSheet(exampleCostForm, { ...brief, incomeTaxPercent: 15, reformDocumented: true })).toBe(
      true,
    )
    expect(isCostSheet({ ...exampleCostForm, bid: 200_000.01 }, formToCostSheet(exampleCostForm))).toBe(false)
    expect(isCostSheet({ ...exampleCostForm, modality: null }, formToCostSheet(exampleCostForm))).toBe(false)
  })
})

describe('the form that a listing starts with', () => {
  it('has its price as the bid and its appraisal as the sale value', () => {
    const { price, evaluationValue } = richProperty
    expect(buildAssumedForm(richProperty)).toMatchObject({ bid: price, saleValue: evaluationValue })
  })

  it('has no sale value without an appraisal, and then no result', () => {
    const form = buildAssumedForm(bareProperty)
    expect(form).toMatchObject({ bid: bareProperty.price, saleValue: 0 })
    expect(isCostFormComplete(form)).toBe(false)
    expect(isCostFormComplete({ ...form, saleValue: 0.01 })).toBe(true)
    expect(isCostFormComplete({ ...form, bid: 0, saleValue: 1 })).toBe(false)
  })
})

describe('the address of a sheet', () => {
  const inOneSum: CostForm = {
    ...exampleCostForm,
    bid: 192_618.18,
    modality: null,
    reformByArea: false,
    documentedPercent: 33.3,
    monthlyRent: 1500,
  }

  it.each([
    ['by the square metre', exampleCostForm],
    ['in one sum', inOneSum],
  ])('restores the same sheet with its reform %s', (_, form) => {
    const codec = costCodec({ ...exampleCostForm, bid: 1, months: 99 }, null)
    expect(codec.read(query(costSheetPath(form, null)))).toEqual(form)
  })

  it.each([
    ['by the square metre', exampleCostForm],
    ['in one sum', inOneSum],
  ])('holds the whole sheet with its reform %s, unless a parameter is missing', (_, form) => {
    const path = costSheetPath(form, '1')
    expect(isWholeSheetInAddress(query(path))).toBe(true)
    for (const name of ['lance', 'venda', 'modalidade', 'reforma'])
      expect(isWholeSheetInAddress(query(path.replace(`${name}=`, 'x=')))).toBe(false)
    expect(isWholeSheetInAddress(query(path.replace('lance=', 'lance=x')))).toBe(false)
    expect(isWholeSheetInAddress({ imovel: '1' })).toBe(false)
  })

  it('keeps the property’s number', () => {
    expect(query(costSheetPath(exampleCostForm, '8787700138874')).imovel).toBe('8787700138874')
  })

  it.each([
    ['lance=abc', { bid: 200_000 }],
    ['lance=-5', { bid: 0 }],
    ['lance=1e9', { bid: 200_000 }],
    ['lance=0&venda=0', { bid: 0, saleValue: 0 }],
    ['lance=150000.509', { bid: 150_000.51 }],
    ['lance=1&lance=2', { bid: 2 }],
    ['modalidade=outra', { modality: null }],
    ['modalidade=abc', { modality: 'leilao' }],
    ['meses=9999', { months: 600 }],
  ])('with %s is read within the limits', (text, form) => {
    expect(costCodec(exampleCostForm, null).read(readQueryString(text))).toMatchObject(form)
  })

  it.each([
    ['reformaM2=100&area=10', { reformByArea: true, reformTotal: 1000 }],
    ['area=10', { reformByArea: true, reformTotal: 5000 }],
    ['reformaM2=100&area=10&reforma=7777', { reformByArea: true, reformTotal: 1000 }],
    ['reforma=7777', { reformByArea: false, reformTotal: 7777 }],
    ['lance=1', { reformByArea: true, reformTotal: 30_000 }],
  ])('with %s restores the reform', (text, reform) => {
    expect(costCodec(exampleCostForm, null).read(readQueryString(text))).toMatchObject(reform)
  })
})
