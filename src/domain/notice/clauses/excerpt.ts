import { tidy } from '../../text.ts'
import { keyOf } from './key.ts'

/** The sign before an item of a list. */
const lead = /^[▪•●◦■·*\uE000-\uF8FF][* ]{0,3}/
/** Characters of an excerpt at most. */
const most = 400

/** What of a passage is shown: all of it, or, of a long one, the part with what it was recognised by. */
export function excerptOf(
  text: string,
  pieces: readonly { start: number; end: number }[],
  says: (part: string) => boolean,
  mention: RegExp,
): string {
  const parts = pieces.flatMap(({ start, end }) => cut(tidy(text.slice(start, end)).replace(lead, '')))
  const [first = ''] = parts
  if (parts.length === 1) return first
  return (
    parts.find(says) ??
    parts.find(part => mention.test(keyOf(part)) && part.length > 60) ??
    parts.find(part => mention.test(keyOf(part))) ??
    first
  )
}

/** A long sentence in parts, cut where it is divided itself, else between words. */
function cut(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.length > most) {
    const head = rest.slice(0, most)
    const at = [/[;:](?=\s)/g, /,(?=\s)/g, /(?=\s)/g]
      .map(pattern => [...head.matchAll(pattern)].at(-1))
      .find(match => match !== undefined && match.index > most / 3)
    const end = at === undefined ? most : at.index + at[0].length
    parts.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...parts, rest]
}
