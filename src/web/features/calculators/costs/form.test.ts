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
  it('begins with the check values', () => {
    const { invested, incomeTax, netProfit } = answer(example)
    expect([invested, incomeTax, netProfit]).toEqual([26_200_000, 762_000, 3_118_000])
  })

  it('holds what happens before the sale within its months, and forgets nothing', () => {
    const sold = { ...example, months: 2 }
    expect(questionOf(sold).reformMonth).toBe(2)
    expect(questionOf({ ...sold, months: 12 }).reformMonth).toBe(4)
  })

  it('reckons only documented works against the tax', () => {
    expect(questionOf({ ...example, documentedPercent: 40 }).reformDocumented).toBe(1_200_000)
  })

  it('shows a sheet as it was saved', () => {
    const odd = { ...example, reformByArea: false, reformTotal: 31_234.56, documentedPercent: 33.3 }
    const shown = formOf(sheetOf(odd), 48.5)
    expect(sheetOf(shown)).toEqual(sheetOf(odd))
    expect(shown.reformByArea).toBe(false)
    expect(formOf(sheetOf(example), 60)).toEqual(example)
  })

  it('knows whether it still says what was saved', () => {
    const { incomeTaxPercent: _, ...brief } = sheetOf(example)
    expect(isSheet(example, sheetOf(example))).toBe(true)
    expect(isSheet(example, { ...brief, incomeTaxPercent: 15, reformDocumented: true })).toBe(true)
    expect(isSheet({ ...example, bid: 200_000.01 }, sheetOf(example))).toBe(false)
    expect(isSheet({ ...example, modality: null }, sheetOf(example))).toBe(false)
  })
})

describe('what a listing begins with', () => {
  it('is its price, sold at the appraisal', () => {
    const { price, evaluationValue } = richProperty
    expect(assumedForm(richProperty)).toMatchObject({ bid: price, saleValue: evaluationValue })
  })

  it('is no sale value where there is no appraisal, and then nothing is reckoned', () => {
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
  ])('brings back the same sheet, its reform %s', (_, form) => {
    const codec = costCodec({ ...example, bid: 1, months: 99 }, null)
    expect(codec.read(query(sheetPath(form, null)))).toEqual(form)
  })

  it.each([
    ['by the square metre', example],
    ['in one sum', inOneSum],
  ])('says all of it, its reform %s, unless something is left out', (_, form) => {
    const path = sheetPath(form, '1')
    expect(tellsAll(query(path))).toBe(true)
    for (const name of ['lance', 'venda', 'modalidade', 'reforma'])
      expect(tellsAll(query(path.replace(`${name}=`, 'x=')))).toBe(false)
    expect(tellsAll(query(path.replace('lance=', 'lance=x')))).toBe(false)
    expect(tellsAll({ imovel: '1' })).toBe(false)
  })

  it('keeps whose sheet it is', () => {
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
  ])('takes %s for what it can', (text, form) => {
    expect(costCodec(example, null).read(readQuery(text))).toMatchObject(form)
  })

  it.each([
    ['reformaM2=100&area=10', { reformByArea: true, reformTotal: 1000 }],
    ['area=10', { reformByArea: true, reformTotal: 5000 }],
    ['reformaM2=100&area=10&reforma=7777', { reformByArea: true, reformTotal: 1000 }],
    ['reforma=7777', { reformByArea: false, reformTotal: 7777 }],
    ['lance=1', { reformByArea: true, reformTotal: 30_000 }],
  ])('reads the reform of %s', (text, reform) => {
    expect(costCodec(example, null).read(readQuery(text))).toMatchObject(reform)
  })
})
