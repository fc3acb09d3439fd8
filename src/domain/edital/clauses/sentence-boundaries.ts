import { maxLineLength } from './edital-lines.ts'

const abbreviations =
  /(?:^|[^\p{L}])(?:arts?|n[ºo°]?|nr|inc|incs|dr|dra|sr|sra|srs|ltda|av|al|apto?|bl|qd|lt|fls?|p[aá]g|p[aá]gs|cap|obs|ref|tel|tels|exmo|exma|reg|mat|matr|c[oó]d|jd|pq|km|v|pr[óo]x|ed|res|cond|ex|i\.e|p|\p{L})$/iu
const stop = /[.!?]["”)]?\s+|[;,:]\s+(?:e\s+)?(?=(?:[a-h]|i{1,3}|iv|vi{0,3}|ix|x)\)\s)|\s+(?=[▪•●])/g

/** Finds the positions in an item at which its sentences end. */
export function findSentenceEnds(item: string): number[] {
  const found: number[] = []
  const small = !/\p{Lu}\p{Ll}|\p{Lu}{4}/u.test(item)
  let last = 0
  for (const match of item.matchAll(stop)) {
    const at = match.index + match[0].length
    if (match[0].startsWith('.')) {
      const next = item.charAt(at)
      if (!small && !/[\p{Lu}“"(\d]/u.test(next)) continue
      if (/\d/.test(next) && !/^\d{1,2}(?:\.\d|[.)] +\p{Lu})/u.test(item.slice(at, at + 8))) continue
      const word = item.slice(Math.max(last, match.index - 12), match.index)
      if (abbreviations.test(word)) continue
      // The number at the beginning of an item.
      if (match.index - last < 12 && /^\s*[\d.]*$/.test(item.slice(last, match.index))) continue
    }
    found.push(at)
    last = at
  }
  let from = 0
  const capped: number[] = []
  for (const at of [...found, item.length]) {
    while (at - from > maxLineLength) {
      const space = item.lastIndexOf(' ', from + maxLineLength)
      from = space > from ? space : from + maxLineLength
      capped.push(from)
    }
    if (at < item.length) capped.push(at)
    from = at
  }
  return capped
}
