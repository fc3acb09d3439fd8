import { countDaysBetween } from '#domain/calendar-date.ts'
import type { Uf } from '#domain/states.ts'
import { selectWaitingIntervals, WaitingIntervalCounter } from '#domain/waiting/waiting-interval.ts'
import { computeCheaperShare, computeEventRange } from '#domain/waiting/waiting-odds.ts'
import { hazardScatter } from '#domain/waiting/waiting-prior.ts'
import type { BenchFigure, BenchMeasure } from '../lib/figures.ts'
import {
  fitHazardModel,
  type HazardModel,
  shippedModel,
  type WaitingCell,
  type WaitingEvent,
} from '../lib/waiting-fit.ts'
import { type OfferedList, readWaitingLists } from '../lib/waiting-lists.ts'
import {
  computeAuc,
  computeAucWithinIntervals,
  computeBaseBrier,
  computeBrier,
  computeDeciles,
  isCovered,
  type PredictedCell,
} from '../lib/waiting-score.ts'

/** Intervals that end by then are earlier: the day of the national lists, and the last of the lists of June. */
const splits = ['2026-01-08', '2026-06-22']
/** The shortest horizon for which the ranges are meant, in days. */
const minDays = 35
/** Listings of a state and group in an interval from which its observed share is compared with the range. */
const minListed = 30

interface DatedCell extends WaitingCell {
  from: string
  to: string
}

/**
 * The odds of waiting (docs/decisions/032): fitted on earlier real lists, predicted for later ones, by decile, with the
 * coverage of the 80 % ranges; beside them the shipped parameters, which were learned from the later lists as well.
 */
export const waitingMeasure: BenchMeasure = {
  name: 'waiting',
  async run() {
    const lists = readWaitingLists()
    if (lists === null) return []
    const cells = [...lists].flatMap(([state, known]) => countCells(state, known))
    return splits.flatMap(split => {
      const earlier = cells.filter(({ to }) => to <= split)
      const later = cells.filter(({ to }) => to > split)
      const models: [string, HazardModel][] = [
        [`fitted up to ${split}, shipped shapes`, fitHazardModel(earlier, 'shipped')],
        [`fitted up to ${split}, constant hazards`, fitHazardModel(earlier, 'constant')],
        ['shipped parameters (saw the later lists)', shippedModel],
      ]
      return models.flatMap(([name, model]) =>
        (['gone', 'cheaper', 'cheaperOfAll'] as const).map(outcome =>
          measure(`${name}, after ${split}`, model, later, outcome),
        ),
      )
    })
  },
}

function countCells(state: Uf, lists: readonly OfferedList[]): DatedCell[] {
  return selectWaitingIntervals(lists, minDays).flatMap(interval => {
    const counter = new WaitingIntervalCounter(interval.map(({ listDate }) => listDate))
    for (const id of new Set(interval.flatMap(({ offers }) => [...offers.keys()])))
      counter.add(interval.map(({ offers }) => offers.get(id) ?? null))
    const counted = counter.finish()
    const [from, to] = [interval[0]?.listDate ?? '', interval.at(-1)?.listDate ?? '']
    console.error(`  ${state} ${from} … ${to}${counted === null ? ': dropped, the lists are broken' : ''}`)
    if (counted === null) return []
    const days = countDaysBetween(from, to)
    return counted.groups
      .filter(({ group }) => group !== 'L2')
      .map(({ group, listed, gone, cheaper }) => ({ state, group, from, to, days, listed, gone, cheaper }))
  })
}

/** The predicted outcomes: leaving, getting cheaper when listed, and the share of all that stays and gets cheaper. */
const outcomes = {
  gone: 'leaves the list',
  cheaper: 'cheaper if listed',
  cheaperOfAll: 'stays and gets cheaper (as shown)',
} as const

function predict(cell: DatedCell, model: HazardModel, outcome: keyof typeof outcomes): PredictedCell {
  const { state, group, from, to, days, gone, cheaper } = cell
  const rangeOf = (event: WaitingEvent) => {
    const { hazard, events } = model(cell, event)
    return computeEventRange(hazard, hazardScatter[event].long, events)
  }
  const range =
    outcome === 'cheaperOfAll' ? computeCheaperShare(rangeOf('gone'), rangeOf('cheaper')) : rangeOf(outcome)
  return {
    name: `${state} ${group}, ${days} days`,
    interval: `${state} ${from} ${to}`,
    listed: outcome === 'cheaper' ? cell.listed - gone : cell.listed,
    events: outcome === 'gone' ? gone : cheaper,
    ...range,
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`

function measure(
  name: string,
  model: HazardModel,
  later: readonly DatedCell[],
  outcome: keyof typeof outcomes,
): BenchFigure {
  const cells = later.map(cell => predict(cell, model, outcome)).filter(({ listed }) => listed > 0)
  const listings = cells.reduce((sum, { listed }) => sum + listed, 0)
  console.error(`\n${outcomes[outcome]}; ${name}: predicted and observed by decile of ${listings} listings`)
  for (const { predicted, observed } of computeDeciles(cells))
    console.error(`  ${percent(predicted)}  ${percent(observed)}`)
  const known = cells.filter(({ listed }) => listed >= minListed)
  const missed = known.filter(cell => !isCovered(cell))
  for (const { name: cell, low, high, events, listed } of missed)
    console.error(
      `  outside of its range: ${cell}: ${events} of ${listed} (${percent(low)} to ${percent(high)})`,
    )
  const covered = known.length - missed.length
  const skill = `AUC ${computeAuc(cells).toFixed(2)}, within one state and interval ${computeAucWithinIntervals(cells).toFixed(2)}; Brier ${computeBrier(cells).toFixed(3)}`
  return {
    name: `Waiting: ${outcomes[outcome]}; ${name}`,
    target: '80 % of the ranges hold',
    measured: `${covered} of ${known.length} ranges (${Math.round((covered / known.length) * 100)} %); ${skill}`,
    baseline: `Brier ${computeBaseBrier(cells).toFixed(3)} by the mean share`,
    met: null,
  }
}
