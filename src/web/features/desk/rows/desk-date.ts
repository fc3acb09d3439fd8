import type { Property } from '#contract/property-schemas.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { toDayNumber } from '#domain/calendar-date.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { formatSaleHour, isSaleDateToCome, listSaleDates } from '#domain/property/sale-dates.ts'
import type { FavoritePriceRow } from '../../favorites/favorite-price-rows.ts'
import type { DeskItem } from './desk-item.ts'

/** A day of an item: its owner's own date, the deposit, a sale of the bank, or the days of the next price. */
export interface DeskDate {
  kind: 'own' | 'deposit' | 'sale' | 'price'
  /** The first day, `YYYY-MM-DD`. */
  from: string
  /** `30 jul., 10h`, `4 a 12 set.` */
  day: string
  /** What happens then: “Vistoria”, “2º leilão”, “Próximo preço”. */
  what: string
  /** Days from today; below zero for a date of the owner's own that has passed. */
  inDays: number
}

const near = 2

/** Whether a date wants attention: it has passed, or it comes within two days. */
export const isNearDate = ({ inDays, kind }: DeskDate): boolean => kind !== 'price' && inDays <= near

/** Lists the dates that the owner wrote, also those that have passed. */
export function listOwnDates(
  { next, deposit }: Pick<DeskItem, 'next' | 'deposit'>,
  today: string,
): DeskDate[] {
  const dates: DeskDate[] = []
  const add = (kind: 'own' | 'deposit', from: string, what: string) =>
    dates.push({ kind, from, day: formatDay(from, today), what, inDays: daysUntil(from, today) })
  if (next !== null) add('own', next.date, next.what === '' ? 'Próximo passo' : next.what)
  if (deposit !== null) add('deposit', deposit.dueDate, 'Sinal a pagar')
  return dates
}

const daysUntil = (day: string, today: string): number => toDayNumber(day) - toDayNumber(today)

/** Lists the sales of the bank that are still to come. */
export function listSales(
  { modality, firstAuctionDate, secondAuctionDate, gone }: Property,
  now: number,
): DeskDate[] {
  if (gone) return []
  const today = toBrasiliaIso(now).slice(0, 10)
  return listSaleDates(modality, firstAuctionDate, secondAuctionDate).flatMap(({ name, at }) => {
    const instant = Date.parse(at)
    if (!isSaleDateToCome(instant, now)) return []
    const from = toBrasiliaIso(instant).slice(0, 10)
    const day = [formatDay(from, today), formatSaleHour(at)].filter(Boolean).join(', ')
    return { kind: 'sale' as const, from, day, what: name, inDays: daysUntil(from, today) }
  })
}

/** Lists the days on which the next price may come. */
export function listPriceDays({ next, from, windows }: FavoritePriceRow, today: string): DeskDate[] {
  const day = windows[0]
  if (next === null || from === null || day === undefined) return []
  const first = from < today ? today : from
  const what = next.kind === 'same' ? 'Mesmo preço, em venda online' : 'Próximo preço'
  return [{ kind: 'price', from: first, day, what, inDays: daysUntil(first, today) }]
}

/** Lists the dates of a card: the one to look at first, and a deposit that is still to pay. */
export const listCardDates = (first: DeskDate | null, dates: readonly DeskDate[]): DeskDate[] => [
  ...(first === null ? [] : [first]),
  ...dates.filter(({ kind }) => kind === 'deposit' && first?.kind !== 'deposit'),
]

/** Returns the most urgent date: the earliest; on the same day the owner's own date comes first. */
export const chooseDate = (dates: readonly DeskDate[]): DeskDate | null =>
  dates.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0))[0] ?? null
