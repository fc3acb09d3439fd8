import { expect, it } from 'vitest'
import { toDayNumber } from '../calendar-date.ts'
import type { PaidPriceAnswer } from './estimate-paid-price.ts'
import type { PaidRecord } from './paid-record.ts'
import { summarizePaidPrice } from './summarize-paid-price.ts'

const sale = (day: string): PaidRecord => ({
  unit: '1',
  block: '',
  kind: 'apartamento',
  deed: 'sale',
  value: 100_000_00,
  area: 50,
  day: toDayNumber(day),
  financed: false,
  title: null,
})
const city = { name: 'Recife', basis: 'base do ITBI', source: 'Prefeitura do Recife' }
const figures = {
  estimate: 100_000_00,
  low: 90_000_00,
  high: 110_000_00,
  area: 50,
  others: [],
  pooled: 3,
  dropped: 0,
  spread: 0,
}
const sales = [sale('2024-01-31'), sale('2024-03-01'), sale('2024-05-02')]

it('an estimate is kept with its range, the count and months of its sales, and whose they are', () => {
  expect(summarizePaidPrice({ ...figures, silent: null, sales }, city)).toEqual({
    estimate: 100_000_00,
    low: 90_000_00,
    high: 110_000_00,
    sales: 3,
    first: '2024-01',
    last: '2024-05',
    basis: 'base do ITBI',
    city: 'Recife',
    source: 'Prefeitura do Recife',
  })
})

it.each<[string, PaidPriceAnswer]>([
  ['sales without an estimate', { silent: 'spread', sales, doubted: { ...figures, sales } }],
  ['no sales', { silent: 'few', sales: [], doubted: null }],
  ['an estimate of no sales', { ...figures, silent: null, sales: [] }],
])('nothing is kept of %s', (_, answer) => {
  expect(summarizePaidPrice(answer, city)).toBeNull()
})
