import { removeStored, readStored, writeStored } from '../../framework/browser-storage.ts'

/** Keys with the prefix `account:` are cleared on sign-out (data/account/session.ts). */
const keyOf = (owner: string, id: string): string => `account:draft:${owner}:${id}`

/** Returns the draft of a favorite's notes that is neither saved nor being sent; `null` when there is none. */
export const readNoteDraft = (owner: string, id: string): string | null => readStored(keyOf(owner, id))

/** Stores a draft in this browser until it is saved or discarded. */
export const storeNoteDraft = (owner: string, id: string, notes: string): void =>
  writeStored(keyOf(owner, id), notes)

/** Deletes the draft of a favorite's notes once they are saved. */
export const deleteNoteDraft = (owner: string, id: string): void => removeStored(keyOf(owner, id))
