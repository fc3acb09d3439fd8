import type { Uf } from '../states.ts'
import type { WaitingGroup } from './waiting-group.ts'
import {
  type WaitingHazard,
  groupPriors,
  hazardScatter,
  priorPeriod,
  priorWeight,
  statePriors,
} from './waiting-prior.ts'

/** Computes the cumulative hazard after a number of days; the probability of the event by then is `1 − exp(−hazard)`. */
export function computeCumulativeHazard(hazard: WaitingHazard, days: number): number {
  const weeks = days / 7
  return 'h13' in hazard
    ? hazard.h13 * (weeks / 13) ** hazard.shape
    : hazard.perWeek * Math.max(0, weeks - hazard.delayWeeks)
}

/** Standard deviations on each side that hold 80 % of a normal distribution. */
const deviations = 1.28

/** A probability with its 80 % range. */
interface EventRange {
  p: number
  low: number
  high: number
}

/**
 * Computes the probability of an event with a cumulative hazard, with its 80 % range.
 * @param scatter of the hazard's logarithm (`hazardScatter`)
 * @param events number of events that the hazard rests on
 */
export function computeEventRange(hazard: number, scatter: number, events: number): EventRange {
  const spread = Math.exp(deviations * Math.sqrt(scatter ** 2 + 1 / Math.max(1, events)))
  return {
    p: -Math.expm1(-hazard),
    low: -Math.expm1(-hazard / spread),
    high: -Math.expm1(-hazard * spread),
  }
}

/**
 * Computes the share of all listings that stay and get cheaper. Its range joins that of leaving and that of getting
 * cheaper when listed: the root of the summed squares of how far each alone moves the share (the method of variance
 * estimates recovery, Zou and Donner 2008).
 */
export function computeCheaperShare(leaving: EventRange, reduced: EventRange): EventRange {
  const stays = 1 - leaving.p
  const share = stays * reduced.p
  const moved = (byLeaving: number, byCut: number) =>
    Math.hypot((byLeaving - leaving.p) * reduced.p, (byCut - reduced.p) * stays)
  return {
    p: share,
    low: Math.max(0, share - moved(leaving.high, reduced.low)),
    high: Math.min(1, share + moved(leaving.low, reduced.high)),
  }
}

/** Horizon that is shown to people, in days. */
export const waitingDays = 90

/** The shortest and the longest horizon for which odds are computed. */
const [minDays, maxDays] = [30, 180]
/** Horizons below this one scatter more. */
const longFromDays = 35
/** A range wider than this says only the direction. */
const maxWidth = 0.45
/** Number of own cuts below which the prior's say how large a cut is; every group of the prior has more. */
const minCuts = 10

/** A share of all listings like one, from 0 to 1, with its 80 % range. */
export interface WaitingShare extends EventRange {
  /** The range spans more than 45 points: only its direction may be said. */
  wide: boolean
}

/** The contribution of an installation's own lists to the prior of one state and group (`own-waiting.ts`). */
export interface OwnWaiting {
  /** Factors on the prior's hazards, with the number of events behind them. */
  gone: { factor: number; events: number }
  cheaper: { factor: number; events: number }
  /** Number of listings followed, each once per interval. */
  sample: number
  period: { from: string; to: string }
  /** Median cut in percent, and how many cuts were seen. */
  cut: { medianPercent: number; cuts: number } | null
}

export interface WaitingOdds {
  days: number
  group: WaitingGroup
  /** Leaves the list, by sale or withdrawal. */
  gone: WaitingShare
  /** Stays on the list and gets cheaper: a share of all, so that it adds up with `gone` and the unchanged to 1. */
  cheaper: WaitingShare
  /** Median size of a cut in percent; `null` where none is expected. */
  medianCutPercent: number | null
  sample: number
  /** Dates of the first and the last list behind it. */
  period: { from: string; to: string }
  source: 'prior' | 'own'
  /** `false` where no list of the state was seen: the mean of the others stands for it. */
  stateObserved: boolean
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000

const toShare = ({ p, low, high }: EventRange): WaitingShare => ({
  p: round(p),
  low: round(low),
  high: round(high),
  wide: high - low > maxWidth,
})

/**
 * Computes how many listings like one leave the list and get cheaper within a number of days; `null` for horizons
 * under 30 or over 180 days and for auctions below the appraisal, about which nothing holds.
 *
 * @param own what the installation's own lists say, where there is enough of it
 */
export function computeWaitingOdds({
  group,
  state,
  days,
  own,
}: {
  group: WaitingGroup
  state: Uf
  days: number
  own?: OwnWaiting | null
}): WaitingOdds | null {
  if (group === 'L2' || !(days >= minDays && days <= maxDays)) return null
  const prior = groupPriors[group]
  const ofState = statePriors[state]
  const horizon = days < longFromDays ? 'short' : 'long'
  const gone = own?.gone ?? { factor: ofState?.factor ?? 1, events: ofState?.gone ?? priorWeight.gone }
  const cheaper = own?.cheaper ?? { factor: 1, events: prior.cheaper.events }
  const leaving = computeEventRange(
    gone.factor * computeCumulativeHazard(prior.gone.hazard, days),
    hazardScatter.gone[horizon],
    gone.events,
  )
  const reduced = computeEventRange(
    cheaper.factor * computeCumulativeHazard(prior.cheaper.hazard, days),
    hazardScatter.cheaper[horizon],
    cheaper.events,
  )
  const cut = own?.cut && own.cut.cuts >= minCuts ? own.cut : prior.cut
  return {
    days,
    group,
    gone: toShare(leaving),
    cheaper: toShare(computeCheaperShare(leaving, reduced)),
    medianCutPercent: reduced.p > 0 ? cut.medianPercent : null,
    sample: own?.sample ?? prior.sample,
    period: own?.period ?? priorPeriod,
    source: own ? 'own' : 'prior',
    stateObserved: ofState !== undefined || Boolean(own),
  }
}

/** How many of a hundred listings do what: whole numbers that add up to 100. */
export interface WaitingHundred {
  gone: number
  cheaper: number
  unchanged: number
}

/** Splits a hundred by the shares, with the largest remainders rounded up. */
export function splitHundred(odds: {
  gone: Pick<WaitingShare, 'p'>
  cheaper: Pick<WaitingShare, 'p'>
}): WaitingHundred {
  const [gone, cheaper] = [odds.gone.p * 100, odds.cheaper.p * 100]
  const exact = { gone, cheaper, unchanged: Math.max(0, 100 - gone - cheaper) }
  const keys = ['gone', 'cheaper', 'unchanged'] as const
  const whole = {
    gone: Math.floor(gone),
    cheaper: Math.floor(cheaper),
    unchanged: Math.floor(exact.unchanged),
  }
  const missing = 100 - whole.gone - whole.cheaper - whole.unchanged
  const byRemainder = keys.toSorted((one, other) => exact[other] - whole[other] - (exact[one] - whole[one]))
  for (const key of byRemainder.slice(0, missing)) whole[key] += 1
  return whole
}
