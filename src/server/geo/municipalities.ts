import type { Municipality } from '#contract/geo-calls.ts'
import { stateCapitals } from '#domain/regions.ts'
import type { MunicipalityTable, SearchMunicipality } from '#domain/search/index/place-dictionary.ts'
import { isUf, states, type Uf } from '#domain/states.ts'
import type { GeographicPlace } from '#domain/property/geographic-place.ts'
import { foldText } from '#domain/fold-text.ts'
import { municipalityAliases } from './municipality-aliases.ts'
import { listMunicipalitySeats } from './municipality-seats.ts'
import { reduceToLetters, reduceToSound, reduceToVowelSound } from '#domain/property/name-spellings.ts'
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

/**
 * Finds the place of a city of a bank list: its municipality's seat (precision `city`), in any spelling, under its
 * old name or that of a district; otherwise the center of the state (precision `state`).
 */
export function findCityPlace(uf: Uf, city: string): GeographicPlace {
  const found = findMunicipality(uf, city)
  return found ? { lat: found.lat, lng: found.lng, precision: 'city' } : middleOf(uf)
}

/** Finds the municipality of a city of a bank list, in any spelling, under its old name or that of a district. */
export function findMunicipality(uf: Uf, city: string): SearchMunicipality | null {
  const known = spellingsOf(uf)
  return (
    known.get(reduceToLetters(city)) ??
    known.get(reduceToSound(city)) ??
    vowelSpellingsOf(uf).get(reduceToVowelSound(city)) ??
    null
  )
}

const vowelSpellingsByState = new Map<Uf, ReadonlyMap<string, SearchMunicipality>>()

/** The municipalities of a state by vowel sounds that only one of them has. */
function vowelSpellingsOf(uf: Uf): ReadonlyMap<string, SearchMunicipality> {
  const known = vowelSpellingsByState.get(uf)
  if (known) return known
  const groups = new Map<string, SearchMunicipality[]>()
  for (const seat of new Set(spellingsOf(uf).values())) {
    const key = reduceToVowelSound(seat.name)
    groups.set(key, [...(groups.get(key) ?? []), seat])
  }
  const spellings = new Map(
    [...groups].flatMap(([key, [one, other]]) => (one && !other ? [[key, one] as const] : [])),
  )
  vowelSpellingsByState.set(uf, spellings)
  return spellings
}

/** Lists the municipalities of all states that `findMunicipality` finds by a name. */
function recognizeMunicipalities(name: string): SearchMunicipality[] {
  bySpelling ??= groupBySpelling()
  const found = bySpelling.get(reduceToLetters(name)) ?? []
  const others = bySpelling.get(reduceToSound(name)) ?? []
  return [...found, ...others.filter(({ state }) => !found.some(each => each.state === state))]
}

let bySpelling: ReadonlyMap<string, readonly SearchMunicipality[]> | null = null

/** The spellings of all states: what `spellingsOf` gives for a key in each of them. */
function groupBySpelling(): ReadonlyMap<string, readonly SearchMunicipality[]> {
  const groups = new Map<string, SearchMunicipality[]>()
  for (const { uf } of states)
    for (const [key, municipality] of spellingsOf(uf)) {
      const group = groups.get(key)
      if (group) group.push(municipality)
      else groups.set(key, [municipality])
    }
  return groups
}

/** The municipalities as the search index compares places with them. */
export const municipalityTable: MunicipalityTable = {
  find: findMunicipality,
  named: listMunicipalitiesNamed,
  recognize: recognizeMunicipalities,
}

const spellingsByState = new Map<Uf, ReadonlyMap<string, SearchMunicipality>>()

/**
 * Municipalities by key: official names by their letters, then all names by their sound, then aliases; an earlier one
 * wins.
 */
function spellingsOf(uf: Uf): ReadonlyMap<string, SearchMunicipality> {
  const known = spellingsByState.get(uf)
  if (known) return known
  const spellings = new Map<string, SearchMunicipality>()
  const add = (key: string, found: SearchMunicipality | undefined) => {
    if (found && !spellings.has(key)) spellings.set(key, found)
  }
  const seats = seatsOf(uf)
  for (const seat of seats) add(reduceToLetters(seat.name), seat)
  for (const seat of seats) add(reduceToSound(seat.name), seat)
  for (const alias of municipalityAliases.filter(each => each.uf === uf)) {
    for (const name of alias.names) {
      add(reduceToLetters(name), spellings.get(reduceToLetters(alias.municipality)))
      add(reduceToSound(name), spellings.get(reduceToLetters(alias.municipality)))
    }
  }
  spellingsByState.set(uf, spellings)
  return spellings
}

const seatsOf = (uf: Uf): SearchMunicipality[] =>
  listMunicipalitySeats(uf).map(({ code, name, lat, lng }) => ({
    code: Number(code),
    state: uf,
    name,
    lat,
    lng,
    capital: stateCapitals[uf] === name,
  }))

let byName: ReadonlyMap<string, readonly SearchMunicipality[]> | null = null

/** Lists the municipalities of exactly this name in any state, in any case and with or without accents. */
function listMunicipalitiesNamed(name: string): readonly SearchMunicipality[] {
  byName ??= groupByName(states.flatMap(({ uf }) => [...new Set(spellingsOf(uf).values())]))
  return byName.get(foldText(name)) ?? []
}

function groupByName(all: readonly SearchMunicipality[]): ReadonlyMap<string, readonly SearchMunicipality[]> {
  const groups = new Map<string, SearchMunicipality[]>()
  for (const municipality of all) {
    const key = foldText(municipality.name)
    const group = groups.get(key)
    if (group) group.push(municipality)
    else groups.set(key, [municipality])
  }
  return groups
}

function middleOf(uf: Uf): GeographicPlace {
  const [lat, lng] = stateCenters[uf]
  return { lat, lng, precision: 'state' }
}
