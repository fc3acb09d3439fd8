import { readSentence } from '#domain/search/sentence/read-sentence.ts'
import type { Gazetteer } from '#domain/search/sentence/gazetteer.ts'

/** Every kind of criterion, then words that begin many places, numbers and short words: plain, and with accents. */
const phrases = [
  'apartamento de 2 quartos em Campinas, SP ate 300 mil com FGTS e desconto acima de 30% ',
  'apartamento de 2 quartos em Campinas, SP até 300 mil com FGTS e desconto acima de 30% – ',
  'santa santo sao santa rita ',
  'mil ',
  "e' ",
]
/** Characters of the longest sentence that the server takes. */
const longest = 2_000
const rounds = 5

/**
 * Reads long sentences before the server listens. Node compiles a regular expression at its first use and again at
 * its second, and separately for texts with and without characters beyond Latin-1: the first long sentence after a
 * start occupied the thread for 68 to 87 ms, later ones for less than 10 ms.
 */
export function warmUpSentenceReading(gazetteer: Gazetteer): void {
  const texts = phrases.map(phrase => phrase.repeat(Math.ceil(longest / phrase.length)).slice(0, longest))
  for (let round = 0; round < rounds; round++)
    for (const text of texts) readSentence(text, gazetteer, new Date(0))
}
