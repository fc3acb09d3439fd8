import { removeStored, readStored, writeStored } from '../../../framework/browser-storage.ts'

/**
 * Keys with the prefix `account:` are deleted on sign-out (data/account/session.ts). `notice` is the former word for the
 * edital; it stays because browsers store drafts under it.
 */
const keyOf = (owner: string, propertyId: string | null): string =>
  `account:notice:${owner}:${propertyId ?? ''}`

/** Returns the pasted edital text that is still a draft; empty when there is none. */
export const readEditalDraft = (owner: string, propertyId: string | null): string =>
  readStored(keyOf(owner, propertyId)) ?? ''

/** Stores the draft in this browser; an empty one is deleted. */
export const storeEditalDraft = (owner: string, propertyId: string | null, text: string): void =>
  text.trim() === '' ? removeStored(keyOf(owner, propertyId)) : writeStored(keyOf(owner, propertyId), text)
