import { removeStored, readStored, writeStored } from '../../framework/browser-storage.ts'

const key = 'userId'
let memoryId: string | null = null

/** Returns this browser's random, unguessable id under which a visitor saves; creates it at the first call. */
export function ensureVisitorId(): string {
  const known = findVisitorId()
  if (known !== undefined) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  memoryId = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  writeStored(key, memoryId)
  return memoryId
}

/** Returns the stored visitor id, if any; sign-in merges its data into the account. */
export function findVisitorId(): string | undefined {
  const kept = readStored(key) ?? memoryId
  return kept !== null && /^[\w-]{16,128}$/.test(kept) ? kept : undefined
}

/** Removes the visitor id after its data has moved to an account. */
export function clearVisitorId(): void {
  memoryId = null
  removeStored(key)
}
