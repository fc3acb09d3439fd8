import { describe, expect, it } from 'vitest'
import { readQuery } from '#domain/search/query.ts'
import { costCodec, sheetPath } from './address.ts'
import { type CostForm, example, questionOf } from './form.ts'
import { changed, inTheOtherWay } from './reform.ts'

const query = (path: string) => readQuery(path.slice(path.indexOf('?')))

describe('a reform known as one sum', () => {
  const total: CostForm = { ...example, reformByArea: false, area: 70, reformTotal: 10_000 }
  const cost = (form: CostForm) => questionOf(form).reformCost

  it('costs the same per square metre, and as one sum again', () => {
    const byArea = inTheOtherWay(total)
    expect(byArea).toMatchObject({ reformByArea: true, reformPerM2: 142.86 })
    expect(cost(byArea)).toBe(1_000_000)
    expect(costCodec(example, null).read(query(sheetPath(byArea, null)))).toEqual(byArea)
    expect(inTheOtherWay(byArea)).toMatchObject({ reformByArea: false, reformTotal: 10_000 })
  })

  it('costs the area times the price per square metre once either is typed', () => {
    const byArea = inTheOtherWay(total)
    expect(cost(changed(byArea, { reformPerM2: 150 }))).toBe(1_050_000)
    expect(cost(changed(byArea, { area: 100 }))).toBe(1_428_600)
  })

  it('stays while the area is empty', () => {
    const without = changed(inTheOtherWay(total), { area: 0 })
    expect(cost(without)).toBe(1_000_000)
    expect(inTheOtherWay(inTheOtherWay(without)).reformPerM2).toBe(142.86)
    expect(cost(changed(without, { area: 70 }))).toBe(1_000_020)
  })
})
