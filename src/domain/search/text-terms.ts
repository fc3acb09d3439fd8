import { states, type Uf } from '../states.ts'
import { fold } from '../text.ts'

/**
 * One thing a free text asks for: all its `words` somewhere in the searched text or, where they are the name
 * of a state, a listing of that state.
 */
export interface TextTerm {
  words: string[]
  state: Uf | null
}

const stateNames = states
  .map(state => ({ uf: state.uf, words: fold(state.name).split(' ') }))
  .sort((a, b) => b.words.length - a.words.length)

/** Punctuation around a word is not part of it, unless there is nothing else. */
const bare = (word: string): string => word.replace(/^[,;:.!?"'()]+|[,;:.!?"'()]+$/g, '') || word

/**
 * What a free text asks for; a listing matches when every term does. The longest state name wins ("mato grosso
 * do sul" is not "mato grosso"). A name is never taken for the state alone: "casa para reforma" still finds the
 * word "para", and "rio de janeiro" the street of that name in another state.
 */
export function textTerms(text: string): TextTerm[] {
  const words = fold(text).split(' ').map(bare).filter(Boolean)
  const terms = new Map<string, TextTerm>()
  for (let at = 0; at < words.length; ) {
    const state = stateNames.find(name => name.words.every((word, offset) => words[at + offset] === word))
    const term = { words: state?.words ?? words.slice(at, at + 1), state: state?.uf ?? null }
    terms.set(term.words.join(' '), term)
    at += term.words.length
  }
  return [...terms.values()]
}
