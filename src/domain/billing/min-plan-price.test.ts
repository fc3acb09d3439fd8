import { describe, expect, it } from 'vitest'
import { fromReais } from '../money.ts'
import { planChange, paidDays, payment, statusOf } from '#test/support/plan-changes.ts'
import type { PlanChange } from './plan-changes.ts'
import { readLastlinkEvent } from './lastlink-event.ts'
import { isPaymentUnderpaid } from './min-plan-price.ts'

const minPrices = { monthly: fromReais(49.9) }

describe('a payment', () => {
  it.each([
    ['of a centavo less is underpaid', 49.89, 'BRL', 'monthly', true],
    ['of exactly the lowest price is not', 49.9, 'BRL', 'monthly', false],
    ['of nothing is underpaid', 0, 'BRL', 'monthly', true],
    ['without a price is underpaid', null, 'BRL', 'monthly', true],
    ['in another currency cannot be compared', 900, 'USD', 'monthly', true],
    ['in the currency in lower case can', 900, 'brl', 'monthly', false],
    ['for a plan without a lowest price is not', 1, 'BRL', 'annual', false],
    ['without a price for a plan without a lowest one is not, either', null, 'USD', 'annual', false],
  ] as const)('%s', (_, reais, currency, plan, underpaid) => {
    const amount = reais === null ? null : fromReais(reais)
    expect(isPaymentUnderpaid({ amount, currency }, plan, minPrices)).toBe(underpaid)
  })
})

describe('the price of an event', () => {
  it.each([
    ['29,90', true],
    ['R$ 5', true],
    ['', true],
    [-1, true],
    [2e12, true],
    [49.9, false],
    [null, true],
    [undefined, true],
  ])('%j is underpaid: %s', (price, underpaid) => {
    for (const Price of [price, { Value: price }]) {
      const event = readLastlinkEvent({ Event: 'Purchase_Order_Confirmed', Data: { Purchase: { Price } } })
      expect(event && isPaymentUnderpaid(event, 'monthly', minPrices)).toBe(underpaid)
    }
  })
})

const underpaid = (at: number, changes: Partial<PlanChange> = {}) =>
  payment(at, { kind: 'underpaid', payment: `U${at}`, ...changes })
const access = (at: number, changes: Partial<PlanChange> = {}) =>
  planChange('access', at, { plan: 'monthly', paidAt: null, ...changes })

describe('an underpaid payment', () => {
  it.each<[string, PlanChange[], number | null]>([
    ['gives no time', [underpaid(0)], null],
    ['blocks the access of its subscription', [underpaid(0), access(1)], null],
    ['ends an access that came before it', [access(0), underpaid(1)], null],
    ['blocks an access without a subscription', [underpaid(0), access(1, { subscription: null })], null],
    ['without a subscription blocks all access', [underpaid(0, { subscription: null }), access(1)], null],
    ['leaves the access of another subscription', [underpaid(0), access(1, { subscription: 'S2' })], 31],
    ['takes nothing that was paid', [payment(0), underpaid(20)], 30],
    ['is replaced by a payment', [underpaid(0), access(0), payment(2)], 32],
    ['does not block an access after a full payment', [underpaid(0), payment(2), access(60)], 90],
    ['blocks the access of a renewal', [payment(0), underpaid(30), access(30)], 30],
  ])('%s', (_, changes, until) => {
    expect(paidDays(statusOf(changes))).toBe(until)
    expect(paidDays(statusOf(changes.toReversed()))).toBe(until)
  })
})
