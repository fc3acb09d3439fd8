import type { Uf } from '../../states.ts'
import { states } from '../../states.ts'
import { foldText } from '../../fold-text.ts'

/** A municipality as the index compares places with it. */
export interface SearchMunicipality {
  code: number
  state: Uf
  name: string
  /** Degrees (WGS84) of its seat. */
  lat: number
  lng: number
  /** Whether it is its state's capital. */
  capital: boolean
}

/** The municipalities of Brazil, or as many as are known; pure. */
export interface MunicipalityTable {
  /** Finds the municipality of a city as a bank list spells it; `null` when none is recognized. */
  find(state: Uf, city: string): SearchMunicipality | null
  /** Lists the municipalities with this name, in any case and with or without accents. */
  named(name: string): readonly SearchMunicipality[]
  /** Lists what `find` finds for this name in each of the states. */
  recognize(name: string): readonly SearchMunicipality[]
}

/** A city of the listings, in one spelling of the lists. */
export interface IndexedCity {
  state: Uf
  name: string
  /** The name, folded. */
  key: string
  /** The characters of the key, as `markLetters` marks them. */
  letters: number
  municipality: SearchMunicipality | null
  /** The name that is shown (`showCityName`), folded. */
  shownKey: string
  /** Number of the first city of the same municipality: its spellings are counted and named as one. */
  group: number
}

/**
 * Marks the characters of a text, a bit for each letter: a text that lacks a bit of another one does not contain it,
 * which is known sooner than by looking for it.
 */
export function markLetters(text: string): number {
  let marks = 0
  for (let at = 0; at < text.length; at++) marks |= 1 << (text.charCodeAt(at) & 31)
  return marks
}

/** The name of a city as people write it, where its municipality is known. */
export const showCityName = ({ name, municipality }: IndexedCity): string => municipality?.name ?? name

export interface IndexedNeighborhood {
  /** Number of its city, the first of the municipality. */
  city: number
  name: string
  /** The name, folded; empty when the list names none. */
  key: string
}

/** Cities and neighborhoods by number. Versions of an index share it, and it only grows. */
export class PlaceDictionary {
  readonly cities: IndexedCity[] = []
  readonly neighborhoods: IndexedNeighborhood[] = []
  /** Numbers by the name as written, beside those by the folded name: folding each name again takes longer. */
  private readonly cityNumbers: NumbersByName<Uf> = new Map()
  private readonly neighborhoodNumbers: NumbersByName<number> = new Map()
  /** Numbers of first cities by the municipality's code. */
  private readonly groups = new Map<number, number>()

  constructor(readonly municipalities: MunicipalityTable) {}

  /** Returns the number of a city, a new one for a new spelling. */
  addCity(state: Uf, name: string): number {
    return remember(this.cityNumbers, this.cities, state, name, key => {
      const municipality = this.municipalities.find(state, name)
      const next = this.cities.length
      const code = municipality?.code ?? null
      const group = code === null ? next : (this.groups.get(code) ?? next)
      if (code !== null) this.groups.set(code, group)
      const shownKey = municipality === null ? key : foldText(municipality.name)
      return { state, name, key, letters: markLetters(key), municipality, shownKey, group }
    })
  }

  /** Returns the number of a city's neighborhood, a new one for a new spelling; spellings of the city share it. */
  addNeighborhood(spelledCity: number, name: string): number {
    const city = this.cities[spelledCity]?.group ?? spelledCity
    return remember(this.neighborhoodNumbers, this.neighborhoods, city, name, key => ({
      city,
      name,
      key,
    }))
  }
}

/** Numbers by owner (a state, a city) and name. */
type NumbersByName<Owner> = Map<Owner, Map<string, number>>

const countAccents = (name: string): number => name.replace(/[ -~]/g, '').length

/** Whether one spelling of a name is shown before another: the one with more accents, else the first by its letters. */
const isBetterSpelling = (name: string, other: string): boolean => {
  const more = countAccents(name) - countAccents(other)
  return more === 0 ? name < other : more > 0
}

/** Which of several spellings is shown does not depend on the order in which lists name them. */
function remember<T extends { name: string }, Owner>(
  numbers: NumbersByName<Owner>,
  list: T[],
  owner: Owner,
  name: string,
  make: (key: string) => T,
): number {
  const own = numbers.get(owner) ?? new Map<string, number>()
  const known = own.get(name)
  if (known !== undefined) return known
  const key = foldText(name)
  const number = own.get(key) ?? list.push(make(key)) - 1
  const item = list[number]
  if (item !== undefined && isBetterSpelling(name, item.name)) item.name = name
  numbers.set(owner, own.set(key, number).set(name, number))
  return number
}

/** State → its number in the index. */
export const stateNumbers: Readonly<Record<string, number>> = Object.fromEntries(
  states.map(({ uf }, number) => [uf, number]),
)
