import { forget, recall, remember } from '../../ui/remembered.ts'

/** `account:` is forgotten when one signs out (data/account/account.ts). */
const keyOf = (owner: string, propertyId: string | null): string =>
  `account:notice:${owner}:${propertyId ?? ''}`

/** The text of a notice that was pasted and is still of use; empty: none. */
export const draftOf = (owner: string, propertyId: string | null): string =>
  recall(keyOf(owner, propertyId)) ?? ''

/** Keeps it in this browser. An empty one is forgotten. */
export const keepDraft = (owner: string, propertyId: string | null, text: string): void =>
  text.trim() === '' ? forget(keyOf(owner, propertyId)) : remember(keyOf(owner, propertyId), text)
