import type { Change } from '#domain/billing/changes.ts'
import { reckon, type Standing } from '#domain/billing/standing.ts'

/** Plan changes for tests; days count from the first payment. */
export const day = 86_400_000
export const standingOf = (changes: readonly Change[]): Standing => reckon(changes).standing
const bare = {
  subscription: 'S1',
  payment: null,
  plan: null,
  paidAt: null,
  until: null,
  status: null,
} as const

export const paid = (at: number, changes: Partial<Change> = {}): Change => ({
  ...bare,
  kind: 'payment',
  at: at * day,
  payment: `P${at}`,
  plan: 'monthly',
  paidAt: at * day,
  recorded: at * day,
  ...changes,
})
export const change = (kind: Change['kind'], at: number, changes: Partial<Change> = {}): Change => ({
  ...bare,
  kind,
  at: at * day,
  recorded: at * day,
  ...changes,
})
export const days = ({ until }: Standing) => (until === null ? null : until / day)
export const grant = (at: number, until: number, changes: Partial<Change> = {}) =>
  change('grant', at, {
    subscription: null,
    plan: 'annual',
    until: until * day,
    status: 'active',
    ...changes,
  })
