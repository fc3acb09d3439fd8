import type { Centavos } from '../money.ts'
import type { Modality } from '../property/listing.ts'

/**
 * What a notification says became of a listing, the most important first. `rung`: a favorite's price went down the
 * price ladder; `rebased`: the bank began the ladder again at a higher price; `cheaper`, `back`, `gone`, `modality`, `raised`: the other changes of a favorite; `auction`: a date of a
 * favorite is near; `new`, `returned`, `match`: a saved search finds a listing that is new, back in the lists, or fits
 * since a change; `listed`: it finds one in the first list read of its state, which says nothing about change.
 */
export const listingChangeKinds = [
  'rung',
  'cheaper',
  'auction',
  'back',
  'gone',
  'modality',
  'rebased',
  'raised',
  'new',
  'returned',
  'match',
  'listed',
] as const
export type ListingChangeKind = (typeof listingChangeKinds)[number]

/** A listing in a notification, with the prices that the notification is about. */
export interface ListingChange {
  id: string
  kind: ListingChangeKind
  price: Centavos
  /** The price before; `null` when it did not change or is not known. */
  before: Centavos | null
  /** By how many rungs the price fell; `null` when it did not fall along the ladder. */
  rungs: number | null
  /** The modality before; `null` when it did not change or is not known. */
  modalityBefore: Modality | null
}

/** Most listings of one notification that are known by number. */
export const maxNotifiedNumbers = 300

/** The changes of listings in one notification. */
export interface NotifiedChanges {
  /** The date of the list that states it, `YYYY-MM-DD`; `null` for what no list states. */
  listDate: string | null
  /** Number of listings by kind. */
  counts: Partial<Record<ListingChangeKind, number>>
  /** The first listings. */
  first: ListingChange[]
  /** The numbers of the listings by kind, so that a listing in several notifications counts once; at most
   * `maxNotifiedNumbers` in all, and none for a first list. */
  numbers: Partial<Record<ListingChangeKind, number[]>>
}

/** Builds what a notification says about listings from all of them, the most important first. */
export function gatherChanges(
  listDate: string | null,
  changes: readonly ListingChange[],
  maxFirst: number,
): NotifiedChanges {
  const [counts, numbers]: [NotifiedChanges['counts'], NotifiedChanges['numbers']] = [{}, {}]
  for (const [at, { kind, id }] of changes.entries()) {
    counts[kind] = (counts[kind] ?? 0) + 1
    if (at < maxNotifiedNumbers) (numbers[kind] ??= []).push(Number(id))
  }
  return { listDate, counts, first: changes.slice(0, maxFirst), numbers }
}

/** Returns the kind of all changes that were counted; `null` when they are of several kinds, or there are none. */
export function findOnlyKind(counts: NotifiedChanges['counts']): ListingChangeKind | null {
  const [kind, another] = listingChangeKinds.filter(each => (counts[each] ?? 0) > 0)
  return kind === undefined || another !== undefined ? null : kind
}

/** Completes counts by kind: a kind without a count gets 0. */
export const completeCounts = (counts: NotifiedChanges['counts']): Record<ListingChangeKind, number> =>
  Object.fromEntries(listingChangeKinds.map(kind => [kind, counts[kind] ?? 0])) as Record<
    ListingChangeKind,
    number
  >

/** Keeps the first change of each listing as a favorite, its first date, and its first find in a saved search. */
export function dropRepeatedListings<
  Change extends { id: string; kind: ListingChangeKind; search: object | null },
>(changes: readonly Change[]): Change[] {
  const seen = new Set<string>()
  return changes.filter(({ id, kind, search }) => {
    const reason = search !== null ? 'search' : kind === 'auction' ? 'date' : 'favorite'
    const key = `${reason} ${id}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Orders changes so that each kind comes once, the most important first, then each a second time, and so on. */
export function interleaveKinds<Change extends { kind: ListingChangeKind }>(
  changes: readonly Change[],
): Change[] {
  const seen = new Map<ListingChangeKind, number>()
  return changes
    .map(change => {
      const occurrence = seen.get(change.kind) ?? 0
      seen.set(change.kind, occurrence + 1)
      return { change, turn: occurrence, kind: listingChangeKinds.indexOf(change.kind) }
    })
    .sort((a, b) => a.turn - b.turn || a.kind - b.kind)
    .map(({ change }) => change)
}
