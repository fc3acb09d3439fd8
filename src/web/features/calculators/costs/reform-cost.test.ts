import { describe, expect, it } from 'vitest'
import { readQueryString } from '#domain/search/query-string.ts'
import { costCodec, costSheetPath } from './cost-address.ts'
import { type CostForm, exampleCostForm, formToCostQuestion } from './cost-form.ts'
import { changeReform, convertReform } from './reform-cost.ts'

const query = (path: string) => readQueryString(path.slice(path.indexOf('?')))

describe('a reform known as one sum', () => {
  const total: CostForm = { ...exampleCostForm, reformByArea: false, area: 70, reformTotal: 10_000 }
  const cost = (form: CostForm) => formToCostQuestion(form).reformCost

  it('costs the same per square metre, and as one sum again', () => {
    const byArea = convertReform(total)
    expect(byArea).toMatchObject({ reformByArea: true, reformPerM2: 142.86 })
    expect(cost(byArea)).toBe(1_000_000)
    expect(costCodec(exampleCostForm, null).read(query(costSheetPath(byArea, null)))).toEqual(byArea)
    expect(convertReform(byArea)).toMatchObject({ reformByArea: false, reformTotal: 10_000 })
  })

  it('costs the area times the price per square metre once either is typed', () => {
    const byArea = convertReform(total)
    expect(cost(changeReform(byArea, { reformPerM2: 150 }))).toBe(1_050_000)
    expect(cost(changeReform(byArea, { area: 100 }))).toBe(1_428_600)
  })

  it('stays while the area is empty', () => {
    const without = changeReform(convertReform(total), { area: 0 })
    expect(cost(without)).toBe(1_000_000)
    expect(convertReform(convertReform(without)).reformPerM2).toBe(142.86)
    expect(cost(changeReform(without, { area: 70 }))).toBe(1_000_020)
  })
})
