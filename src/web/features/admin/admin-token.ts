import { queryClient } from '../../data/query-client.ts'
import { removeStored, readStored, writeStored } from '../../framework/browser-storage.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'

/** Stored for this tab only; other tabs and later visits do not have it. */
const key = 'admin-token'

/** `expired: false`: no token was entered; `expired: true`: the server no longer accepts the token. */
type AdminAccess = { open: true; token: string } | { open: false; expired: boolean }

const lockedAccess: AdminAccess = { open: false, expired: false }
let access: AdminAccess | null = null
const listeners = new Set<() => void>()

/** Returns the access state of this tab. */
export function currentAdminAccess(): AdminAccess {
  if (access === null) {
    const kept = readStored(key, 'sessionStorage')
    access = kept ? { open: true, token: kept } : lockedAccess
  }
  return access
}

function setAccess(next: AdminAccess): void {
  access = next
  for (const listener of listeners) listener()
}

/** Unlocks the administration with a token that the server accepted. */
export function unlockAdmin(token: string): void {
  writeStored(key, token, 'sessionStorage')
  setAccess({ open: true, token })
}

/**
 * Locks the administration after the server refused this token; typed text stays. Has no effect when another token
 * was accepted meanwhile.
 */
export function expireAdminToken(token: string): void {
  const now = currentAdminAccess()
  if (!now.open || now.token !== token) return
  removeStored(key, 'sessionStorage')
  setAccess({ open: false, expired: true })
}

const leaveListeners = new Set<() => void>()

/** Calls the listener when the operator leaves the administration, so that it clears what it keeps. */
export function onLeaveAdmin(listener: () => void): void {
  leaveListeners.add(listener)
}

/** Clears the token and everything loaded with it. */
export function leaveAdmin(): void {
  for (const listener of leaveListeners) listener()
  removeStored(key, 'sessionStorage')
  setAccess(lockedAccess)
  queryClient.removeQueries({ queryKey: ['admin'] })
}

const watchAccess = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether this tab is unlocked; `null` until the browser has read its storage. */
export const useAdminAccess = (): AdminAccess | null =>
  useBrowserValue<AdminAccess | null>(currentAdminAccess, null, watchAccess)
