import { foldText } from '../fold-text.ts'

/**
 * A matrícula's text in the form in which its words are looked for: without accents, in lower case, runs of blanks as
 * one blank, words that a line end broke joined, headings that repeat on every page left out. Every position leads
 * back to the text, which is never rewritten.
 */
export interface TitleRecordKey {
  readonly key: string
  /** The position in the text of the character at `position` of the key. */
  sourceAt(position: number): number
}

const pageEdgeLines = 4
const maxHeadingLength = 110
const continuation = /^\W{0,4}(?:continua|continuacao|segue|vide|cont\.)\b.{0,60}$/
const actHead = /^\W{0,4}(?:r|av|reg|registro|averbacao)\s?[.\-–—:nº° ]{0,4}\s?\d/

/** Builds the key of a text; takes linear time. */
export function buildTitleRecordKey(text: string): TitleRecordKey {
  const skipped = findPageHeadings(text)
  // An array: looking at the end of a growing string copies it each time.
  const key: string[] = []
  const positions: number[] = []
  const add = (letters: string, position: number): void => {
    for (const letter of letters) {
      key.push(letter)
      positions.push(position)
    }
  }
  let skip = 0
  for (let at = 0; at < text.length; at++) {
    while (skip < skipped.length && skipped[skip]!.end <= at) skip++
    const heading = skipped[skip]
    if (heading !== undefined && heading.start <= at) continue
    const letter = text[at]!
    if (letter > ' ' && letter < '\u007f') {
      const isLetter = (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z')
      if (isLetter && key.at(-1) === '\n' && endsBroken(key)) {
        key.length -= 2
        positions.length -= 2
      }
      key.push(isLetter ? letter.toLowerCase() : letter)
      positions.push(at)
      continue
    }
    if (/\s/.test(letter)) {
      const blank = letter === '\n' || letter === '\f' ? '\n' : ' '
      const before = key.at(-1)
      if (before === '\n') continue
      if (before === ' ') {
        if (blank === '\n') key[key.length - 1] = blank
        continue
      }
      if (before !== undefined) add(blank, at)
      continue
    }
    if (/\p{M}|\u00ad|\u200b|\ufeff/u.test(letter)) continue
    // A word that the end of a line broke: "aliena-" and "ção".
    if (/\p{L}/u.test(letter) && endsBroken(key)) {
      key.length -= 2
      positions.length -= 2
    }
    add(foldLetter(letter), at)
  }
  return { key: key.join(''), sourceAt: position => positions[position] ?? text.length }
}

/** Whether the key ends in a word that the end of a line broke. */
const endsBroken = (key: readonly string[]): boolean =>
  key.at(-1) === '\n' && /[a-z]{2}-\n/.test(key.slice(-4).join(''))

/** Folds one character into one or more; what has no letters below stays. */
const foldLetter = (letter: string): string =>
  letter === '–' || letter === '—' || letter === '−'
    ? '-'
    : letter === 'º' || letter === '°'
      ? 'o'
      : letter === 'ª'
        ? 'a'
        : letter === '“' || letter === '”'
          ? '"'
          : foldText(letter) || letter

interface TextRange {
  start: number
  end: number
}

const pageWords = new Set('ficha folha fl fls pag pagina verso anverso continua continuacao'.split(' '))
const headWords = new Set([
  ...pageWords,
  ...'matricula mat no livro registro geral certidao de da no cns cnm'.split(' '),
])
/** Whether a folded line has the words of a page's head alone: "matricula 95.417 - ficha 01 verso - continuacao". */
function isPageHead(line: string): boolean {
  const spaced = line
    .replace(/n[º°.]/g, ' ')
    .replace(/(?<![a-z])[a-z](?: [a-z](?![a-z])){3,}/g, letters => letters.replaceAll(' ', ''))
  const words = spaced.match(/[a-z]+|\d[\da-z]*/g) ?? []
  return (
    words.some(word => pageWords.has(word)) &&
    words.every(word => headWords.has(word) || word.length === 1 || /^\d/.test(word))
  )
}
/** Characters at the beginning of a text that may name the matrícula and no other place. */
const firstHead = 600

/**
 * Finds the lines that repeat, but for their numbers, at the edges of several pages, "continua no verso", and what has
 * the words of a page's head alone.
 */
export function findPageHeadings(text: string): TextRange[] {
  const edges: (TextRange & { shape: string })[] = []
  const found: TextRange[] = []
  const pages = text.split('\f')
  let from = 0
  for (const page of pages) {
    const lines: (TextRange & { shape: string })[] = []
    let start = from
    let before = ''
    for (const line of page.split('\n')) {
      const shape = foldText(line).replace(/\d[\d.]*/g, '9')
      if (shape !== '' && line.length <= maxHeadingLength) {
        const range = { start, end: start + line.length, shape }
        // The end of a word that the line before broke repeats, too: "O Ofi-" and "cial."
        const isRest = /\p{L}-\s*$/u.test(before)
        const folded = foldText(line)
        const isHead = continuation.test(shape) || (start > firstHead && isPageHead(folded))
        if (isHead && !actHead.test(folded)) found.push(range)
        else if (!actHead.test(folded) && !isRest) lines.push(range)
      } else if (shape !== '') lines.push({ start: -1, end: -1, shape: '' })
      before = line
      start += line.length + 1
    }
    edges.push(...lines.slice(0, pageEdgeLines), ...lines.slice(pageEdgeLines).slice(-pageEdgeLines))
    from += page.length + 1
  }
  const times = new Map<string, number>()
  for (const { shape } of edges) times.set(shape, (times.get(shape) ?? 0) + 1)
  // The first page's head is kept: it names the registry and the number.
  const seen = new Set<string>()
  for (const { start, end, shape } of edges) {
    if (start < 0 || (times.get(shape) ?? 0) < 2) continue
    if (seen.has(shape) || start > firstHead) found.push({ start, end })
    seen.add(shape)
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** Longer runs of letters are no word: a pattern that read them to their end would take time that grows with its square. */
const maxWord = 30

/** Builds a pattern of folded words in which a blank stands for any white space, and ` ?` for white space or none. */
export const wordsPattern = (source: string, flags = ''): RegExp =>
  new RegExp(
    source
      .replaceAll('\\w+', `\\w{1,${String(maxWord)}}`)
      .replaceAll('\\w*', `\\w{0,${String(maxWord)}}`)
      .replaceAll(' ?', '\\s*')
      .replaceAll(' ', '\\s+'),
    flags,
  )
