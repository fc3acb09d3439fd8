import { countDaysBetween } from '../calendar-date.ts'
import type { Uf } from '../states.ts'
import type { WaitingGroup } from './waiting-group.ts'
import type { WaitingInterval } from './waiting-interval.ts'
import { computeGoneHazard, type OwnWaiting } from './waiting-odds.ts'
import {
  type FittedGroup,
  maxEventsPerInterval,
  priorWeight,
  type WaitingPrior,
  waitingPrior,
} from './waiting-prior.ts'

/** The observations of one state and group in one interval. */
export interface ObservedInterval {
  /** Cumulative hazard of the interval by the prior, with the factor 1. */
  hazard: number
  /** Number of listings that the event could happen to. */
  listed: number
  events: number
}

const rounds = 30

/** `1/r − H/(e^(rH) − 1)`: the expected part of the interval, in hazard, that a listing with an event was exposed to. */
const meanExposure = (factor: number, hazard: number): number =>
  1 / factor - hazard / Math.expm1(factor * hazard)

/**
 * Fits the factor on a hazard to observed intervals, from the parent's factor, which counts for `weight` events (the
 * expectation–maximization steps of a gamma prior on a proportional hazard). Listings leave together, so an interval
 * counts for at most 10 events. Intervals in which the prior expects nothing say nothing about a factor.
 */
export function fitHazardFactor(
  parent: { factor: number; events: number; weight: number },
  intervals: readonly ObservedInterval[],
): { factor: number; events: number } {
  const { weight } = parent
  const known = intervals
    .filter(({ hazard, listed }) => hazard > 0 && listed > 0)
    .map(each => ({ ...each, share: Math.min(1, maxEventsPerInterval / each.events) }))
  const counted = known.reduce((sum, { share, events }) => sum + share * events, 0)
  let factor = 1
  for (let round = 0; round < rounds; round++) {
    const exposure = known.reduce(
      (sum, { hazard, listed, events, share }) =>
        sum + share * ((listed - events) * hazard + events * meanExposure(factor, hazard)),
      weight / parent.factor,
    )
    factor = (weight + counted) / exposure
  }
  return { factor, events: parent.events + counted }
}

/** Own figures need as many intervals and followed listings. */
const minIntervals = 2
const minListings = 30

/** The groups by whose departures a state's factor is known. */
const groupsOfFamily = { V: ['O0', 'D0', 'V1', 'V2', 'V3'], A: ['A'] } as const satisfies Record<
  'V' | 'A',
  readonly FittedGroup[]
>

/** One interval of a state, as far as its factor depends on it. */
export type CountedInterval = Pick<WaitingInterval, 'from' | 'to'> & {
  groups: readonly Pick<WaitingInterval['groups'][number], 'group' | 'listed' | 'gone'>[]
}

/** Fits a state's factor on the hazards of the vendas or of licitações to intervals, from a parent's. */
export function fitStateFactor(
  family: 'V' | 'A',
  parent: { factor: number; events: number },
  intervals: readonly CountedInterval[],
  prior: WaitingPrior = waitingPrior,
): { factor: number; events: number } {
  const groups: readonly WaitingGroup[] = groupsOfFamily[family]
  const observed = intervals.flatMap(({ from, to, groups: counts }) =>
    counts.flatMap(({ group, listed, gone }) =>
      group === 'L2' || !groups.includes(group)
        ? []
        : [{ hazard: computeGoneHazard(group, countDaysBetween(from, to), prior), listed, events: gone }],
    ),
  )
  return fitHazardFactor({ ...parent, weight: priorWeight }, observed)
}

/**
 * Summarizes what an installation's own lists of a state say; `null` where they do not say enough: at least 2 intervals
 * and 30 listings followed.
 */
export function summarizeOwnWaiting(state: Uf, intervals: readonly WaitingInterval[]): OwnWaiting | null {
  const followed: readonly WaitingGroup[] = [...groupsOfFamily.V, ...groupsOfFamily.A]
  const sample = intervals
    .flatMap(({ groups }) => groups.filter(({ group }) => followed.includes(group)))
    .reduce((sum, { listed }) => sum + listed, 0)
  const [first, last] = [intervals[0], intervals.at(-1)]
  if (!first || !last || intervals.length < minIntervals || sample < minListings) return null
  const known = waitingPrior.states[state]
  const [venda, licitacao] = (['V', 'A'] as const).map(family =>
    fitStateFactor(
      family,
      { factor: known?.[family] ?? 1, events: known?.[family === 'V' ? 'eventsV' : 'eventsA'] ?? 0 },
      intervals,
    ),
  )
  return {
    V: venda!.factor,
    A: licitacao!.factor,
    eventsV: venda!.events,
    eventsA: licitacao!.events,
    sample,
    period: { from: first.from, to: last.to },
  }
}
