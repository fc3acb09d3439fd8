import { tidyText } from '../../fold-text.ts'
import { buildPassageKey } from './passage-key.ts'

/** A range of a text. */
export interface TextRange {
  start: number
  end: number
}

/** The bullet before a list item. */
const lead = /^[▪•●◦■·*\uE000-\uF8FF][* ]{0,3}/
/** Maximum number of characters of an excerpt, and of a list introduction before its item. */
const maxExcerptLength = 400
const maxHeadLength = 160
/** Marks words of the text that are left out. */
const gapMark = ' […] '

/** The words of a rule that are shown, and where in the text its own sentence begins. */
export interface ClauseExcerpt {
  excerpt: string
  start: number
}

/**
 * Selects the part of a passage to show: all of it or, for a long passage, the part that states what was recognized.
 * `head` precedes it when the rule rests on it, too.
 */
export function selectExcerpt(
  text: string,
  pieces: readonly TextRange[],
  head: readonly TextRange[],
  says: (part: string) => boolean,
  mention: RegExp,
): ClauseExcerpt {
  const before = wordsOf(text, head)
    .map(({ words }) => words)
    .join(' ')
  const start =
    before.length > maxHeadLength
      ? before.slice(before.indexOf(' ', before.length - maxHeadLength) + 1)
      : before
  const room = start === '' ? maxExcerptLength : maxExcerptLength - start.length - gapMark.length
  const item = partOf(wordsOf(text, pieces), room, says, mention)
  return {
    excerpt: start === '' ? item.words : `${start}${gapMark}${item.words}`,
    start: findSource(text, item),
  }
}

/** Words of a piece of the text, from the so manieth character of its tidied words on. */
interface ExcerptPart {
  words: string
  piece: TextRange
  offset: number
}

const wordsOf = (text: string, pieces: readonly TextRange[]): ExcerptPart[] =>
  pieces.map(piece => {
    const tidy = tidyText(text.slice(piece.start, piece.end))
    const words = tidy.replace(lead, '')
    return { words, piece, offset: tidy.length - words.length }
  })

/** Finds in the text where a part begins: tidying changes white space alone. */
function findSource(text: string, { piece: { start, end }, offset }: ExcerptPart): number {
  const tidy = tidyText(text.slice(start, end))
  let letters = tidy.slice(0, offset).replace(/\s/g, '').length
  for (let at = start; at < end; at++) {
    if (/\s/.test(text[at]!)) continue
    if (letters-- === 0) return at
  }
  return start
}

function partOf(
  sentences: readonly ExcerptPart[],
  room: number,
  says: (part: string) => boolean,
  mention: RegExp,
): ExcerptPart {
  const [first = { words: '', piece: { start: 0, end: 0 }, offset: 0 }] = sentences
  const whole = sentences.map(({ words }) => words).join(gapMark)
  if (whole.length <= room) return { ...first, words: whole }
  const parts = sentences.flatMap(sentence => windows(sentence, room))
  const keys = parts.map(({ words }) => buildPassageKey(words))
  const named = keys.findIndex(key => mention.test(key) && /comprador|caixa/.test(key))
  return (
    parts.find(({ words }) => says(words)) ??
    parts[named] ??
    parts.find((_, index) => mention.test(keys[index] ?? '')) ??
    parts[0] ?? { ...first, words: '' }
  )
}

/** Cuts a long sentence into parts that begin at its own divisions, each at most `room` characters long. */
function windows(sentence: ExcerptPart, room: number): ExcerptPart[] {
  const { words: whole, offset } = sentence
  if (whole.length <= room) return [sentence]
  const starts = [0, ...[...whole.matchAll(/[;:,] +/g)].map(({ 0: { length }, index }) => index + length)]
  return starts
    .slice(0, 60)
    .filter((start, index) => index === 0 || start < whole.length - 40)
    .map(start => {
      const words = whole.slice(start, start + room)
      const part = { ...sentence, words, offset: offset + start }
      if (start + room >= whole.length) return part
      const end = [/[;:.,](?=\s)/g, /(?=\s)/g]
        .map(pattern => [...words.matchAll(pattern)].at(-1))
        .find(match => match !== undefined && match.index > room / 2)
      return end === undefined ? part : { ...part, words: words.slice(0, end.index + end[0].length) }
    })
}
