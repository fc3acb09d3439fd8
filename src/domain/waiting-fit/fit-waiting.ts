import { compareCodes } from '../compare-names.ts'
import type { Uf } from '../states.ts'
import { type CountedInterval, fitHazardFactor, fitStateFactor } from '../waiting/own-waiting.ts'
import { computeGoneHazard } from '../waiting/waiting-odds.ts'
import { countDaysBetween } from '../calendar-date.ts'
import {
  type FittedGroup,
  minFittedEvents,
  type StateFactors,
  type WaitingPrior,
} from '../waiting/waiting-prior.ts'

/** The intervals of a state, oldest first. */
export interface StateIntervals {
  state: Uf
  intervals: readonly CountedInterval[]
}

/** Rounds of fitting groups and states in turn. */
const rounds = 12
/** A group's level starts from almost nothing. */
const groupWeight = 0.5
/** Listings of a group that have to be followed before its hazard is fitted. */
const minFollowed = 50

const fittedGroups: readonly FittedGroup[] = ['O0', 'D0', 'V1', 'V2', 'V3', 'A']

const familyOf = (group: FittedGroup): 'V' | 'A' => (group === 'A' ? 'A' : 'V')
const roundTo = (value: number, digits: number): number => Number(value.toFixed(digits))

interface GroupCell {
  state: Uf
  days: number
  listed: number
  gone: number
}

function listCells(states: readonly StateIntervals[], group: FittedGroup): GroupCell[] {
  return states.flatMap(({ state, intervals }) =>
    intervals.flatMap(({ from, to, groups }) =>
      groups
        .filter(count => count.group === group && count.listed > 0)
        .map(({ listed, gone }) => ({ state, days: countDaysBetween(from, to), listed, gone })),
    ),
  )
}

/**
 * Fits the hazards of the groups and the factors of the states to lists alone, in turn; what the lists say too little of
 * keeps the present prior's figure. The shapes in time and what becomes of those that stay are not fitted.
 * @param fresh start every state from the factor 1 instead of the present prior's
 */
export function fitWaiting(
  states: readonly StateIntervals[],
  present: WaitingPrior,
  fresh = false,
): WaitingPrior {
  let prior = present
  const own = new Map<Uf, StateFactors>()
  for (let round = 0; round < rounds; round++) {
    const groups = { ...prior.groups }
    for (const group of fittedGroups) {
      const cells = listCells(states, group)
      const listings = cells.reduce((sum, { listed }) => sum + listed, 0)
      if (listings < minFollowed) continue
      const observed = cells.map(({ state, days, listed, gone }) => ({
        hazard: computeGoneHazard(group, days, prior) * (own.get(state)?.[familyOf(group)] ?? 1),
        listed,
        events: gone,
      }))
      const { factor } = fitHazardFactor({ factor: 1, events: 0, weight: groupWeight }, observed)
      const gone = cells.reduce((sum, cell) => sum + cell.gone, 0)
      groups[group] = { per30: prior.groups[group].per30 * factor, listings, gone }
    }
    prior = { ...prior, groups }
    for (const { state, intervals } of states)
      own.set(state, fitState(state, intervals, present, prior, fresh))
  }
  const fitted = Object.fromEntries(
    [...own].map(([state, factors]) => [
      state,
      {
        ...factors,
        V: roundTo(factors.V, 2),
        A: roundTo(factors.A, 2),
        eventsV: Math.round(factors.eventsV),
        eventsA: Math.round(factors.eventsA),
      },
    ]),
  )
  const dates = states
    .flatMap(({ intervals }) => intervals.flatMap(({ from, to }) => [from, to]))
    .sort(compareCodes)
  return {
    ...prior,
    period: { from: dates[0] ?? present.period.from, to: dates.at(-1) ?? present.period.to },
    groups: Object.fromEntries(
      Object.entries(prior.groups).map(([group, { per30, ...counts }]) => [
        group,
        { per30: roundTo(per30, 3), ...counts },
      ]),
    ) as WaitingPrior['groups'],
    states: { ...present.states, ...fitted },
  }
}

function fitState(
  state: Uf,
  intervals: readonly CountedInterval[],
  present: WaitingPrior,
  prior: WaitingPrior,
  fresh: boolean,
): StateFactors {
  const known = fresh ? undefined : present.states[state]
  const venda = fitStateFactor('V', { factor: known?.V ?? 1, events: 0 }, intervals, prior)
  const licitacao = fitStateFactor('A', { factor: known?.A ?? 1, events: 0 }, intervals, prior)
  return {
    V: venda.factor,
    A: licitacao.factor,
    eventsV: venda.events,
    eventsA: licitacao.events,
    fittedV: venda.events >= minFittedEvents,
    fittedA: licitacao.events >= minFittedEvents,
  }
}
