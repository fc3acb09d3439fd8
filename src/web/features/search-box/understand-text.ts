import { tidyText } from '#domain/fold-text.ts'
import { continueSearch } from '#domain/consultant/continued-search.ts'
import { listUnmergedWords, mergeCriteria } from '#domain/search/merge-criteria.ts'
import { maxTextLength } from '#domain/search/criteria-fields.ts'
import { joinSearchWords } from '#domain/search/join-search-words.ts'
import { pickPlace, type PlaceCriteria, replacePlace } from '#domain/search/replace-place.ts'
import { type Criteria, emptyCriteria, writeCriteria } from '#domain/search/search-criteria.ts'
import type { SentenceUnderstanding } from '#domain/search/sentence/read-sentence.ts'
import type { PlaceCorrection } from '#domain/search/sentence/sentence-reading.ts'
import { ServerUnreachable } from '../../data/api-client.ts'
import type { CatalogueCalls } from '../../data/catalogue-calls.ts'
import { type CatalogueSource, isDemonstration } from '../../data/catalogue/catalogue-source.ts'
import {
  loadBundledSentences,
  type SentenceCatalogue,
  serverSentences,
} from '../../data/catalogue/sentence-catalogue.ts'
import { findExactPlace } from './exact-place.ts'
import type { SearchNote } from './search-note.ts'
import { isPlaceLike, isStateName, readListingNumber } from './typed-text.ts'
import { splitState } from '#domain/search/split-state.ts'

/**
 * Returns the search with the neighborhood that a text names, within the place that is already searched; `null` when
 * the text names anything else, or the place has no such neighborhood.
 */
async function findNeighborhoodInPlace(
  text: string,
  { neighborhood = [] }: Partial<PlaceCriteria>,
  before: Criteria,
  catalogue: CatalogueCalls,
  signal: AbortSignal,
): Promise<Criteria | null> {
  const { state } = splitState(text)
  const place = { ...emptyCriteria, ...pickPlace(before), neighborhood: [], notNeighborhood: [] }
  if (neighborhood.length === 0 || Object.keys(writeCriteria(place)).length === 0) return null
  if (state !== null && place.state.length > 0 && !place.state.includes(state)) return null
  const named = { ...emptyCriteria, neighborhood }
  const narrow = (criteria: Criteria): Criteria => ({
    ...mergeCriteria(criteria, named),
    state: state === null ? criteria.state : [state],
  })
  const { total } = await catalogue.count(narrow(place), signal)
  return total > 0 ? narrow(before) : null
}

/** What a text in the box leads to. */
export type TextAnswer =
  | { kind: 'property'; id: string }
  | {
      kind: 'search'
      criteria: Criteria
      note: SearchNote | null
      /** Whether the text asks for homes within the family's means. */
      fitsMeans?: boolean
    }
  /** Nothing to search; `question`: the text is one for the consultant. */
  | { kind: 'problem'; message: string; question: string | null }

/** From so many words on, a text that nothing matches counts as a sentence that was not understood. */
const sentenceWords = 4

const search = (criteria: Criteria, note: SearchNote | null = null): TextAnswer => ({
  kind: 'search',
  criteria,
  note,
})
const problem = (message: string, question: string | null = null): TextAnswer => ({
  kind: 'problem',
  message,
  question,
})

/** Opens a listing that exists. */
async function findListing(id: string, catalogue: CatalogueCalls, signal: AbortSignal): Promise<TextAnswer> {
  const { items } = await catalogue.listed([id], signal)
  return items.length > 0
    ? { kind: 'property', id }
    : problem(`Nenhum imóvel da lista tem o número ${id}. Confira no anúncio.`)
}

/** Searches words as such; long ones that nothing matches are a sentence that was not understood. */
async function searchWords(
  words: string,
  before: Criteria,
  catalogue: CatalogueCalls,
  signal: AbortSignal,
): Promise<TextAnswer> {
  if ([...words].length + (before.text?.length ?? 0) >= maxTextLength)
    return problem(
      `Não entendi esta frase. Escreva cidade, tipo e preço, em até ${maxTextLength} letras.`,
      words,
    )
  const criteria = { ...before, text: joinSearchWords(before.text, words) }
  if (words.split(' ').length < sentenceWords) return search(criteria)
  const { total } = await catalogue.count(criteria, signal)
  return total > 0
    ? search(criteria)
    : problem('Não entendi. Diga a cidade, o tipo ou o preço, ou pergunte ao consultor.', words)
}

/** Keeps what no criterion covers as words where listings have them, and names the rest. */
async function keepWords(
  criteria: Criteria,
  left: readonly string[],
  corrections: PlaceCorrection[],
  catalogue: CatalogueCalls,
  signal: AbortSignal,
): Promise<TextAnswer> {
  if (left.length === 0) return search(criteria, { notUnderstood: [], corrections })
  const text = joinSearchWords(criteria.text, left.join(' '))
  if (text !== null && [...text].length <= maxTextLength) {
    const worded = { ...criteria, text }
    const { total } = await catalogue.count(worded, signal)
    if (total > 0) return search(worded, { notUnderstood: [], corrections })
  }
  return search(criteria, { notUnderstood: [...left], corrections })
}

async function answerText(
  text: string,
  before: Criteria,
  { catalogue, understand }: SentenceCatalogue,
  signal: AbortSignal,
): Promise<TextAnswer> {
  const number = readListingNumber(text)
  if (number !== null) return findListing(number, catalogue, signal)
  if (isPlaceLike(text) && !isStateName(text) && text.split(' ').length <= 8) {
    const { places } = await catalogue.suggestions(text, emptyCriteria, signal)
    const place = findExactPlace(text, places)
    if (place !== null)
      return search(
        (await findNeighborhoodInPlace(text, place, before, catalogue, signal)) ??
          replacePlace(before, place),
      )
  }
  const understanding = await understand(text, signal)
  const answer = await answerSentence(text, understanding, before, catalogue, signal)
  return answer.kind === 'search' && understanding.fitsMeans === true
    ? { ...answer, fitsMeans: true }
    : answer
}

async function answerSentence(
  text: string,
  understanding: SentenceUnderstanding,
  before: Criteria,
  catalogue: CatalogueCalls,
  signal: AbortSignal,
): Promise<TextAnswer> {
  const continued = continueSearch(text, understanding, before)
  const { kind, criteria, listingId, notUnderstood } = continued
  const corrections = [...continued.corrections]
  if (listingId !== null) return findListing(listingId, catalogue, signal)
  if (kind === 'greeting') return problem('Diga a cidade, o tipo ou o preço do que você procura.')
  if (continued !== understanding) return keepWords(criteria, notUnderstood, corrections, catalogue, signal)
  if (Object.keys(writeCriteria(criteria)).length > 0)
    return keepWords(
      mergeCriteria(before, criteria),
      [...notUnderstood, ...listUnmergedWords(before, criteria)],
      corrections,
      catalogue,
      signal,
    )
  if (/\?\s*$/.test(text) || (notUnderstood.length === 0 && text.split(' ').length >= sentenceWords))
    return problem('Isto parece uma pergunta: o consultor responde.', text)
  return searchWords(text, before, catalogue, signal)
}

/** A text with something to look for: a letter or a digit. */
const isSaying = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/**
 * Parses, on the server, a text that the browser sent without script; a text without meaning is searched as words.
 * @throws ServerUnreachable, RequestRefused; when `signal` aborts, its reason
 */
export async function understandSentText(
  given: string,
  before: Criteria,
  signal: AbortSignal,
): Promise<Exclude<TextAnswer, { kind: 'problem' }>> {
  const text = tidyText(given)
  if (!isSaying(text)) return { kind: 'search', criteria: before, note: null }
  const answer = await answerText(text, before, serverSentences, signal)
  return answer.kind === 'problem' ? { kind: 'search', criteria: addWords(text, before), note: null } : answer
}

/** Adds words to the search, as far as they fit. */
export const addWords = (text: string, before: Criteria): Criteria => {
  const words = [...tidyText(text)].slice(0, maxTextLength).join('')
  const joined = joinSearchWords(before.text, words)
  return { ...before, text: [...(joined ?? '')].length > maxTextLength ? words : joined }
}

/** Limits a search that wants what fits the family; what computes it loads only then. */
async function limitAnswer(answer: TextAnswer): Promise<TextAnswer> {
  if (answer.kind !== 'search' || answer.fitsMeans !== true) return answer
  const { limitToMeans } = await import('./limit-to-means.ts')
  const { criteria, fitsUpTo } = limitToMeans(answer.criteria)
  const note = answer.note ?? { notUnderstood: [], corrections: [] }
  return search(criteria, { ...note, ...(fitsUpTo !== undefined && { fitsUpTo }) })
}

/**
 * Finds out what a text in the box means: a listing's number, a place by its exact name, a sentence, or words.
 * `before`: the search to which it is added.
 * @throws ServerUnreachable, RequestRefused; when `signal` aborts, its reason
 */
export async function understandText(
  given: string,
  before: Criteria,
  source: CatalogueSource,
  signal: AbortSignal,
): Promise<TextAnswer> {
  const text = tidyText(given)
  if (text === '') return search(before)
  if (!isSaying(text)) return problem('Diga a cidade, o tipo ou o preço do que você procura.')
  const demonstration = async () => answerText(text, before, await loadBundledSentences(), signal)
  if (isDemonstration(source)) return limitAnswer(await demonstration())
  try {
    return await limitAnswer(await answerText(text, before, serverSentences, signal))
  } catch (error) {
    if (!(error instanceof ServerUnreachable) || signal.aborted) throw error
    // The page may be kept on this device; the demonstration has no listing of the bank.
    const id = readListingNumber(text)
    return id === null ? limitAnswer(await demonstration()) : { kind: 'property', id }
  }
}
