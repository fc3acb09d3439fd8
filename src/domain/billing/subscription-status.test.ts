import { describe, expect, it } from 'vitest'
import { planChange, dayMs, paidDays, planGrant, payment, statusOf } from '#test/support/plan-changes.ts'
import type { PlanChange } from './plan-changes.ts'
import { computeSubscriptionStatus, type SubscriptionStatus } from './subscription-status.ts'

type Expected = Partial<Omit<SubscriptionStatus, 'until'>> & { days?: number | null }

describe('the subscription status', () => {
  it.each<[string, PlanChange[], Expected]>([
    ['is none without changes', [], { plan: 'none', status: 'active', days: null, renews: null }],
    ['runs 30 days from a monthly payment', [payment(0)], { plan: 'monthly', days: 30, renews: true }],
    ['runs 360 days from an annual one', [payment(0, { plan: 'annual' })], { plan: 'annual', days: 360 }],
    ['is extended from its end by a renewal that comes early', [payment(0), payment(20)], { days: 60 }],
    ['is extended from the payment by one that comes late', [payment(0), payment(40)], { days: 70 }],
    ['counts a payment once', [payment(0), payment(3, { payment: 'P0' })], { days: 30 }],
    [
      'takes the plan that was bought last',
      [payment(0), payment(20, { plan: 'annual' })],
      { plan: 'annual', days: 390 },
    ],
    [
      'goes on while a renewal is pending',
      [payment(0), planChange('pending', 30)],
      { days: 30, renews: true },
    ],
    [
      'runs out after a cancellation',
      [payment(0), planChange('cancel', 9)],
      { days: 30, renews: false, status: 'active' },
    ],
    [
      'renews again after the next payment',
      [payment(0), planChange('cancel', 9), payment(10)],
      { renews: true, days: 60 },
    ],
    [
      'ends with its subscription',
      [payment(0), planChange('end', 12)],
      { days: 12, renews: false, status: 'active' },
    ],
    [
      'is not cut by an end older than the last payment',
      [payment(0), payment(20), planChange('end', 10)],
      { days: 60, renews: true },
    ],
    ['that has ended is not prolonged by its end', [payment(0), planChange('end', 40)], { days: 30 }],
    [
      'keeps all of a subscription when an earlier one ends, which gives back its own unused days',
      [payment(0), payment(5, { subscription: 'S2' }), planChange('end', 8)],
      { days: 38, renews: true },
    ],
    [
      'keeps what was paid for a year when a second subscription ends',
      [
        payment(0, { plan: 'annual' }),
        payment(2, { subscription: 'S2' }),
        planChange('end', 5, { subscription: 'S2' }),
      ],
      { plan: 'annual', days: 360, renews: true, subscription: 'S1' },
    ],
    [
      'is untouched by the access of another subscription, and by its end',
      [
        payment(0, { plan: 'annual' }),
        planChange('access', 2, { subscription: 'S2', plan: 'monthly', paidAt: 2 * dayMs }),
        planChange('end', 5, { subscription: 'S2' }),
      ],
      { plan: 'annual', days: 360, renews: true, subscription: 'S1' },
    ],
    [
      'goes on with the access of another subscription when its own ends',
      [
        payment(0),
        planChange('access', 2, { subscription: 'S2', plan: 'annual', paidAt: 2 * dayMs }),
        planChange('end', 5),
      ],
      { plan: 'annual', days: 362, renews: true, subscription: 'S2' },
    ],
    [
      'is untouched by the end of a subscription that has run out',
      [payment(0), payment(40, { subscription: 'S2' }), planChange('end', 45)],
      { days: 70, renews: true },
    ],
    [
      'survives its cancellation, too',
      [payment(0), payment(5, { subscription: 'S2' }), planChange('cancel', 8)],
      { renews: true },
    ],
    [
      'is suspended by the refund of the current payment',
      [payment(0), planChange('refund', 5, { payment: 'P0' })],
      { status: 'suspended', days: 5, renews: false },
    ],
    [
      'survives the refund of an earlier one, which gives back its own unused days',
      [payment(0), payment(20), planChange('refund', 22, { payment: 'P0' })],
      { status: 'active', days: 52, payment: 'P20' },
    ],
    [
      'survives the refund of an earlier one that is used up',
      [payment(0), payment(20), planChange('refund', 31, { payment: 'P0' })],
      { status: 'active', days: 60 },
    ],
    [
      'goes on with what else is paid after the refund of the current payment',
      [
        payment(0, { plan: 'annual' }),
        payment(2, { subscription: 'S2' }),
        planChange('refund', 5, { payment: 'P2', subscription: 'S2' }),
      ],
      { status: 'active', plan: 'annual', days: 360, payment: 'P0', renews: true },
    ],
    [
      'goes on with what else is paid after a chargeback, which takes its own payment alone',
      [
        payment(0, { plan: 'annual' }),
        payment(2, { subscription: 'S2' }),
        planChange('chargeback', 5, { payment: 'P2', subscription: 'S2' }),
      ],
      { status: 'active', plan: 'annual', days: 360, payment: 'P0', renews: true },
    ],
    [
      'survives the chargeback of an earlier payment, which gives back its own unused days',
      [payment(0), payment(20), planChange('chargeback', 22, { payment: 'P0' })],
      { status: 'active', days: 52, payment: 'P20' },
    ],
    [
      'is suspended by a chargeback when no other paid time is left',
      [payment(0), planChange('chargeback', 5, { payment: 'P0' })],
      { status: 'suspended', days: 5, renews: false },
    ],
    [
      'is suspended by the chargeback of a used payment when nothing else is paid',
      [payment(0), planChange('chargeback', 40, { payment: 'P0' })],
      { status: 'suspended', days: 30, renews: false },
    ],
    [
      'is suspended once every payment was charged back',
      [
        payment(0),
        payment(20),
        planChange('chargeback', 22, { payment: 'P0' }),
        planChange('chargeback', 24, { payment: 'P20' }),
      ],
      { status: 'suspended', days: 24 },
    ],
    [
      'loses by a chargeback without a payment number only the latest payment of its subscription',
      [payment(0), payment(20), planChange('chargeback', 22, { payment: null })],
      { status: 'active', days: 30, payment: 'P0' },
    ],
    [
      'is suspended once chargebacks without a payment number have taken every payment',
      [
        payment(0),
        payment(20),
        planChange('chargeback', 22, { payment: null }),
        planChange('chargeback', 24, { payment: null }),
      ],
      { status: 'suspended', days: 24 },
    ],
    [
      'keeps the time of a payment without a number when a chargeback names another',
      [payment(0), payment(1, { payment: null }), planChange('chargeback', 5, { payment: 'P0' })],
      { status: 'active', days: 35 },
    ],
    [
      'loses to a refund that names a payment only the time of that payment',
      [payment(0), payment(1, { payment: null }), planChange('refund', 5, { payment: 'P0' })],
      { status: 'active', days: 35 },
    ],
    [
      'loses nothing to a refund without a payment number at the moment at which its time ends',
      [payment(0), planChange('refund', 30, { payment: null })],
      { status: 'active', days: 30, renews: true },
    ],
    [
      'loses the last moment to one just before',
      [payment(0), planChange('refund', 29, { payment: null })],
      { status: 'suspended', days: 29 },
    ],
    [
      'survives a chargeback of a product that is not ours',
      [payment(0), planChange('chargeback', 2, { payment: 'X', subscription: 'X' })],
      { status: 'active', days: 30 },
    ],
    [
      'starts again with a payment after a suspension',
      [payment(0), planChange('chargeback', 5, { payment: 'P0' }), payment(9)],
      { status: 'active', days: 39, renews: true },
    ],
    [
      'begins with an access event when no payment is known',
      [planChange('access', 1, { plan: 'monthly', paidAt: dayMs })],
      { plan: 'monthly', days: 31 },
    ],
    [
      'ignores an access event when its payment is known',
      [payment(0), planChange('access', 1, { plan: 'monthly', paidAt: dayMs })],
      { days: 30 },
    ],
    [
      'is extended by an access event whose payment event was lost',
      [payment(0), planChange('access', 200, { plan: 'monthly', paidAt: 200 * dayMs })],
      { plan: 'monthly', days: 230, renews: true },
    ],
    [
      'is extended by an access event that names no plan of ours by the plan paid for before',
      [payment(0), planChange('access', 200, { paidAt: 200 * dayMs })],
      { plan: 'monthly', days: 230 },
    ],
    [
      'is extended from the end of such an access by the next payment',
      [payment(0), planChange('access', 200, { plan: 'monthly', paidAt: 200 * dayMs }), payment(228)],
      { days: 260 },
    ],
    [
      'counts an access and a payment that comes some days after it once',
      [planChange('access', 0, { plan: 'monthly', paidAt: 0 }), payment(4)],
      { days: 34 },
    ],
    [
      'ends an access whose payment was lost with its subscription',
      [
        payment(0),
        planChange('access', 200, { plan: 'monthly', paidAt: 200 * dayMs }),
        planChange('end', 210),
      ],
      { days: 210, renews: false },
    ],
    [
      'is not opened again by an access that began before its payment went back',
      [
        payment(0),
        planChange('refund', 10, { payment: 'P0' }),
        planChange('access', 11, { plan: 'monthly', paidAt: 5 * dayMs }),
      ],
      { status: 'suspended' },
    ],
    [
      'is not opened by access to a product that is not ours',
      [planChange('access', 1)],
      { plan: 'none', days: null },
    ],
    ['follows the grant of an administrator', [payment(0), planGrant(3, 100)], { plan: 'annual', days: 100 }],
    ['extends a grant by a later payment', [planGrant(3, 100), payment(9)], { plan: 'monthly', days: 130 }],
    [
      'extends a grant by an earlier payment that is reported after it',
      [payment(0), planGrant(3, 6), payment(2, { recorded: 4 * dayMs })],
      { plan: 'monthly', days: 36 },
    ],
    [
      'ignores payments that were reported before a grant',
      [payment(0), payment(2, { paidAt: 9 * dayMs }), planGrant(3, 6)],
      { plan: 'annual', days: 6, renews: null },
    ],
    ...(['end', 'cancel', 'refund', 'pending'] as const).map((kind): [string, PlanChange[], Expected] => [
      `that was granted is untouched by the ${kind} of what was paid before`,
      [payment(0), planGrant(3, 300), planChange(kind, 5, { payment: 'P0' })],
      { plan: 'annual', days: 300, status: 'active', renews: null },
    ]),
    [
      'that was granted is left when the payment after it is refunded',
      [planGrant(3, 100), payment(9), planChange('refund', 12, { payment: 'P9' })],
      { plan: 'annual', days: 100, status: 'active' },
    ],
    [
      'that was granted is untouched by the chargeback of what was paid before',
      [payment(0), planGrant(3, 300), planChange('chargeback', 5, { payment: 'P0' })],
      { status: 'active', plan: 'annual', days: 300, renews: null },
    ],
    [
      'may be suspended by an administrator',
      [payment(0), planGrant(3, 30, { status: 'suspended' })],
      { status: 'suspended' },
    ],
  ])('%s', (_, changes, { days: expected, ...rest }) => {
    const subscriptionStatus = statusOf(changes)
    expect(subscriptionStatus).toMatchObject(rest)
    if (expected !== undefined) expect(paidDays(subscriptionStatus)).toBe(expected)
  })

  it('names the changes that affect it', () => {
    const other = planChange('end', 32)
    const changes = [payment(0), payment(5, { subscription: 'S2' }), other]
    expect(computeSubscriptionStatus(changes).effective.has(other)).toBe(false)
    expect(computeSubscriptionStatus([payment(0), other]).effective.has(other)).toBe(true)
  })
})
