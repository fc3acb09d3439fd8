import { lastKnownAccount } from '../account/session.ts'

/**
 * What is said where a visitor saves something: the lists of what one saved are an account's, and take over at sign-in
 * what this browser has (decision 013). Nothing for an account.
 */
export const describeVisitorSave = (): { description?: string } =>
  lastKnownAccount() === null ? { description: 'Para ver a lista, entre na sua conta.' } : {}
