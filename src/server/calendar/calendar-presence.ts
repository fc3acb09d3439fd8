import { type PresentationContext, presentPresence } from '#contract/present-property.ts'
import { writeDatedPresence } from '#domain/freshness/listing-presence.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'

/**
 * Says in an entry whether its listing is still listed: it lies in calendars for long, so without an age. Nothing of the
 * demonstration, whose dates are invented.
 */
export const describeCalendarPresence = (
  listing: CataloguedListing,
  presentation: PresentationContext,
): string[] =>
  listing.source === 'demo'
    ? []
    : [writeDatedPresence(presentPresence(listing, presentation), presentation.now.getTime())]
