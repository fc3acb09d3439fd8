import { states } from '#domain/states.ts'
import { type NaiveRule, saysWord, splitNaively } from './naive-listing.ts'

const stateNames = states
  .map(({ uf, name }) => ({ uf, words: splitNaively(name) }))
  .sort((a, b) => b.words.length - a.words.length)

/** Each of the first twenty terms: a word that begins one of the listing's, or a state by its name. */
export function textRules(text: string): NaiveRule[] {
  const words = splitNaively(text)
  const terms = new Map<string, NaiveRule>()
  for (let at = 0; at < words.length && terms.size < 20; ) {
    const named = stateNames.find(name => name.words.every((word, offset) => words[at + offset] === word))
    const term = named?.words ?? [words[at] ?? '']
    terms.set(
      term.join(' '),
      listing => listing.state === named?.uf || term.every(word => saysWord(listing, word)),
    )
    at += term.length
  }
  return [...terms.values()]
}
