/** A page's text and the same without accents and capitals; both have the same positions. */
export interface FoldedText {
  text: string
  folded: string
}

/** Characters of a page's text that are read at most. */
const mostRead = 20_000

/**
 * Folds a text letter by letter, so that what is found in it can be cited as it was written. Runs of blanks become one, and
 * of empty lines one empty line: what looks past them would try each.
 */
export function foldLotText(given: string): FoldedText {
  const text = given
    .slice(0, mostRead)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n(?: ?\n)+/g, '\n\n')
  const folded = Array.from({ length: text.length }, (_, at) => {
    const letter = text.charAt(at)
    const plain = (letter.normalize('NFD')[0] ?? letter).toLowerCase()
    return plain.length === 1 ? plain : letter
  }).join('')
  return { text, folded }
}

/** A fact and the words of the page it rests on. */
export interface Found<Value> {
  value: Value
  words: string
}

/** Cites a part of the text in one line. */
export const citeWords = ({ text }: FoldedText, from: number, to: number): string =>
  text.slice(from, to).replace(/\s+/g, ' ').trim()
