import { expect, it } from 'vitest'
import type { Plan } from '#contract/account-schemas.ts'
import { listPlanChanges, endOfDay, toPlanForm, planDays, extendPlan } from './plan-term.ts'

const plan: Plan = {
  type: 'monthly',
  status: 'active',
  premiumUntil: '2026-12-21T02:30:00.000Z',
  renews: true,
}
const now = Date.parse('2026-11-22T01:00:00Z')

it('reads the last day of access in Brasília', () => expect(toPlanForm(plan).premiumUntil).toBe('2026-12-20'))

it('sends nothing when the plan is unchanged', () =>
  expect(listPlanChanges(plan, toPlanForm(plan))).toEqual({}))

it.each([
  [{ plan: 'annual' as const }, { plan: 'annual' }],
  [{ status: 'suspended' as const }, { status: 'suspended' }],
  [{ premiumUntil: '2026-12-31' }, { premiumUntil: '2026-12-31T23:59:59-03:00' }],
  [{ premiumUntil: '' }, { premiumUntil: null }],
])('sends only changed fields: %j', (change, sent) =>
  expect(listPlanChanges(plan, { ...toPlanForm(plan), ...change })).toEqual(sent),
)

it('ends access at the last second of its day', () => {
  const end = Date.parse(endOfDay('2026-12-31') ?? '')
  expect(new Date(end).toISOString()).toBe('2027-01-01T02:59:59.000Z')
})

it.each([
  ['', planDays.monthly, '2026-12-21'],
  ['2026-01-01', planDays.monthly, '2026-12-21'],
  ['2026-12-20', planDays.monthly, '2027-01-19'],
  ['2026-12-20', planDays.annual, '2027-12-15'],
])('extends %s by %i days from the later of today and its end', (until, days, to) =>
  expect(extendPlan(until, days, now)).toBe(to),
)
