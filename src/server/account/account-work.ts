import type { BackgroundWork } from '../background/capability.ts'
import { hour } from '../background/housekeeping.ts'
import type { Queryable } from '../database/database.ts'
import { forgetExpired } from './forget-expired.ts'

/** Forgets sessions, links and counted attempts that have expired. */
export const accountWork = (db: Queryable, now: () => Date): BackgroundWork => ({
  housekeeping: [{ name: 'forget sessions', every: hour, run: () => forgetExpired(db, now()) }],
})
