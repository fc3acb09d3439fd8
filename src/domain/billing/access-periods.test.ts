import { describe, expect, it } from 'vitest'
import {
  type AccessPeriod,
  findCurrentPeriod,
  findReturnedPeriod,
  isSameSubscription,
  truncatePeriods,
} from './access-periods.ts'

const period = (changes: Partial<AccessPeriod> = {}): AccessPeriod => ({
  subscription: 'S1',
  payment: 'P1',
  plan: 'monthly',
  from: 0,
  length: 30,
  paid: true,
  renews: true,
  ...changes,
})

describe('the current period', () => {
  it.each<[string, AccessPeriod[], string | null]>([
    ['is none of none', [], null],
    ['is the one that ends last', [period(), period({ payment: 'P2' })], 'P2'],
    ['is the first of two that end together', [period(), period({ payment: 'P2', paid: false })], 'P1'],
    ['is one with time before one without', [period(), period({ payment: 'P2', from: 50, length: 0 })], 'P1'],
    [
      'is the last one where none has time left',
      [period({ length: 0 }), period({ payment: 'P2', length: 0 })],
      'P2',
    ],
  ])('%s', (_, periods, payment) => {
    expect(findCurrentPeriod(periods)?.payment ?? null).toBe(payment)
  })
})

describe('a change is of a subscription', () => {
  it.each([
    ['by its number', { subscription: 'S1', payment: null }, true],
    ['by its number, whatever payment it names', { subscription: 'S1', payment: 'P9' }, true],
    ['not by its payment, where it names another', { subscription: 'S2', payment: 'P1' }, false],
    ['by its payment, where it names no other thing', { subscription: null, payment: 'P1' }, true],
    ['not by another payment', { subscription: null, payment: 'P9' }, false],
    ['not where it names nothing', { subscription: null, payment: null }, false],
  ])('%s', (_, change, expected) => {
    expect(isSameSubscription(change)(period())).toBe(expected)
  })
})

describe('the period that a refund takes', () => {
  const unnumbered = period({ payment: null })
  it.each<
    [string, AccessPeriod[], { subscription: string | null; payment: string | null }, AccessPeriod | null]
  >([
    ['is that of its payment', [period(), unnumbered], { subscription: 'S1', payment: 'P1' }, period()],
    ['is none where it names nothing', [unnumbered], { subscription: null, payment: null }, null],
    ['is none of another payment', [period()], { subscription: 'S1', payment: 'P9' }, null],
    ['is one without a number', [unnumbered, period()], { subscription: 'S1', payment: 'P9' }, unnumbered],
    ['is none of another subscription', [unnumbered], { subscription: 'S2', payment: null }, null],
    [
      'is none without a subscription, where it names none',
      [period({ subscription: null, payment: null })],
      { subscription: null, payment: null },
      null,
    ],
    [
      'is none that has no time',
      [period({ length: 0, from: 90 })],
      { subscription: 'S1', payment: null },
      null,
    ],
    [
      'is a paid one before an access',
      [unnumbered, period({ payment: null, paid: false, from: 20 })],
      { subscription: 'S1', payment: null },
      unnumbered,
    ],
    [
      'is the last access where none was paid',
      [period({ payment: null, paid: false }), period({ payment: null, paid: false, from: 20 })],
      { subscription: 'S1', payment: null },
      period({ payment: null, paid: false, from: 20 }),
    ],
  ])('%s', (_, periods, refund, expected) => {
    expect(findReturnedPeriod(periods, refund, 10)).toEqual(expected)
  })
})

it('a period that is cut keeps what was used, and no more than it had', () => {
  const cut = (at: number) => truncatePeriods([period()], () => true, at)[0]
  expect([cut(-5), cut(10), cut(90)].map(each => each?.length)).toEqual([0, 10, 30])
  expect(cut(10)?.renews).toBe(false)
})
