import type { ReturnRange } from '#contract/property-schemas.ts'
import type { ListAgeLevel } from '#domain/freshness/list-age.ts'
import type { DescribedPresence, ListedState } from '#domain/freshness/listing-presence.ts'
import type { Category } from '#domain/property/listing.ts'
import type { FavoriteStage } from '#domain/property/favorite-stage.ts'
import type { PriceStep } from '../../../ui/plot/price-steps.ts'
import type { DeskDate } from './desk-date.ts'
import type { DeskItem } from './desk-item.ts'

/** What the desk shows of one property, in table, board and file. Money in reais; `null` = not known. */
export interface DeskRow {
  id: string
  item: DeskItem
  /** Not one of the bank's. */
  elsewhere: boolean
  /** Its page on this site. */
  path: string | null
  /** “Casa” and “Residencial Canaã”; the place is empty where only the kind is known. */
  kind: string
  place: string
  /** `Goiânia, GO` */
  city: string
  category: Category | null
  stage: FavoriteStage | null
  price: number | null
  discount: number | null
  steps: readonly PriceStep[]
  next: { kind: 'cut' | 'same'; price: number } | null
  /** All dates that are known, and the one to look at first. */
  dates: readonly DeskDate[]
  date: DeskDate | null
  range: ReturnRange | null
  /** The return "se vender pela avaliação", where nothing else is known: shown, but neither ordered nor summed up. */
  paperReturn: number | null
  /** The return is by the person's own sheet or answers. */
  ownReturn: boolean
  /** Nothing explains the discount: the return is not stated. */
  unexplained: boolean
  maxBid: number | null
  /** How many of the questions that lists can answer are answered, and which are not. */
  known: { answered: number; total: number; missing: readonly string[] } | null
  /** It left the bank's list, and was not bought. */
  gone: boolean
  /** The date of the bank's list that states it; `null` for a gone listing. */
  list: { date: string; ageDays: number | null; level: ListAgeLevel } | null
  /** Whether the bank's list still has it; `null` for a lot from elsewhere, and for a bought property. */
  presence: (DescribedPresence & { listed: ListedState }) | null
  /** The note about an unexplained price; empty without one. */
  doubtfulPrice: string
  /** What the filter box looks in. */
  words: string
}

/** The presence of the listing in words; empty for a demonstration, whose dates are invented, unless it is gone. */
export const readPresence = ({ presence }: DeskRow, demonstration: boolean): DeskRow['presence'] =>
  demonstration && presence?.listed !== 'gone' ? null : presence

/** The whole name, as screen readers hear it: `Casa Residencial Canaã, Goiânia, GO`. */
export const nameRow = ({ kind, place, city }: DeskRow): string =>
  [[kind, place].filter(Boolean).join(' '), city].filter(Boolean).join(', ')
