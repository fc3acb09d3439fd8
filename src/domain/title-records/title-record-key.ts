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

const [newline, blank, hyphen] = [0x0a, 0x20, 0x2d]
const isSmallLetter = (code: number | undefined): boolean =>
  code !== undefined && code >= 0x61 && code <= 0x7a

/** The letters of a key, each with its place in the text; grows where one character is folded into several. */
class KeyLetters {
  #codes: Uint16Array
  #places: Uint32Array
  length = 0

  constructor(capacity: number) {
    this.#codes = new Uint16Array(capacity)
    this.#places = new Uint32Array(capacity)
  }

  add(code: number, place: number): void {
    if (this.length === this.#codes.length) this.#grow()
    this.#codes[this.length] = code
    this.#places[this.length++] = place
  }

  #grow(): void {
    const [codes, places] = [this.#codes, this.#places]
    this.#codes = new Uint16Array(2 * codes.length + 16)
    this.#codes.set(codes)
    this.#places = new Uint32Array(2 * places.length + 16)
    this.#places.set(places)
  }

  /** The last letter but `back` ones; `undefined` before the first. */
  last(back = 0): number | undefined {
    return this.length > back ? this.#codes[this.length - 1 - back] : undefined
  }

  endLine(): void {
    this.#codes[this.length - 1] = newline
  }

  /** Whether it ends in a word that the end of a line broke: "aliena-" and "ção". */
  endsBroken(): boolean {
    return (
      this.last() === newline &&
      this.last(1) === hyphen &&
      isSmallLetter(this.last(2)) &&
      isSmallLetter(this.last(3))
    )
  }

  placeAt(position: number): number | undefined {
    return position < this.length ? this.#places[position] : undefined
  }

  toString(): string {
    let text = ''
    for (let from = 0; from < this.length; from += 8_192)
      text += String.fromCharCode(...this.#codes.subarray(from, Math.min(this.length, from + 8_192)))
    return text
  }
}

/** Builds the key of a text; takes linear time. */
export function buildTitleRecordKey(text: string): TitleRecordKey {
  const skipped = findPageHeadings(text)
  const key = new KeyLetters(text.length)
  let skip = 0
  for (let at = 0; at < text.length; at++) {
    while (skip < skipped.length && skipped[skip]!.end <= at) skip++
    const heading = skipped[skip]
    if (heading !== undefined && heading.start <= at) continue
    const code = text.charCodeAt(at)
    if (code > blank && code < 0x7f) {
      const small = code >= 0x41 && code <= 0x5a ? code + 0x20 : code
      if (isSmallLetter(small) && key.endsBroken()) key.length -= 2
      key.add(small, at)
      continue
    }
    const letter = text[at]!
    if (/\s/.test(letter)) {
      const isLineEnd = letter === '\n' || letter === '\f'
      const before = key.last()
      if (before === blank && isLineEnd) key.endLine()
      else if (before !== undefined && before !== newline && before !== blank)
        key.add(isLineEnd ? newline : blank, at)
      continue
    }
    if (/\p{M}|\u00ad|\u200b|\ufeff/u.test(letter)) continue
    if (/\p{L}/u.test(letter) && key.endsBroken()) key.length -= 2
    const folded = foldLetter(letter)
    for (let one = 0; one < folded.length; one++) key.add(folded.charCodeAt(one), at)
  }
  return { key: key.toString(), sourceAt: position => key.placeAt(position) ?? text.length }
}

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
