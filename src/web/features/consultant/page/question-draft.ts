import { lastKnownAccount } from '../../../data/account/session.ts'
import { removeStored, readStored, writeStored } from '../../../framework/browser-storage.ts'

/** The key of the owner's draft; the prefix `account:` is cleared on sign-out (data/account/session.ts). */
const key = (): string => `account:chat-draft:${lastKnownAccount()?.user.id ?? ''}`

/** Stores the message being written until it is sent, so that it survives a reload. */
export const storeQuestionDraft = (text: string): void =>
  text === '' ? removeStored(key()) : writeStored(key(), text)

/** Returns the question that was typed and not sent; empty when there is none. */
export const readQuestionDraft = (): string => readStored(key()) ?? ''
