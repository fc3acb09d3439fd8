import { type Category, categories } from '../property/property.ts'
import { type Criteria, everything } from '../search/criteria.ts'
import { fold } from '../text.ts'
import type { Uf } from '../states.ts'
import { refinements, type Seen, type Way } from './refinements.ts'
import { sentenceOf } from './sentence-of.ts'

const shown = 4

/** What anybody can ask: the twelve of discovery.md 9. Our own parser understands each. */
export const openSuggestions = [
  'Casas em SP até 200 mil',
  'Melhor ROI em Minas Gerais',
  'Como funciona o leilão da Caixa?',
  'Apartamentos que aceitam financiamento no Paraná',
  'Imóveis com maior desconto em Goiás',
  'Posso usar o FGTS?',
  'Terrenos em RJ até 100 mil',
  'Imóveis em venda direta com desconto acima de 40%',
  'Quem paga o condomínio atrasado?',
  'Casas de 3 quartos em Pernambuco',
  'Imóveis comerciais em SP',
  'Qual a diferença entre venda online e venda direta?',
] as const

const openQuestions = openSuggestions.filter(sentence => sentence.endsWith('?'))

/** Others first at every turn. */
function inTurn<T>(all: readonly T[], turn: number): T[] {
  const start = all.length === 0 ? 0 : (Math.max(0, Math.trunc(turn)) * shown) % all.length
  return [...all.slice(start), ...all.slice(0, start)]
}

/** Four of `all`, others at every turn; `first` come first. Nothing twice. */
export function pick(all: readonly string[], turn: number, first: readonly string[] = []): string[] {
  return [...new Set([...first, ...inTurn(all, turn)])].slice(0, shown)
}

const categoryWords: Record<Category, RegExp> = {
  casa: /\b(?:casas?|sobrados?)\b/,
  apartamento: /\b(?:apartamentos?|aptos?|aps?|flats?)\b/,
  terreno: /\b(?:terrenos?|lotes?)\b/,
  rural: /\b(?:sitios?|chacaras?|fazendas?|rura(?:l|is))\b/,
  comercial: /\b(?:lojas?|salas?|galpao|galpoes|comercia(?:l|is))\b/,
}

/** What of the sentence did not fit in one search, as a search of its own: `casa ou apartamento`. */
const leftOut = (criteria: Criteria, notUnderstood: readonly string[]): Criteria[] =>
  categories
    .filter(category => category !== criteria.category)
    .filter(category => notUnderstood.some(part => categoryWords[category].test(fold(part))))
    .map(category => ({ ...criteria, category }))

/** Whether a search finds anything; `false` where that may not be asked any more. */
type Gives = (criteria: Criteria) => Promise<boolean>

/** At most looked up for the suggestions of one answer. */
const mostLooks = 4

/** The first four that lead somewhere, then questions: those always do. */
async function leadingOn(ways: readonly Way[], turn: number, gives: Gives): Promise<string[]> {
  const chosen = new Set<string>()
  let looks = 0
  for (const { sentence, unsure } of ways) {
    if (chosen.size === shown) break
    if (chosen.has(sentence)) continue
    if (unsure !== null) {
      if (looks === mostLooks) continue
      looks += 1
      if (!(await gives(unsure))) continue
    }
    chosen.add(sentence)
  }
  return pick([...chosen, ...pick(openQuestions, turn)], 0)
}

/** After a search: each of the states its city may be in, what did not fit in it, then ways to go on. */
export function afterSearch(
  seen: Seen,
  notUnderstood: readonly string[],
  states: readonly Uf[],
  turn: number,
  gives: Gives,
): Promise<string[]> {
  const { criteria } = seen
  const first = [
    ...states.slice(0, 3).map(uf => ({ ...criteria, state: [uf] })),
    ...leftOut(criteria, notUnderstood),
  ].map(unsure => ({ sentence: sentenceOf(unsure), unsure }))
  return leadingOn([...first, ...inTurn(refinements(seen), turn)], turn, gives)
}

/** After a search somebody else made: what needs no look at the catalogue. */
export function certainAfter(seen: Seen, turn: number): string[] {
  const ways = seen.items.length === 0 ? [] : refinements(seen).filter(({ unsure }) => unsure === null)
  const sentences = inTurn(ways, turn).map(({ sentence }) => sentence)
  return pick([...sentences.slice(0, shown), ...pick(openQuestions, turn)], 0)
}

/** After nothing was found anywhere. */
export function afterNothing(criteria: Criteria, turn: number, gives: Gives): Promise<string[]> {
  const wider = [
    { ...everything, state: criteria.state, category: criteria.category },
    { ...everything, category: criteria.category },
  ].filter(({ state, category }) => state.length > 0 || category !== null)
  return leadingOn(
    wider.map(unsure => ({ sentence: sentenceOf(unsure), unsure })),
    turn,
    gives,
  )
}
