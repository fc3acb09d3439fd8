import { lastKnownAccount, onAccountCleared } from '../../data/account/session.ts'
import { removeAllStored, readStored, writeStored } from '../../framework/browser-storage.ts'
import { parseTicks } from './checklist-order.ts'

const prefix = 'account:checked:'

/** Clears the ticks on sign-out. */
onAccountCleared(() => removeAllStored(prefix))

const keyOf = (id: string): string => `${prefix}${lastKnownAccount()?.user.id ?? ''}:${id}`

/** Returns what the account in this browser has ticked off of a property's checklist. */
export const readTicks = (id: string): string[] => parseTicks(readStored(keyOf(id)))

/** Stores the ticks. */
export const storeTicks = (id: string, ticked: readonly string[]): void =>
  writeStored(keyOf(id), ticked.join())
