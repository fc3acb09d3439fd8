import { foldText } from '../fold-text.ts'

/** Joins the words of two searches; words that the other text has in the same order, whole, count once. */
export function joinSearchWords(before: string | null, now: string | null): string | null {
  if (before === null || now === null) return before ?? now
  const [some, others] = [before, now].map(text => ` ${foldText(text)} `) as [string, string]
  if (some.includes(others)) return before
  return others.includes(some) ? now : `${before} ${now}`
}
