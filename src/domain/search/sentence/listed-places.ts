import { type Gazetteer, normalizeName } from './gazetteer.ts'
import { ordinaryNames } from './harmless-words.ts'
import { isKnownWord } from './correct-spelling.ts'
import { findUnlistedName } from './unlisted-neighborhoods.ts'
import { findMentionAt } from './place-mentions.ts'
import { consumeTokens, type SentenceReading } from './sentence-reading.ts'
import { addCity, findStateOfCity, writeNeighborhood } from './set-place.ts'
import type { PlaceMention } from './state-mentions.ts'
import { listWindowsAt, wordAt } from './word-windows.ts'

const joint = /^(e|ou|\/|\+|tambem)$/
const placing = /^(em|n[oa]s?|de|ate|bairro|o|a|os|as|cidade|tambem)$/

/** Returns the token before the words that place a name, if it joins the name to another one; -1 without a joint. */
function findJoint(reading: SentenceReading, from: number, joints: RegExp): number {
  let at = from - 1
  while (at > from - 4 && placing.test(wordAt(reading, at)) && !joints.test(wordAt(reading, at))) at -= 1
  return joints.test(wordAt(reading, at)) ? at : -1
}

/** Whether "e" or "ou" joins a place to what is before it: "Campinas ou em Sumaré". */
export const isListed = (reading: SentenceReading, { from }: PlaceMention): boolean =>
  findJoint(reading, from, joint) >= 0

/**
 * Reads the names joined to a city that would be no cities alone: "Goiânia e Aparecida", "Betim ou Contagem". They are
 * cities of the same state.
 */
export function readListedCity(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  mention: PlaceMention,
  to: number,
): void {
  if (mention.city === null || !/^(e|ou|,|\/)$/.test(wordAt(reading, to))) return
  const state = findStateOfCity(gazetteer, mention.city, reading.criteria.state[0] ?? null)
  let from = to + 1
  while (from < to + 3 && placing.test(wordAt(reading, from))) from += 1
  if (findMentionAt(reading, from, gazetteer) !== null) return
  const comma = wordAt(reading, to) === ','
  const found = listWindowsAt(reading, from)
    .toReversed()
    .flatMap(({ name, to: end }) => {
      const everyday = !name.includes(' ') && isKnownWord(name) && !ordinaryNames.has(name)
      if (everyday || name.length < 4 || (comma && isKnownWord(name))) return []
      if (/^d[aeo]s?$/.test(wordAt(reading, end))) return []
      const names = [name, ...(gazetteer.shortNames.get(name) ?? [])]
      const city = names.find(one => gazetteer.cities.get(one)?.some(place => place.state === state))
      return city === undefined ? [] : [{ city, end }]
    })[0]
  if (found === undefined) return
  addCity(reading, gazetteer, found.city, state)
  consumeTokens(reading, from, found.end)
}

/**
 * Reads further neighborhoods joined to the one that was read: "na Mooca ou no Tatuapé". `early`: before the cities
 * are read, only what "ou" joins and a city of the first one has.
 */
export function readListedNeighborhoods(reading: SentenceReading, gazetteer: Gazetteer, early = false): void {
  const { criteria, tokens, consumed } = reading
  const [said] = criteria.neighborhood
  if (said === undefined) return
  const firstPlaces = gazetteer.neighborhoods.get(normalizeName(said.toLowerCase())) ?? []
  const [city] = criteria.city
  const there = new Set(
    firstPlaces
      .filter(place => city === undefined || place.cityKey.toUpperCase() === city)
      .map(({ state, cityKey }) => `${state}/${cityKey}`),
  )
  const isThere = (name: string): boolean =>
    gazetteer.neighborhoods
      .get(name)
      ?.some(
        place =>
          there.has(`${place.state}/${place.cityKey}`) || (!early && city === undefined && name.length > 4),
      ) ?? false
  for (let from = 0; from < tokens.length; from++) {
    if (consumed[from] || tokens[from]?.kind !== 'word') continue
    const before = findJoint(reading, from, early ? /^(e|ou)$/ : /^(e|ou|,|\/)$/)
    const follows = before >= 1 && consumed[before - 1] === true
    const found = listWindowsAt(reading, from)
      .toReversed()
      .find(
        ({ name, to }) =>
          (follows || (!early && precedesName(reading, to))) &&
          (name.includes(' ') || !isKnownWord(name) || tokens[from]?.capital) &&
          isThere(name),
      )
    if (found === undefined) {
      if (!early) readUnlisted(reading, from, follows)
      continue
    }
    const all = gazetteer.neighborhoods.get(found.name) ?? []
    const places = all.filter(place => there.has(`${place.state}/${place.cityKey}`))
    const name = writeNeighborhood(found.name, places.length > 0 ? places : all)
    if (!criteria.neighborhood.includes(name)) criteria.neighborhood = [...criteria.neighborhood, name]
    consumeTokens(reading, from, found.to)
  }
}

/** Whether "ou" and a name that was read follow: "Tijuca ou Maracanã". */
function precedesName(reading: SentenceReading, to: number): boolean {
  if (!/^(e|ou|,|\/)$/.test(wordAt(reading, to))) return false
  let next = to + 1
  while (next < to + 3 && placing.test(wordAt(reading, next)) && !reading.consumed[next]) next += 1
  return reading.consumed[next] === true && reading.tokens[next]?.kind === 'word'
}

/** Reads "no bairro Centro ou no Mecejana": a joined name that no list has, where "bairro" is said. */
function readUnlisted(reading: SentenceReading, from: number, follows: boolean): void {
  const placed = /^(n[oa]|bairro)$/.test(wordAt(reading, from - 1))
  if (!follows || !placed || !reading.tokens.some(({ word }) => /^bairros?$/.test(word))) return
  const end = findUnlistedName(reading, from)
  if (end === null) return
  const name = reading.tokens.slice(from, end).map(({ word }) => word)
  reading.criteria.neighborhood = [...reading.criteria.neighborhood, name.join(' ').toUpperCase()]
  consumeTokens(reading, from, end)
}
