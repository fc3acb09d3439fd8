import { type Category, categories } from '../property/property.ts'
import { type Criteria, everything } from '../search/criteria.ts'
import { fold } from '../text.ts'
import type { Uf } from '../states.ts'
import { refinements, type Seen } from './refinements.ts'
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

/** Four of `all`, others at every turn; `first` come first. Nothing twice. */
export function pick(all: readonly string[], turn: number, first: readonly string[] = []): string[] {
  const start = all.length === 0 ? 0 : (Math.max(0, Math.trunc(turn)) * shown) % all.length
  return [...new Set([...first, ...all.slice(start), ...all.slice(0, start)])].slice(0, shown)
}

const categoryWords: Record<Category, RegExp> = {
  casa: /\b(?:casas?|sobrados?)\b/,
  apartamento: /\b(?:apartamentos?|aptos?|aps?|flats?)\b/,
  terreno: /\b(?:terrenos?|lotes?)\b/,
  rural: /\b(?:sitios?|chacaras?|fazendas?|rura(?:l|is))\b/,
  comercial: /\b(?:lojas?|salas?|galpao|galpoes|comercia(?:l|is))\b/,
}

/** What of the sentence did not fit in one search, as a search of its own: `casa ou apartamento`. */
const leftOut = (criteria: Criteria, notUnderstood: readonly string[]): string[] =>
  categories
    .filter(category => category !== criteria.category)
    .filter(category => notUnderstood.some(part => categoryWords[category].test(fold(part))))
    .map(category => sentenceOf({ ...criteria, category }))

/** After a search: each of the states its city may be in, what did not fit in it, then ways to go on. */
export function afterSearch(
  seen: Seen,
  notUnderstood: readonly string[],
  states: readonly Uf[],
  turn: number,
): string[] {
  const { criteria } = seen
  const inEach = states.slice(0, 3).map(uf => sentenceOf({ ...criteria, state: [uf] }))
  const first = [...inEach, ...leftOut(criteria, notUnderstood)]
  const enough = pick(refinements(seen), turn, first)
  return pick([...enough, ...pick(openSuggestions, turn)], 0)
}

/** After nothing was found anywhere. */
export const afterNothing = (criteria: Criteria, turn: number): string[] =>
  pick(openSuggestions, turn, [
    sentenceOf({ ...everything, state: criteria.state, category: criteria.category }),
  ])
