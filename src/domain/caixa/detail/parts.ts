import { keyOf } from './labels.ts'

/** What an abbreviated capture writes where it leaves something out. */
export const gap = /\[(?:\.{3}|…)\]/

/** `closed` = something of the page followed it; without that, it may have gone on. */
export interface Part {
  text: string
  closed: boolean
}

/** The part after `from`, up to the first of `until`, gaps included; `null` without `from`. */
export function part(text: string, from: RegExp, until: readonly RegExp[]): Part | null {
  const key = keyOf(text)
  const found = from.exec(key)
  if (!found) return null
  const start = found.index + found[0].length
  const rest = key.slice(start)
  const ends = until.map(each => rest.search(each)).filter(at => at >= 0)
  const length = Math.min(rest.length, ...ends)
  return { text: text.slice(start, start + length), closed: ends.length > 0 }
}

/** A part up to its first gap, and what stands after it. */
export function known({ text, closed }: Part): { text: string; after: string; cut: boolean } {
  const [first = '', ...others] = text.split(gap)
  return { text: first, after: others.join('\n'), cut: !closed || others.length > 0 }
}

/** A part that is not there. */
export const nothing: Part = { text: '', closed: true }
