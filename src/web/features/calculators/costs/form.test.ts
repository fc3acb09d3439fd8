import { describe, expect, it } from 'vitest'
import { costSheet } from '#domain/calculators/costs.ts'
import { readQuery } from '#domain/search/query.ts'
import { costCodec, saysSheet, sheetPath } from './address.ts'
import { type CostForm, example, formOf, questionOf, sheetOf } from './form.ts'
import { waterfall } from './waterfall.ts'

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
})

describe('the address of a sheet', () => {
  const changed: CostForm = {
    ...example,
    bid: 192_618.18,
    modality: null,
    reformByArea: false,
    documentedPercent: 33.3,
    monthlyRent: 1500,
  }

  it.each([
    ['by the square metre', example],
    ['in one sum', changed],
  ])('brings back the same sheet, its reform %s', (_, form) => {
    const codec = costCodec({ ...example, bid: 1, months: 99 }, null)
    expect(codec.read(query(sheetPath(form, null)))).toEqual(form)
  })

  it('keeps whose sheet it is', () => {
    expect(query(sheetPath(example, '8787700138874')).imovel).toBe('8787700138874')
  })

  it.each([
    ['lance=abc', 200_000],
    ['lance=-5', 200_000],
    ['lance=1e9', 200_000],
    ['lance=0', 0.01],
    ['lance=150000.509', 150_000.51],
    ['lance=1&lance=2', 200_000],
  ])('takes %s for what it can', (text, bid) => {
    expect(costCodec(example, null).read(readQuery(text)).bid).toBe(bid)
  })

  it('knows whether anything is said', () => {
    expect(saysSheet(readQuery('imovel=1'))).toBe(false)
    expect(saysSheet(readQuery('imovel=1&lance=2'))).toBe(true)
  })
})

describe('the waterfall', () => {
  it('goes from the bid through every cost to the profit, which ends at the sale', () => {
    const { rows, sale } = waterfall(answer(example), 32_000_000)
    expect(rows).toHaveLength(15)
    expect(rows[0]).toMatchObject({ kind: 'bid', from: 0, to: 62.5 })
    expect(rows.find(({ name }) => name === 'invested')?.to).toBeCloseTo(81.875)
    expect(rows.at(-1)).toMatchObject({ name: 'profit', value: 3_118_000 })
    expect(rows.at(-1)?.to).toBe(100)
    expect(sale).toBe(100)
  })

  it('shows a loss beyond the sale', () => {
    const { rows, sale } = waterfall(answer({ ...example, saleValue: 200_000 }), 20_000_000)
    const result = rows.at(-1)
    expect(result?.name).toBe('loss')
    expect(result?.from).toBeCloseTo(sale)
    expect(result?.to).toBe(100)
  })
})
