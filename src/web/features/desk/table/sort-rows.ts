import { foldText } from '#domain/fold-text.ts'
import type { DeskRow } from '../rows/desk-row.ts'
import type { DeskSort } from './desk-view.ts'
import { type CellContext, deskColumns, type SortValue } from './desk-columns.ts'

/** A value as it is compared: texts whatever their case and accents. */
const foldValue = (value: SortValue): SortValue => (typeof value === 'string' ? foldText(value) : value)

const compareValues = (a: SortValue, b: SortValue): number => (a === b ? 0 : (a ?? 0) < (b ?? 0) ? -1 : 1)

/**
 * Sorts the rows by one column. In both directions, rows without a value come after the others, and rows that left the
 * bank's list come last; equal rows keep their order.
 */
export function sortRows(
  rows: readonly DeskRow[],
  { by, down }: DeskSort,
  context: CellContext,
): readonly DeskRow[] {
  const sortOf = deskColumns.find(({ key }) => key === by)?.sortOf
  if (sortOf == null) return rows
  return rows
    .map(row => ({ row, value: foldValue(sortOf(row, context)) }))
    .toSorted((a, b) => {
      if (a.row.gone !== b.row.gone) return a.row.gone ? 1 : -1
      if ((a.value === null) !== (b.value === null)) return a.value === null ? 1 : -1
      return compareValues(a.value, b.value) * (down ? -1 : 1)
    })
    .map(({ row }) => row)
}
