import { countDaysBetween } from '#domain/calendar-date.ts'
import { findLadderPosition, isLadderModality } from '#domain/ladder/ladder-position.ts'
import type { RuleShare } from '#domain/ladder/ladder-rules.ts'
import type { Uf } from '#domain/states.ts'
import { countListIntervals, judgeLists, type OfferedList } from '#domain/waiting-fit/count-lists.ts'
import { fitWaiting } from '#domain/waiting-fit/fit-waiting.ts'
import { findCheaperPosition } from '#domain/waiting/waiting-group.ts'
import { selectWaitingIntervals, type WaitingInterval } from '#domain/waiting/waiting-interval.ts'
import { computeWaitingOdds, type WaitingOdds } from '#domain/waiting/waiting-odds.ts'
import { type WaitingPrior, waitingPrior } from '#domain/waiting/waiting-prior.ts'
import type { BenchFigure, BenchMeasure } from '../lib/figures.ts'
import { groupBy } from '../lib/group-by.ts'
import { readWaitingLists } from '../lib/waiting-lists.ts'
import {
  computeAuc,
  computeBaseBrier,
  computeBrier,
  computeDeciles,
  isCovered,
  type PredictedCell,
} from '../lib/waiting-score.ts'

/** Intervals that end by then are earlier: the last national day. */
const split = '2026-02-13'
/** Listings of a state and group in an interval from which its observed share is compared with the range. */
const minListed = 20
/** Length of an interval in days. */
const minDays = 30

/** The listings of one state and kind at the beginning of an interval, and what became of them. */
interface FollowedCell {
  state: Uf
  from: string
  to: string
  days: number
  name: string
  odds: (prior: WaitingPrior) => WaitingOdds | null
  listed: number
  gone: number
  cheaper: number
}

/**
 * The odds of waiting (docs/decisions/032): hazards and factors fitted on some real lists, predicted for states and dates
 * that were left out, with the coverage of the 80 % ranges; beside them the shipped prior, which saw these lists.
 */
export const waitingMeasure: BenchMeasure = {
  name: 'waiting',
  async run() {
    const lists = readWaitingLists(waitingPrior.period.from)
    if (lists === null) return []
    const counted = [...lists].map(([state, known]) => ({
      state,
      intervals: countListIntervals(known, minDays),
    }))
    const cells = [...lists].flatMap(([state, known]) => followCells(state, known))
    const upTo = (intervals: readonly WaitingInterval[]) => intervals.filter(({ to }) => to <= split)
    const earlier = fitWaiting(
      counted.map(({ state, intervals }) => ({ state, intervals: upTo(intervals) })),
      waitingPrior,
      true,
    )
    const withoutState = (left: Uf): WaitingPrior => {
      const fitted = fitWaiting(
        counted
          .filter(({ state }) => state !== left)
          .map(({ state, intervals }) => ({ state, intervals: upTo(intervals) })),
        waitingPrior,
        true,
      )
      return { ...fitted, states: { ...fitted.states, [left]: undefined } as WaitingPrior['states'] }
    }
    const models: [string, FollowedCell[], (cell: FollowedCell) => WaitingPrior][] = [
      [
        'each state left out, no factor of its own',
        cells.filter(({ to }) => to <= split),
        remembered(withoutState),
      ],
      [`fitted up to ${split}, later lists`, cells.filter(({ to }) => to > split), () => earlier],
      ['shipped prior (saw these lists)', cells, () => waitingPrior],
    ]
    return models.flatMap(([name, some, priorOf]) =>
      (['gone', 'cheaper'] as const).map(outcome => measure(name, some, priorOf, outcome)),
    )
  },
}

function remembered(fit: (state: Uf) => WaitingPrior): (cell: FollowedCell) => WaitingPrior {
  const known = new Map<Uf, WaitingPrior>()
  return ({ state }) => {
    if (!known.has(state)) known.set(state, fit(state))
    return known.get(state)!
  }
}

/** Follows the listings of each interval whose lists are whole, by group and position. */
function followCells(state: Uf, lists: readonly OfferedList[]): FollowedCell[] {
  const whole = new Set(countListIntervals(lists, minDays).map(({ from, to }) => `${from} ${to}`))
  return selectWaitingIntervals(judgeLists(lists), minDays).flatMap(interval => {
    const [first, last] = [interval[0]!, interval.at(-1)!]
    const { listDate: from } = first
    const to = last.listDate
    const days = countDaysBetween(from, to)
    if (!whole.has(`${from} ${to}`) || days > waitingPrior.horizon.to) return []
    const cells = [...first.offers].map(([id, offer]): FollowedCell => {
      const position = isLadderModality(offer.modality)
        ? findLadderPosition(offer.price, offer.evaluation)
        : null
      const listing = { ...offer, state, position, listDate: from, lastLicitacaoDay: null }
      const odds = (prior: WaitingPrior) =>
        computeWaitingOdds(listing, { days, today: from, ladderHolds: true }, prior)
      const later = last.offers.get(id)
      const said = odds(waitingPrior)
      const kind = [said?.group, said?.group && findCheaperPosition(said.group, offer, position)].join(' ')
      return {
        state,
        from,
        to,
        days,
        name: `${state} ${kind}, ${days} days`,
        odds,
        listed: 1,
        gone: later === undefined ? 1 : 0,
        cheaper: later !== undefined && later.price < offer.price ? 1 : 0,
      }
    })
    return [...groupBy(cells, ({ name }) => name).values()].map(some =>
      some.reduce((sum, each) => ({
        ...sum,
        listed: sum.listed + each.listed,
        gone: sum.gone + each.gone,
        cheaper: sum.cheaper + each.cheaper,
      })),
    )
  })
}

function predict(
  cell: FollowedCell,
  priorOf: (cell: FollowedCell) => WaitingPrior,
  outcome: 'gone' | 'cheaper',
): PredictedCell[] {
  const range: RuleShare | null = cell.odds(priorOf(cell))?.[outcome] ?? null
  const { name, state, from, to, listed } = cell
  return range === null
    ? []
    : [
        {
          name,
          interval: `${state} ${from} ${to}`,
          listed,
          events: cell[outcome],
          p: range.p,
          low: range.low,
          high: range.high,
        },
      ]
}

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`
const outcomes = { gone: 'leaves the list', cheaper: 'stays and gets cheaper (as shown)' } as const

function measure(
  name: string,
  cells: readonly FollowedCell[],
  priorOf: (cell: FollowedCell) => WaitingPrior,
  outcome: 'gone' | 'cheaper',
): BenchFigure {
  const predicted = cells.flatMap(cell => predict(cell, priorOf, outcome))
  const listings = predicted.reduce((sum, { listed }) => sum + listed, 0)
  console.error(`\n${outcomes[outcome]}; ${name}: predicted and observed by decile of ${listings} listings`)
  for (const { predicted: said, observed } of computeDeciles(predicted))
    console.error(`  ${percent(said)}  ${percent(observed)}`)
  const known = predicted.filter(({ listed }) => listed >= minListed)
  const missed = known.filter(cell => !isCovered(cell))
  for (const { name: cell, low, high, events, listed } of missed)
    console.error(
      `  outside of its range: ${cell}: ${events} of ${listed} (${percent(low)} to ${percent(high)})`,
    )
  const covered = known.length - missed.length
  return {
    name: `Waiting: ${outcomes[outcome]}; ${name}`,
    target: '75 to 88 % of the ranges hold',
    measured: `${covered} of ${known.length} ranges (${Math.round((covered / known.length) * 100)} %); AUC ${computeAuc(predicted).toFixed(2)}; Brier ${computeBrier(predicted).toFixed(3)}`,
    baseline: `Brier ${computeBaseBrier(predicted).toFixed(3)} by the mean share`,
    met: null,
  }
}
