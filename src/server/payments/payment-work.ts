import type { BackgroundWork } from '../background/capability.ts'
import { hour } from '../background/housekeeping.ts'
import type { Queryable } from '../database/database.ts'
import { deleteOldLogs } from './log-retention.ts'

/** Forgets old lines of the webhook's log. */
export const paymentWork = (db: Queryable, now: () => Date): BackgroundWork => ({
  housekeeping: [{ name: 'forget webhook logs', every: hour, run: () => deleteOldLogs(db, now()) }],
})
