import { isDoubtfulStep, isSlippedList, type PricePair } from '../caixa/doubtful-price.ts'
import { judgeStatePresence, type LastStateList } from '../caixa/list-presence.ts'
import type { Modality } from '../property/listing.ts'
import {
  selectWaitingIntervals,
  type WaitingInterval,
  WaitingIntervalCounter,
  type WaitingOffer,
} from '../waiting/waiting-interval.ts'

/** A listing as a whole list of a state names it. */
export interface CountedOffer extends WaitingOffer {
  id: string
  /** The city's name, folded: the lists run by it. */
  cityKey: string
}

/** The offers of a whole list of a state, by number. */
export interface OfferedList {
  listDate: string
  offers: ReadonlyMap<string, CountedOffer>
}

/** A list with the modalities that it lacks without saying that their listings are gone. */
interface JudgedList extends OfferedList {
  lacking: (Modality | null)[]
}

/**
 * Judges the whole lists of a state one after the other, as an import does: a list that is cut or whose prices have
 * slipped is left out, a price that no rule explains counts as the one before, and modalities that a list lacks are
 * named.
 * @param lists oldest first
 */
export function judgeLists(lists: readonly OfferedList[]): JudgedList[] {
  const judged: JudgedList[] = []
  for (const list of lists) {
    const before = judged.at(-1)
    if (before === undefined) {
      if (list.offers.size > 0) judged.push({ ...list, lacking: [] })
      continue
    }
    const pairs = listPairs(before, list)
    if (isSlippedList(pairs)) continue
    const gap = findGap(before, list)
    if (gap !== null && gap.cut > 0) continue
    const offers = new Map(
      [...list.offers].map(([id, offer]) => {
        const known = before.offers.get(id)
        const isDoubtful = known !== undefined && isDoubtfulStep(known, offer)
        return [id, isDoubtful ? { ...offer, price: known.price, evaluation: known.evaluation } : offer]
      }),
    )
    const lacking = gap?.missing.filter(({ unseen }) => unseen > 0).map(({ modality }) => modality) ?? []
    judged.push({ listDate: list.listDate, offers, lacking })
  }
  return judged
}

const listPairs = (before: OfferedList, { offers }: OfferedList): PricePair[] =>
  [...offers].flatMap(([id, stated]) => {
    const known = before.offers.get(id)
    return known === undefined ? [] : [{ known, stated }]
  })

function findGap(before: JudgedList, { listDate, offers }: OfferedList) {
  const known = [...before.offers.values()]
  const last: LastStateList = {
    listDate: before.listDate,
    order: known.map(({ id }) => id),
    missing: before.lacking,
  }
  return judgeStatePresence(
    known.map(offer => ({ ...offer, unseen: false })),
    id => offers.has(id),
    [...offers.values()],
    last,
    listDate,
  ).gap
}

/**
 * Counts what became of the listings between the whole lists of a state.
 * @param lists oldest first
 * @param minDays length of an interval
 */
export function countListIntervals(lists: readonly OfferedList[], minDays?: number): WaitingInterval[] {
  return selectWaitingIntervals(judgeLists(lists), minDays).flatMap(interval => {
    const ends = [interval[0], interval.at(-1)]
    const counter = new WaitingIntervalCounter(
      interval.map(({ listDate }) => listDate),
      new Set(ends.flatMap(list => list?.lacking ?? [])),
    )
    for (const id of new Set(interval.flatMap(({ offers }) => [...offers.keys()])))
      counter.add(interval.map(({ offers }) => offers.get(id) ?? null))
    return counter.finish() ?? []
  })
}
