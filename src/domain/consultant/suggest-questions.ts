import { type Criteria, emptyCriteria } from '../search/search-criteria.ts'
import type { Uf } from '../states.ts'
import { suggestRefinements, type SearchSnapshot, type SearchRefinement } from './search-refinements.ts'
import { writeCriteriaSentence } from './criteria-sentence.ts'

const suggestionCount = 4

/**
 * The twelve opening suggestions. The app's own parser understands each. The searches name no state, which may have no
 * list, and only what every list of the bank states, so that they find something.
 */
export const openingSuggestions = [
  'Casas até 200 mil',
  'Imóveis com melhor ROI',
  'Como funciona o leilão da Caixa?',
  'Apartamentos até 150 mil',
  'Imóveis com maior desconto',
  'Posso usar o FGTS?',
  'Terrenos até 100 mil',
  'Imóveis em venda direta com desconto acima de 40%',
  'Quem paga o condomínio atrasado?',
  'Casas de 3 quartos',
  'Imóveis comerciais',
  'Qual a diferença entre venda online e venda direta?',
] as const

const openQuestions = openingSuggestions.filter(sentence => sentence.endsWith('?'))

/**
 * Returns the opening suggestions in a random order, that of one conversation: four at each turn, so that none comes twice
 * in a row.
 * @param random from 0 up to 1
 */
export function shuffleSuggestions(random: () => number): string[] {
  const all: string[] = [...openingSuggestions]
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}

/** Draws four opening suggestions, none of them among those drawn before. */
export const drawSuggestions = (random: () => number, before: readonly string[]): string[] =>
  shuffleSuggestions(random)
    .filter(sentence => !before.includes(sentence))
    .slice(0, suggestionCount)

/** Rotates the list so that each turn starts with other entries. */
function rotateByTurn<T>(all: readonly T[], turn: number): T[] {
  const start = all.length === 0 ? 0 : (Math.max(0, Math.trunc(turn)) * suggestionCount) % all.length
  return [...all.slice(start), ...all.slice(0, start)]
}

/** Picks four of `all`, others at each turn; `first` come first. Without duplicates. */
export function pickSuggestions(
  all: readonly string[],
  turn: number,
  first: readonly string[] = [],
): string[] {
  return [...new Set([...first, ...rotateByTurn(all, turn)])].slice(0, suggestionCount)
}

/** Whether a search has results; `false` when no more lookups are allowed. */
type HasResults = (criteria: Criteria) => Promise<boolean>

/** Maximum number of lookups for the suggestions of one answer. */
const maxLookups = 4

/** Returns the first four refinements that have results, then questions, which always have an answer. */
async function pickWithResults(
  ways: readonly SearchRefinement[],
  turn: number,
  gives: HasResults,
): Promise<string[]> {
  const chosen = new Set<string>()
  let looks = 0
  for (const { sentence, unsure } of ways) {
    if (chosen.size === suggestionCount) break
    if (chosen.has(sentence)) continue
    if (unsure !== null) {
      if (looks === maxLookups) continue
      looks += 1
      if (!(await gives(unsure))) continue
    }
    chosen.add(sentence)
  }
  return pickSuggestions([...chosen, ...pickSuggestions(openQuestions, turn)], 0)
}

/** Suggests after a search: each state the city may be in, then refinements. */
export function suggestAfterSearch(
  seen: SearchSnapshot,
  states: readonly Uf[],
  turn: number,
  gives: HasResults,
): Promise<string[]> {
  const { criteria } = seen
  const first = states
    .slice(0, 3)
    .map(uf => ({ ...criteria, state: [uf] }))
    .map(unsure => ({ sentence: writeCriteriaSentence(unsure), unsure }))
  return pickWithResults([...first, ...rotateByTurn(suggestRefinements(seen), turn)], turn, gives)
}

/** Suggests after a search made elsewhere, without looking at the catalogue. */
export function suggestWithoutLookup(seen: SearchSnapshot, turn: number): string[] {
  const ways = seen.items.length === 0 ? [] : suggestRefinements(seen).filter(({ unsure }) => unsure === null)
  const sentences = rotateByTurn(ways, turn).map(({ sentence }) => sentence)
  return pickSuggestions([...sentences.slice(0, suggestionCount), ...pickSuggestions(openQuestions, turn)], 0)
}

/** Suggests after a search without any results. */
export function suggestAfterNoResult(criteria: Criteria, turn: number, gives: HasResults): Promise<string[]> {
  const wider = [
    { ...emptyCriteria, state: criteria.state, category: criteria.category },
    { ...emptyCriteria, category: criteria.category },
  ].filter(({ state, category }) => state.length > 0 || category.length > 0)
  return pickWithResults(
    wider.map(unsure => ({ sentence: writeCriteriaSentence(unsure), unsure })),
    turn,
    gives,
  )
}
