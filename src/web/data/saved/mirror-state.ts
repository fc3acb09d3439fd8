/** A change that the person makes to one item. */
export type Mutation<T> = { to: 'put'; item: T } | { to: 'patch'; fields: Partial<T> } | { to: 'remove' }

/** A mutation that the server has not confirmed. There is one per item: the last one counts. */
export type MutationChange<T> = Mutation<T> & {
  id: string
  /** Distinguishes this mutation from a later one of the same item. */
  turn: number
}

/** The local state of a list that the server holds. */
export interface MirrorState<T> {
  /** The server's items, as far as they are known. */
  known: readonly T[]
  /** Whether `known` is the server's whole list. */
  whole: boolean
  /** The waiting changes in the order in which they are sent. */
  changes: readonly MutationChange<T>[]
  turn: number
}

type IdOf<T> = (item: T) => string

/** The fields whose values are records that merge by key, as notes by question do. */
export type MergedFields<T> = readonly (keyof T)[]

/** Applies a patch to fields; a merged field keeps the keys that the patch lacks. */
function applyFields<F extends object>(fields: F, patch: Partial<F>, merged: readonly PropertyKey[]): F {
  const after: Record<PropertyKey, unknown> = { ...fields, ...patch }
  for (const name of merged) {
    const [before, change] = [fields[name as keyof F], patch[name as keyof F]]
    if (before && change) after[name] = { ...before, ...change }
  }
  return after as F
}

export const emptyMirrorState = {
  known: [],
  whole: false,
  changes: [],
  turn: 0,
} as const satisfies MirrorState<never>

const patchItem = <T>(item: T, fields: Partial<T>, merged: MergedFields<T>): T =>
  applyFields(item as T & object, fields as Partial<T & object>, merged)

/**
 * Merges a mutation with the waiting one of the same item. Every mutation is idempotent: a put overwrites, and
 * removing a missing item does no harm.
 */
function mergeMutations<T>(
  before: Mutation<T> | undefined,
  mutation: Mutation<T>,
  merged: MergedFields<T>,
): Mutation<T> {
  if (before === undefined || mutation.to !== 'patch') return mutation
  if (before.to === 'put') return { to: 'put', item: patchItem(before.item, mutation.fields, merged) }
  return before.to === 'patch'
    ? { to: 'patch', fields: applyFields(before.fields, mutation.fields, merged) }
    : before
}

/** Adds the mutation of one item to the queue. */
export function enqueueMutation<T>(
  kept: MirrorState<T>,
  id: string,
  mutation: Mutation<T>,
  merged: MergedFields<T> = [],
): MirrorState<T> {
  const turn = kept.turn + 1
  const before = kept.changes.find(change => change.id === id)
  const others = kept.changes.filter(change => change.id !== id)
  return { ...kept, turn, changes: [...others, { ...mergeMutations(before, mutation, merged), id, turn }] }
}

/** Drops the unsent removals of items that are put back just as the server knows them. */
export function forgetRemovals<T>(
  kept: MirrorState<T>,
  idOf: IdOf<T>,
  items: ReadonlySet<T>,
): MirrorState<T> {
  const restored = new Map([...items].map(item => [idOf(item), JSON.stringify(item)]))
  const settled = new Set(
    kept.known.flatMap(item => {
      const text = restored.get(idOf(item))
      return text !== undefined && text === JSON.stringify(item) ? [idOf(item)] : []
    }),
  )
  if (settled.size === 0) return kept
  const changes = kept.changes.filter(({ id, to }) => to !== 'remove' || !settled.has(id))
  return { ...kept, changes }
}

const removeChange = <T>(
  changes: readonly MutationChange<T>[],
  { id, turn }: MutationChange<T>,
): readonly MutationChange<T>[] => changes.filter(other => other.id !== id || other.turn !== turn)

const replaceItem = <T>(items: readonly T[], idOf: IdOf<T>, id: string, item: T | null): T[] => {
  const at = items.findIndex(other => idOf(other) === id)
  if (item === null) return items.filter(other => idOf(other) !== id)
  return at < 0 ? [item, ...items] : items.with(at, item)
}

/** Returns the entries of a record that another one lacks or has otherwise. */
const entriesBeyond = (later: object, sent: object): object =>
  Object.fromEntries(
    Object.entries(later).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify((sent as Record<string, unknown>)[name]),
    ),
  )

/**
 * Returns what a later change asks beyond the sent one: fields of a patch that the server already has are left out, and
 * of merged fields the keys.
 */
function remainingChange<T>(
  later: MutationChange<T>,
  sent: MutationChange<T>,
  merged: MergedFields<T>,
): MutationChange<T>[] {
  if (later.turn === sent.turn) return []
  if (later.to !== 'patch' || sent.to !== 'patch') return [later]
  const open = entriesBeyond(later.fields, sent.fields) as Partial<T>
  for (const name of merged)
    if (open[name] && sent.fields[name])
      open[name] = entriesBeyond(open[name], sent.fields[name]) as T[keyof T]
  return Object.keys(open).length === 0 ? [] : [{ ...later, fields: open }]
}

/**
 * Applies the server's confirmation; `item` is what the server holds now. A later mutation of the same item stays in
 * the queue. Does nothing when the change is no longer waiting (it was handed to an account).
 */
export function confirmMutation<T>(
  kept: MirrorState<T>,
  idOf: IdOf<T>,
  change: MutationChange<T>,
  item: T | null,
  merged: MergedFields<T> = [],
): MirrorState<T> {
  if (!kept.changes.some(other => other.id === change.id)) return kept
  const known = replaceItem(kept.known, idOf, change.id, item)
  const changes = kept.changes.flatMap(other =>
    other.id === change.id ? remainingChange(other, change, merged) : [other],
  )
  return { ...kept, known, changes }
}

/** Drops a change that the server refused; its last known item counts again. */
export const dropMutation = <T>(kept: MirrorState<T>, change: MutationChange<T>): MirrorState<T> => ({
  ...kept,
  changes: removeChange(kept.changes, change),
})

/** Replaces the known items with the server's list. */
export const applyListed = <T>(kept: MirrorState<T>, known: readonly T[]): MirrorState<T> => ({
  ...kept,
  known,
  whole: true,
})

/**
 * Adds the unconfirmed changes of another owner (a visitor) to this one's queue. An item that the visitor put and
 * this owner has patched keeps the patch.
 */
export const adoptChanges = <T>(
  kept: MirrorState<T>,
  changes: readonly MutationChange<T>[],
  merged: MergedFields<T> = [],
): MirrorState<T> =>
  changes.reduce((into, change) => {
    const before = into.changes.find(({ id }) => id === change.id)
    const over = change.to === 'put' && before?.to === 'patch'
    return enqueueMutation(
      into,
      change.id,
      over ? { to: 'put', item: patchItem(change.item, before.fields, merged) } : change,
      merged,
    )
  }, kept)

/**
 * Returns the items for display: the server's last known ones with the person's own changes applied; new ones first.
 */
export function optimisticItems<T>(
  kept: MirrorState<T>,
  idOf: IdOf<T>,
  merged: MergedFields<T> = [],
): readonly T[] {
  let items: readonly T[] = kept.known
  for (const change of kept.changes) {
    if (change.to === 'put') items = replaceItem(items, idOf, change.id, change.item)
    else if (change.to === 'remove') items = replaceItem(items, idOf, change.id, null)
    else items = items.map(item => (idOf(item) === change.id ? patchItem(item, change.fields, merged) : item))
  }
  return items
}
