import { countDaysBetween, toDate, toDayNumber } from '../calendar-date.ts'
import type { LadderPosition } from '../ladder/ladder-position.ts'
import type { RuleShare } from '../ladder/ladder-rules.ts'
import type { Modality } from '../property/listing.ts'
import type { Uf } from '../states.ts'
import {
  type CheaperPosition,
  findCheaperPosition,
  findWaitingGroup,
  type GroupedListing,
  type WaitingGroup,
} from './waiting-group.ts'
import { minFittedEvents, type StateFactors, type WaitingPrior, waitingPrior } from './waiting-prior.ts'

/** Standard deviations on each side that hold 80 % of a normal distribution. */
const deviations = 1.28

/** Computes the probability of an event with a cumulative hazard, with its 80 % range. */
export function computeEventRange(hazard: number, scatter: number): RuleShare {
  const spread = Math.exp(deviations * scatter)
  return {
    p: -Math.expm1(-hazard),
    low: -Math.expm1(-hazard / spread),
    high: -Math.expm1(-hazard * spread),
  }
}

/**
 * Computes the share of all listings that stay and come to something. Its range joins that of leaving and that of what
 * they come to when listed: the root of the summed squares of how far each alone moves the share (the method of variance
 * estimates recovery, Zou and Donner 2008).
 */
function joinShares(leaving: RuleShare, ifListed: RuleShare): RuleShare {
  const stays = 1 - leaving.p
  const share = stays * ifListed.p
  const moved = (byLeaving: number, byOutcome: number) =>
    Math.hypot((byLeaving - leaving.p) * ifListed.p, (byOutcome - ifListed.p) * stays)
  return {
    p: share,
    low: Math.max(0, share - moved(leaving.high, ifListed.low)),
    high: Math.min(1, share + moved(leaving.low, ifListed.high)),
  }
}

/**
 * Computes the cumulative hazard of leaving the list in a state whose factor is 1. A deep discount leaves at its own
 * hazard for its first days only; an auction is hidden before its licitação.
 */
export function computeGoneHazard(
  group: Exclude<WaitingGroup, 'L2'>,
  days: number,
  { groups, auction, deepDays }: WaitingPrior = waitingPrior,
): number {
  const over = (each: keyof WaitingPrior['groups'], length: number) => (groups[each].per30 * length) / 30
  if (group === 'L1') return over('A', Math.max(0, days - auction.hiddenDays))
  if (group !== 'V3') return over(group, days)
  return over('V3', Math.min(days, deepDays)) + over('V1', Math.max(0, days - deepDays))
}

/** Interpolates between points of days and values, which are in order; constant beyond the ends. */
function interpolate(points: readonly (readonly number[])[], day: number): number {
  const after = points.findIndex(([at = 0]) => at >= day)
  const [endDay = 0, end = 0] = points[after < 0 ? points.length - 1 : after] ?? []
  const [startDay = 0, start = end] = points[after - 1] ?? []
  return after <= 0 || endDay === startDay
    ? end
    : start + ((end - start) * (day - startDay)) / (endDay - startDay)
}

/** Why nothing is said about a listing's odds. */
export const waitingSilences = [
  'unknown-group',
  'auction-horizon',
  'below-appraisal',
  'before-period',
  'ladder-check',
] as const
export type WaitingSilence = (typeof waitingSilences)[number]

/** A range wider than this says only the direction. */
const maxWidth = 0.45

/** A share of all listings like one, from 0 to 1, with its 80 % range. */
export interface WaitingShare extends RuleShare {
  /** The range spans more than 45 points: only its direction may be said. */
  wide: boolean
}

/** What an installation's own lists of a state say of its factors (`own-waiting.ts`). */
export interface OwnWaiting extends Pick<StateFactors, 'V' | 'A' | 'eventsV' | 'eventsA'> {
  /** Number of listings followed, each once per interval. */
  sample: number
  period: { from: string; to: string }
}

/** What becomes of a hundred listings like one until a day, never a forecast for this one. */
export interface WaitingOdds {
  version: 2
  days: number
  /** The last day for which they hold, `YYYY-MM-DD`. */
  until: string
  group: WaitingGroup | null
  /** Leaves the list, by sale or withdrawal. All four are shares of all, `null` where nothing holds; together 1. */
  gone: WaitingShare | null
  /** Stays on the list and gets cheaper. */
  cheaper: WaitingShare | null
  /** Stays on the list, and the bank begins the ladder again, at a higher price. */
  rebased: WaitingShare | null
  unchanged: WaitingShare | null
  /** `null` where anything is said. */
  silent: WaitingSilence | null
  sample: number
  /** Dates of the first and the last list behind it. */
  period: { from: string; to: string }
  source: 'prior' | 'own'
  /** `false` where too few listings of the state were seen to leave: its range is wider. */
  stateFitted: boolean
}

/** An offered listing, as the list states it that its odds count from. */
export interface WaitingListing extends GroupedListing {
  state: Uf
  position: Pick<LadderPosition, 'rebasings' | 'rung'> | null
  /** `YYYY-MM-DD` */
  listDate: string
  /** Days since 1970; `null` when no licitação was seen. */
  lastLicitacaoDay: number | null
}

export interface WaitingQuestion {
  days: number
  /** `YYYY-MM-DD` */
  today: string
  /** Whether the price ladder's check holds; without it the bank's policy may be another one. */
  ladderHolds: boolean
  /** What the installation's own lists say, where there is enough of it. */
  own?: OwnWaiting | null
}

/** Computes what becomes of listings like one; `null` once the horizon has ended. */
export function computeWaitingOdds(
  listing: WaitingListing,
  { days, today, ladderHolds, own }: WaitingQuestion,
  prior: WaitingPrior = waitingPrior,
): WaitingOdds | null {
  const until = toDate(toDayNumber(listing.listDate) + days)
  if (until < today) return null
  const group = findWaitingGroup(listing, listing.position)
  const silent = findWaitingSilence(group, listing.listDate, { days, ladderHolds }, prior)
  const family = group === 'A' || group === 'L1' ? 'A' : 'V'
  const { factor, fitted } = findStateFactor(listing.state, family, own ?? null, prior)
  const shares =
    silent !== null || group === null || group === 'L2'
      ? silence
      : computeShares(group, listing, days, factor, fitted, prior)
  return {
    version: 2,
    days,
    until,
    group,
    ...shares,
    silent,
    sample: own?.sample ?? sampleOf(group, prior),
    period: own?.period ?? prior.period,
    source: own ? 'own' : 'prior',
    stateFitted: fitted,
  }
}

const silence = { gone: null, cheaper: null, rebased: null, unchanged: null }

function findWaitingSilence(
  group: WaitingGroup | null,
  listDate: string,
  { days, ladderHolds }: Pick<WaitingQuestion, 'days' | 'ladderHolds'>,
  { period, auction }: WaitingPrior,
): WaitingSilence | null {
  if (group === null) return 'unknown-group'
  if (countDaysBetween(period.from, listDate) < 0) return 'before-period'
  if (!ladderHolds) return 'ladder-check'
  if ((group === 'L1' || group === 'L2') && days < auction.minDays) return 'auction-horizon'
  return group === 'L2' ? 'below-appraisal' : null
}

function findStateFactor(
  state: Uf,
  family: 'V' | 'A',
  own: OwnWaiting | null,
  { states }: WaitingPrior,
): { factor: number; fitted: boolean } {
  const known = states[state]
  const isKnown = family === 'V' ? known?.fittedV : known?.fittedA
  const ownEvents = (family === 'V' ? own?.eventsV : own?.eventsA) ?? 0
  return {
    factor: own?.[family] ?? known?.[family] ?? 1,
    fitted: isKnown === true || ownEvents >= minFittedEvents,
  }
}

const sampleOf = (group: WaitingGroup | null, { groups }: WaitingPrior): number =>
  group === null ? 0 : groups[group === 'L1' || group === 'L2' ? 'A' : group].listings

type Shares = Pick<WaitingOdds, 'gone' | 'cheaper' | 'rebased' | 'unchanged'>

function computeShares(
  group: Exclude<WaitingGroup, 'L2'>,
  listing: WaitingListing,
  days: number,
  factor: number,
  fitted: boolean,
  prior: WaitingPrior,
): Shares {
  const listed = group === 'L1' ? prior.auction.listed : 0
  const hazard = listed + factor * computeGoneHazard(group, days, prior)
  const leaving = computeEventRange(hazard, fitted ? prior.scatter.fitted : prior.scatter.notFitted)
  const gone = toShare(leaving)
  const outcome = findOutcomeIfListed(group, listing, days, prior)
  if (outcome === null) return { ...silence, gone }
  const cheaper = toShare(joinShares(leaving, outcome.cheaper))
  const rebased = toShare(joinShares(leaving, outcome.rebased))
  const unchanged = toShare(joinShares(leaving, outcome.unchanged))
  return {
    gone,
    cheaper,
    rebased,
    // Rounded, the four still add up to 1.
    unchanged: { ...unchanged, p: round(Math.max(0, 1 - gone.p - cheaper.p - rebased.p)) },
  }
}

interface OutcomeIfListed {
  cheaper: RuleShare
  rebased: RuleShare
  unchanged: RuleShare
}

const never: RuleShare = { p: 0, low: 0, high: 0 }
const scale = ({ p, low, high }: RuleShare, by: number): RuleShare => ({
  p: p * by,
  low: low * by,
  high: high * by,
})
const complement = ({ p, low, high }: RuleShare): RuleShare => ({ p: 1 - p, low: 1 - high, high: 1 - low })

/** Computes what becomes of those that stay; `null` where it is not known. */
function findOutcomeIfListed(
  group: WaitingGroup,
  listing: WaitingListing,
  days: number,
  prior: WaitingPrior,
): OutcomeIfListed | null {
  const position = findCheaperPosition(group, listing, listing.position)
  if (position === null) return null
  const cheaper = computeCheaperIfListed(position, listing, days, prior)
  if (cheaper === null) return null
  const isCutBefore = position.startsWith('j')
  if (!isCutBefore) return { cheaper, rebased: never, unchanged: complement(cheaper) }
  // What was cut before has another price after 36 days, whatever it is.
  const still = computeUnchanged(listing.modality, days, prior)
  return {
    cheaper: scale(cheaper, 1 - still),
    rebased: scale(complement(cheaper), 1 - still),
    unchanged: { p: still, low: still, high: still },
  }
}

const computeUnchanged = (modality: Modality | null, days: number, { unchanged }: WaitingPrior): number =>
  modality === 'venda-direta' || modality === 'venda-online' ? interpolate(unchanged[modality], days) : 0

function computeCheaperIfListed(
  position: CheaperPosition,
  { listDate, lastLicitacaoDay }: WaitingListing,
  days: number,
  { cheaper, firstCut }: WaitingPrior,
): RuleShare | null {
  // Cheaper or more expensive: neither of two batches was like the other.
  if (position === 'j0 k4+') return null
  if (position !== 'first-cut') return cheaper[position].find(({ to }) => days <= to) ?? null
  const { overDays, most, lowFactor, highFactor, sinceLicitacao } = firstCut
  const since = (day: number) => interpolate(sinceLicitacao, day - (lastLicitacaoDay ?? day))
  const [from, to] = [toDayNumber(listDate), toDayNumber(listDate) + days]
  const left = 1 - since(from)
  // Once the first cut is overdue, the days since the licitação say no more.
  const isOverdue = since(from) === sinceLicitacao.at(-1)?.[1]
  const p =
    lastLicitacaoDay === null || isOverdue
      ? Math.min(most, days / overDays)
      : (since(to) - since(from)) / left
  return { p, low: lowFactor * p, high: Math.min(1, highFactor * p) }
}

const round = (share: number): number => Math.round(share * 10_000) / 10_000

const toShare = ({ p, low, high }: RuleShare): WaitingShare => ({
  p: round(p),
  low: round(low),
  high: round(high),
  wide: high - low > maxWidth,
})

/** How many of a hundred listings do what: whole numbers that add up to 100. */
export type WaitingHundred = Record<'gone' | 'cheaper' | 'rebased' | 'unchanged', number>

/** Splits a hundred by the shares, with the largest remainders rounded up. */
export function splitHundred(shares: Record<keyof WaitingHundred, Pick<RuleShare, 'p'>>): WaitingHundred {
  const keys = ['gone', 'cheaper', 'rebased', 'unchanged'] as const
  const exact = (key: keyof WaitingHundred) => shares[key].p * 100
  const whole = Object.fromEntries(keys.map(key => [key, Math.floor(exact(key))])) as WaitingHundred
  const missing = 100 - keys.reduce((sum, key) => sum + whole[key], 0)
  const byRemainder = keys.toSorted((one, other) => exact(other) - whole[other] - (exact(one) - whole[one]))
  for (const key of byRemainder.slice(0, missing)) whole[key] += 1
  return whole
}
