import type { Centavos } from '../money.ts'

/**
 * What a notification says became of a listing, the most important first. `rung`: a favorite's price went down the
 * price ladder; `cheaper`, `back`, `gone`, `modality`, `raised`: the other changes of a favorite; `auction`: a date of a
 * favorite is near; `new`, `back`, `match`: a saved search finds a listing that is new, back, or fits since a change;
 * `listed`: it finds one in the first list read of its state, which says nothing about change.
 */
export const listingChangeKinds = [
  'rung',
  'cheaper',
  'auction',
  'back',
  'gone',
  'modality',
  'raised',
  'new',
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
  /** The next price on the ladder; `null` when the ladder is silent. */
  next: Centavos | null
}

/** What one notification says about listings. */
export interface NotifiedChanges {
  /** The date of the list that states it, `YYYY-MM-DD`; `null` for what no list states. */
  listDate: string | null
  /** Number of listings by kind. */
  counts: Partial<Record<ListingChangeKind, number>>
  /** The first listings. */
  first: ListingChange[]
}

/** Counts changes by kind. */
export function countChanges(kinds: Iterable<ListingChangeKind>): NotifiedChanges['counts'] {
  const counts: NotifiedChanges['counts'] = {}
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** Adds up what several notifications counted. */
export function sumCounts(all: Iterable<NotifiedChanges['counts']>): Record<ListingChangeKind, number> {
  const sum = Object.fromEntries(listingChangeKinds.map(kind => [kind, 0])) as Record<
    ListingChangeKind,
    number
  >
  for (const counts of all) for (const kind of listingChangeKinds) sum[kind] += counts[kind] ?? 0
  return sum
}

/** Orders changes so that each kind comes once, the most important first, then each a second time, and so on. */
export function interleaveKinds<Change extends { kind: ListingChangeKind }>(
  changes: readonly Change[],
): Change[] {
  const seen = new Map<ListingChangeKind, number>()
  return changes
    .map(change => {
      const turn = seen.get(change.kind) ?? 0
      seen.set(change.kind, turn + 1)
      return { change, turn, kind: listingChangeKinds.indexOf(change.kind) }
    })
    .sort((a, b) => a.turn - b.turn || a.kind - b.kind)
    .map(({ change }) => change)
}
