import { type DeskColumn, type DeskColumnKey, deskColumns } from './desk-columns.ts'

const homeColumns = new Map<string, DeskColumnKey>(
  deskColumns.flatMap(({ key, insteadOf }) => (insteadOf === undefined ? [] : [[insteadOf, key]])),
)

/** Returns the column to show for a key: for a resident buyer the family's column in place of one about a resale. */
export const columnForPurpose = (key: DeskColumnKey, isResidentBuyer: boolean): DeskColumnKey =>
  (isResidentBuyer && homeColumns.get(key)) || key

/**
 * Returns the columns that can be chosen: a resident buyer chooses among the family's columns instead of those about a
 * resale.
 */
export const listColumns = (isResidentBuyer: boolean): readonly DeskColumn<DeskColumnKey>[] =>
  deskColumns.filter(({ key, insteadOf }) =>
    isResidentBuyer ? !homeColumns.has(key) : insteadOf === undefined,
  )

/** Returns the key under which the choice of a column is kept. */
export const keptKey = (key: DeskColumnKey): DeskColumnKey =>
  deskColumns.find(column => homeColumns.get(column.key) === key)?.key ?? key
