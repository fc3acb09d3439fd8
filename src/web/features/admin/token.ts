import { useSyncExternalStore } from 'react'
import { queries } from '../../data/query-client.ts'
import { forget, recall, remember } from '../../ui/remembered.ts'

/** Stored for this tab only; other tabs and later visits do not have it. */
const key = 'admin-token'

/** `shut`: no token was entered; `expired`: the server no longer accepts the token. */
type Standing = { open: true; token: string } | { open: false; expired: boolean }

const shut: Standing = { open: false, expired: false }
let standing: Standing | null = null
const listeners = new Set<() => void>()

/** Returns the access state of this tab. */
export function standingNow(): Standing {
  if (standing === null) {
    const kept = recall(key, 'sessionStorage')
    standing = kept ? { open: true, token: kept } : shut
  }
  return standing
}

function become(next: Standing): void {
  standing = next
  for (const listener of listeners) listener()
}

/** Unlocks the administration with a token that the server accepted. */
export function unlock(token: string): void {
  remember(key, token, 'sessionStorage')
  become({ open: true, token })
}

/**
 * Locks the administration after the server refused this token; typed text stays. Has no effect when another token
 * was accepted meanwhile.
 */
export function expire(token: string): void {
  const now = standingNow()
  if (!now.open || now.token !== token) return
  forget(key, 'sessionStorage')
  become({ open: false, expired: true })
}

/** Clears the token and everything loaded with it. */
export function leaveAdministration(): void {
  forget(key, 'sessionStorage')
  become(shut)
  queries.removeQueries({ queryKey: ['admin'] })
}

export const useStanding = (): Standing =>
  useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, standingNow)
