import { expect, it } from 'vitest'
import { presentPlan } from './account-store.ts'

const now = new Date('2026-06-01T12:00:00Z')

it.each([
  ['active', '2026-06-01T12:00:00.001Z', 'active'],
  ['active', '2026-06-01T12:00:00.000Z', 'expired'],
  ['active', '2026-05-01T12:00:00.000Z', 'expired'],
  ['suspended', '2026-05-01T12:00:00.000Z', 'suspended'],
  ['active', null, 'active'],
] as const)('a plan that is %s until %s is said to be %s', (status, until, said) => {
  const premiumUntil = until === null ? null : new Date(until)
  expect(presentPlan({ plan: 'monthly', status, premiumUntil, renews: false }, now).status).toBe(said)
})
