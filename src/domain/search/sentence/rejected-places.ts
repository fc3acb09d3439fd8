import type { Gazetteer } from './gazetteer.ts'
import { findMentionAt } from './place-mentions.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { writeCity, writeNeighborhood } from './set-place.ts'
import { findStateAfter } from './state-mentions.ts'
import { isKnownWord } from './correct-spelling.ts'
import { listWindowsAt, wordAt } from './word-windows.ts'

/** Excludes the city, neighborhood or the capitals that begin at a token; returns the token after it. */
export function findRejectedPlace(reading: SentenceReading, gazetteer: Gazetteer, at: number): number | null {
  const { criteria, tokens } = reading
  if (tokens[at]?.kind !== 'word' || reading.consumed[at]) return null
  const word = wordAt(reading, at)
  if (/^capita(l|is)$/.test(word)) {
    criteria.interior = true
    return at + 1
  }
  if (word === 'interior') {
    criteria.interior = false
    return at + 1
  }
  const hood = findNeighborhoodAt(reading, gazetteer, at)
  const mention = findMentionAt(reading, at, gazetteer)
  if (mention?.city != null && (hood === null || hood.to <= mention.to)) {
    const states = (gazetteer.cities.get(mention.city) ?? []).map(({ state }) => state)
    const after = findStateAfter(reading, mention.to, states)
    const name = writeCity(gazetteer, mention.city, after?.state ?? null)
    criteria.notCity = [...new Set([...criteria.notCity, name])]
    const end = after?.to ?? mention.to
    return wordAt(reading, end) === 'capital' ? end + 1 : end
  }
  if (mention !== null || hood === null) return null
  criteria.notNeighborhood = [...new Set([...criteria.notNeighborhood, hood.name])]
  return hood.to
}

/** Finds the longest neighborhood's name at a token; a single everyday word only as "centro" or after "bairro". */
function findNeighborhoodAt(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  at: number,
): { name: string; to: number } | null {
  const found = listWindowsAt(reading, at).findLast(({ name }) => gazetteer.neighborhoods.has(name))
  if (found === undefined || found.name.length < 4) return null
  const named = wordAt(reading, at - 1) === 'bairro'
  const everyday = !found.name.includes(' ') && isKnownWord(found.name)
  if (everyday && found.name !== 'centro' && !named) return null
  return { name: writeNeighborhood(found.name, gazetteer.neighborhoods.get(found.name)), to: found.to }
}
