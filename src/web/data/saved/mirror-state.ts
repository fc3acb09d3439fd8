/** A change that the person makes to one item. */
export type Mutation<T> = { to: 'put'; item: T } | { to: 'patch'; fields: Partial<T> } | { to: 'remove' }

/** A mutation that the server has not confirmed. There is one per item: the last one counts. */
export type Change<T> = Mutation<T> & {
  id: string
  /** Tells this word from a later one about the same item. */
  turn: number
}

/** What is kept of a list that the server holds. */
export interface MirrorState<T> {
  /** What the server has, as far as it told. */
  known: readonly T[]
  /** Whether that is all it has. */
  whole: boolean
  /** In the order in which they are sent. */
  changes: readonly Change<T>[]
  turn: number
}

type IdOf<T> = (item: T) => string

export const emptyMirrorState = {
  known: [],
  whole: false,
  changes: [],
  turn: 0,
} as const satisfies MirrorState<never>

/** Every wish may be sent again: a put writes over what is there, removing what is gone does no harm. */
function joined<T>(before: Mutation<T> | undefined, mutation: Mutation<T>): Mutation<T> {
  if (before === undefined || mutation.to !== 'patch') return mutation
  if (before.to === 'put') return { to: 'put', item: { ...before.item, ...mutation.fields } }
  return before.to === 'patch' ? { to: 'patch', fields: { ...before.fields, ...mutation.fields } } : before
}

/** The person has changed their mind about one item. */
export function enqueue<T>(kept: MirrorState<T>, id: string, mutation: Mutation<T>): MirrorState<T> {
  const turn = kept.turn + 1
  const before = kept.changes.find(change => change.id === id)
  const others = kept.changes.filter(change => change.id !== id)
  return { ...kept, turn, changes: [...others, { ...joined(before, mutation), id, turn }] }
}

const without = <T>(changes: readonly Change<T>[], { id, turn }: Change<T>): readonly Change<T>[] =>
  changes.filter(other => other.id !== id || other.turn !== turn)

const replaced = <T>(items: readonly T[], idOf: IdOf<T>, id: string, item: T | null): T[] => {
  const at = items.findIndex(other => idOf(other) === id)
  if (item === null) return items.filter(other => idOf(other) !== id)
  return at < 0 ? [item, ...items] : items.with(at, item)
}

/** What a later word asks beyond what was sent: parts of a patch that the server has got already are left out. */
function beyond<T>(later: Change<T>, sent: Change<T>): Change<T>[] {
  if (later.turn === sent.turn) return []
  if (later.to !== 'patch' || sent.to !== 'patch') return [later]
  const got: Record<string, unknown> = sent.fields
  const open = Object.entries(later.fields).filter(
    ([name, value]) => !(name in got) || JSON.stringify(value) !== JSON.stringify(got[name]),
  )
  return open.length === 0 ? [] : [{ ...later, fields: Object.fromEntries(open) as Partial<T> }]
}

/**
 * The server has done what was asked; `item` is what it holds now. A later word about the same item stays in
 * the queue. Does nothing where the change is no longer waiting (it was handed to an account).
 */
export function confirmed<T>(
  kept: MirrorState<T>,
  idOf: IdOf<T>,
  change: Change<T>,
  item: T | null,
): MirrorState<T> {
  if (!kept.changes.some(other => other.id === change.id)) return kept
  const known = replaced(kept.known, idOf, change.id, item)
  const changes = kept.changes.flatMap(other => (other.id === change.id ? beyond(other, change) : [other]))
  return { ...kept, known, changes }
}

/** The server has said no: what it last told counts again. */
export const refused = <T>(kept: MirrorState<T>, change: Change<T>): MirrorState<T> => ({
  ...kept,
  changes: without(kept.changes, change),
})

/** The list as the server has it now. */
export const listed = <T>(kept: MirrorState<T>, known: readonly T[]): MirrorState<T> => ({
  ...kept,
  known,
  whole: true,
})

/**
 * What another owner (a visitor) wished and had not confirmed joins this one's. What they put is there already when
 * this one has changed something about it: those changes stay.
 */
export const adopted = <T>(kept: MirrorState<T>, changes: readonly Change<T>[]): MirrorState<T> =>
  changes.reduce((into, change) => {
    const before = into.changes.find(({ id }) => id === change.id)
    const over = change.to === 'put' && before?.to === 'patch'
    return enqueue(into, change.id, over ? { to: 'put', item: { ...change.item, ...before.fields } } : change)
  }, kept)

/** What the person sees: what the server last told, and on top of it their own changes; new ones first. */
export function optimisticItems<T>(kept: MirrorState<T>, idOf: IdOf<T>): readonly T[] {
  let items: readonly T[] = kept.known
  for (const change of kept.changes) {
    if (change.to === 'put') items = replaced(items, idOf, change.id, change.item)
    else if (change.to === 'remove') items = replaced(items, idOf, change.id, null)
    else items = items.map(item => (idOf(item) === change.id ? { ...item, ...change.fields } : item))
  }
  return items
}
