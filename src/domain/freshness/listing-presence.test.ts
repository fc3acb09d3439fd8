import { expect, it } from 'vitest'
import { presencePageStatus, rateListingPresence } from './listing-presence.ts'

const noon = Date.parse('2026-11-22T12:00:00-03:00')

it.each([
  [null, 'offered', 200],
  ['2026-11-22', 'recently-gone', 200],
  ['2026-11-21', 'recently-gone', 200],
  ['2026-11-15', 'recently-gone', 200],
  ['2026-11-14', 'gone', 410],
  ['2026-01-08', 'gone', 410],
  // A list dated ahead of the clock.
  ['2026-11-24', 'recently-gone', 200],
] as const)(
  'a listing gone since %s is %s, and its page is answered with %s',
  (goneSince, presence, status) => {
    const rated = rateListingPresence(goneSince, noon)
    expect([rated, presencePageStatus[rated]]).toEqual([presence, status])
  },
)

it.each([
  ['2026-11-22T23:59:59-03:00', 'recently-gone'],
  ['2026-11-23T02:59:59Z', 'recently-gone'],
  ['2026-11-23T03:00:00Z', 'gone'],
  ['2026-11-23T00:00:00-03:00', 'gone'],
] as const)('the seven days end with the day of Brasília: at %s it is %s', (now, presence) => {
  expect(rateListingPresence('2026-11-15', Date.parse(now))).toBe(presence)
})
