import { expect, it } from 'vitest'
import type { Occupancy } from '../property/listing.ts'
import { bareCosts } from '#test/support/cost-question.ts'
import { listFirstDayCosts } from './first-day-costs.ts'

const question = {
  ...bareCosts,
  commissionPercent: 5,
  evictionCost: 6_000_00,
  evictionMonth: 1,
  reformCost: 10_000_00,
  reformMonth: 4,
  monthlyHolding: 100_00,
  brokeragePercent: 6,
  incomeTaxPercent: 15,
}

it.each<[string, Occupancy | null, number]>([
  ['taking possession where somebody lives there', 'occupied', 121_000_00],
  ['none where nobody does', 'vacant', 115_000_00],
  ['none where that is not known', null, 115_000_00],
])('the first day takes bid, commission and repairs, and %s', (_, occupancy, total) => {
  const costs = listFirstDayCosts(question, occupancy)
  expect(costs.total).toBe(total)
  expect(costs.items.map(({ key }) => key)).toEqual([
    'bid',
    'commission',
    ...(occupancy === 'occupied' ? ['eviction'] : []),
    'reform',
  ])
})
