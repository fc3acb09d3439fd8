import { lastKnownAccount } from '../account/session.ts'

/**
 * The note that a visitor sees after saving something: the saved lists belong to accounts, and at sign-in they receive
 * what this browser has saved (decision 013). An account sees no note.
 */
export const describeVisitorSave = (): { description?: string } =>
  lastKnownAccount() === null ? { description: 'Para ver a lista, entre na sua conta.' } : {}
