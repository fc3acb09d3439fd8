import { foldText } from '../../fold-text.ts'
import type { Uf } from '../../states.ts'
import type { ListedCityNames } from './listed-city-names.ts'
import {
  type IndexedCity,
  markLetters,
  type PlaceDictionary,
  type SearchMunicipality,
} from './place-dictionary.ts'

/** The part of an index that finding the cities of a name needs. */
export interface CityNameSource {
  places: PlaceDictionary
  listedCityNames: ListedCityNames
}

/** The meanings of a name, looked up once for all states. */
interface CityNameMeanings {
  key: string
  /** The municipalities with this official name. */
  official: readonly SearchMunicipality[]
  /** The states whose lists call a city so. */
  listed: ReadonlySet<Uf>
  /** The municipalities that the table knows under this name, be it an old one, a spelling or a district's. */
  known: readonly SearchMunicipality[]
}

const inNoState: ReadonlySet<Uf> = new Set()

const lookUpNames = (
  { places, listedCityNames }: CityNameSource,
  names: readonly string[],
): CityNameMeanings[] =>
  [...new Set(names.map(foldText))].map(key => ({
    key,
    official: places.municipalities.named(key),
    listed: listedCityNames.get(key) ?? inNoState,
    known: places.municipalities.recognize(key),
  }))

/** Whether the name is that of one city, not a part of names: one in a list, or one that a municipality has or had. */
export function isCityName(source: CityNameSource, name: string, state: Uf): boolean {
  const [meanings] = lookUpNames(source, [name])
  const { official, listed, known } = meanings!
  return listed.has(state) || [...official, ...known].some(each => each.state === state)
}

/** Lists the folded names of a state's cities in the lists that the name of a city means; none for a part of names. */
export function listSpellings(source: CityNameSource, name: string, state: Uf): string[] {
  if (!isCityName(source, name, state)) return []
  const isMeant = createCityTest(source, [name], uf => uf === state)
  return source.places.cities.filter(city => city.state === state && isMeant(city)).map(({ key }) => key)
}

/**
 * Lists, in order, the folded names of the cities in the lists that the name of a listing's city means. Its own is always
 * among them: the source lacks that of a gone listing and that of an import it has not followed yet.
 */
export const listCityKeys = (
  source: CityNameSource,
  { state, city }: { state: Uf; city: string },
): string[] => [...new Set([foldText(city), ...listSpellings(source, city, state)])].sort()

/**
 * Creates the test whether a city is meant by any of the names, among the chosen states (docs/decisions/030). The
 * first that holds decides what a name means; case and accents do not matter:
 * 1. a municipality's official name: this municipality in every spelling of the lists, and what a list calls by
 *    exactly this name (a district of the name of another state's municipality);
 * 2. a name that a list gives to a city: this spelling alone (a district of Brasília, an old name);
 * 3. another name of a municipality, which no list uses: this spelling alone, should a list use it again (Açu), and
 *    the municipality where its official name contains this one (Búzios);
 * 4. any other text: every city whose name in the list contains it.
 */
export const createCityTest = (
  source: CityNameSource,
  names: readonly string[],
  isChosen: (state: Uf) => boolean,
): ((city: IndexedCity) => boolean) => chooseMeanings(lookUpNames(source, names), isChosen)

/** The same, where each city is tested as if its own state were the chosen one. */
export function createOwnStateCityTest(
  source: CityNameSource,
  names: readonly string[],
): (city: IndexedCity) => boolean {
  const meanings = lookUpNames(source, names)
  const parts = meanings.map(({ key }) => toNamePart(key))
  const known = new Map<Uf, CityNameMeanings[]>()
  for (const each of meanings)
    for (const state of listStatesOfName(each)) known.set(state, [...(known.get(state) ?? []), each])
  const tests = new Map(
    [...known].map(([state, there]) => {
      const isMeant = chooseMeanings(there, uf => uf === state)
      return [state, { isMeant, keys: new Set(there.map(({ key }) => key)) }]
    }),
  )
  return city => {
    const test = tests.get(city.state)
    return (
      test?.isMeant(city) === true ||
      parts.some(each => isPartOfName(each, city) && test?.keys.has(each.part) !== true)
    )
  }
}

/** Lists the states in which a name is that of a city, not a part of names. */
const listStatesOfName = ({ official, listed, known }: CityNameMeanings): ReadonlySet<Uf> =>
  new Set([...listed, ...official.map(({ state }) => state), ...known.map(({ state }) => state)])

interface NamePart {
  part: string
  letters: number
}

const toNamePart = (part: string): NamePart => ({ part, letters: markLetters(part) })

const isPartOfName = ({ part, letters }: NamePart, city: IndexedCity): boolean =>
  (city.letters & letters) === letters && city.key.includes(part)

function chooseMeanings(
  names: readonly CityNameMeanings[],
  isChosen: (state: Uf) => boolean,
): (city: IndexedCity) => boolean {
  const codes = new Set<number>()
  const keys = new Set<string>()
  const parts: NamePart[] = []
  for (const { key, official, listed, known } of names) {
    const named = official.filter(({ state }) => isChosen(state))
    const isListed = [...listed].some(isChosen)
    const other = named.length > 0 || isListed ? [] : known.filter(({ state }) => isChosen(state))
    const meant = named.length > 0 ? named : other.filter(({ name }) => foldText(name).includes(key))
    for (const { code } of meant) codes.add(code)
    if (named.length > 0 || isListed || other.length > 0) keys.add(key)
    else parts.push(toNamePart(key))
  }
  return city =>
    keys.has(city.key) ||
    (city.municipality !== null && codes.has(city.municipality.code)) ||
    parts.some(each => isPartOfName(each, city))
}
