import { tidyText } from '../../fold-text.ts'
import { foldKeepingPositions } from './page-labels.ts'

/** Abbreviations after which a dot does not end a sentence: `conforme Av. 5`, `n. 12`. */
const abbreviation = /(?<![a-z])(?:av|r|n|no|nº|n°|art|mat|reg|proc|jud|fls?|cf|inc|apto|bl|lt|qd)\.$/

/** Splits the bank's prose into its sentences, tidied, in order; a line break also ends a sentence. */
export function splitSentences(text: string): string[] {
  const found: string[] = []
  for (const line of text.split('\n')) {
    let open = false
    for (const part of tidyText(line).split(/(?<=[.!?]) /)) {
      const said = tidyText(part.replace(/^[-•–*\s]+/, ''))
      if (!/[\p{L}\d]/u.test(said)) continue
      const last = found.at(-1)
      if (open && last !== undefined) found[found.length - 1] = `${last} ${said}`
      else found.push(said)
      open = abbreviation.test(foldKeepingPositions(said))
    }
  }
  return found
}
