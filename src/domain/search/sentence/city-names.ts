import type { Uf } from '../../states.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { findStateAfter } from './state-mentions.ts'
import { cityNicknames, stateCodes, statesByName } from './state-words.ts'
import { isAccented, isOrdinaryName, wordAt } from './word-windows.ts'
import { reduceToVowelSound } from '../../property/name-spellings.ts'
import { isCommonWord } from './common-words.ts'
import { isKnownWord } from './correct-spelling.ts'
import { ordinaryNames } from './harmless-words.ts'

export const findStatesOfCity = (gazetteer: Gazetteer, city: string): Uf[] =>
  (gazetteer.cities.get(city) ?? []).map(place => place.state)

/**
 * Finds the city meant by some words: its name, a nickname, the beginning of its name, or its words run together. A
 * state after the words decides for the city of exactly that name.
 */
export function findCityByName(
  reading: SentenceReading,
  name: string,
  from: number,
  to: number,
  gazetteer: Gazetteer,
): string | null {
  const own = gazetteer.cities.has(name) ? name : null
  // "Poá" is not the nickname "poa".
  const nick = name === 'poa' && isAccented(reading, from) ? undefined : cityNicknames.get(name)
  if (nick !== undefined && gazetteer.cities.has(nick)) {
    const states = findStatesOfCity(gazetteer, nick)
    const said = findStateAfter(reading, to, [...states, ...findStatesOfCity(gazetteer, name)])?.state
    // A state that was said is never left for the nickname's.
    if (said === undefined || said === null || states.includes(said)) return nick
  }
  const alike = findCityBySound(reading, name, from, to, gazetteer)
  if (alike?.isSaid) return alike.city
  const short = findCityByShortName(reading, name, from, to, gazetteer)
  if (short !== null) return short
  if (own === null && alike !== null) return alike.city
  if (own !== null || name.length < 7 || stateCodes.has(name.split(' ').at(-1) ?? '')) return own
  return gazetteer.cityLetters.get(name.replaceAll(' ', '')) ?? null
}

const minSoundLetters = 6
const particle = /^(?:e|d[aeo]s?|em|n[oa]s?|com|ate|para|pra|por|que|[ao]s?)$/

const countNameWords = (name: string): number => name.split(' ').filter(word => !particle.test(word)).length

/**
 * Finds the one city whose name sounds like some words that are no city's name, at least not in the state that follows
 * them: "Belém de São Francisco", "São Caetano PE". `isSaid`: the state after the words is its state.
 */
function findCityBySound(
  reading: SentenceReading,
  name: string,
  from: number,
  to: number,
  gazetteer: Gazetteer,
): { city: string; isSaid: boolean } | null {
  const words = name.split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (particle.test(first) || particle.test(last) || stateCodes.has(last)) return null
  if (name.replaceAll(' ', '').length < minSoundLetters || words.includes('e')) return null
  if (words.length === 1 && (isKnownWord(name) || isCommonWord(name))) return null
  // "ah pode" is not Apodi: the words are as many as the name's, articles and prepositions left out.
  const count = countNameWords(name)
  const cities = (gazetteer.citySounds.get(reduceToVowelSound(name)) ?? []).filter(
    city => city !== name && countNameWords(city) === count,
  )
  if (cities.length === 0) return null
  const said = findStateAfter(
    reading,
    to,
    cities.flatMap(city => findStatesOfCity(gazetteer, city)),
  )?.state
  const there = cities.filter(city => !said || findStatesOfCity(gazetteer, city).includes(said))
  if (said && findStatesOfCity(gazetteer, name).includes(said)) return null
  const [city, other] = there
  if (city === undefined || other !== undefined) return null
  // "no pé da serra" is no city; "Valparaíso Goiás" names a city and its state.
  if (!said && (gazetteer.neighborhoods.has(name) || /^[dn][oa]s?$/.test(wordAt(reading, from - 1))))
    return null
  if (
    words.some(
      (word, at) =>
        !particle.test(word) && at + 1 < words.length && statesByName.has(words.slice(at + 1).join(' ')),
    )
  )
    return null
  return { city, isSaid: Boolean(said) }
}

/**
 * Minimum listings of a city that is found by the beginning of its name when no preposition or state marks it as a
 * place.
 */
const minListings = { oneWord: 30, moreWords: 10 }

/**
 * Minimum ratio of listings by which a city is preferred to another of that name, or to one whose name begins alike.
 */
const minListingsRatio = { thanNamesake: 100, thanAlike: 3 }

/**
 * Finds the city whose name begins with the given one ("Águas Lindas" is Águas Lindas de Goiás), unless a city of
 * exactly that name is as well known.
 */
function findCityByShortName(
  reading: SentenceReading,
  name: string,
  from: number,
  to: number,
  gazetteer: Gazetteer,
): string | null {
  const names = gazetteer.shortNames.get(name)
  const before = wordAt(reading, from - 1)
  const everyday = !name.includes(' ') && isOrdinaryName(name)
  if (names === undefined || (everyday && !(before === 'em' && ordinaryNames.has(name)))) return null
  const all = [name, ...names]
  const said =
    findStateAfter(
      reading,
      to,
      all.flatMap(city => findStatesOfCity(gazetteer, city)),
    )?.state ?? reading.criteria.state[0]
  const placed = said !== undefined || /^(em|n[oa]|,)$/.test(before)
  const listings = (city: string | undefined): number =>
    (gazetteer.cities.get(city ?? '') ?? [])
      .filter(({ state }) => said === undefined || state === said)
      .reduce((sum, { total }) => sum + total, 0)
  const isThere = (city: string): boolean =>
    said === undefined || findStatesOfCity(gazetteer, city).includes(said)
  const [first, second] = names.filter(isThere)
  if (
    first === undefined ||
    listings(first) < (placed ? 1 : name.includes(' ') ? minListings.moreWords : minListings.oneWord)
  )
    return null
  const own = gazetteer.cities.has(name) && isThere(name) ? listings(name) : null
  if (own === 0 && listings(first) < minListings.moreWords) return null
  if (
    own !== null &&
    own > 0 &&
    (said !== undefined || listings(first) < minListingsRatio.thanNamesake * own)
  )
    return null
  return listings(first) >= minListingsRatio.thanAlike * listings(second) ? first : null
}
