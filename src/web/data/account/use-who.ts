import type { Me } from '#contract/account.ts'
import { lastSeen, useMe } from './account.ts'

/** Whose shell to draw: while the server has not said who is here, who was here last. */
export function useWho(): Me | null {
  const me = useMe()
  return me === undefined ? lastSeen() : me
}
