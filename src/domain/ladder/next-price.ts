import { dayMs } from '../durations.ts'
import { toDayNumber } from '../calendar-date.ts'
import {
  type LocatedPosition,
  computeRungPrice,
  computeStartPrice,
  findLadderBands,
} from './ladder-position.ts'
import { type LadderBand, type LadderTable, ladderTable } from './ladder-table.ts'
import type { Centavos } from '../money.ts'
import type { Modality, PropertyType } from '../property/listing.ts'

/** Why nothing is said about a listing's next price. */
export const nextPriceSilences = [
  'off-ladder',
  'auction',
  'unknown-modality',
  'last-rung',
  'first-cut-overdue',
  'rebasing-days',
] as const
type NextPriceSilence = (typeof nextPriceSilences)[number]

/**
 * `cut`: the next round is one rung lower. `same`: a licitação is never cut, and is followed by the same price
 * in Venda Online, without the auctioneer's 5 %.
 */
export type NextPrice = { kind: 'cut' | 'same'; price: Centavos } | { silent: NextPriceSilence }

export interface NextPriceCircumstances {
  /** Days since 1970: the day of the question. */
  day: number
  /** The newest list that states the price, in days since 1970; without it the price is taken as stated on `day`. */
  listDay?: number
  modality: Modality | null
  /** The last list that offered the listing in Licitação, in days since 1970; `null` when none was seen. */
  lastLicitacaoDay: number | null
}

/** Whether one of the dates at which the bank re-bases prices lies between two days, or near one of them. */
export function isRebasingTime(
  from: number,
  to: number,
  { daysAround, dates }: LadderTable['rebasing'],
): boolean {
  const yearOf = (day: number) => new Date(day * dayMs).getUTCFullYear()
  for (let year = yearOf(from - daysAround); year <= yearOf(to + daysAround); year++) {
    const days = dates.map(date => toDayNumber(`${year}-${date}`))
    if (days.some(day => day >= from - daysAround && day <= to + daysAround)) return true
  }
  return false
}

/**
 * Returns why the day of the question silences a cut: the first one is overdue, or a re-basing may have come instead.
 * @param isRebasing whether a re-basing may have come between the list and the question
 */
export function findDaySilence(
  { rung, rebasings }: Pick<LocatedPosition, 'rung' | 'rebasings'>,
  { day, lastLicitacaoDay }: Pick<NextPriceCircumstances, 'day' | 'lastLicitacaoDay'>,
  isRebasing: () => boolean,
  { firstCutSilentAfterDays, rebasing }: LadderTable = ladderTable,
): Extract<NextPriceSilence, 'first-cut-overdue' | 'rebasing-days'> | null {
  const isOverdue = lastLicitacaoDay !== null && day - lastLicitacaoDay > firstCutSilentAfterDays
  if (rung === 0 && isOverdue) return 'first-cut-overdue'
  return rebasings === 0 && rung >= rebasing.minRung && isRebasing() ? 'rebasing-days' : null
}

/**
 * Computes the price that follows a listing's present one, or says why nothing can be said.
 *
 * A listing on its first rung whose last licitação is not known is not silenced: its first cut, whenever it comes, is
 * one rung (80 of 80 seen), and that it is overdue is not known. Where the last licitação is known and long past, cuts
 * may have been missed, and the rule falls silent. So it does where a re-basing may have come since the list.
 */
export function computeNextPrice(
  price: Centavos,
  position: LocatedPosition | null,
  { day, listDay = day, modality, lastLicitacaoDay }: NextPriceCircumstances,
  table: LadderTable = ladderTable,
): NextPrice {
  if (modality === null) return { silent: 'unknown-modality' }
  if (modality === 'leilao') return { silent: 'auction' }
  if (position === null) return { silent: 'off-ladder' }
  if (modality === 'licitacao') return { kind: 'same', price }
  const next = computeRungPrice(position.start, position.rung + 1, table)
  if (next === null) return { silent: 'last-rung' }
  const isRebasing = () => isRebasingTime(Math.min(listDay, day), day, table.rebasing)
  const silent = findDaySilence(position, { day, lastLicitacaoDay }, isRebasing, table)
  return silent === null ? { kind: 'cut', price: next } : { silent }
}

/** The two prices at which an auction that nobody bought in comes back, in Licitação. */
export interface UnsoldPrice {
  low: Centavos
  high: Centavos
  /** The price at which more listings of its type and appraisal came back. */
  likely: 'low' | 'high'
}

interface UnsoldListing {
  evaluation: Centavos | null
  modality: Modality | null
  propertyType: PropertyType
}

/** Finds how many listings of a type and a band of appraisals started at the `hi` base, 0 to 1. */
export function findHiShare(
  type: string,
  band: LadderBand,
  { hiShares, bands }: LadderTable = ladderTable,
): number {
  const known = type === 'Apartamento' || type === 'Casa' || type === 'Terreno' ? type : 'other'
  return hiShares[known].byBand[bands.indexOf(band)] ?? hiShares[known].all
}

/**
 * Computes what follows an auction in which nobody buys: a Licitação at one of two prices, with the auctioneer's 5 % on
 * top. `null` for other sales, whose next price `computeNextPrice` says.
 */
export function computeUnsoldPrice(
  { evaluation, modality, propertyType }: UnsoldListing,
  table: LadderTable = ladderTable,
): UnsoldPrice | null {
  if (modality !== 'leilao' || evaluation === null) return null
  const [band] = findLadderBands(evaluation, table)
  return {
    low: computeStartPrice(evaluation, band.lo, 0, table),
    high: computeStartPrice(evaluation, band.hi, 0, table),
    likely: findHiShare(propertyType, band, table) > 0.5 ? 'high' : 'low',
  }
}
