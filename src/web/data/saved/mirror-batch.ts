import type { MirrorState, MutationChange } from './mirror-state.ts'

/** Which waiting changes can be sent together. */
export interface BatchRules<T> {
  idOf(item: T): string
  /** The most changes of one call. */
  most: number
  /** Whether a patch of these fields can be sent for many items. */
  takes(fields: Partial<T>): boolean
  /** Whether the change waits for its time to be undone. */
  isHeld(id: string): boolean
}

/**
 * Lists the waiting changes that one call can send with the next one: removals, or patches of the same fields to items that
 * are known. Each item has one change, so their order does not matter.
 */
export function listBatch<T>(
  kept: MirrorState<T>,
  next: MutationChange<T>,
  { idOf, most, takes, isHeld }: BatchRules<T>,
): MutationChange<T>[] {
  if (next.to === 'put' || (next.to === 'patch' && !takes(next.fields))) return [next]
  const known = new Set(kept.known.map(idOf))
  const asked = next.to === 'patch' ? JSON.stringify(next.fields) : null
  const isAlike = (change: MutationChange<T>): boolean =>
    change.to === 'remove'
      ? next.to === 'remove' && !isHeld(change.id)
      : change.to === 'patch' && known.has(change.id) && JSON.stringify(change.fields) === asked
  const batch = kept.changes.filter(isAlike).slice(0, most)
  return batch.some(({ id }) => id === next.id) ? batch : [next]
}
