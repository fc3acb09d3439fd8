import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findSharedFile } from '#test/support/shared-files.ts'
import { toDate, toDayNumber } from '../calendar-date.ts'
import { fromReais, toReais } from '../money.ts'
import { readBuildingNumber, readStreetKey } from './building-key.ts'
import { estimatePaidPrice } from './estimate-paid-price.ts'
import { cleanRecords, leastPaidValue, type PaidRecord } from './paid-record.ts'
import { readUnitKey } from './unit-key.ts'

interface VectorRow {
  unit: string
  block: string
  area: number
  value: number
  date: string
  financed: number
}

interface Vectors {
  street: Record<string, string>
  number: Record<string, string>
  unit: Record<string, { unit: string; block: string }>
  estimate: {
    name: string
    rows: VectorRow[]
    target: {
      unit: string
      block: string
      area: number | null
      date: string
      growth?: number
      scale?: number
    }
    dataEnd: string
    expect: {
      value?: number
      low: number
      high: number
      n: number
      mad: number
      dropped: number
      of: number
      area: number
      first: string
      last: string
      financed: number
      silent?: string
    }
  }[]
  clean: { rows: VectorRow[]; expectDates: string[] }
}

const file = findSharedFile('paid-prices/vectors.json')
const vectors = file === null ? null : (JSON.parse(readFileSync(file, 'utf8')) as Vectors)

const readRow = ({ unit, block, area, value, date, financed }: VectorRow): PaidRecord => ({
  unit,
  block,
  kind: 'apartamento',
  deed: 'sale',
  area,
  value: fromReais(value),
  day: toDayNumber(date),
  financed: financed > 0,
  title: null,
})

describe.runIf(vectors !== null)('the vectors beside the records', () => {
  const { street, number, unit, estimate, clean } = vectors ?? ({} as Vectors)

  it.each(Object.entries(street ?? {}))('the street %j has the key %j', (text, key) => {
    expect(readStreetKey(text)).toBe(key)
  })

  it.each(Object.entries(number ?? {}))('the number %j is %j', (text, key) => {
    expect(readBuildingNumber(text)).toBe(key)
  })

  it.each(Object.entries(unit ?? {}))('the complement %j means %j', (text, key) => {
    expect(readUnitKey(text)).toEqual(key)
  })

  it('repeated records of a sale are removed', () => {
    const records = (clean?.rows ?? []).map(readRow).filter(({ value }) => value >= leastPaidValue)
    expect(cleanRecords(records).map(({ day }) => toDate(day))).toEqual(clean?.expectDates)
  })

  it.each(estimate ?? [])('estimates: $name', ({ rows, target, dataEnd, expect: expected }) => {
    const { unit, block, area, date, growth = 0.028, scale = 1 } = target
    const found = estimatePaidPrice(
      { unit, block, kind: 'apartamento', privateArea: area, totalArea: area },
      {
        records: rows.map(readRow),
        areaOf: 'private',
        at: toDayNumber(date),
        dataEnd: toDayNumber(dataEnd),
        growth,
        width: scale,
      },
    )
    // The vectors call `none` what is `old`.
    const silence = expected.silent === 'none' ? 'old' : (expected.silent ?? null)
    expect(found.silent).toBe(silence)
    const figures = found.silent === null ? found : found.doubted
    if (expected.value === undefined) {
      expect(figures).toBeNull()
      if (found.silent === 'area') expect(rows).toHaveLength(expected.n)
      return
    }
    expect(figures).not.toBeNull()
    if (figures === null) return
    const { sales } = figures
    for (const [name, amount] of [
      ['estimate', expected.value],
      ['low', expected.low],
      ['high', expected.high],
    ] as const)
      expect(toReais(figures[name])).toBeCloseTo(amount, 1)
    expect(figures.spread).toBeCloseTo(expected.mad, 9)
    expect({
      n: sales.length,
      dropped: figures.dropped,
      of: figures.pooled,
      area: figures.area,
      first: toDate(sales[0]?.day ?? 0),
      last: toDate(sales.at(-1)?.day ?? 0),
      financed: sales.filter(({ financed }) => financed).length,
    }).toEqual({
      n: expected.n,
      dropped: expected.dropped,
      of: expected.of,
      area: expected.area,
      first: expected.first,
      last: expected.last,
      financed: expected.financed,
    })
  })
})
