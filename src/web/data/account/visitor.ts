import { forget, recall, remember } from '../../ui/remembered.ts'

const key = 'userId'
let unsaved: string | null = null

/** Returns this browser's random, unguessable id under which a visitor saves; creates it at the first call. */
export function visitorId(): string {
  const known = knownVisitorId()
  if (known !== undefined) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  unsaved = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  remember(key, unsaved)
  return unsaved
}

/** Returns the stored visitor id, if any; sign-in merges its data into the account. */
export function knownVisitorId(): string | undefined {
  const kept = recall(key) ?? unsaved
  return kept !== null && /^[\w-]{16,128}$/.test(kept) ? kept : undefined
}

/** Removes the visitor id after its data has moved to an account. */
export function forgetVisitor(): void {
  unsaved = null
  forget(key)
}
