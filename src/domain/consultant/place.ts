import type { Criteria } from '../search/criteria.ts'
import type { Uf } from '../states.ts'
import { fold } from '../text.ts'
import type { Offer, Shelf } from './answer.ts'

/** Where the city that was named is. */
export interface Placed {
  criteria: Criteria
  /**
   * `as-said`: nothing to add; `several`: in each of `states` one of that name; `absent`: no listings in it;
   * `elsewhere`: not in the state that was said, but in `states`.
   */
  city: 'as-said' | 'several' | 'absent' | 'elsewhere'
  states: { state: Uf; total: number }[]
}

/**
 * The criteria with the state of the city, where the name has but one. Search takes a part of a city's name (NATAL is
 * in NATALANDIA): the state keeps others out.
 */
export async function placed<T extends Offer>(criteria: Criteria, shelf: Shelf<T>): Promise<Placed> {
  const [city] = criteria.city
  const asSaid: Placed = { criteria, city: 'as-said', states: [] }
  if (city === undefined || criteria.city.length > 1) return asSaid
  const known = await shelf.statesOf(fold(city))
  const states = known.filter(({ total }) => total > 0)
  const [first, ...others] = states
  if (first === undefined) {
    const [only, ...more] = known
    const state =
      criteria.state.length > 0 || only === undefined || more.length > 0 ? criteria.state : [only.state]
    return { criteria: { ...criteria, state }, city: 'absent', states }
  }
  if (criteria.state.length > 0)
    return states.some(({ state }) => criteria.state.includes(state))
      ? asSaid
      : { criteria, city: 'elsewhere', states }
  if (others.length > 0) return { criteria, city: 'several', states }
  return { criteria: { ...criteria, state: [first.state] }, city: 'as-said', states }
}
