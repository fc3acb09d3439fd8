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
): string {
  const before = wordsOf(text, head).join(' ')
  const start =
    before.length > maxHeadLength
      ? before.slice(before.indexOf(' ', before.length - maxHeadLength) + 1)
      : before
  const room = start === '' ? maxExcerptLength : maxExcerptLength - start.length - gapMark.length
  const item = partOf(wordsOf(text, pieces), room, says, mention)
  return start === '' ? item : `${start}${gapMark}${item}`
}

const wordsOf = (text: string, pieces: readonly TextRange[]): string[] =>
  pieces.map(({ start, end }) => tidyText(text.slice(start, end)).replace(lead, ''))

function partOf(
  sentences: readonly string[],
  room: number,
  says: (part: string) => boolean,
  mention: RegExp,
): string {
  const whole = sentences.join(gapMark)
  if (whole.length <= room) return whole
  const parts = sentences.flatMap(sentence => windows(sentence, room))
  const keys = parts.map(part => buildPassageKey(part))
  const named = keys.findIndex(key => mention.test(key) && /comprador|caixa/.test(key))
  return (
    parts.find(says) ??
    parts[named] ??
    parts.find((_, index) => mention.test(keys[index] ?? '')) ??
    parts[0] ??
    ''
  )
}

/** Cuts a long sentence into parts that begin at its own divisions, each at most `room` characters long. */
function windows(sentence: string, room: number): string[] {
  if (sentence.length <= room) return [sentence]
  const starts = [0, ...[...sentence.matchAll(/[;:,] +/g)].map(({ 0: { length }, index }) => index + length)]
  return starts
    .slice(0, 60)
    .filter((start, index) => index === 0 || start < sentence.length - 40)
    .map(start => {
      const words = sentence.slice(start, start + room)
      if (start + room >= sentence.length) return words
      const end = [/[;:.,](?=\s)/g, /(?=\s)/g]
        .map(pattern => [...words.matchAll(pattern)].at(-1))
        .find(match => match !== undefined && match.index > room / 2)
      return end === undefined ? words : words.slice(0, end.index + end[0].length)
    })
}
