import type { Me } from '#contract/account-schemas.ts'
import { lastKnownAccount, useMe } from './session.ts'

/** Returns the account whose shell is drawn: the last known one while the server has not answered. */
export function useSignedIn(): Me | null {
  const me = useMe()
  return me === undefined ? lastKnownAccount() : me
}
