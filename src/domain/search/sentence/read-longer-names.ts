import type { Gazetteer, GazetteerNeighborhood } from './gazetteer.ts'
import { findMentionAt } from './place-mentions.ts'
import { type SentenceReading, consumeTokens } from './sentence-reading.ts'
import { setNeighborhood } from './set-place.ts'
import type { PlaceMention } from './state-mentions.ts'
import { statesByName } from './state-words.ts'
import { categoryWords } from './read-types.ts'
import { isKnownWord } from './correct-spelling.ts'
import { listWindowsAt, wordAt } from './word-windows.ts'

/** Maximum number of names of a text that are compared with the places next to them. */
const maxNamesTried = 8
/** Words before and after a name among which the places beside it are looked for. */
const nearbyWords = 30
const categories = new Set(categoryWords)

/**
 * A city with this many times the neighborhood's listings is chosen, although the longer name is the neighborhood's.
 */
const minListingsRatio = 20

/**
 * Reads "Jardim do Ingá", "Barra da Tijuca": the longest name wins, even that of a neighborhood that contains a
 * city's name.
 */
export function readLongerNames(reading: SentenceReading, gazetteer: Gazetteer): void {
  let tried = 0
  for (
    let from = 0;
    from < reading.tokens.length && tried < maxNamesTried && !reading.effort.halfSpent;
    from++
  ) {
    if (reading.consumed[from] || reading.tokens[from]?.kind === 'mark') continue
    const whole = findMentionAt(reading, from, gazetteer)
    for (const { name, to } of listWindowsAt(reading, from).reverse()) {
      if (whole !== null && whole.to >= to) break
      if (!name.includes(' ') || gazetteer.cities.has(name) || statesByName.has(name)) continue
      const places = gazetteer.neighborhoods.get(name)
      if (places === undefined || countsWhatFollows(reading, to)) continue
      const inner = mentionsIn(reading, gazetteer, from, to)
      if (
        (inner.length === 0 && !seemsOtherMeaning(reading, from, to)) ||
        inner.some(mention => mention.to > to)
      )
        continue
      tried += 1
      const there = selectMeantPlaces(reading, gazetteer, places, inner, from, to)
      if (there.length === 0) continue
      setNeighborhood(reading, name, there)
      return consumeTokens(reading, from, to)
    }
    if (whole !== null) from = whole.to - 1
  }
}

/**
 * Whether a name's words would otherwise be read as a type or a number: "em Chácaras Marajoara", "no Parque da
 * Barragem Setor 12".
 */
const seemsOtherMeaning = (reading: SentenceReading, from: number, to: number): boolean =>
  /^(em|n[oa]s?|bairro)$/.test(wordAt(reading, from - 1)) &&
  (reading.tokens[to - 1]?.kind === 'digits' ||
    (categories.has(wordAt(reading, from)) && !isKnownWord(wordAt(reading, to - 1))))

/** Whether the number at the end of a name belongs to the next word: "Santa Rita 2 quartos". */
const countsWhatFollows = ({ tokens }: SentenceReading, to: number): boolean =>
  tokens[to - 1]?.kind === 'digits' &&
  tokens[to]?.kind === 'word' &&
  isKnownWord(tokens[to].word) &&
  !/^(ate|com|em|n[oa]|d[eo]|por|entre|acima|abaixo|e|que)$/.test(tokens[to].word)

function mentionsIn(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  from: number,
  to: number,
): PlaceMention[] {
  const found: PlaceMention[] = []
  for (let at = from; at < to; at++) {
    const mention = findMentionAt(reading, at, gazetteer)
    if (mention === null) continue
    found.push(mention)
    at = mention.to - 1
  }
  return found
}

/** Returns the neighborhood's places that lie in the cities and states named next to it; empty when none does. */
function selectMeantPlaces(
  reading: SentenceReading,
  gazetteer: Gazetteer,
  places: readonly GazetteerNeighborhood[],
  inner: readonly PlaceMention[],
  from: number,
  to: number,
): readonly GazetteerNeighborhood[] {
  const beside = [
    ...mentionsIn(reading, gazetteer, Math.max(0, from - nearbyWords), from).filter(
      mention => mention.to <= from,
    ),
    ...mentionsIn(reading, gazetteer, to, Math.min(to + nearbyWords, reading.tokens.length)),
  ]
  const citiesOf = (mention: PlaceMention) => gazetteer.cities.get(mention.city ?? '') ?? []
  const isIn = (place: GazetteerNeighborhood, mention: PlaceMention): boolean =>
    mention.state === place.state ||
    citiesOf(mention).some(city => city.key === place.cityKey && city.state === place.state)
  if (beside.length > 0) return places.filter(place => beside.some(mention => isIn(place, mention)))
  const placed = /^(em|n[oa]s?|bairro|,)$/.test(wordAt(reading, from - 1))
  if (!placed && isKnownWord(wordAt(reading, from))) return []
  const sum = (all: readonly { total: number }[]) => all.reduce((total, one) => total + one.total, 0)
  return sum(places) * minListingsRatio >= sum(inner.flatMap(citiesOf)) ? places : []
}
