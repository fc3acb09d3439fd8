import type { ChecklistItem } from '#domain/edital/checklist-facts.ts'

type State = ChecklistItem['state']

const stateRank: Record<State, number> = { risk: 0, attention: 1, unknown: 2, ok: 3 }

/** Sorts items by state, the worst first; within a state in the checklist's order. */
export const orderByRisk = (items: readonly ChecklistItem[]): ChecklistItem[] =>
  items.toSorted((a, b) => stateRank[a.state] - stateRank[b.state])

/** Formats `3 de 9 conferidos`, counting items that are still on the list. */
export function describeChecklistProgress(
  items: readonly ChecklistItem[],
  ticked: readonly string[],
): string {
  const done = items.filter(({ key }) => ticked.includes(key)).length
  return `${done} de ${items.length} ${done === 1 ? 'conferido' : 'conferidos'}`
}

/** The former names of keys that browsers may still store. */
const renamedKeys: Readonly<Record<string, string>> = { notice: 'edital' }

/** Parses the stored keys, former names included; empty when nothing is stored. */
export function parseTicks(stored: string | null): string[] {
  return stored === null
    ? []
    : stored
        .split(',')
        .filter(Boolean)
        .map(key => renamedKeys[key] ?? key)
}

/** Adds the key, or removes it when present. */
export const toggleTick = (ticked: readonly string[], key: string): string[] =>
  ticked.includes(key) ? ticked.filter(other => other !== key) : [...ticked, key]
