import type { Municipality } from '#contract/geo.ts'
import { isUf, type Uf } from '#domain/states.ts'
import type { Place } from '#domain/property/place.ts'
import { fold } from '#domain/text.ts'
import { aliases } from './aliases.ts'
import { municipalitySeatsOf } from './municipality-seats.ts'
import { lettersOf, soundOf } from './spellings.ts'
import { stateMiddles } from './state-middles.ts'

/** Names by their comparison key; a state's names are parsed on first use. */
const namesByState = new Map<Uf, ReadonlyMap<string, string>>()

/** Lists all municipalities of a state, in Portuguese alphabetical order. */
export function municipalitiesOf(uf: Uf): Municipality[] {
  return municipalitySeatsOf(uf).map(({ code, name }) => ({ code, name }))
}

/**
 * Finds the official name of a state's municipality from one written with any accents, case and blanks; `null` when
 * the state has none of this name. Accepts any text for both; never throws.
 */
export function officialName(uf: string, name: string): string | null {
  return isUf(uf) ? (namesOf(uf).get(fold(name)) ?? null) : null
}

function namesOf(uf: Uf): ReadonlyMap<string, string> {
  const known = namesByState.get(uf)
  if (known) return known
  const names = new Map(municipalitiesOf(uf).map(({ name }) => [fold(name), name]))
  namesByState.set(uf, names)
  return names
}

const placesByState = new Map<Uf, ReadonlyMap<string, Place>>()

/**
 * Finds the place of a city of a bank list: its municipality's seat (precision `city`), in any spelling, under its
 * old name or that of a district; otherwise the center of the state (precision `state`).
 */
export function placeOfCity(uf: Uf, city: string): Place {
  const places = placesIn(uf)
  return places.get(lettersOf(city)) ?? places.get(soundOf(city)) ?? middleOf(uf)
}

/**
 * Places by key: official names by their letters, then all names by their sound, then aliases; an earlier one wins.
 */
function placesIn(uf: Uf): ReadonlyMap<string, Place> {
  const known = placesByState.get(uf)
  if (known) return known
  const places = new Map<string, Place>()
  const add = (key: string, place: Place | undefined) => {
    if (place && !places.has(key)) places.set(key, place)
  }
  const seats = municipalitySeatsOf(uf).map(({ name, lat, lng }) => ({
    name,
    place: { lat, lng, precision: 'city' as const },
  }))
  for (const { name, place } of seats) add(lettersOf(name), place)
  for (const { name, place } of seats) add(soundOf(name), place)
  for (const alias of aliases.filter(each => each.uf === uf)) {
    for (const name of alias.names) {
      add(lettersOf(name), places.get(lettersOf(alias.municipality)))
      add(soundOf(name), places.get(lettersOf(alias.municipality)))
    }
  }
  placesByState.set(uf, places)
  return places
}

function middleOf(uf: Uf): Place {
  const [lat, lng] = stateMiddles[uf]
  return { lat, lng, precision: 'state' }
}
