import { forget, recall, remember } from '../../ui/remembered.ts'

/** Keys with the prefix `account:` are deleted on sign-out (data/account/account.ts). */
const keyOf = (owner: string, propertyId: string | null): string =>
  `account:notice:${owner}:${propertyId ?? ''}`

/** Returns the pasted edital text that is still a draft; empty when there is none. */
export const draftOf = (owner: string, propertyId: string | null): string =>
  recall(keyOf(owner, propertyId)) ?? ''

/** Stores the draft in this browser; an empty one is deleted. */
export const keepDraft = (owner: string, propertyId: string | null, text: string): void =>
  text.trim() === '' ? forget(keyOf(owner, propertyId)) : remember(keyOf(owner, propertyId), text)
