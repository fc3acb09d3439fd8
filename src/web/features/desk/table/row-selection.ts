/** Which rows of a list are chosen, and on which the keyboard stands. */
export interface RowSelection {
  /** The row that has the focus, or gets it. */
  active: string | null
  /** Where a range begins. */
  anchor: string | null
  chosen: ReadonlySet<string>
}

export const noSelection: RowSelection = { active: null, anchor: null, chosen: new Set() }

export type SelectionStep =
  /** The keyboard goes to a row; with `extend` everything from the anchor to it is chosen. */
  | { to: 'move'; id: string; extend: boolean }
  /** A row is chosen or not any more; with `range` everything from the anchor to it is chosen. */
  | { to: 'toggle'; id: string; range: boolean }
  | { to: 'all'; ids: readonly string[] }
  | { to: 'clear' }

function listBetween(order: readonly string[], from: string | null, to: string): readonly string[] {
  const [a, b] = [from === null ? -1 : order.indexOf(from), order.indexOf(to)]
  return a < 0 || b < 0 ? [to] : order.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** Applies one step; `order` is the rows' order on the screen. */
export function changeSelection(
  before: RowSelection,
  step: SelectionStep,
  order: readonly string[],
): RowSelection {
  switch (step.to) {
    case 'move': {
      if (!step.extend) return { ...before, active: step.id, anchor: step.id }
      const anchor = before.anchor ?? before.active ?? step.id
      // Rows of an earlier, longer range of the same anchor are deselected.
      const left = new Set(before.active === null ? [] : listBetween(order, anchor, before.active))
      const kept = [...before.chosen].filter(id => !left.has(id))
      return {
        active: step.id,
        anchor,
        chosen: new Set([...kept, ...listBetween(order, anchor, step.id)]),
      }
    }
    case 'toggle': {
      const chosen = new Set(before.chosen)
      if (step.range) for (const id of listBetween(order, before.anchor, step.id)) chosen.add(id)
      else if (!chosen.delete(step.id)) chosen.add(step.id)
      return { active: step.id, anchor: step.range ? before.anchor : step.id, chosen }
    }
    case 'all':
      return { ...before, chosen: new Set(step.ids) }
    case 'clear':
      return { ...before, chosen: new Set() }
  }
}

/** Leaves out of the chosen rows what the list does not have any more. */
export const selectChosenRows = <Row extends { id: string }>(
  rows: readonly Row[],
  { chosen }: Pick<RowSelection, 'chosen'>,
): readonly Row[] => (chosen.size === 0 ? [] : rows.filter(({ id }) => chosen.has(id)))
