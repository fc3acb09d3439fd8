import { hourMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import type { Queryable } from '../database/database.ts'
import { deleteOldVisitors } from './delete-old-visitors.ts'

/** Deletes the saved items of visitors who have been inactive for 180 days. */
export const visitorCapability = ({ db, now }: { db: Queryable; now: () => Date }): Capability => ({
  housekeeping: [{ name: 'forget visitors', every: hourMs, run: () => deleteOldVisitors(db, now()) }],
})
