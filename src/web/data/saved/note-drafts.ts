import { forget, recall, remember } from '../../ui/remembered.ts'

/** Keys with the prefix `account:` are cleared on sign-out (data/account/account.ts). */
const keyOf = (owner: string, id: string): string => `account:draft:${owner}:${id}`

/** Returns the draft of a favorite's notes that is neither saved nor being sent; `null` when there is none. */
export const draftOf = (owner: string, id: string): string | null => recall(keyOf(owner, id))

/** Stores a draft in this browser until it is saved or discarded. */
export const keepDraft = (owner: string, id: string, notes: string): void => remember(keyOf(owner, id), notes)

export const dropDraft = (owner: string, id: string): void => forget(keyOf(owner, id))
