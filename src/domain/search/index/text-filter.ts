import { type Category, categories } from '../../property/listing.ts'
import { foldText } from '../../fold-text.ts'
import { states, type Uf } from '../../states.ts'
import { addBits, type BitSet, createBitSet, createFullBitSet, keepCommonBits } from './bit-set.ts'
import { codeOf } from './indexed-listing.ts'
import { keepCodes } from './keep-listings.ts'
import type { ListingIndex } from './listing-index.ts'
import { splitWords } from './listing-words.ts'
import { acceptCodes, type ListingFilter } from './place-filters.ts'
import { addListingsWith } from './word-index.ts'

/** More terms than a search needs. */
const maxTextTerms = 20

/** Other words for a category (the requirements' list); each finds what its category's word finds. */
const categorySynonyms: Readonly<Record<Category, readonly string[]>> = {
  apartamento: ['apto', 'flat', 'studio', 'kitnet'],
  casa: ['sobrado', 'moradia'],
  terreno: ['gleba', 'lote', 'loteamento'],
  rural: ['sitio', 'chacara', 'fazenda'],
  comercial: ['loja', 'sala', 'galpao', 'predio', 'escritorio'],
}

const categoryOfWord: ReadonlyMap<string, Category> = new Map(
  categories.flatMap(category => [category, ...categorySynonyms[category]].map(word => [word, category])),
)

const stateNames = states
  .flatMap(({ uf, name }) => [
    { uf, words: foldText(name).split(' ') },
    { uf, words: [uf.toLowerCase()] },
  ])
  .sort((a, b) => b.words.length - a.words.length)

/** A part of a text: words that must all be found, or the state or category that they name. */
export interface TextTerm {
  words: string[]
  state: Uf | null
  category: Category | null
}

/**
 * Splits a free text into its terms. The longest state name wins ("mato grosso do sul" is not "mato grosso"). A name
 * never means the state alone: "rio de janeiro" also finds the street of that name in another state. Only the first
 * `maxTextTerms` different terms count.
 */
export function parseTextTerms(text: string): TextTerm[] {
  const words = splitWords(text)
  const terms = new Map<string, TextTerm>()
  for (let at = 0; at < words.length && terms.size < maxTextTerms; ) {
    const state = stateNames.find(name => name.words.every((word, offset) => words[at + offset] === word))
    const part = state?.words ?? words.slice(at, at + 1)
    const category = part.length === 1 ? (categoryOfWord.get(part[0] ?? '') ?? null) : null
    terms.set(part.join(' '), { words: part, state: state?.uf ?? null, category })
    at += part.length
  }
  return [...terms.values()]
}

/** Creates a filter for each term of a text: every word must begin a word of the listing. */
export const createTextFilters = (index: ListingIndex, text: string): ListingFilter[] =>
  parseTextTerms(text).map(term => set => keepCommonBits(set, findTermListings(index, term)))

/** Finds the listings that have a term's words, or lie in its state, or are of its category. */
export function findTermListings({ columns, words, size }: ListingIndex, term: TextTerm): BitSet {
  const found = createFullBitSet(size)
  for (const word of term.words) {
    const one = createBitSet(size)
    addListingsWith(words, word, one)
    keepCommonBits(found, one)
  }
  for (const [column, code] of [
    ['state', term.state === null ? null : codeOf.state(term.state)],
    ['category', term.category === null ? null : codeOf.category(term.category)],
  ] as const) {
    if (code === null) continue
    const named = createFullBitSet(size)
    keepCodes(
      named,
      columns[column],
      acceptCodes(32, each => each === code),
    )
    addBits(found, named)
  }
  return found
}
