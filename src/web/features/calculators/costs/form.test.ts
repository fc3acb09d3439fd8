import { describe, expect, it } from 'vitest'
import { costSheet } from '#domain/calculators/costs.ts'
import { readQuery } from '#domain/search/query.ts'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { costCodec, sheetPath, tellsAll } from './address.ts'
import { assumedForm } from './assumed-form.ts'
import { type CostForm, example, formOf, isComplete, isSheet, questionOf, sheetOf } from './form.ts'

const answer = (form: CostForm) => costSheet(questionOf(form))
const query = (path: string) => readQuery(path.slice(path.indexOf('?')))

describe('the form of the cost sheet', () => {
  it('starts with the check values', () => {
    const { invested, incomeTax, netProfit } = answer(example)
    expect([invested, incomeTax, netProfit]).toEqual([26_200_000, 762_000, 3_118_000])
  })

  it('limits months to that of the sale, without losing the typed ones', () => {
    const sold = { ...example, months: 2 }
    expect(questionOf(sold).reformMonth).toBe(2)
    expect(questionOf({ ...sold, months: 12 }).reformMonth).toBe(4)
  })

  it('deducts only documented works from the taxable gain', () => {
    expect(questionOf({ ...example, documentedPercent: 40 }).reformDocumented).toBe(1_200_000)
  })

  it('shows a sheet as it was saved', () => {
    const odd = { ...example, reformByArea: false, reformTotal: 31_234.56, documentedPercent: 33.3 }
    const shown = formOf(sheetOf(odd), 48.5)
    expect(sheetOf(shown)).toEqual(sheetOf(odd))
    expect(shown.reformByArea).toBe(false)
    expect(formOf(sheetOf(example), 60)).toEqual(example)
  })

  it('recognizes whether it still equals the saved sheet', () => {
    const { incomeTaxPercent: _, ...brief } = sheetOf(example)
    expect(isSheet(example, sheetOf(example))).toBe(true)
    expect(isSheet(example, { ...brief, incomeTaxPercent: 15, reformDocumented: true })).toBe(true)
    expect(isSheet({ ...example, bid: 200_000.01 }, sheetOf(example))).toBe(false)
    expect(isSheet({ ...example, modality: null }, sheetOf(example))).toBe(false)
  })
})

describe('the form that a listing starts with', () => {
  it('has its price as the bid and its appraisal as the sale value', () => {
    const { price, evaluationValue } = richProperty
    expect(assumedForm(richProperty)).toMatchObject({ bid: price, saleValue: evaluationValue })
  })

  it('has no sale value without an appraisal, and then no result', () => {
    const form = assumedForm(bareProperty)
    expect(form).toMatchObject({ bid: bareProperty.price, saleValue: 0 })
    expect(isComplete(form)).toBe(false)
    expect(isComplete({ ...form, saleValue: 0.01 })).toBe(true)
    expect(isComplete({ ...form, bid: 0, saleValue: 1 })).toBe(false)
  })
})

describe('the address of a sheet', () => {
  const inOneSum: CostForm = {
    ...example,
    bid: 192_618.18,
    modality: null,
    reformByArea: false,
    documentedPercent: 33.3,
    monthlyRent: 1500,
  }

  it.each([
    ['by the square metre', example],
    ['in one sum', inOneSum],
  ])('restores the same sheet with its reform %s', (_, form) => {
    const codec = costCodec({ ...example, bid: 1, months: 99 }, null)
    expect(codec.read(query(sheetPath(form, null)))).toEqual(form)
  })

  it.each([
    ['by the square metre', example],
    ['in one sum', inOneSum],
  ])('holds the whole sheet with its reform %s, unless a parameter is missing', (_, form) => {
    const path = sheetPath(form, '1')
    expect(tellsAll(query(path))).toBe(true)
    for (const name of ['lance', 'venda', 'modalidade', 'reforma'])
      expect(tellsAll(query(path.replace(`${name}=`, 'x=')))).toBe(false)
    expect(tellsAll(query(path.replace('lance=', 'lance=x')))).toBe(false)
    expect(tellsAll({ imovel: '1' })).toBe(false)
  })

  it('keeps the property’s number', () => {
    expect(query(sheetPath(example, '8787700138874')).imovel).toBe('8787700138874')
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
    expect(costCodec(example, null).read(readQuery(text))).toMatchObject(form)
  })

  it.each([
    ['reformaM2=100&area=10', { reformByArea: true, reformTotal: 1000 }],
    ['area=10', { reformByArea: true, reformTotal: 5000 }],
    ['reformaM2=100&area=10&reforma=7777', { reformByArea: true, reformTotal: 1000 }],
    ['reforma=7777', { reformByArea: false, reformTotal: 7777 }],
    ['lance=1', { reformByArea: true, reformTotal: 30_000 }],
  ])('with %s restores the reform', (text, reform) => {
    expect(costCodec(example, null).read(readQuery(text))).toMatchObject(reform)
  })
})
