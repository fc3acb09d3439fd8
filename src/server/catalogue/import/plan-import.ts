import { compareListing, mergeKnownFacts, isGoneFromList } from '#domain/caixa/listing-changes.ts'
import type { Listing } from '#domain/property/listing.ts'
import type { Uf } from '#domain/states.ts'
import type { KnownCatalogue } from './known-catalogue.ts'
import type { ImportCounts } from '#contract/import-schemas.ts'
import type { ImportPause, WholeList } from './read-whole-list.ts'

/**
 * One difference between a list and the catalogue; `seen` means unchanged, confirmed by a partial list.
 */
export type ListingDifference =
  | { kind: 'new'; listing: Listing; archived: boolean }
  | { kind: 'changed' | 'back'; listing: Listing }
  | { kind: 'gone' | 'seen'; id: string }

export interface ImportPlan {
  differences: ListingDifference[]
  counts: ImportCounts
  /** States of which the catalogue has a newer whole list than this one. */
  olderStates: Uf[]
  /** States of which far too many listings would be gone. */
  vanishing: { state: Uf; rows: number; offered: number }[]
}

/** A state with fewer offered listings than this may shrink by any amount. */
const fewListings = 50
const smallestShare = 1 / 5

/**
 * Plans the changes of a list: its own rows against what is known, then the listings it no longer names (unless it
 * covers only a part of the states it names).
 */
export async function planImport(
  list: WholeList,
  known: KnownCatalogue,
  { listDate, partial }: { listDate: string; partial: boolean },
  pause: ImportPause,
): Promise<ImportPlan> {
  const differences: ListingDifference[] = []
  const counts = {
    read: list.listings.length + list.issues.length,
    added: 0,
    changed: 0,
    back: 0,
    unchanged: 0,
    rejected: list.issues.length,
    archived: 0,
    gone: 0,
  }
  let done = 0
  for (const row of list.listings) {
    await pause(done++)
    const before = known.listings.get(row.id)
    const change = compareListing(row, before, listDate, known.stateDates.get(row.state) ?? null)
    const listing = mergeKnownFacts(row, before)
    if (change === 'new') {
      differences.push({ kind: 'new', listing, archived: false })
      counts.added++
    } else if (change === 'older' && before === undefined) {
      differences.push({ kind: 'new', listing, archived: true })
      counts.archived++
    } else if (change === 'changed' || change === 'back') {
      differences.push({ kind: change, listing })
      counts[change]++
    } else {
      if (partial && change === 'same' && before && before.listDate < listDate) {
        differences.push({ kind: 'seen', id: row.id })
      }
      counts.unchanged++
    }
  }
  const isOlder = (state: Uf) => listDate < (known.stateDates.get(state) ?? '')
  const named = [...list.rowsByState.keys()]
  const spokenFor = new Set(partial ? [] : named.filter(state => !isOlder(state)))
  const offered = new Map<Uf, number>()
  for (const each of known.listings.values()) {
    if (!each.gone) offered.set(each.state, (offered.get(each.state) ?? 0) + 1)
    if (isGoneFromList(each, spokenFor, list.named, listDate)) differences.push({ kind: 'gone', id: each.id })
  }
  counts.gone = differences.reduce((sum, { kind }) => sum + (kind === 'gone' ? 1 : 0), 0)
  return {
    differences,
    counts,
    olderStates: named.filter(isOlder),
    vanishing: [...spokenFor]
      .map(state => ({ state, rows: list.rowsByState.get(state) ?? 0, offered: offered.get(state) ?? 0 }))
      .filter(({ rows, offered }) => offered >= fewListings && rows < offered * smallestShare),
  }
}
