import type { Act } from './answer-parts.ts'

/** A stretch of the text: an act, or what stands outside of acts. */
export interface TextPart {
  /** The act's place in the list of acts; `null` outside of acts. */
  act: number | null
  text: string
}

/** Cuts a text into its acts and what stands between them, all of it once. Ranges that overlap or lie outside are cut. */
export function cutIntoActs(text: string, acts: readonly Pick<Act, 'start' | 'end'>[]): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  const add = (act: number | null, end: number): void => {
    if (end > at) parts.push({ act, text: text.slice(at, end) })
    at = Math.max(at, end)
  }
  const order = acts
    .map((_, index) => index)
    .toSorted((a, b) => (acts[a]?.start ?? 0) - (acts[b]?.start ?? 0))
  for (const index of order) {
    const { start = 0, end = 0 } = acts[index] ?? {}
    add(null, Math.min(start, text.length))
    add(index, Math.min(end, text.length))
  }
  add(null, text.length)
  return parts
}
