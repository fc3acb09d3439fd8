import type { Logger } from 'pino'
import { presentProperty } from '#contract/present-property.ts'
import type { Property } from '#contract/property-schemas.ts'
import { findListings } from '../../catalogue/listing-store.ts'
import { currentPresentation, type PresentationSource } from '../../catalogue/presentation-context.ts'
import type { Queryable } from '../../database/database.ts'
import type { EarlierMessage } from '../chat-answerer.ts'
import { describeCause } from '../error-cause.ts'

/** Returns the current listings that were shown in a conversation; none when they cannot be read. */
export async function findEarlierListings(
  { db, log, ...source }: PresentationSource & { db: Queryable; log: Logger },
  before: readonly EarlierMessage[],
): Promise<Property[]> {
  const ids = [...new Set(before.flatMap(({ shownIds }) => shownIds))]
  if (ids.length === 0) return []
  try {
    const context = currentPresentation(source)
    return (await findListings(db, ids)).map(listing => presentProperty(listing, context))
  } catch (error) {
    log.warn({ cause: describeCause(error) }, 'Listings shown before could not be read')
    return []
  }
}
