import type { Modality } from '../property/property.ts'
import { median } from './median.ts'
import { fewest } from './score-facts.ts'
import { daysBetween, type HistoryRecord, lastOfEachDate } from './trajectory.ts'

/** What became of one listing after it was first offered by a modality. */
export interface NextEvent {
  id: string
  event: 'cheaper' | 'otherModality' | 'gone' | 'still'
  /** By how many percent it became cheaper. */
  cut: number | null
}

type Entry = Omit<HistoryRecord, 'evaluation'>

/** Days from a listing's first list in a stage to the newest list, so that something could come after it. */
export const leastObserved = 30

/**
 * What came next for a listing after the first list that offered it by `modality`: a lower price (by whatever
 * modality), another modality at the same price or more, or leaving the list; changes of anything else are none.
 * Several lists of one date count as the last of them. `null` where it never was there, or only for the last 30 days:
 * whether or not something has come yet, counting either would say of all of them what is true of the quick or the slow.
 * @param history oldest first
 * @param newest date of the newest whole list of its state
 */
export function nextEvent(
  id: string,
  history: readonly Entry[],
  modality: Modality,
  newest: string,
): NextEvent | null {
  const entries = lastOfEachDate(history)
  const at = entries.findIndex(entry => entry.kind !== 'gone' && entry.modality === modality)
  const stage = entries[at]
  if (stage === undefined || daysBetween(stage.listDate, newest) < leastObserved) return null
  for (const entry of entries.slice(at + 1)) {
    if (entry.kind === 'gone') return { id, event: 'gone', cut: null }
    if (entry.price < stage.price) {
      return { id, event: 'cheaper', cut: ((stage.price - entry.price) * 100) / stage.price }
    }
    if (entry.modality !== modality) return { id, event: 'otherModality', cut: null }
  }
  return { id, event: 'still', cut: null }
}

export interface Similar {
  modality: Modality
  sampleSize: number
  /** Shares of the sample, together 1. */
  cheaper: number
  otherModality: number
  gone: number
  still: number
  /** Percent, one decimal; `null` where none became cheaper. */
  medianCut: number | null
}

/** What came next for similar listings; `null` with fewer than 5. */
export function summary(modality: Modality, events: readonly NextEvent[]): Similar | null {
  if (events.length < fewest) return null
  const share = (kind: NextEvent['event']) =>
    Math.round((events.filter(({ event }) => event === kind).length * 10000) / events.length) / 10000
  const cut = median(events.flatMap(event => event.cut ?? []))
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
