import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { changeFavorites, removeFavorites, restoreFavorites } from '../../../data/saved/favorite-actions.ts'
import { changeOwnLots, removeOwnLots, restoreOwnLots } from '../../../data/saved/own-lot-actions.ts'
import type { WorkingChange } from '../../../data/saved/working-fields.ts'
import type { DeskRow } from './desk-row.ts'
import type { DeskItem } from './desk-item.ts'

/** What may be changed of a property of either kind; omitted fields stay. */
export type DeskChange = Omit<WorkingChange, 'answers'>

const isFavorite = (item: DeskItem): item is Favorite => 'property_id' in item
const isLot = (item: DeskItem): item is OwnLot => !isFavorite(item)

/** The stages that were set on this device since the page was loaded, by id. */
const stagesSetHere = new Map<string, DeskItem['stage']>()

/** Whether a property has another stage than the one that was last given to it on this device. */
export const isStageOverridden = ({ id, stage }: Pick<DeskRow, 'id' | 'stage'>): boolean =>
  stagesSetHere.has(id) && stagesSetHere.get(id) !== stage

/** Changes many properties the same way, at once for the person; the server gets it as soon as it can be reached. */
export function changeRows(rows: readonly DeskRow[], change: DeskChange): void {
  if (change.stage !== undefined) for (const { id } of rows) stagesSetHere.set(id, change.stage)
  const items = rows.map(({ item }) => item)
  changeFavorites(
    items.filter(isFavorite).map(favorite => favorite.property_id),
    change,
  )
  changeOwnLots(
    items.filter(isLot).map(({ id }) => id),
    change,
  )
}

/** Takes properties off the desk. */
export function removeRows(rows: readonly DeskRow[]): void {
  const items = rows.map(({ item }) => item)
  removeFavorites(items.filter(isFavorite).map(favorite => favorite.property_id))
  removeOwnLots(items.filter(isLot).map(({ id }) => id))
}

/** Puts removed properties back as they were. */
export function restoreRows(rows: readonly DeskRow[]): void {
  const items = rows.map(({ item }) => item)
  restoreFavorites(items.filter(isFavorite))
  restoreOwnLots(items.filter(isLot))
}
