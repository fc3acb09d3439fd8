import { countDaysBetween } from '../calendar-date.ts'
import type { Uf } from '../states.ts'
import type { WaitingGroup } from './waiting-group.ts'
import { type OwnWaiting, computeCumulativeHazard } from './waiting-odds.ts'
import type { WaitingInterval } from './waiting-interval.ts'
import { groupPriors, maxEventsPerInterval, priorWeight, statePriors } from './waiting-prior.ts'

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

/**
 * Summarizes what an installation's own lists of a state say about a group; `null` where they do not say enough: at
 * least 2 intervals and 30 listings followed.
 */
export function summarizeOwnWaiting(
  state: Uf,
  group: WaitingGroup,
  intervals: readonly WaitingInterval[],
): OwnWaiting | null {
  const counts = intervals.flatMap(({ from, to, groups }) =>
    groups
      .filter(count => count.group === group && count.listed > 0)
      .map(count => ({ from, to, days: countDaysBetween(from, to), ...count })),
  )
  const sample = counts.reduce((sum, { listed }) => sum + listed, 0)
  const [first, last] = [counts[0], counts.at(-1)]
  if (!first || !last || counts.length < minIntervals || sample < minListings) return null
  const prior = groupPriors[group]
  const ofState = statePriors[state]
  return {
    gone: fitHazardFactor(
      { factor: ofState?.factor ?? 1, events: ofState?.gone ?? priorWeight.gone, weight: priorWeight.gone },
      counts.map(({ days, listed, gone }) => ({
        hazard: computeCumulativeHazard(prior.gone.hazard, days),
        listed,
        events: gone,
      })),
    ),
    cheaper: fitHazardFactor(
      { factor: 1, events: prior.cheaper.events, weight: priorWeight.cheaper },
      counts.map(({ days, listed, gone, cheaper }) => ({
        hazard: computeCumulativeHazard(prior.cheaper.hazard, days),
        listed: listed - gone,
        events: cheaper,
      })),
    ),
    sample,
    period: { from: first.from, to: last.to },
    cut: summarizeCuts(counts),
  }
}

/** Returns the median over the deciles of all intervals, each weighted by its number of cuts. */
function summarizeCuts(
  counts: readonly { cheaper: number; cutDeciles: readonly number[] }[],
): OwnWaiting['cut'] {
  const known = counts.filter(({ cutDeciles }) => cutDeciles.length > 0)
  const cuts = known.reduce((sum, { cheaper }) => sum + cheaper, 0)
  const weighted = known
    .flatMap(({ cheaper, cutDeciles }) =>
      cutDeciles.map(percent => ({ percent, weight: cheaper / cutDeciles.length })),
    )
    .toSorted((one, other) => one.percent - other.percent)
  let below = 0
  for (const { percent, weight } of weighted) {
    below += weight
    if (below >= cuts / 2) return { medianPercent: percent, cuts }
  }
  return null
}
