import type { SentenceReading } from './sentence-reading.ts'
import { forEachMatch, hasWord, phrasePattern } from './sentence-patterns.ts'

const verb = '(?:cab(?:e|em|er|erem|endo)|caib(?:a|am)|coub\\w{1,6})'
const means = '(?:(?:meu|nosso|minha|nossa) )?(?:bolso|orcamento|renda|salario)'
/** "cabe no meu bolso", "caibam dentro do nosso orçamento", without the amount that may follow. */
export const fitsMeansWords = `${verb} (?:bem )?(?:dentro )?(?:n[oa]s?|d[oa]s?|em) ${means}(?: d[aeo] (?:minha |nossa )?familia)?`

/** An amount that follows says what the means are: "no orçamento de 200 mil" is a price, "na renda de 4 mil" an income. */
const pattern = phrasePattern(
  `(?:e )?(?:(?:o )?que )?(?:me )?${fitsMeansWords}(?! (?:: )?(?:de |e de |ate |e )?(?:ate |uns |umas |r )?[$#\\d])`,
)
const someVerb = /^c(?:ab|aib|oub)/

/**
 * Reads that somebody wants what the family's means allow; what these are, no sentence says. It runs before questions, so
 * that "o que cabe no meu bolso com 2 quartos?" is a search with both.
 */
export function readFitsMeans(reading: SentenceReading): void {
  if (!hasWord(reading, someVerb)) return
  forEachMatch(reading, pattern, () => {
    reading.fitsMeans = true
  })
}
