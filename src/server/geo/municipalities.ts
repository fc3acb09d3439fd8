import type { Municipality } from '#contract/geo.ts'
import { isUf, type Uf } from '#domain/states.ts'
import type { Place } from '#domain/property/place.ts'
import { fold } from '#domain/text.ts'
import { municipalityList } from './municipality-list.ts'

/** Names by how they compare; a state's are read from the list when somebody first asks for one. */
const namesByState = new Map<Uf, ReadonlyMap<string, string>>()

/** All municipalities of a state, in Portuguese alphabetical order. */
export function municipalitiesOf(uf: Uf): Municipality[] {
  return municipalityList[uf].split('\n').map(line => {
    const [code = '', name = ''] = line.split(',', 2)
    return { code, name }
  })
}

/**
 * The official name of a state's municipality, from one written with any accents, case and blanks; `null` where the
 * state has none of this name. Takes any text for both; never throws.
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

/** Where a city of a list is: its municipality's seat; `null` where no municipality of the state has this name. */
export function placeOfCity(uf: Uf, city: string): Place | null {
  return placesIn(uf).get(fold(city)) ?? null
}

function placesIn(uf: Uf): ReadonlyMap<string, Place> {
  const known = placesByState.get(uf)
  if (known) return known
  const places = new Map<string, Place>()
  for (const line of municipalityList[uf].split('\n')) {
    const [, name = '', lat = '', lng = ''] = line.split(',')
    if (lat !== '') places.set(fold(name), { lat: Number(lat), lng: Number(lng), precision: 'city' })
  }
  placesByState.set(uf, places)
  return places
}
