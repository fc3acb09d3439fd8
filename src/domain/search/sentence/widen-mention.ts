import type { Gazetteer } from './gazetteer.ts'
import { findStatesOfCity } from './city-names.ts'
import { findNearestName } from './name-index.ts'
import type { SentenceReading } from './sentence-reading.ts'
import { findStateAfter, type PlaceMention } from './state-mentions.ts'
import { stateCodes } from './state-words.ts'
import { isKnownWord } from './correct-spelling.ts'
import { listWindowsAt, wordAt } from './word-windows.ts'

/** Number of words before and after a name that may belong to a longer one. */
const maxWordsAround = 4

/**
 * Extends a place to a longer, misspelled name of which it is the beginning or the end: "são josé do roi preto",
 * "apareccida de goiania". `null` when no unknown word is next to it, or no longer name is near.
 */
export function widenMention(
  reading: SentenceReading,
  mention: PlaceMention,
  gazetteer: Gazetteer,
): PlaceMention | null {
  const { tokens } = reading
  const isUnknown = (at: number): boolean => {
    const token = tokens[at]
    if (token?.kind !== 'word' || reading.consumed[at] || token.word.length < 2) return false
    return (
      !isKnownWord(token.word) &&
      !gazetteer.words.has(token.word) &&
      !gazetteer.neighborhoods.has(token.word) &&
      !stateCodes.has(token.word)
    )
  }
  if (stateCodes.has(wordAt(reading, mention.from))) return null
  const around = (from: number, to: number): boolean => {
    for (let at = from; at < to; at++)
      if ((at < mention.from || at >= mention.to) && isUnknown(at)) return true
    return false
  }
  if (!around(Math.max(0, mention.from - maxWordsAround), mention.to + maxWordsAround)) return null
  let best: { edits: number; mention: PlaceMention } | null = null
  for (let from = mention.from; from >= Math.max(0, mention.from - maxWordsAround); from--) {
    if (/^(em|n[oa]s?|d[eoa]s?|e|ou|com)$/.test(wordAt(reading, from))) continue
    for (const { name, to } of listWindowsAt(reading, from)) {
      if (to < mention.to || to > mention.to + maxWordsAround || !around(from, to)) continue
      const near = findNearestName(gazetteer.cityNames, name.replaceAll(' ', ''), reading.effort, other => {
        const states = findStatesOfCity(gazetteer, other)
        const said = findStateAfter(reading, to, states)?.state ?? reading.criteria.state[0]
        return said === undefined || states.includes(said)
      })
      if (near === null || (best !== null && near.edits >= best.edits)) continue
      best = { edits: near.edits, mention: { from, to, name, city: near.name, state: null } }
    }
  }
  return best?.mention ?? null
}
