import { describe, expect, it } from 'vitest'
import { planChange, payment, planGrant } from '#test/support/plan-changes.ts'
import { orderPlanChanges, type PlanChange, splitAtLastGrant } from './plan-changes.ts'

describe('the order of plan changes', () => {
  const base = planChange('access', 1, { subscription: null })
  it.each<[string, Partial<PlanChange>]>([
    ['the time', { at: base.at + 1 }],
    ['what was paid', { paidAt: 5 }],
    ['the payment', { payment: 'P1' }],
    ['the subscription', { subscription: 'S1' }],
    ['the plan', { plan: 'annual' }],
    ['the end', { until: 5 }],
    ['the status', { status: 'active' }],
    ['when it was known', { recorded: base.recorded + 1 }],
  ])('keeps two that differ in %s, the lower one first', (_, difference) => {
    const other = { ...base, ...difference }
    expect(orderPlanChanges([other, base])).toEqual([base, other])
    expect(orderPlanChanges([base, other])).toEqual([base, other])
  })

  it('keeps one of equal ones, and of payments with one number the first', () => {
    expect(orderPlanChanges([base, { ...base }])).toEqual([base])
    const again = payment(3, { payment: 'P0' })
    expect(orderPlanChanges([again, payment(0)])).toEqual([payment(0)])
  })

  it('keeps payments without a number that differ', () => {
    const [one, other] = [payment(0, { payment: null }), payment(1, { payment: null })]
    expect(orderPlanChanges([one, other])).toEqual([one, other])
  })

  it('counts what was recorded with a grant as replaced by it', () => {
    const grant = planGrant(3, 100)
    const [before, after] = [payment(3), payment(1, { recorded: grant.at + 1 })]
    expect(splitAtLastGrant([after, before, grant])).toEqual({ grant, later: [after] })
    expect(splitAtLastGrant([before])).toEqual({ grant: null, later: [before] })
  })
})
