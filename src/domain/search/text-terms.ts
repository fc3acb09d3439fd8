import { states, type Uf } from '../states.ts'
import { foldText } from '../fold-text.ts'

/**
 * One term of a free text: all its `words` anywhere in the searched text or, when they are the name of a state, a
 * listing of that state.
 */
export interface TextTerm {
  words: string[]
  state: Uf | null
}

/** More words than a search needs; each costs a look into the text of every listing. */
const maxTerms = 20

const stateNames = states
  .map(state => ({ uf: state.uf, words: foldText(state.name).split(' ') }))
  .sort((a, b) => b.words.length - a.words.length)

/** Removes punctuation around a word, unless the word is nothing else. */
const bare = (word: string): string => word.replace(/^[,;:.!?"'()]+|[,;:.!?"'()]+$/g, '') || word

/**
 * Splits a free text into its terms; a listing matches when every term does. The longest state name wins ("mato
 * grosso do sul" is not "mato grosso"). A name never means the state alone: "casa para reforma" still finds the word
 * "para", and "rio de janeiro" the street of that name in another state. Only the first `maxTerms` different terms
 * count.
 */
export function parseTextTerms(text: string): TextTerm[] {
  const words = foldText(text).split(' ').map(bare).filter(Boolean)
  const terms = new Map<string, TextTerm>()
  for (let at = 0; at < words.length && terms.size < maxTerms; ) {
    const state = stateNames.find(name => name.words.every((word, offset) => words[at + offset] === word))
    const term = { words: state?.words ?? words.slice(at, at + 1), state: state?.uf ?? null }
    terms.set(term.words.join(' '), term)
    at += term.words.length
  }
  return [...terms.values()]
}
