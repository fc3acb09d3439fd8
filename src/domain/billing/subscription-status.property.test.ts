import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planChange, dayMs, payment, statusOf } from '#test/support/plan-changes.ts'
import type { PlanChange } from './plan-changes.ts'
import { planPeriodDays, type SubscriptionStatus } from './subscription-status.ts'

const anyChange = fc.record<PlanChange>({
  kind: fc.constantFrom('payment', 'access', 'pending', 'cancel', 'end', 'refund', 'chargeback', 'grant'),
  at: fc.integer({ min: 0, max: 6 }).map(at => at * dayMs),
  recorded: fc.integer({ min: 0, max: 6 }).map(at => at * dayMs),
  subscription: fc.constantFrom('S1', 'S2', null),
  payment: fc.constantFrom('P1', 'P2', 'P3', null),
  plan: fc.constantFrom('monthly', 'annual', null),
  paidAt: fc.option(fc.integer({ min: 0, max: 6 }).map(at => at * dayMs)),
  until: fc.option(fc.integer({ min: 0, max: 60 }).map(at => at * dayMs)),
  status: fc.constantFrom('active', 'suspended', null),
})
const ledger = fc.array(anyChange, { maxLength: 10 })

describe('for any sequence of plan changes', () => {
  it('the order of arrival and repetitions change nothing', () => {
    const arrived = ledger.chain(changes =>
      fc.tuple(
        fc.constant(changes),
        fc.shuffledSubarray([...changes, ...changes], { minLength: changes.length * 2 }),
      ),
    )
    fc.assert(
      fc.property(arrived, ([changes, shuffled]) => {
        expect(statusOf(shuffled.map(change => ({ ...change })))).toEqual(statusOf(changes))
      }),
    )
  })

  it('losing any of the payments of a subscription shortens no access that the provider opened', () => {
    const renewal = fc.record({
      gap: fc.integer({ min: 25, max: 400 }),
      paymentLost: fc.boolean(),
      accessLost: fc.boolean(),
      plan: fc.constantFrom('monthly', 'annual'),
    })
    fc.assert(
      fc.property(fc.array(renewal, { minLength: 1, maxLength: 6 }), fc.boolean(), (renewals, backwards) => {
        let at = 0
        const changes: PlanChange[] = []
        let granted = 0
        for (const { gap, plan, paymentLost, accessLost } of renewals) {
          at += gap
          if (!paymentLost) changes.push(payment(at, { plan }))
          if (accessLost) continue
          changes.push(planChange('access', at, { plan, paidAt: at * dayMs }))
          granted = Math.max(granted, at + planPeriodDays[plan])
        }
        const { until } = statusOf(backwards ? changes.toReversed() : changes)
        expect((until ?? 0) / dayMs).toBeGreaterThanOrEqual(granted)
      }),
    )
  })

  it('only a payment of the full price, an access or a grant opens a plan', () => {
    const other = anyChange.filter(({ kind }) => !['payment', 'access', 'grant'].includes(kind))
    const less = anyChange.map(change => ({ ...change, kind: 'underpaid' as const, subscription: 'S1' }))
    const access = anyChange.map(change => ({ ...change, kind: 'access' as const, subscription: 'S1' }))
    fc.assert(
      fc.property(fc.array(fc.oneof(other, less)), less, fc.array(access), (changes, one, accesses) => {
        expect(statusOf([...changes, one, ...accesses]).until).toBeNull()
      }),
    )
  })

  it('an end, a cancellation or a refund never adds a day', () => {
    const taking = fc.constantFrom<PlanChange['kind']>('cancel', 'end', 'refund', 'chargeback', 'pending')
    fc.assert(
      fc.property(ledger, anyChange, taking, (changes, given, kind) => {
        const before = statusOf(changes)
        const after = statusOf([...changes, { ...given, kind, at: 7 * dayMs }])
        const most = before.until ?? 7 * dayMs
        expect(after.until ?? 0).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('the end of one subscription never takes a day that another one paid for', () => {
    const sale = fc.record({
      at: fc.integer({ min: 0, max: 60 }),
      subscription: fc.constantFrom('S1', 'S2'),
      plan: fc.constantFrom('monthly', 'annual'),
    })
    fc.assert(
      fc.property(fc.array(sale, { maxLength: 6 }), fc.integer({ min: 61, max: 900 }), (sales, at) => {
        const payments = sales.map(({ at, ...rest }, place) => payment(at, { ...rest, payment: `P${place}` }))
        const others = statusOf(payments.filter(({ subscription }) => subscription === 'S2'))
        const left = statusOf([...payments, planChange('end', at)])
        expect(left.until ?? 0).toBeGreaterThanOrEqual(others.until ?? 0)
      }),
    )
  })

  it.each(['refund', 'chargeback'] as const)(
    'the %s of one payment neither takes a day that another one paid for nor suspends the account while that runs',
    kind => {
      const sale = fc.record({
        at: fc.integer({ min: 0, max: 60 }),
        subscription: fc.constantFrom('S1', 'S2', null),
        plan: fc.constantFrom('monthly', 'annual'),
      })
      const untilOf = (left: SubscriptionStatus) => left.until ?? 0
      fc.assert(
        fc.property(
          fc.array(sale, { minLength: 1, maxLength: 6 }),
          fc.integer({ min: 61, max: 900 }),
          (sales, at) => {
            const payments = sales.map(({ at, ...rest }, place) =>
              payment(at, { ...rest, payment: `P${place}` }),
            )
            const others = statusOf(payments.slice(1))
            const left = statusOf([...payments, planChange(kind, at, { payment: 'P0' })])
            expect(untilOf(left)).toBeGreaterThanOrEqual(untilOf(others))
            if (untilOf(others) > at * dayMs) expect(left.status).toBe('active')
          },
        ),
      )
    },
  )
})
