import { lastSeen } from '../../../data/account/account.ts'
import { forget, recall, remember } from '../../../ui/remembered.ts'

/** Its owner's alone; `account:` is forgotten when one signs out (data/account/account.ts). */
const key = (): string => `account:chat-draft:${lastSeen()?.user.id ?? ''}`

/** What is being written survives a reload, until it was sent. */
export const keepDraft = (text: string): void => (text === '' ? forget(key()) : remember(key(), text))

export const keptDraft = (): string => recall(key()) ?? ''
