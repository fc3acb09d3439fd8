import { brasiliaDayNumber, formatBrasiliaDay } from '../brasilia-time.ts'
import { toDayNumber } from '../calendar-date.ts'
import {
  countListAgeDays,
  describeDatedList,
  formatListDate,
  type ListAgeLevel,
  rateListAge,
  staleListingText,
} from './list-age.ts'

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

/**
 * Whether the newest list of its state names a listing; `unseen`: it does not, and is no proof that it is gone, because
 * it is cut or lacks the whole modality.
 */
export const listedStates = ['listed', 'unseen', 'gone'] as const

/** A listing and its list. */
export interface ListedListing {
  gone: boolean
  /** The newest list with it; of a gone one, the first without it. `YYYY-MM-DD`; `null` when unknown. */
  listDate: string | null
  /** Of an unseen one: the first list that lacks it; `null` for others. */
  unseenSince: string | null
  /** Of a gone one: when the bank's page said so; `null` where a list did. */
  siteGoneAt?: string | null
}

export interface DescribedPresence {
  /** `visto na lista de 21 jul. 2026, há 3 dias`, `fora da lista desde 20 nov. 2026` */
  text: string
  level: ListAgeLevel
  /** What to do about a listing that is unseen or of a stale list; `null` when it is neither, or gone. */
  caution: string | null
}

const unseenCaution = 'essa lista veio incompleta: confira na Caixa'

/**
 * Says whether a listing is still listed and how old that knowledge is: the one sentence for every place that shows a
 * listing (decision 64).
 * @param now epoch ms
 */
export function describePresence(
  { gone, listDate, unseenSince, siteGoneAt = null }: ListedListing,
  now: number,
): DescribedPresence {
  if (gone) return { text: describeGone(siteGoneAt, listDate), level: 'fresh', caution: null }
  const level = rateListAge(countListAgeDays(listDate, now))
  if (unseenSince) {
    const last =
      listDate === null ? '' : `; visto na ${describeDatedList(listDate, now).replace('lista ', '')}`
    return {
      text: `não visto na lista de ${formatListDate(unseenSince)}${last}`,
      level: level === 'fresh' ? 'old' : level,
      caution: unseenCaution,
    }
  }
  return {
    text: listDate === null ? 'visto em lista sem data' : `visto na ${describeDatedList(listDate, now)}`,
    level,
    caution: level === 'stale' ? staleListingText : null,
  }
}

/** `fora da lista desde 20 nov. 2026`; without the day when it is not known. */
export function describeGoneListing(listDate: string | null): string {
  const date = listDate === null ? '' : formatListDate(listDate)
  return date === '' ? 'fora da lista da Caixa' : `fora da lista desde ${date}`
}

/** Says since when a gone listing is so: `fora do site da Caixa desde 30 ago. 2026` where the bank's page said it. */
export const describeGone = (siteGoneAt: string | null, listDate: string | null): string =>
  siteGoneAt === null
    ? describeGoneListing(listDate)
    : `fora do site da Caixa desde ${formatBrasiliaDay(siteGoneAt)}`
