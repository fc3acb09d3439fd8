import { ownerIdForSaving, type SavedOwner } from '../account/saved-owner.ts'
import type { MergedFields, Mutation, MutationChange } from './mirror-state.ts'

/** A list that the server holds for its owner. Every call is idempotent. */
export interface MirrorRemote<T> {
  /** Also the name in this browser's storage. */
  name: string
  idOf(item: T): string
  list(ownerId: string): Promise<T[]>
  /** Adds the item or overwrites it; returns what the server holds then. */
  put(ownerId: string, item: T): Promise<T>
  patch(ownerId: string, id: string, fields: Partial<T>): Promise<T>
  remove(ownerId: string, id: string): Promise<unknown>
  /** Reports to the person that the server refused a mutation; `message` is the server's. */
  onRefused(message: string, to: Mutation<T>['to']): void
  /** The fields of which a patch replaces only the keys that it has. */
  merged?: MergedFields<T>
  /** Milliseconds before a removal is sent, so that it can be undone completely. */
  removesAfter?: number
}

/** Sends one change. @returns the item as the server holds it then; `null` after a removal */
export function sendChange<T>(
  remote: MirrorRemote<T>,
  of: SavedOwner,
  change: MutationChange<T>,
): Promise<T | null> {
  const ownerId = ownerIdForSaving(of)
  if (change.to === 'put') return remote.put(ownerId, change.item)
  if (change.to === 'patch') return remote.patch(ownerId, change.id, change.fields)
  return remote.remove(ownerId, change.id).then(() => null)
}
