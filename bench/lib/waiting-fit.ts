import type { Uf } from '#domain/states.ts'
import { fitHazardFactor } from '#domain/waiting/own-waiting.ts'
import type { WaitingGroup } from '#domain/waiting/waiting-group.ts'
import { computeCumulativeHazard } from '#domain/waiting/waiting-odds.ts'
import { groupPriors, statePriors } from '#domain/waiting/waiting-prior.ts'
import { groupBy } from './group-by.ts'

/** The outcomes of the listings of one state and group in one interval. */
export interface WaitingCell {
  state: Uf
  group: WaitingGroup
  days: number
  listed: number
  gone: number
  cheaper: number
}

export type WaitingEvent = 'gone' | 'cheaper'

/** Predicts an event's cumulative hazard, with the number of events it rests on. */
export type HazardModel = (cell: WaitingCell, event: WaitingEvent) => { hazard: number; events: number }

const listedFor = (cell: WaitingCell, event: WaitingEvent): number =>
  event === 'gone' ? cell.listed : cell.listed - cell.gone

/** The parameters as they are shipped. */
export const shippedModel: HazardModel = ({ state, group, days }, event) => {
  const prior = groupPriors[group][event]
  const factor = event === 'gone' ? (statePriors[state]?.factor ?? 1) : 1
  return { hazard: factor * computeCumulativeHazard(prior.hazard, days), events: prior.events }
}

/** Rounds of fitting groups and states in turn. */
const rounds = 10
/** Number of events that a state's factor of 1 counts for; a group's level starts from almost nothing. */
const [stateWeight, groupWeight] = [5, 0.5]

/**
 * Fits a level for each group and, for leaving, a factor for each state.
 * @param shapes `shipped`: how the hazard grows with time is that of the shipped parameters; `constant`: evenly
 */
export function fitHazardModel(cells: readonly WaitingCell[], shapes: 'shipped' | 'constant'): HazardModel {
  const baseOf = ({ group, days }: WaitingCell, event: WaitingEvent) =>
    shapes === 'constant' ? days / 91 : computeCumulativeHazard(groupPriors[group][event].hazard, days)
  const fitted = { gone: fitEvent(cells, 'gone', baseOf), cheaper: fitEvent(cells, 'cheaper', baseOf) }
  return (cell, event) => {
    const { levels, states } = fitted[event]
    const level = levels.get(cell.group)
    return {
      hazard: (level?.factor ?? 1) * (states.get(cell.state) ?? 1) * baseOf(cell, event),
      events: level?.events ?? 0,
    }
  }
}

function fitEvent(
  cells: readonly WaitingCell[],
  event: WaitingEvent,
  baseOf: (cell: WaitingCell, event: WaitingEvent) => number,
) {
  const levels = new Map<WaitingGroup, { factor: number; events: number }>()
  const states = new Map<Uf, number>()
  const observe = (some: readonly WaitingCell[], factorOf: (cell: WaitingCell) => number) =>
    some.map(cell => ({
      hazard: baseOf(cell, event) * factorOf(cell),
      listed: listedFor(cell, event),
      events: cell[event],
    }))
  for (let round = 0; round < rounds; round++) {
    for (const [group, own] of groupBy(cells, each => each.group))
      levels.set(
        group,
        fitHazardFactor(
          { factor: 1, events: 0, weight: groupWeight },
          observe(own, cell => states.get(cell.state) ?? 1),
        ),
      )
    if (event === 'cheaper') break
    for (const [state, own] of groupBy(cells, each => each.state))
      states.set(
        state,
        fitHazardFactor(
          { factor: 1, events: 0, weight: stateWeight },
          observe(own, cell => levels.get(cell.group)?.factor ?? 1),
        ).factor,
      )
  }
  return { levels, states }
}
