import { expect, it } from 'vitest'
import {
  findAccessRestriction,
  type AccessRestriction,
  type AccountAccessFacts,
} from './access-restriction.ts'

const now = Date.UTC(2026, 0, 10)
const free: AccountAccessFacts = { mustChangePassword: false, suspended: false, premiumUntil: now + 1 }

it.each<[string, Partial<AccountAccessFacts>, AccessRestriction | null]>([
  ['nothing, while its plan runs', {}, null],
  [
    'a provisional password before all else',
    { mustChangePassword: true, suspended: true, premiumUntil: null },
    'password',
  ],
  ['a suspended plan before one that has ended', { suspended: true, premiumUntil: now - 1 }, 'suspended'],
  ['a plan that ends now', { premiumUntil: now }, 'expired'],
  ['a plan that never ran', { premiumUntil: null }, 'expired'],
])('an account is restricted by %s', (_, changes, reason) => {
  expect(findAccessRestriction({ ...free, ...changes }, now)).toBe(reason)
})
