import { displayName } from '../property/names.ts'
import { bareCity, cityTerm, wholeCity } from '../search/city-term.ts'
import type { Criteria } from '../search/criteria.ts'
import type { CityIn, Offer, ListingSource } from './answer.ts'

/** Where the city that was named is. */
export interface Placed {
  criteria: Criteria
  /**
   * `as-said`: nothing to add; `several`: in each of `states` one of that name; `absent`: no listings in it;
   * `elsewhere`: not in the state that was said, but in `states`.
   */
  city: 'as-said' | 'several' | 'absent' | 'elsewhere'
  states: CityIn[]
}

/** As it is known to be spelt, where the bank's capitals do not tell. */
const spelt = (city: string, name: string | null | undefined): string =>
  name && name !== displayName(bareCity(city)) ? (cityTerm(city).whole ? wholeCity(name) : name) : city

/** Several cities, each by its whole name where it has listings. */
async function each<T extends Offer>(criteria: Criteria, shelf: ListingSource<T>): Promise<Placed> {
  const { state: states } = criteria
  const city = await Promise.all(
    criteria.city.map(async asked => {
      const known = await shelf.statesOf(cityTerm(asked).key)
      const here = known.find(
        ({ state, total }) => total > 0 && (states.length === 0 || states.includes(state)),
      )
      return here ? wholeCity(spelt(asked, here.name)) : asked
    }),
  )
  return { criteria: { ...criteria, city }, city: 'as-said', states: [] }
}

/**
 * The criteria with the state of the city, where the name has but one. Search takes a part of a city's name (ITU is in
 * BOITUVA): where others would be caught, it is asked for by its whole name.
 */
export async function placed<T extends Offer>(criteria: Criteria, shelf: ListingSource<T>): Promise<Placed> {
  const [city] = criteria.city
  if (city === undefined) return { criteria, city: 'as-said', states: [] }
  if (criteria.city.length > 1) return each(criteria, shelf)
  const known = await shelf.statesOf(cityTerm(city).key)
  const states = known.filter(({ total }) => total > 0)
  const said = criteria.state
  const [first, ...others] = states
  if (first === undefined) {
    const [only, ...more] = known
    const sole = only !== undefined && more.length === 0 ? only : undefined
    const state = said.length > 0 || sole === undefined ? said : [sole.state]
    const here = known.find(one => said.includes(one.state)) ?? sole
    return { criteria: { ...criteria, state, city: [spelt(city, here?.name)] }, city: 'absent', states }
  }
  const here = said.length === 0 ? first : states.find(({ state }) => said.includes(state))
  const name = spelt(city, (here ?? first).name)
  const whole = [wholeCity(name)]
  if (here === undefined) {
    // Caxias, RJ: there is one elsewhere, but Duque de Caxias may be meant.
    const alike = { ...criteria, city: [name] }
    const { total } = await shelf.search(alike, 1)
    return total > 0
      ? { criteria: alike, city: 'absent', states: [] }
      : { criteria: { ...criteria, city: whole }, city: 'elsewhere', states }
  }
  if (said.length > 1) return { criteria: { ...criteria, city: whole }, city: 'as-said', states: [] }
  if (said.length === 0 && others.length > 0)
    return { criteria: { ...criteria, city: whole }, city: 'several', states }
  return {
    criteria: { ...criteria, state: [here.state], city: here.alike > 0 ? whole : [name] },
    city: 'as-said',
    states: said.length > 0 ? [] : states,
  }
}
