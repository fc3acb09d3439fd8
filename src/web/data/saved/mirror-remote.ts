import { ownerIdForSaving, type SavedOwner } from '../account/saved-owner.ts'
import type { ConfirmedChange, MergedFields, Mutation, MutationChange } from './mirror-state.ts'

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
  /** How the same change of many items is sent in one call. */
  together?: {
    most: number
    /** Whether a patch of these fields can be sent so. */
    takes(fields: Partial<T>): boolean
    /** Patches known items; returns each as the server holds it then, `null` for one that is gone. */
    patch(ownerId: string, items: readonly T[], fields: Partial<T>): Promise<readonly (T | null)[]>
    remove(ownerId: string, ids: readonly string[]): Promise<unknown>
  }
  /** Milliseconds before a removal is sent, so that it can be undone completely. */
  removesAfter?: number
}

/** Sends one change, or several that are alike, and returns what the server holds then. */
export async function sendChanges<T>(
  remote: MirrorRemote<T>,
  owner: SavedOwner,
  changes: readonly MutationChange<T>[],
  known: readonly T[],
): Promise<ConfirmedChange<T>[]> {
  const [first] = changes
  if (first === undefined) return []
  const { together } = remote
  if (changes.length === 1 || first.to === 'put' || together === undefined)
    return [[first, await sendChange(remote, owner, first)]]
  const ownerId = ownerIdForSaving(owner)
  if (first.to === 'remove') {
    await together.remove(
      ownerId,
      changes.map(({ id }) => id),
    )
    return changes.map(change => [change, null])
  }
  const itemOf = new Map(known.map(item => [remote.idOf(item), item]))
  const items = changes.flatMap(({ id }) => itemOf.get(id) ?? [])
  const patched = await together.patch(ownerId, items, first.fields)
  return changes.map((change, at) => [change, patched[at] ?? null])
}

async function sendChange<T>(
  remote: MirrorRemote<T>,
  owner: SavedOwner,
  change: MutationChange<T>,
): Promise<T | null> {
  const ownerId = ownerIdForSaving(owner)
  if (change.to === 'put') return remote.put(ownerId, change.item)
  if (change.to === 'patch') return remote.patch(ownerId, change.id, change.fields)
  await remote.remove(ownerId, change.id)
  return null
}
