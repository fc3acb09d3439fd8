import { type DeskColumn, type DeskColumnKey, deskColumns } from './desk-columns.ts'

const homeColumns = new Map<string, DeskColumnKey>(
  deskColumns.flatMap(({ key, insteadOf }) => (insteadOf === undefined ? [] : [[insteadOf, key]])),
)

/** Returns the column that stands for the given one: of a resale, where somebody wants to live there, the family's. */
export const standIn = (key: DeskColumnKey, isResidentBuyer: boolean): DeskColumnKey =>
  (isResidentBuyer && homeColumns.get(key)) || key

/** Returns the columns that can be chosen: none of a resale where somebody wants to live there, and its own only there. */
export const listColumns = (isResidentBuyer: boolean): readonly DeskColumn<DeskColumnKey>[] =>
  deskColumns.filter(({ key, insteadOf }) => (isResidentBuyer ? !homeColumns.has(key) : insteadOf === undefined))

/** Returns the key under which the choice of a column is kept. */
export const keptKey = (key: DeskColumnKey): DeskColumnKey =>
  deskColumns.find(column => homeColumns.get(column.key) === key)?.key ?? key
