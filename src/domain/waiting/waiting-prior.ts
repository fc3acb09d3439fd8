import data from './waiting-prior.json' with { type: 'json' }
import type { RuleShare } from '../ladder/ladder-rules.ts'
import type { Uf } from '../states.ts'
import type { CheaperPosition, WaitingGroup } from './waiting-group.ts'

/** The groups whose hazard of leaving the list was fitted; auctions follow from that of the licitação. */
export type FittedGroup = Exclude<WaitingGroup, 'L1' | 'L2'>

/** Factors of a state on the hazards: of the vendas (`V`) and of licitações and auctions (`A`). */
export interface StateFactors {
  V: number
  A: number
  /** Departures that each rests on, at most ten of one group and interval. */
  eventsV: number
  eventsA: number
  /** Whether the state's own lists give the factor; else its range is wider. */
  fittedV: boolean
  fittedA: boolean
}

/**
 * What is known about leaving the list and getting cheaper before an installation has lists of its own. Facts as data,
 * with their source: `npm run waiting -- LISTS… --write` fits the hazards and factors to newer lists.
 */
export interface WaitingPrior {
  version: number
  /** In words: which lists the parameters were found in. */
  source: string
  /** Dates of the first and the last of these lists. */
  period: { from: string; to: string }
  /** Hazard of leaving the list in 30 days, the listings followed, and how many left. */
  groups: Record<FittedGroup, { per30: number; listings: number; gone: number }>
  /** An unsold auction is hidden for `hiddenDays`; nothing holds under `minDays`. `listed`: the hazard before that. */
  auction: { listed: number; hiddenDays: number; minDays: number }
  /** So many days a deep discount leaves at its own hazard; those beyond count like a small one. */
  deepDays: number
  /** Scatter of the logarithm of a hazard. */
  scatter: { fitted: number; notFitted: number }
  /** Days for which odds are computed, and the usual ones. */
  horizon: { from: number; to: number; standard: number }
  /** Of those that stay, how many get cheaper, up to so many days. */
  cheaper: Record<Exclude<CheaperPosition, 'first-cut' | 'j0 k4+'>, (RuleShare & { to: number })[]>
  /** Of those at the starting price: `days / overDays`, or by the days since the last licitação. */
  firstCut: {
    overDays: number
    most: number
    lowFactor: number
    highFactor: number
    sinceLicitacao: number[][]
  }
  /** Of those that were cut before and stay, how many still have the price of the list after so many days. */
  unchanged: Record<'venda-direta' | 'venda-online', number[][]>
  states: Partial<Record<Uf, StateFactors>>
}

export const waitingPrior: WaitingPrior = data

/** Number of events that the prior counts for against an installation's own ones. */
export const priorWeight = 5

/** Number of events that one interval of one state and group counts for at most: they happen together. */
export const maxEventsPerInterval = 10

/** Departures from which a state's own lists give its factor. */
export const minFittedEvents = 30
