import { formatBrasiliaDay } from '../brasilia-time.ts'
import {
  countListAgeDays,
  describeDatedList,
  formatListDate,
  type ListAgeLevel,
  rateListAge,
  staleListingText,
} from './list-age.ts'

/** A listing and its list: of an offered one the newest with it, of a gone one the first without it. */
export interface ListedListing {
  gone: boolean
  /** `YYYY-MM-DD`; `null` when unknown. */
  listDate: string | null
}

export interface SeenLast {
  /** `visto na lista de 21 jul. 2026, há 3 dias`, `fora da lista desde 20 nov. 2026` */
  text: string
  level: ListAgeLevel
  /** What to do about a listing of a stale list; `null` when it is not, or gone. */
  caution: string | null
}

/** Describes when a listing was last seen; `now` in epoch ms. */
export function describeSeenLast({ gone, listDate }: ListedListing, now: number): SeenLast {
  if (gone) return { text: describeGoneListing(listDate), level: 'fresh', caution: null }
  const level = rateListAge(countListAgeDays(listDate, now))
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
