import type { ChecklistItem } from '#domain/notice/facts.ts'

type State = ChecklistItem['state']

const rank: Record<State, number> = { risk: 0, attention: 1, unknown: 2, ok: 3 }

/** What may hurt first; within a state as the checklist has them. */
export const worstFirst = (items: readonly ChecklistItem[]): ChecklistItem[] =>
  items.toSorted((a, b) => rank[a.state] - rank[b.state])

/** `3 de 9 conferidos`, counting what is still on the list. */
export function progress(items: readonly ChecklistItem[], ticked: readonly string[]): string {
  const done = items.filter(({ key }) => ticked.includes(key)).length
  return `${done} de ${items.length} ${done === 1 ? 'conferido' : 'conferidos'}`
}

/** The keys that were kept, as text; nothing where it cannot be read. */
export function readTicked(kept: string | null): string[] {
  return kept === null ? [] : kept.split(',').filter(Boolean)
}

/** With or without it. */
export const toggled = (ticked: readonly string[], key: string): string[] =>
  ticked.includes(key) ? ticked.filter(other => other !== key) : [...ticked, key]
