import type { Uf } from '../states.ts'
import type { WaitingGroup } from './waiting-group.ts'

/** Cumulative hazard after so many weeks: `h13 · (weeks / 13)^shape`, or none during a delay and even afterwards. */
export type WaitingHazard = { h13: number; shape: number } | { delayWeeks: number; perWeek: number }

interface PriorHazard {
  hazard: WaitingHazard
  /** Number of observed events that the hazard was fitted on. */
  events: number
}

interface GroupPrior {
  /** Number of listings followed. */
  sample: number
  gone: PriorHazard
  /** Among the listings that stayed on the list. */
  cheaper: PriorHazard
  /** Size of the observed price cuts between lists at most 200 days apart. */
  cut: { medianPercent: number; cuts: number }
}

/**
 * Dates of the first and the last of the lists behind the prior: what is known about leaving the list and getting
 * cheaper before an installation has lists of its own. The facts below were fitted on public copies of the bank's
 * lists (36 pairs of lists, 46,314 listings followed, 24 states).
 */
export const priorPeriod = { from: '2024-10-18', to: '2026-07-21' } as const

export const groupPriors: Readonly<Record<WaitingGroup, GroupPrior>> = {
  L1: {
    sample: 10_924,
    gone: { hazard: { h13: 0.6156, shape: 0.82 }, events: 6_671 },
    cheaper: { hazard: { h13: 1.8287, shape: 1.28 }, events: 3_537 },
    cut: { medianPercent: 41.5, cuts: 1_781 },
  },
  L2: {
    sample: 1_148,
    gone: { hazard: { h13: 0.8482, shape: 0.3 }, events: 649 },
    cheaper: { hazard: { h13: 0.7558, shape: 1.85 }, events: 429 },
    cut: { medianPercent: 26.9, cuts: 109 },
  },
  A: {
    sample: 7_653,
    gone: { hazard: { h13: 0.6912, shape: 0.78 }, events: 4_366 },
    cheaper: { hazard: { delayWeeks: 17, perWeek: 0.18 }, events: 2_289 },
    cut: { medianPercent: 5.4, cuts: 914 },
  },
  O0: {
    sample: 742,
    gone: { hazard: { h13: 0.6758, shape: 0.77 }, events: 407 },
    cheaper: { hazard: { h13: 1.1085, shape: 1.3 }, events: 253 },
    cut: { medianPercent: 14.1, cuts: 127 },
  },
  O1: {
    sample: 1_200,
    gone: { hazard: { h13: 0.8276, shape: 0.52 }, events: 525 },
    cheaper: { hazard: { h13: 1.0348, shape: 0.91 }, events: 384 },
    cut: { medianPercent: 12.8, cuts: 223 },
  },
  D0: {
    sample: 8_069,
    gone: { hazard: { h13: 0.5352, shape: 1.09 }, events: 4_616 },
    cheaper: { hazard: { h13: 1.0437, shape: 1.36 }, events: 2_791 },
    cut: { medianPercent: 7.5, cuts: 425 },
  },
  D1: {
    sample: 16_578,
    gone: { hazard: { h13: 0.6981, shape: 1.01 }, events: 9_916 },
    cheaper: { hazard: { h13: 1.4707, shape: 0.53 }, events: 5_064 },
    cut: { medianPercent: 5.9, cuts: 727 },
  },
}

/** Factor on the hazard of leaving the list, and the departures observed in the state. MS, PR and RO were not seen. */
export const statePriors: Readonly<Partial<Record<Uf, { factor: number; gone: number }>>> = {
  AC: { factor: 0.81, gone: 12 },
  AL: { factor: 1.21, gone: 148 },
  AM: { factor: 0.63, gone: 140 },
  AP: { factor: 1.04, gone: 5 },
  BA: { factor: 0.88, gone: 850 },
  CE: { factor: 0.58, gone: 624 },
  DF: { factor: 2.02, gone: 93 },
  ES: { factor: 2.16, gone: 76 },
  GO: { factor: 0.5, gone: 3_472 },
  MA: { factor: 1.18, gone: 236 },
  MG: { factor: 1.85, gone: 1_007 },
  MT: { factor: 1.42, gone: 209 },
  PA: { factor: 0.97, gone: 373 },
  PB: { factor: 0.72, gone: 2_033 },
  PE: { factor: 0.6, gone: 1_272 },
  PI: { factor: 0.34, gone: 332 },
  RJ: { factor: 0.31, gone: 5_467 },
  RN: { factor: 0.6, gone: 982 },
  RR: { factor: 1.52, gone: 3 },
  RS: { factor: 1.35, gone: 2_021 },
  SC: { factor: 2.84, gone: 417 },
  SE: { factor: 0.74, gone: 295 },
  SP: { factor: 1.67, gone: 7_044 },
  TO: { factor: 1.54, gone: 39 },
}

/** Scatter of the logarithm of a hazard among states and groups, beyond what the counts explain. */
export const hazardScatter = {
  gone: { short: 1, long: 0.3 },
  cheaper: { short: 2, long: 0.57 },
} as const

/** Number of events that the prior counts for against an installation's own ones. */
export const priorWeight = { gone: 5, cheaper: 3 } as const

/** Number of events that one interval of one state and group counts for at most: they happen together. */
export const maxEventsPerInterval = 10
