import type { Municipality } from '#contract/geo-schemas.ts'
import { isUf, type Uf } from '#domain/states.ts'
import type { GeographicPlace } from '#domain/property/geographic-place.ts'
import { foldText } from '#domain/fold-text.ts'
import { municipalityAliases } from './municipality-aliases.ts'
import { listMunicipalitySeats } from './municipality-seats.ts'
import { reduceToLetters, reduceToSound } from './name-spellings.ts'
import { stateCenters } from './state-centers.ts'

/** Names by their comparison key; a state's names are parsed on first use. */
const namesByState = new Map<Uf, ReadonlyMap<string, string>>()

/** Lists all municipalities of a state, in Portuguese alphabetical order. */
export function listMunicipalities(uf: Uf): Municipality[] {
  return listMunicipalitySeats(uf).map(({ code, name }) => ({ code, name }))
}

/**
 * Finds the official name of a state's municipality from one written with any accents, case and blanks; `null` when
 * the state has none of this name. Accepts any text for both; never throws.
 */
export function findOfficialName(uf: string, name: string): string | null {
  return isUf(uf) ? (namesOf(uf).get(foldText(name)) ?? null) : null
}

function namesOf(uf: Uf): ReadonlyMap<string, string> {
  const known = namesByState.get(uf)
  if (known) return known
  const names = new Map(listMunicipalities(uf).map(({ name }) => [foldText(name), name]))
  namesByState.set(uf, names)
  return names
}

const placesByState = new Map<Uf, ReadonlyMap<string, GeographicPlace>>()

/**
 * Finds the place of a city of a bank list: its municipality's seat (precision `city`), in any spelling, under its
 * old name or that of a district; otherwise the center of the state (precision `state`).
 */
export function findCityPlace(uf: Uf, city: string): GeographicPlace {
  const places = buildStatePlaces(uf)
  return places.get(reduceToLetters(city)) ?? places.get(reduceToSound(city)) ?? middleOf(uf)
}

/**
 * Places by key: official names by their letters, then all names by their sound, then aliases; an earlier one wins.
 */
function buildStatePlaces(uf: Uf): ReadonlyMap<string, GeographicPlace> {
  const known = placesByState.get(uf)
  if (known) return known
  const places = new Map<string, GeographicPlace>()
  const add = (key: string, place: GeographicPlace | undefined) => {
    if (place && !places.has(key)) places.set(key, place)
  }
  const seats = listMunicipalitySeats(uf).map(({ name, lat, lng }) => ({
    name,
    place: { lat, lng, precision: 'city' as const },
  }))
  for (const { name, place } of seats) add(reduceToLetters(name), place)
  for (const { name, place } of seats) add(reduceToSound(name), place)
  for (const alias of municipalityAliases.filter(each => each.uf === uf)) {
    for (const name of alias.names) {
      add(reduceToLetters(name), places.get(reduceToLetters(alias.municipality)))
      add(reduceToSound(name), places.get(reduceToLetters(alias.municipality)))
    }
  }
  placesByState.set(uf, places)
  return places
}

function middleOf(uf: Uf): GeographicPlace {
  const [lat, lng] = stateCenters[uf]
  return { lat, lng, precision: 'state' }
}
