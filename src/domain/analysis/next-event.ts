import type { Modality } from '../property/listing.ts'
import { computeMedian } from './median.ts'
import { minRegionSample } from './score-facts.ts'
import { countDaysBetween, type HistoryRecord, selectLastOfEachDate } from './price-trajectory.ts'

/** What happened to one listing after a modality first offered it. */
export interface NextEvent {
  id: string
  event: 'cheaper' | 'otherModality' | 'gone' | 'still'
  /** The price cut in percent. */
  cut: number | null
}

type Entry = Omit<HistoryRecord, 'evaluation'>

/**
 * Minimum days from a listing's first list in a stage to the newest list, so that there was time for a next event.
 */
export const minObservedDays = 30

/**
 * Finds the next event of a listing after the first list that offered it by `modality`: a lower price (by any
 * modality), another modality at the same or a higher price, or leaving the list; other changes do not count. Of
 * several lists of one date the last counts. Returns `null` when the listing was never in that modality, or only
 * during the last 30 days: counting such recent stages would bias the shares towards quick events or towards none.
 * @param history oldest first
 * @param newest date of the newest whole list of its state
 */
export function findNextEvent(
  id: string,
  history: readonly Entry[],
  modality: Modality,
  newest: string,
): NextEvent | null {
  const entries = selectLastOfEachDate(history)
  const at = entries.findIndex(entry => entry.kind !== 'gone' && entry.modality === modality)
  const stage = entries[at]
  if (stage === undefined || countDaysBetween(stage.listDate, newest) < minObservedDays) return null
  for (const entry of entries.slice(at + 1)) {
    if (entry.kind === 'gone') return { id, event: 'gone', cut: null }
    if (entry.price < stage.price) {
      return { id, event: 'cheaper', cut: ((stage.price - entry.price) * 100) / stage.price }
    }
    if (entry.modality !== modality) return { id, event: 'otherModality', cut: null }
  }
  return { id, event: 'still', cut: null }
}

export interface NextEventSummary {
  modality: Modality
  sampleSize: number
  /** Shares of the sample that add up to 1. */
  cheaper: number
  otherModality: number
  gone: number
  still: number
  /** Percent, one decimal; `null` when no listing became cheaper. */
  medianCut: number | null
}

/** Summarizes the next events of similar listings; `null` with fewer than 5. */
export function summarizeNextEvents(
  modality: Modality,
  events: readonly NextEvent[],
): NextEventSummary | null {
  if (events.length < minRegionSample) return null
  const share = (kind: NextEvent['event']) =>
    Math.round((events.filter(({ event }) => event === kind).length * 10000) / events.length) / 10000
  const cut = computeMedian(events.flatMap(event => event.cut ?? []))
  return {
    modality,
    sampleSize: events.length,
    cheaper: share('cheaper'),
    otherModality: share('otherModality'),
    gone: share('gone'),
    still: share('still'),
    medianCut: cut === null ? null : Math.round(cut * 10) / 10,
  }
}
