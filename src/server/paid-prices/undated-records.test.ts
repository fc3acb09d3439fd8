import { expect, it } from 'vitest'
import type { PlacedRecord } from './pack-records.ts'
import { UndatedRecords } from './undated-records.ts'

const place = (unit: string, day: number): PlacedRecord => ({
  building: { street: 'EXEMPLO', number: '10' },
  record: {
    unit,
    block: '',
    kind: 'apartamento',
    deed: 'sale',
    value: 1,
    area: 60,
    day,
    financed: false,
    title: null,
  },
})

/** Takes rows of `street day`, an undated one with `?`; returns the days in their order, and how many were lost. */
function date(rows: string): string {
  const undated = new UndatedRecords()
  const days = rows.split(', ').flatMap(row => {
    const [street = '', day = ''] = row.split(' ')
    const at = day === '?' ? null : Number(day)
    return undated.take(street, place('1', at ?? 0), at)
  })
  days.push(...undated.finish())
  return `${days.map(({ record }) => record.day).join(' ')} lost ${undated.lost}`
}

it.each([
  ['a 100, a ?, a 200', '100 150 200 lost 0'],
  ['a ?, a 200', '200 200 lost 0'],
  ['a 100, a ?', '100 100 lost 0'],
  ['a 100, a ?, a ?, b 300', '100 100 100 300 lost 0'],
  ['a ?, b ?', ' lost 2'],
  ['a 100, a ?, a 900', '100 900 lost 1'],
  ['a 200, a ?, a 100', '200 150 100 lost 0'],
])('%s → %s', (rows, dated) => {
  expect(date(rows)).toBe(dated)
})

it('holds no more than 2,000 rows', () => {
  const undated = new UndatedRecords()
  for (let at = 0; at < 2_500; at++) undated.take('a', place('1', 0), null)
  expect(undated.lost).toBe(500)
})
