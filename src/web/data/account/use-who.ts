import type { Me } from '#contract/account.ts'
import { lastSeen, useMe } from './account.ts'

/** Returns the account whose shell is drawn: the last known one while the server has not answered. */
export function useWho(): Me | null {
  const me = useMe()
  return me === undefined ? lastSeen() : me
}
