import { lastSeen, onForgetting } from '../../data/account/account.ts'
import { forgetAll, recall, remember } from '../../ui/remembered.ts'
import { readTicked } from './checklist-order.ts'

const prefix = 'account:checked:'

/** Who leaves takes their ticks along. */
onForgetting(() => forgetAll(prefix))

const keyOf = (id: string): string => `${prefix}${lastSeen()?.user.id ?? ''}:${id}`

/** What whoever is signed in has ticked off of a property's checklist, in this browser. */
export const tickedOf = (id: string): string[] => readTicked(recall(keyOf(id)))

/** Keeps it. */
export const keepTicked = (id: string, ticked: readonly string[]): void => remember(keyOf(id), ticked.join())
