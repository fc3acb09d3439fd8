import type { FavoriteAnnotations } from '#contract/saved-schemas.ts'
import { appendNotes } from '#domain/desk/append-notes.ts'
import { queueFavoriteChange, restoreFavorite, toggleFavorite } from '../../data/saved/favorite-actions.ts'
import type { DeskRow } from './rows/desk-row.ts'

/** Changes what the owner wrote about one property. */
export const changeRow = ({ id }: DeskRow, change: FavoriteAnnotations): void =>
  queueFavoriteChange(id, change)

/** Changes many properties the same way; the server gets it as soon as it can be reached. */
export function changeRows(rows: readonly DeskRow[], change: FavoriteAnnotations): void {
  for (const row of rows) changeRow(row, change)
}

/** Writes a note below those of each property. */
export function addNoteToRows(rows: readonly DeskRow[], note: string): void {
  for (const row of rows) changeRow(row, { notes: appendNotes(row.item.notes, [note]) })
}

/** Takes properties off the desk. @param now epoch ms */
export function removeRows(rows: readonly DeskRow[], now: number): void {
  for (const { item } of rows) if ('property' in item) toggleFavorite(item.property, now)
}

/** Puts removed properties back as they were. @param now epoch ms */
export function restoreRows(rows: readonly DeskRow[], now: number): void {
  for (const { item } of rows) if ('property' in item) restoreFavorite(item, now)
}
