import { describe, expect, it } from 'vitest'
import { planChange, dayMs, paidDays, planGrant, payment, statusOf } from '#test/support/plan-changes.ts'
import type { PlanChange } from './plan-changes.ts'
import { computeSubscriptionStatus, type SubscriptionStatus } from './subscription-status.ts'

type Expected = Partial<Omit<SubscriptionStatus, 'until'>> & { days?: number | null }

describe('the subscription status at its edges', () => {
  const annual = { plan: 'annual' } as const
  const back = { subscription: null, payment: null }
  it.each<[string, PlanChange[], boolean]>([
    ['a payment', [payment(0)], true],
    ['a payment of a product that is not ours not', [payment(0, { plan: null })], false],
    ['a payment below the lowest price not', [payment(0), planChange('underpaid', 1)], false],
    [
      'an access of another plan, without a payment known',
      [payment(0), planChange('access', 20, annual)],
      true,
    ],
    ['an access of the payment not', [payment(0), planChange('access', 1, { plan: 'monthly' })], false],
    ['a renewal that is pending', [payment(0), planChange('pending', 5)], true],
    [
      'one that is pending in another subscription not',
      [payment(0), planChange('pending', 5, { subscription: 'S2' })],
      false,
    ],
    ['an earlier one that is pending not', [payment(9), planChange('pending', 5)], false],
    ['a cancellation', [payment(0), planChange('cancel', 5)], true],
    [
      'a cancellation by the payment alone',
      [payment(0), planChange('cancel', 5, { ...back, payment: 'P0' })],
      true,
    ],
    [
      'a cancellation by another payment alone not',
      [payment(0), planChange('cancel', 5, { ...back, payment: 'P1' })],
      false,
    ],
    ['the refund of the payment', [payment(0), planChange('refund', 5, { payment: 'P0' })], true],
    [
      'the refund of another payment not',
      [payment(0), planChange('refund', 5, { payment: 'X', subscription: 'X' })],
      false,
    ],
    [
      'the refund of time that is used up not',
      [payment(0), payment(20), planChange('refund', 31, { payment: 'P0' })],
      false,
    ],
    ['a chargeback', [payment(0), planChange('chargeback', 5, { payment: 'P0' })], true],
    [
      'a chargeback of a product that is not ours not',
      [payment(0), planChange('chargeback', 50, { payment: 'X', subscription: 'X' })],
      false,
    ],
    [
      'a chargeback of a plan of ours whose payment is not known',
      [planChange('chargeback', 1, annual)],
      true,
    ],
    [
      'a chargeback that names neither plan, payment nor subscription not',
      [payment(0, { subscription: null, payment: null }), planChange('chargeback', 50, back)],
      false,
    ],
    [
      'a chargeback that names a payment of ours alone',
      [payment(0), payment(40, annual), planChange('chargeback', 50, { ...back, payment: 'P40' })],
      true,
    ],
    [
      'a chargeback that names a subscription of ours alone',
      [payment(0), payment(40, { subscription: 'S2' }), planChange('chargeback', 80, { subscription: 'S1' })],
      true,
    ],
  ])('is affected by %s', (_, changes, affected) => {
    const last = changes.at(-1)!
    expect(computeSubscriptionStatus(changes).effective.has(last)).toBe(affected)
  })

  it.each<[string, PlanChange[], Expected]>([
    [
      'is not suspended by the chargeback of a product that is not ours after its end',
      [payment(0), planChange('chargeback', 50, { payment: 'X', subscription: 'X' })],
      { status: 'active', days: 30 },
    ],
    [
      'is suspended by a chargeback after its end that names its payment alone',
      [payment(0), payment(2), planChange('chargeback', 90, { ...back, payment: 'P0' })],
      { status: 'suspended', days: 60 },
    ],
    [
      'is suspended by a chargeback after its end that names its subscription alone',
      [payment(0), payment(2, { subscription: 'S2' }), planChange('chargeback', 90)],
      { status: 'suspended', days: 60 },
    ],
    [
      'of an access that names no plan is the plan last paid for in its subscription',
      [
        payment(0, annual),
        payment(1, { subscription: 'S2' }),
        payment(2, { plan: null }),
        planChange('access', 500, { paidAt: 500 * dayMs }),
      ],
      { plan: 'annual', days: 860 },
    ],
    [
      'of an access without plan and subscription is not guessed',
      [payment(0), planChange('access', 500, { ...back, paidAt: 500 * dayMs })],
      { plan: 'monthly', days: 30 },
    ],
    [
      'is opened again by an access that began after its payment went back',
      [
        payment(0),
        planChange('refund', 10, { payment: 'P0' }),
        planChange('access', 61, { plan: 'monthly', paidAt: 60 * dayMs }),
      ],
      { status: 'active', days: 90 },
    ],
    [
      'is not opened again by an access of the moment at which its payment went back',
      [
        payment(0),
        planChange('refund', 20, { payment: 'P0' }),
        planChange('access', 21, { plan: 'monthly', paidAt: 20 * dayMs }),
      ],
      { status: 'suspended' },
    ],
    [
      'counts an access that opens three days after its payment once',
      [payment(0), planChange('access', 3, { plan: 'monthly', paidAt: 3 * dayMs })],
      { days: 30 },
    ],
    [
      'counts an access that opens later as one of its own',
      [payment(0), planChange('access', 4, { plan: 'monthly', paidAt: 4 * dayMs })],
      { days: 34 },
    ],
    [
      'counts an access and the payment of half a period later as two',
      [planChange('access', 0, { plan: 'monthly', paidAt: 0 }), payment(15)],
      { days: 60 },
    ],
    [
      'is not given by an access beside a payment below the lowest price',
      [planChange('underpaid', 0), planChange('access', 1, { plan: 'monthly', paidAt: dayMs })],
      { plan: 'none', days: null },
    ],
    [
      'is given by one in another subscription',
      [
        planChange('underpaid', 0, { subscription: 'S2' }),
        planChange('access', 1, { plan: 'monthly', paidAt: dayMs }),
      ],
      { plan: 'monthly', days: 31 },
    ],
    [
      'is given by one after a full payment that came later',
      [
        planChange('underpaid', 0),
        payment(1),
        planChange('access', 100, { plan: 'monthly', paidAt: 100 * dayMs }),
      ],
      { plan: 'monthly', days: 130 },
    ],
    [
      'that was granted without an end is that plan',
      [planGrant(3, 0, { until: null })],
      { plan: 'annual', days: null, status: 'active', renews: null },
    ],
    [
      'that was granted until an instant before the grant has ended then',
      [planGrant(30, 10)],
      { plan: 'annual', days: 10 },
    ],
  ])('%s', (_, changes, { days: expected, ...rest }) => {
    const subscriptionStatus = statusOf(changes)
    expect(subscriptionStatus).toMatchObject(rest)
    if (expected !== undefined) expect(paidDays(subscriptionStatus)).toBe(expected)
  })
})

describe('an access where its plan has a lowest price', () => {
  const access = (at: number, changes: Partial<PlanChange> = {}) =>
    planChange('access', at, { plan: 'monthly', ...changes })
  it.each<[string, PlanChange[], number | null]>([
    ['opens nothing without a payment', [access(0)], null],
    [
      'opens nothing beside the payment of another subscription',
      [access(200), payment(0, { subscription: 'S2' })],
      30,
    ],
    ['extends what its subscription paid for, whose next payment was lost', [payment(0), access(200)], 230],
    ['counts beside a payment of its subscription that is known later', [access(0), payment(40)], 70],
    ['of another plan opens it', [access(0, { plan: 'annual' })], 360],
  ])('%s', (_, changes, days) => {
    const until = computeSubscriptionStatus(changes, new Set(['monthly'])).subscriptionStatus.until
    expect(until === null ? null : until / dayMs).toBe(days)
  })
})

it.each<[string, PlanChange[], number | null, SubscriptionStatus['status']]>([
  [
    'a full payment of another subscription lifts no block',
    [
      planChange('underpaid', 0),
      payment(5, { subscription: 'S2' }),
      planChange('access', 9, { plan: 'annual' }),
    ],
    35,
    'active',
  ],
  [
    'nor does one of the same instant',
    [payment(5), planChange('underpaid', 5), planChange('access', 20, { plan: 'annual' })],
    35,
    'active',
  ],
  [
    'nor one made after the access began',
    [planChange('underpaid', 0), planChange('access', 10, { plan: 'annual' }), payment(200)],
    230,
    'active',
  ],
  [
    'an end is applied although another subscription is paid later',
    [payment(0), planChange('end', 5), payment(9, { subscription: 'S2' })],
    39,
    'active',
  ],
  ['an end at the instant of the payment is applied', [payment(0), planChange('end', 0)], 0, 'active'],
  [
    'an access that began after a refund opens',
    [payment(0), planChange('refund', 5, { payment: 'P0' }), planChange('access', 10, { plan: 'monthly' })],
    40,
    'active',
  ],
  [
    'one that began before it does not, whatever is refunded later',
    [
      payment(0),
      planChange('refund', 5, { payment: 'P0' }),
      planChange('access', 6, { plan: 'monthly', paidAt: 4 * dayMs }),
      planChange('refund', 50, { payment: 'X', subscription: 'X' }),
    ],
    5,
    'suspended',
  ],
  [
    'one that began before a refund of something else opens',
    [
      payment(0),
      planChange('refund', 5, { payment: 'X', subscription: 'X' }),
      planChange('access', 20, { plan: 'annual', paidAt: 4 * dayMs }),
    ],
    364,
    'active',
  ],
])('at the edges of its rules: %s', (_, changes, days, status) => {
  const found = statusOf(changes)
  expect({ days: paidDays(found), status: found.status }).toEqual({ days, status })
})
