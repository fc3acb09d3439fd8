import { lastSeen, onForgetting } from '../../data/account/account.ts'
import { forgetAll, recall, remember } from '../../ui/remembered.ts'
import { readTicked } from './checklist-order.ts'

const prefix = 'account:checked:'

/** Clears the ticks on sign-out. */
onForgetting(() => forgetAll(prefix))

const keyOf = (id: string): string => `${prefix}${lastSeen()?.user.id ?? ''}:${id}`

/** Returns what the account in this browser has ticked off of a property's checklist. */
export const tickedOf = (id: string): string[] => readTicked(recall(keyOf(id)))

/** Stores the ticks. */
export const keepTicked = (id: string, ticked: readonly string[]): void => remember(keyOf(id), ticked.join())
