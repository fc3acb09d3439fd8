import { tidy } from '../../text.ts'
import { keyOf } from './labels.ts'

/** After these a dot ends no sentence: `conforme Av. 5`, `n. 12`. */
const abbreviation = /(?<![a-z])(?:av|r|n|no|nº|n°|art|mat|reg|proc|jud|fls?|cf|inc|apto|bl|lt|qd)\.$/

/** A prose of the bank → its sentences, tidied, in order; a line ends one, too. */
export function sentences(text: string): string[] {
  const found: string[] = []
  for (const line of text.split('\n')) {
    let open = false
    for (const part of tidy(line).split(/(?<=[.!?]) /)) {
      const said = tidy(part.replace(/^[-•–*\s]+/, ''))
      if (!/[\p{L}\d]/u.test(said)) continue
      const last = found.at(-1)
      if (open && last !== undefined) found[found.length - 1] = `${last} ${said}`
      else found.push(said)
      open = abbreviation.test(keyOf(said))
    }
  }
  return found
}
