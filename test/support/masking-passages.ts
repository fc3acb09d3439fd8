import { readFileSync } from 'node:fs'

/**
 * Invented passages of matrículas whose author had not seen the masking rules. In the files `{kind:words}` marks a
 * personal datum: n name, c CPF, j CNPJ, d other document, t telephone, m mail, a address of residence. `{x:…}` may
 * be masked or stay. All other words have to stay.
 */
export interface MaskingPassage {
  title: string
  text: string
  marks: MaskingMark[]
}

interface MaskingMark {
  kind: 'n' | 'c' | 'j' | 'd' | 't' | 'm' | 'a' | 'x'
  start: number
  end: number
}

/** Reads the passages of a file, in which marks say what must be masked. */
export function readMaskingPassages(file: string): MaskingPassage[] {
  return readFileSync(new URL(`./masking/${file}`, import.meta.url), 'utf8')
    .split(/^### /m)
    .slice(1)
    .map(part => {
      const lineEnd = part.indexOf('\n')
      return { title: part.slice(0, lineEnd), ...readMarks(part.slice(lineEnd + 1).trimEnd()) }
    })
}

function readMarks(marked: string): Pick<MaskingPassage, 'text' | 'marks'> {
  const marks: MaskingMark[] = []
  let text = ''
  let from = 0
  for (const found of marked.matchAll(/\{([ncjdtmax]):([^{}]*)\}/g)) {
    text += marked.slice(from, found.index)
    const words = found[2] ?? ''
    marks.push({ kind: found[1] as MaskingMark['kind'], start: text.length, end: text.length + words.length })
    text += words
    from = found.index + found[0].length
  }
  return { text: text + marked.slice(from), marks }
}

/** The result of a masking: every datum it left readable, and every word it should have left. */
export interface MaskingMeasure {
  /** By kind: how many data there are and which stayed readable, as `title: words`. */
  data: Map<MaskingMark['kind'], { total: number; left: string[] }>
  words: number
  wronglyMasked: string[]
  /** Titles of passages whose length or lines changed. */
  moved: string[]
}

/** Words of a name or an address that say nothing about a person. */
const neutralWords = new Set(
  'da de do das dos di del la van der von und el y e bel bela dr dra sr sra dona rua r av avenida alameda travessa linha casa apto apartamento lote quadra nº n s filho comendador'.split(
    ' ',
  ),
)

const wordPattern = /[\p{L}\d]+/gu

/** Counts what a mask covers of what it must, and of what it must not. */
export function measureMasking(
  passages: readonly MaskingPassage[],
  mask: (text: string) => string,
): MaskingMeasure {
  const measure: MaskingMeasure = { data: new Map(), words: 0, wronglyMasked: [], moved: [] }
  for (const passage of passages) {
    const masked = mask(passage.text)
    if (masked.length !== passage.text.length || lineEnds(masked) !== lineEnds(passage.text)) {
      measure.moved.push(passage.title)
      continue
    }
    for (const mark of passage.marks.filter(({ kind }) => kind !== 'x')) {
      const entry = measure.data.get(mark.kind) ?? { total: 0, left: [] }
      entry.total += 1
      if (isReadable(passage.text, masked, mark)) {
        entry.left.push(`${passage.title}: ${passage.text.slice(mark.start, mark.end)}`)
      }
      measure.data.set(mark.kind, entry)
    }
    for (const word of passage.text.matchAll(wordPattern)) {
      const end = word.index + word[0].length
      if (passage.marks.some(mark => word.index < mark.end && end > mark.start)) continue
      if (neutralWords.has(word[0].toLowerCase())) continue
      measure.words += 1
      if (masked.slice(word.index, end) !== word[0])
        measure.wronglyMasked.push(`${passage.title}: ${word[0]}`)
    }
  }
  return measure
}

/** A name or an address is readable while one of its own words is; a number while more than a third of its digits are. */
function isReadable(text: string, masked: string, { kind, start, end }: MaskingMark): boolean {
  const original = text.slice(start, end)
  if (kind === 'n' || kind === 'a' || kind === 'm') {
    const spaced = /^\P{L}*\p{L}(?: +\p{L})+\P{L}*$/u.test(original)
    return [...original.matchAll(wordPattern)].some(({ 0: word, index }) => {
      if (neutralWords.has(word.toLowerCase())) return false
      if (word.length === 1 && !/\d/.test(word) && !spaced) return false
      return masked.slice(start + index, start + index + word.length) === word
    })
  }
  const signs = [...original]
    .map((sign, index) => ({ sign, index }))
    .filter(({ sign }) => /[\p{L}\d]/u.test(sign))
  const stayed = signs.filter(({ sign, index }) => masked[start + index] === sign)
  return stayed.length * 3 > signs.length
}

function lineEnds(text: string): string {
  return [...text.matchAll(/\n/g)].map(({ index }) => index).join(',')
}

/** Describes a measure in one line. */
export function describeMasking({ data, words, wronglyMasked, moved }: MaskingMeasure): string {
  const kinds = [...data].map(([kind, { total, left }]) => `${kind} ${total - left.length}/${total}`)
  const total = [...data.values()].reduce((sum, entry) => sum + entry.total, 0)
  const left = [...data.values()].reduce((sum, entry) => sum + entry.left.length, 0)
  return `${total - left}/${total} data masked (${kinds.join(', ')}); ${wronglyMasked.length}/${words} words wrongly masked; ${moved.length} moved`
}
