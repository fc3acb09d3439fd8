import { describe, expect, it } from 'vitest'
import { change, day, days, grant, paid, standingOf } from '#test/support/plan-changes.ts'
import type { PlanChange } from './plan-changes.ts'
import { computeSubscriptionStatus, type SubscriptionStatus } from './subscription-status.ts'

type Expected = Partial<Omit<SubscriptionStatus, 'until'>> & { days?: number | null }

describe('the subscription status', () => {
  it.each<[string, PlanChange[], Expected]>([
    ['is none without changes', [], { plan: 'none', status: 'active', days: null, renews: null }],
    ['runs 30 days from a monthly payment', [paid(0)], { plan: 'monthly', days: 30, renews: true }],
    ['runs 360 days from an annual one', [paid(0, { plan: 'annual' })], { plan: 'annual', days: 360 }],
    ['is extended from its end by a renewal that comes early', [paid(0), paid(20)], { days: 60 }],
    ['is extended from the payment by one that comes late', [paid(0), paid(40)], { days: 70 }],
    ['counts a payment once', [paid(0), paid(3, { payment: 'P0' })], { days: 30 }],
    [
      'takes the plan that was bought last',
      [paid(0), paid(20, { plan: 'annual' })],
      { plan: 'annual', days: 390 },
    ],
    ['goes on while a renewal is pending', [paid(0), change('pending', 30)], { days: 30, renews: true }],
    [
      'runs out after a cancellation',
      [paid(0), change('cancel', 9)],
      { days: 30, renews: false, status: 'active' },
    ],
    [
      'renews again after the next payment',
      [paid(0), change('cancel', 9), paid(10)],
      { renews: true, days: 60 },
    ],
    [
      'ends with its subscription',
      [paid(0), change('end', 12)],
      { days: 12, renews: false, status: 'active' },
    ],
    [
      'is not cut by an end older than the last payment',
      [paid(0), paid(20), change('end', 10)],
      { days: 60, renews: true },
    ],
    ['that has ended is not prolonged by its end', [paid(0), change('end', 40)], { days: 30 }],
    [
      'keeps all of a subscription when an earlier one ends, which gives back its own unused days',
      [paid(0), paid(5, { subscription: 'S2' }), change('end', 8)],
      { days: 38, renews: true },
    ],
    [
      'keeps what was paid for a year when a second subscription ends',
      [
        paid(0, { plan: 'annual' }),
        paid(2, { subscription: 'S2' }),
        change('end', 5, { subscription: 'S2' }),
      ],
      { plan: 'annual', days: 360, renews: true, subscription: 'S1' },
    ],
    [
      'is untouched by the access of another subscription, and by its end',
      [
        paid(0, { plan: 'annual' }),
        change('access', 2, { subscription: 'S2', plan: 'monthly', paidAt: 2 * day }),
        change('end', 5, { subscription: 'S2' }),
      ],
      { plan: 'annual', days: 360, renews: true, subscription: 'S1' },
    ],
    [
      'ends with its subscription, whatever access of another began meanwhile',
      [
        paid(0),
        change('access', 2, { subscription: 'S2', plan: 'annual', paidAt: 2 * day }),
        change('end', 5),
      ],
      { plan: 'monthly', days: 5, renews: false },
    ],
    [
      'is untouched by the end of a subscription that has run out',
      [paid(0), paid(40, { subscription: 'S2' }), change('end', 45)],
      { days: 70, renews: true },
    ],
    [
      'survives its cancellation, too',
      [paid(0), paid(5, { subscription: 'S2' }), change('cancel', 8)],
      { renews: true },
    ],
    [
      'is suspended by the refund of the current payment',
      [paid(0), change('refund', 5, { payment: 'P0' })],
      { status: 'suspended', days: 5, renews: false },
    ],
    [
      'survives the refund of an earlier one, which gives back its own unused days',
      [paid(0), paid(20), change('refund', 22, { payment: 'P0' })],
      { status: 'active', days: 52, payment: 'P20' },
    ],
    [
      'survives the refund of an earlier one that is used up',
      [paid(0), paid(20), change('refund', 31, { payment: 'P0' })],
      { status: 'active', days: 60 },
    ],
    [
      'goes on with what else is paid after the refund of the current payment',
      [
        paid(0, { plan: 'annual' }),
        paid(2, { subscription: 'S2' }),
        change('refund', 5, { payment: 'P2', subscription: 'S2' }),
      ],
      { status: 'active', plan: 'annual', days: 360, payment: 'P0', renews: true },
    ],
    [
      'goes on with what else is paid after a chargeback, which takes its own payment alone',
      [
        paid(0, { plan: 'annual' }),
        paid(2, { subscription: 'S2' }),
        change('chargeback', 5, { payment: 'P2', subscription: 'S2' }),
      ],
      { status: 'active', plan: 'annual', days: 360, payment: 'P0', renews: true },
    ],
    [
      'survives the chargeback of an earlier payment, which gives back its own unused days',
      [paid(0), paid(20), change('chargeback', 22, { payment: 'P0' })],
      { status: 'active', days: 52, payment: 'P20' },
    ],
    [
      'is suspended by a chargeback when no other paid time is left',
      [paid(0), change('chargeback', 5, { payment: 'P0' })],
      { status: 'suspended', days: 5, renews: false },
    ],
    [
      'is suspended by the chargeback of a used payment when nothing else is paid',
      [paid(0), change('chargeback', 40, { payment: 'P0' })],
      { status: 'suspended', days: 30, renews: false },
    ],
    [
      'is suspended once every payment was charged back',
      [
        paid(0),
        paid(20),
        change('chargeback', 22, { payment: 'P0' }),
        change('chargeback', 24, { payment: 'P20' }),
      ],
      { status: 'suspended', days: 24 },
    ],
    [
      'survives a chargeback of a product that is not ours',
      [paid(0), change('chargeback', 2, { payment: 'X', subscription: 'X' })],
      { status: 'active', days: 30 },
    ],
    [
      'begins anew with a payment after a suspension',
      [paid(0), change('chargeback', 5, { payment: 'P0' }), paid(9)],
      { status: 'active', days: 39, renews: true },
    ],
    [
      'begins with an access event when no payment is known',
      [change('access', 1, { plan: 'monthly', paidAt: day })],
      { plan: 'monthly', days: 31 },
    ],
    [
      'ignores an access event when its payment is known',
      [paid(0), change('access', 1, { plan: 'monthly', paidAt: day })],
      { days: 30 },
    ],
    [
      'is not opened by access to a product that is not ours',
      [change('access', 1)],
      { plan: 'none', days: null },
    ],
    ['follows the grant of an administrator', [paid(0), grant(3, 100)], { plan: 'annual', days: 100 }],
    ['extends a grant by a later payment', [grant(3, 100), paid(9)], { plan: 'monthly', days: 130 }],
    [
      'extends a grant by an earlier payment that is reported after it',
      [paid(0), grant(3, 6), paid(2, { recorded: 4 * day })],
      { plan: 'monthly', days: 36 },
    ],
    [
      'ignores payments that were reported before a grant',
      [paid(0), paid(2, { paidAt: 9 * day }), grant(3, 6)],
      { plan: 'annual', days: 6, renews: null },
    ],
    ...(['end', 'cancel', 'refund', 'pending'] as const).map((kind): [string, PlanChange[], Expected] => [
      `that was granted is untouched by the ${kind} of what was paid before`,
      [paid(0), grant(3, 300), change(kind, 5, { payment: 'P0' })],
      { plan: 'annual', days: 300, status: 'active', renews: null },
    ]),
    [
      'that was granted is left when the payment after it is refunded',
      [grant(3, 100), paid(9), change('refund', 12, { payment: 'P9' })],
      { plan: 'annual', days: 100, status: 'active' },
    ],
    [
      'that was granted is untouched by the chargeback of what was paid before',
      [paid(0), grant(3, 300), change('chargeback', 5, { payment: 'P0' })],
      { status: 'active', plan: 'annual', days: 300, renews: null },
    ],
    [
      'may be suspended by an administrator',
      [paid(0), grant(3, 30, { status: 'suspended' })],
      { status: 'suspended' },
    ],
  ])('%s', (_, changes, { days: expected, ...rest }) => {
    const standing = standingOf(changes)
    expect(standing).toMatchObject(rest)
    if (expected !== undefined) expect(days(standing)).toBe(expected)
  })

  it('names the changes that affect it', () => {
    const other = change('end', 32)
    const changes = [paid(0), paid(5, { subscription: 'S2' }), other]
    expect(computeSubscriptionStatus(changes).effective.has(other)).toBe(false)
    expect(computeSubscriptionStatus([paid(0), other]).effective.has(other)).toBe(true)
  })
})
