import type { Uf } from '../states.ts'
import { computeCheaperShare, computeEventRange, type EventRange } from './event-range.ts'
import type { WaitingGroup } from './waiting-group.ts'
import { computeCumulativeHazard } from './waiting-hazard.ts'
import { groupPriors, hazardScatter, priorPeriod, priorWeight, statePriors } from './waiting-prior.ts'

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

/** What an installation's own lists add to the prior for one state and group (`own-waiting.ts`). */
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
