import { brasiliaDayNumber } from '../brasilia-time.ts'
import { toDayNumber } from '../calendar-date.ts'

/** Whether a listing is in its state's newest list; one that left it not long ago often comes back. */
export type ListingPresence = 'offered' | 'recently-gone' | 'gone'

/** Days after its leaving in which a listing counts as one that may come back. */
const maxDaysToComeBack = 7

/**
 * Rates whether a listing is offered, or how long it has been gone.
 * @param goneSince date of the first list without it, `YYYY-MM-DD`; `null` while it is offered
 * @param now epoch ms; days are those of Brasília
 */
export function rateListingPresence(goneSince: string | null, now: number): ListingPresence {
  if (goneSince === null) return 'offered'
  return brasiliaDayNumber(now) - toDayNumber(goneSince) <= maxDaysToComeBack ? 'recently-gone' : 'gone'
}

/** The status with which the page of a listing is answered: 410 for one that has been gone for long. */
export const presencePageStatus = {
  offered: 200,
  'recently-gone': 200,
  gone: 410,
} as const satisfies Record<ListingPresence, number>
