import { maxEventsPerInterval } from './waiting-prior.ts'

/** What was observed of one state and group in one interval. */
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
