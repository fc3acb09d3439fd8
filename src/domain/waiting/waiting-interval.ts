import { compareCodes } from '../compare-names.ts'
import { countDaysBetween } from '../calendar-date.ts'
import type { Centavos } from '../money.ts'
import type { Modality } from '../property/listing.ts'
import { findLadderPosition, isLadderModality } from '../ladder/ladder-position.ts'
import { findWaitingGroup, type WaitingGroup } from './waiting-group.ts'

/** A listing as one list offers it. */
export interface WaitingOffer {
  price: Centavos
  evaluation: Centavos | null
  modality: Modality | null
}

/** How many listings of one group left, got cheaper or stayed between two whole lists of a state. */
export interface WaitingGroupCount {
  group: WaitingGroup
  listed: number
  gone: number
  cheaper: number
}

export interface WaitingInterval {
  /** Dates of the lists at its ends. */
  from: string
  to: string
  groups: WaitingGroupCount[]
}

/** Listings vanish and come back within days: presence is only compared between lists this far apart. */
const minIntervalDays = 28
/** Lists further apart than this may well differ a lot. */
const maxVanishDays = 7
const maxVanishedShare = 0.25
/** A modality with fewer listings may lose any share of them. */
const minVanishListings = 20

/**
 * Cuts a state's whole lists, oldest first, into intervals of at least 28 days (`minDays`) that follow each other. Each holds all
 * lists from its first to its last; the last is the next one's first.
 */
export function selectWaitingIntervals<List extends { listDate: string }>(
  lists: readonly List[],
  minDays = minIntervalDays,
): List[][] {
  const intervals: List[][] = []
  let first = 0
  for (const [at, { listDate }] of lists.entries()) {
    const began = lists[first]
    if (began === undefined || countDaysBetween(began.listDate, listDate) < minDays) continue
    intervals.push(lists.slice(first, at + 1))
    first = at
  }
  return intervals
}

/** Finds the group of an offer by its own price alone. */
const findGroup = (offer: WaitingOffer): WaitingGroup | null =>
  findWaitingGroup(
    offer,
    isLadderModality(offer.modality) ? findLadderPosition(offer.price, offer.evaluation) : null,
  )

/** Counts one interval, listing by listing. */
export class WaitingIntervalCounter {
  readonly #dates: readonly string[]
  readonly #lacking: ReadonlySet<Modality | null>
  readonly #groups = new Map<WaitingGroup, Omit<WaitingGroupCount, 'group'>>()
  /** For each list but the last: the listings of each modality, and how many of them the next list lacks. */
  readonly #steps: Map<Modality, { listed: number; vanished: number }>[]

  /**
   * @param dates of the interval's whole lists, oldest first
   * @param lacking the modalities that the first or the last of them lacks: it is not known how their listings changed
   */
  constructor(dates: readonly string[], lacking: ReadonlySet<Modality | null> = new Set()) {
    this.#dates = dates
    this.#lacking = lacking
    this.#steps = dates.slice(1).map(() => new Map())
  }

  /** @param course the listing in each of the lists, `null` where a list lacks it */
  add(course: readonly (WaitingOffer | null)[]): void {
    for (const [at, step] of this.#steps.entries()) {
      const modality = course[at]?.modality
      if (!modality) continue
      const count = step.get(modality) ?? { listed: 0, vanished: 0 }
      count.listed += 1
      if (!course[at + 1]) count.vanished += 1
      step.set(modality, count)
    }
    const [first, last] = [course[0], course[this.#dates.length - 1] ?? null]
    const group = first ? findGroup(first) : null
    if (!first || group === null || this.#isLacking(first) || this.#isLacking(last)) return
    const count = this.#groups.get(group) ?? { listed: 0, gone: 0, cheaper: 0 }
    this.#groups.set(group, count)
    count.listed += 1
    if (last === null) count.gone += 1
    else if (last.price < first.price) count.cheaper += 1
  }

  #isLacking(offer: WaitingOffer | null): boolean {
    return offer !== null && this.#lacking.has(offer.modality)
  }

  /**
   * Returns the counts; `null` where a quarter of a modality or more is missing from one list to the next within a
   * week: then the lists, not the listings, are what changed.
   */
  finish(): WaitingInterval | null {
    const [from, to] = [this.#dates[0] ?? '', this.#dates.at(-1) ?? '']
    if (this.#steps.some((step, at) => this.#isBroken(step, at))) return null
    return {
      from,
      to,
      groups: [...this.#groups]
        .toSorted(([one], [other]) => compareCodes(one, other))
        .map(([group, count]) => ({ group, ...count })),
    }
  }

  #isBroken(step: ReadonlyMap<Modality, { listed: number; vanished: number }>, at: number): boolean {
    if (countDaysBetween(this.#dates[at] ?? '', this.#dates[at + 1] ?? '') > maxVanishDays) return false
    return [...step.values()].some(
      ({ listed, vanished }) => listed >= minVanishListings && vanished >= listed * maxVanishedShare,
    )
  }
}
