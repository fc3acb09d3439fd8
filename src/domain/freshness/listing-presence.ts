import { brasiliaDayNumber, formatBrasiliaDay, toBrasiliaIso } from '../brasilia-time.ts'
import { toDayNumber } from '../calendar-date.ts'
import { formatDay } from '../format-day-range.ts'
import {
  countListAgeDays,
  describeDatedList,
  describeListAge,
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
export type ListedState = (typeof listedStates)[number]

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
  /** A mark where listings are compared: `visto há 3 dias`, `não visto em 29 jan.`, `fora da lista desde 20 nov.` */
  short: string
  /**
   * The same for texts that are read later, such as a picture or a file: `visto na lista de 21 jul. 2026`, without an
   * age that would soon be wrong.
   */
  dated: string
  level: ListAgeLevel
  /** What to do about a listing that is unseen or of a stale list; `null` when it is neither, or gone. */
  caution: string | null
}

const unseenCaution = 'confira na Caixa'

/**
 * Says whether a listing is still listed and how old that knowledge is: the one sentence for every place that shows a
 * listing (docs/decisions/046).
 * @param now epoch ms
 */
export function describePresence(listing: ListedListing, now: number): DescribedPresence {
  const { gone, listDate, unseenSince, siteGoneAt = null } = listing
  const today = toBrasiliaIso(now).slice(0, 10)
  if (gone) {
    const text = describeGone(siteGoneAt, listDate)
    return {
      text,
      short: describeGoneShort(listing, today),
      dated: text,
      level: 'fresh',
      caution: null,
    }
  }
  const age = countListAgeDays(listDate, now)
  const level = rateListAge(age)
  if (unseenSince) {
    const lacking = `não visto na lista de ${formatListDate(unseenSince)}, que veio incompleta`
    const seen = (list: string): string =>
      listDate === null ? '' : `; visto na ${list.replace('lista ', '')}`
    return {
      text: lacking + seen(describeDatedList(listDate, now)),
      dated: lacking + seen(nameList(listDate)),
      short: `não visto em ${formatDay(unseenSince, today)}`,
      level: level === 'fresh' ? 'old' : level,
      caution: unseenCaution,
    }
  }
  return {
    text: listDate === null ? 'visto em lista sem data' : `visto na ${describeDatedList(listDate, now)}`,
    dated: listDate === null ? 'visto em lista sem data' : `visto na ${nameList(listDate)}`,
    short: age === null ? '' : `visto ${describeListAge(age)}`,
    level,
    caution: level === 'stale' ? staleListingText : null,
  }
}

/** `lista de 8 jan. 2026`, without how long ago that is. */
const nameList = (listDate: string | null): string => `lista de ${formatListDate(listDate ?? '')}`

/**
 * Says it where a line above says how old the lists are: only of a listing that its list lacks, or whose list is not
 * fresh; empty of others.
 */
export function describeNotablePresence(listing: ListedListing, now: number): string {
  const { short, level } = describePresence(listing, now)
  return listing.gone || level !== 'fresh' ? short : ''
}

/**
 * Returns the day that the presence of a listing names, `YYYY-MM-DD`: since when it is gone, or the list that lacks it;
 * `null` of a listed one.
 */
export function findAbsenceDay({ gone, listDate, unseenSince, siteGoneAt }: ListedListing): string | null {
  if (!gone) return unseenSince
  return siteGoneAt == null ? listDate : toBrasiliaIso(Date.parse(siteGoneAt)).slice(0, 10)
}

function describeGoneShort(listing: ListedListing, today: string): string {
  const since = findAbsenceDay(listing)
  const place = listing.siteGoneAt == null ? 'fora da lista' : 'fora do site'
  return since === null ? place : `${place} desde ${formatDay(since, today)}`
}

/** `Não visto na lista de 21 nov. 2026, que veio incompleta; visto na de 19 nov. 2026.`: a sentence of its own in a text that is kept. */
export const writeDatedPresence = (listing: ListedListing, now: number): string => {
  const { dated } = describePresence(listing, now)
  return `${dated.slice(0, 1).toUpperCase()}${dated.slice(1)}.`
}

/** `visto na lista de 8 jan. 2026, há 318 dias (pode já ter saído: confira na Caixa)` */
export const joinCaution = ({ text, caution }: Pick<DescribedPresence, 'text' | 'caution'>): string =>
  caution === null ? text : `${text} (${caution})`

/** `fora da lista desde 20 nov. 2026`; without the day when it is not known. */
function describeGoneListing(listDate: string | null): string {
  const date = listDate === null ? '' : formatListDate(listDate)
  return date === '' ? 'fora da lista da Caixa' : `fora da lista desde ${date}`
}

/** Says since when a gone listing is so: `fora do site da Caixa desde 30 ago. 2026` where the bank's page said it. */
export const describeGone = (siteGoneAt: string | null | undefined, listDate: string | null): string =>
  siteGoneAt == null
    ? describeGoneListing(listDate)
    : `fora do site da Caixa desde ${formatBrasiliaDay(siteGoneAt)}`
