import { forget, recall, remember } from '../../ui/remembered.ts'

/** `account:` is forgotten when one signs out (data/account/account.ts). */
const keyOf = (owner: string, id: string): string => `account:draft:${owner}:${id}`

/** Notes on a favourite that were written and are not saved, nor on their way; `null`: none. */
export const draftOf = (owner: string, id: string): string | null => recall(keyOf(owner, id))

/** Keeps them in this browser until they are saved or given up. */
export const keepDraft = (owner: string, id: string, notes: string): void => remember(keyOf(owner, id), notes)

export const dropDraft = (owner: string, id: string): void => forget(keyOf(owner, id))
