import { useSyncExternalStore } from 'react'
import { queries } from '../../data/query-client.ts'
import { forget, recall, remember } from '../../ui/remembered.ts'

/** In this tab alone: neither another tab nor tomorrow's visit finds it. */
const key = 'admin-token'

/** `shut`: nobody has unlocked; `expired`: the server no longer takes the token that had. */
type Standing = { open: true; token: string } | { open: false; expired: boolean }

const shut: Standing = { open: false, expired: false }
let standing: Standing | null = null
const listeners = new Set<() => void>()

/** How the administration stands in this tab. */
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

/** With a token that the server has taken. */
export function unlock(token: string): void {
  remember(key, token, 'sessionStorage')
  become({ open: true, token })
}

/** The server refused this token; what stands typed on the page is kept. Another one taken meanwhile stays. */
export function expire(token: string): void {
  const now = standingNow()
  if (!now.open || now.token !== token) return
  forget(key, 'sessionStorage')
  become({ open: false, expired: true })
}

/** Forgets the token and everything it has shown. */
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
