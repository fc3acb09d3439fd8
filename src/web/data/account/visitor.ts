import { forget, recall, remember } from '../../ui/remembered.ts'

const key = 'userId'
let unsaved: string | null = null

/** This browser's own unguessable id, under which a visitor saves; made when first asked for. */
export function visitorId(): string {
  const known = knownVisitorId()
  if (known !== undefined) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  unsaved = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  remember(key, unsaved)
  return unsaved
}

/** The id kept until now, if any: what sign-in merges into the account. */
export function knownVisitorId(): string | undefined {
  const kept = recall(key) ?? unsaved
  return kept !== null && /^[\w-]{16,128}$/.test(kept) ? kept : undefined
}

/** What was saved under the old id belongs to an account now. */
export function forgetVisitor(): void {
  unsaved = null
  forget(key)
}
