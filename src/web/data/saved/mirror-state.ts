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

export const emptyMirrorState = {
  known: [],
  whole: false,
  changes: [],
  turn: 0,
} as const satisfies MirrorState<never>

/**
 * Merges a mutation with the waiting one of the same item. Every mutation is idempotent: a put overwrites, and
 * removing a missing item does no harm.
 */
function mergeMutations<T>(before: Mutation<T> | undefined, mutation: Mutation<T>): Mutation<T> {
  if (before === undefined || mutation.to !== 'patch') return mutation
  if (before.to === 'put') return { to: 'put', item: { ...before.item, ...mutation.fields } }
  return before.to === 'patch' ? { to: 'patch', fields: { ...before.fields, ...mutation.fields } } : before
}

/** Adds the mutation of one item to the queue. */
export function enqueueMutation<T>(kept: MirrorState<T>, id: string, mutation: Mutation<T>): MirrorState<T> {
  const turn = kept.turn + 1
  const before = kept.changes.find(change => change.id === id)
  const others = kept.changes.filter(change => change.id !== id)
  return { ...kept, turn, changes: [...others, { ...mergeMutations(before, mutation), id, turn }] }
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

/**
 * Returns what a later change asks beyond the sent one: fields of a patch that the server already has are left out.
 */
function remainingChange<T>(later: MutationChange<T>, sent: MutationChange<T>): MutationChange<T>[] {
  if (later.turn === sent.turn) return []
  if (later.to !== 'patch' || sent.to !== 'patch') return [later]
  const got: Record<string, unknown> = sent.fields
  const open = Object.entries(later.fields).filter(
    ([name, value]) => !(name in got) || JSON.stringify(value) !== JSON.stringify(got[name]),
  )
  return open.length === 0 ? [] : [{ ...later, fields: Object.fromEntries(open) as Partial<T> }]
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
): MirrorState<T> {
  if (!kept.changes.some(other => other.id === change.id)) return kept
  const known = replaceItem(kept.known, idOf, change.id, item)
  const changes = kept.changes.flatMap(other =>
    other.id === change.id ? remainingChange(other, change) : [other],
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
): MirrorState<T> =>
  changes.reduce((into, change) => {
    const before = into.changes.find(({ id }) => id === change.id)
    const over = change.to === 'put' && before?.to === 'patch'
    return enqueueMutation(
      into,
      change.id,
      over ? { to: 'put', item: { ...change.item, ...before.fields } } : change,
    )
  }, kept)

/**
 * Returns the items for display: the server's last known ones with the person's own changes applied; new ones first.
 */
export function optimisticItems<T>(kept: MirrorState<T>, idOf: IdOf<T>): readonly T[] {
  let items: readonly T[] = kept.known
  for (const change of kept.changes) {
    if (change.to === 'put') items = replaceItem(items, idOf, change.id, change.item)
    else if (change.to === 'remove') items = replaceItem(items, idOf, change.id, null)
    else items = items.map(item => (idOf(item) === change.id ? { ...item, ...change.fields } : item))
  }
  return items
}
