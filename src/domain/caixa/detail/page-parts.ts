import { foldKeepingPositions } from './page-labels.ts'

/** What an abbreviated capture writes in place of omitted text. */
export const captureGap = /\[(?:\.{3}|…)\]/

/** `closed` = another part of the page follows it; otherwise it may be incomplete. */
export interface PagePart {
  text: string
  closed: boolean
}

/**
 * Returns the part after `from`, up to the first match of `until`, gaps included; `null` when `from` is not found.
 */
export function findPagePart(text: string, from: RegExp, until: readonly RegExp[]): PagePart | null {
  const key = foldKeepingPositions(text)
  const found = from.exec(key)
  if (!found) return null
  const start = found.index + found[0].length
  const rest = key.slice(start)
  const ends = until.map(each => rest.search(each)).filter(at => at >= 0)
  const length = Math.min(rest.length, ...ends)
  return { text: text.slice(start, start + length), closed: ends.length > 0 }
}

/** Splits a part into the text before its first gap and the text after it. */
export function readKnownPart({ text, closed }: PagePart): { text: string; after: string; cut: boolean } {
  const [first = '', ...others] = text.split(captureGap)
  return { text: first, after: others.join('\n'), cut: !closed || others.length > 0 }
}

/** A missing part. */
export const emptyPagePart: PagePart = { text: '', closed: true }
