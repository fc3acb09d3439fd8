import type { Modality } from '../property/listing.ts'
import type { HistoryRecord } from './price-trajectory.ts'

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
