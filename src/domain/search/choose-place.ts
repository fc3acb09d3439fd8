import { type Region, statesOfRegion } from '../regions.ts'
import type { Uf } from '../states.ts'
import type { Criteria } from './search-criteria.ts'

/** The criteria that a choice of states or regions changes. */
type ChosenPlace = Pick<Criteria, 'state' | 'region' | 'city' | 'neighborhood' | 'near' | 'within'>

/** Returns the state of `near`, "Campinas,SP". */
const stateOfNear = (near: string): string => near.slice(near.lastIndexOf(',') + 1)

/** Chooses states: what lies outside all of them goes, and so do the cities of the states before. */
export function chooseStates({ region, near, within }: Criteria, state: Uf[]): ChosenPlace {
  const anywhere = state.length === 0
  const outside = near !== null && !anywhere && !state.some(uf => uf === stateOfNear(near))
  return {
    state,
    region: region.filter(one => anywhere || state.some(uf => statesOfRegion[one].includes(uf))),
    city: [],
    neighborhood: [],
    near: outside ? null : near,
    within: outside ? null : within,
  }
}

/** Chooses regions: states outside all of them go, with their cities. */
export function chooseRegions(criteria: Criteria, region: Region[]): ChosenPlace {
  const { state, city, neighborhood, near, within } = criteria
  const inside = (uf: string): boolean =>
    region.length === 0 || region.some(one => statesOfRegion[one].some(other => other === uf))
  const remaining = state.filter(inside)
  const moved = remaining.length < state.length
  const outside = near !== null && !inside(stateOfNear(near))
  return {
    state: remaining,
    region,
    city: moved ? [] : city,
    neighborhood: moved ? [] : neighborhood,
    near: outside ? null : near,
    within: outside ? null : within,
  }
}
