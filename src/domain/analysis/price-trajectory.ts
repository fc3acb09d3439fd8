import { countDaysBetween } from '../calendar-date.ts'
import type { Centavos } from '../money.ts'
import type { ListingEventKind } from '../property/listing-event.ts'
import type { Modality } from '../property/listing.ts'

/** What a list of the bank did to a listing: an entry of its history. */
export interface HistoryRecord {
  kind: ListingEventKind
  /** Generation date of the list, `YYYY-MM-DD`. */
  listDate: string
  price: Centavos
  evaluation: Centavos | null
  modality: Modality | null
}

interface PriceTrajectory {
  /** `YYYY-MM-DD` */
  firstListed: string
  daysListed: number
  cuts: number
  /** Percent, two decimals; negative where the price rose. */
  cutPercent: number
  rounds: number
}

/** Keeps the last of several entries of one date, because a later one corrects the earlier. */
const selectLastOfEachDate = <R extends Pick<HistoryRecord, 'listDate'>>(history: readonly R[]): R[] =>
  history.filter((entry, at) => history[at + 1]?.listDate !== entry.listDate)

const percentOff = (before: Centavos, after: Centavos): number =>
  before > 0 ? Math.round(((before - after) * 10000) / before) / 100 || 0 : 0

/**
 * Summarizes a listing's history; `null` without one.
 *
 * - days listed: calendar days from the first list that named it to the last one, absences included;
 * - cuts: how often a list named it at a lower price than the list before;
 * - cut: from the first price to the latest;
 * - rounds without a buyer: how often a list named it at another price or by another modality than before, whether it was
 *   absent in between or not. Several lists of one date count as the last of them.
 *
 * @param history oldest first
 * @param lastListed date of the newest list that named it
 */
export function buildTrajectory(
  history: readonly HistoryRecord[],
  lastListed: string,
): PriceTrajectory | null {
  const offers = selectLastOfEachDate(history.filter(entry => entry.kind !== 'gone'))
  const [first] = offers
  if (first === undefined) return null
  let [cuts, rounds, last] = [0, 0, first]
  for (const entry of offers.slice(1)) {
    if (entry.price < last.price) cuts += 1
    if (entry.price !== last.price || entry.modality !== last.modality) rounds += 1
    last = entry
  }
  return {
    firstListed: first.listDate,
    daysListed: Math.max(0, countDaysBetween(first.listDate, lastListed)),
    cuts,
    cutPercent: percentOff(first.price, last.price),
    rounds,
  }
}

/** What one list did to a listing; prices in any unit. */
interface ListedChange {
  kind: HistoryRecord['kind']
  price: number
  modality: Modality | null
}

/**
 * Keeps one entry of each day: the last of several, because a later list of one day corrects the earlier, with the kind
 * of what they changed together.
 * @param history oldest first
 * @param dayOf the date of an entry's list
 */
export const selectLastOfEachDay = <Entry extends ListedChange>(
  history: readonly Entry[],
  dayOf: (entry: Entry) => string,
): Entry[] =>
  history.reduce<Entry[]>((days, entry) => {
    const before = days.at(-1)
    if (before === undefined || dayOf(before) !== dayOf(entry)) return [...days, entry]
    return [...days.slice(0, -1), entry.kind === 'changed' ? { ...entry, kind: before.kind } : entry]
  }, [])

const isAuction = ({ modality }: ListedChange): boolean => modality === 'leilao'

/**
 * Lists the steps of a listing's price: the entries at which the price changed, or an auction became a sale or the other
 * way round. Absences from the list leave no step.
 * @param history oldest first
 * @param dayOf the date of an entry's list
 */
export function listPriceChanges<Entry extends ListedChange>(
  history: readonly Entry[],
  dayOf: (entry: Entry) => string,
): Entry[] {
  const offers = selectLastOfEachDay(history, dayOf).filter(({ kind }) => kind !== 'gone')
  return offers.filter((entry, at) => {
    const before = offers[at - 1]
    return before?.price !== entry.price || isAuction(before) !== isAuction(entry)
  })
}
