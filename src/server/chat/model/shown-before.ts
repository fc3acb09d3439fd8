import type { Logger } from 'pino'
import { present } from '#contract/present.ts'
import type { Property } from '#contract/property.ts'
import { listingsById } from '../../catalogue/store.ts'
import type { Queryable } from '../../database/database.ts'
import type { Earlier } from '../answerer.ts'
import { causeOf } from '../cause.ts'

/** Returns the current listings that were shown in a conversation; none when they cannot be read. */
export async function shownBefore(
  { db, log, now }: { db: Queryable; log: Logger; now: () => Date },
  before: readonly Earlier[],
): Promise<Property[]> {
  const ids = [...new Set(before.flatMap(({ shown }) => shown))]
  if (ids.length === 0) return []
  try {
    return (await listingsById(db, ids)).map(listing => present(listing, now()))
  } catch (error) {
    log.warn({ cause: causeOf(error) }, 'Listings shown before could not be read')
    return []
  }
}
