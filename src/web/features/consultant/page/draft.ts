import { lastSeen } from '../../../data/account/account.ts'
import { forget, recall, remember } from '../../../ui/remembered.ts'

/** The key of the owner's draft; the prefix `account:` is cleared on sign-out (data/account/account.ts). */
const key = (): string => `account:chat-draft:${lastSeen()?.user.id ?? ''}`

/** Stores the message being written until it is sent, so that it survives a reload. */
export const keepDraft = (text: string): void => (text === '' ? forget(key()) : remember(key(), text))

export const keptDraft = (): string => recall(key()) ?? ''
