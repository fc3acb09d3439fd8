import {
  compareListing,
  fingerprintListing,
  isCoveredByList,
  type KnownListingFacts,
  type MergedListing,
  mergeKnownFacts,
  type StatedFacts,
} from '#domain/caixa/listing-changes.ts'
import { isSlippedList, type PricePair } from '#domain/caixa/doubtful-price.ts'
import { judgeStatePresence, type ListGap, mergeListOrder } from '#domain/caixa/list-presence.ts'
import type { Modality } from '#domain/property/listing.ts'
import { foldText } from '#domain/fold-text.ts'
import type { Uf } from '#domain/states.ts'
import type { ImportCounts } from '#contract/import-schemas.ts'
import type { KnownCatalogue } from './known-catalogue.ts'
import type { ImportPause, WholeList } from './read-whole-list.ts'

/**
 * One difference between a list and the catalogue. `filled`: facts that change nothing; `seen`: as known, confirmed by
 * a partial list or after being unseen; `unseen`: not named by a list that does not say that it is gone.
 */
export type ListingDifference =
  | ({ kind: 'new'; archived: boolean } & MergedListing)
  | ({ kind: 'changed' | 'back' | 'filled' } & MergedListing)
  | { kind: 'gone' | 'seen' | 'unseen'; id: string }

export interface ImportPlan {
  differences: ListingDifference[]
  counts: ImportCounts
  /** States of which the catalogue has a newer whole list than this one. */
  olderStates: Uf[]
  /** States of which far too many listings would be gone. */
  vanishing: { state: Uf; rows: number; offered: number }[]
  /** What the list lacks of states without saying that it is gone. */
  gaps: ListGap[]
  /** Number of rows whose price or appraisal is held as doubtful. */
  doubtful: number
  /** States whose prices are wrong as a whole in this list. */
  slippedStates: Uf[]
  /** The order of each state's rows in a whole list, to be compared with the next list. */
  orders: { state: Uf; numbers: string[] }[]
  /** States of which no whole list was read before, with the readable rows. */
  firstStates: { state: Uf; rows: number }[]
}

/** A state with fewer offered listings than this may shrink by any amount. */
const fewListings = 50
const smallestShare = 1 / 5

/** Reads in full what the catalogue knows of listings. */
export type ReadStatedFacts = (ids: readonly string[]) => Promise<ReadonlyMap<string, StatedFacts>>

/**
 * Plans the changes of a list: its own rows against what is known, then the listings it no longer names (unless it
 * covers only a part of the states it names).
 */
export async function planImport(
  list: WholeList,
  known: KnownCatalogue,
  { listDate, partial }: { listDate: string; partial: boolean },
  readStated: ReadStatedFacts,
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
    unseen: 0,
  }
  const slipped = findSlippedStates(list, known, listDate)
  const rows = await mergeRows(list, known, { listDate, slipped }, pause)
  const stated = await readStated(
    rows.flatMap(({ merged: { listing }, before }) =>
      before && before.fingerprint !== fingerprintListing(listing) ? [listing.id] : [],
    ),
  )
  let done = 0
  for (const { merged, before } of rows) {
    await pause(done++)
    const { id, state } = merged.listing
    const change = compareListing(merged, before, listDate, known.stateDates.get(state) ?? null, () =>
      stated.get(id),
    )
    if (change === 'new') {
      differences.push({ kind: 'new', ...merged, archived: false })
      counts.added++
    } else if (before === undefined) {
      // The list is older than the newest whole list of the state, so the listing is already gone.
      differences.push({ kind: 'new', ...merged, archived: true })
      counts.archived++
    } else if (change === 'changed' || change === 'back') {
      differences.push({ kind: change, ...merged })
      counts[change]++
    } else {
      if (change === 'filled') differences.push({ kind: 'filled', ...merged })
      else if (change === 'same' && before && (before.unseen || (partial && before.listDate < listDate)))
        differences.push({ kind: 'seen', id })
      counts.unchanged++
    }
  }
  const read = new Set(rows.map(({ merged }) => merged.listing.id))
  const isOlder = (state: Uf) => listDate < (known.stateDates.get(state) ?? '')
  /** The states for which the list decides which listings are gone, with their readable rows. */
  const judgedStates = new Map(partial ? [] : [...list.rowsByState].filter(([state]) => !isOlder(state)))
  const presence = judgePresence(list, known, [...judgedStates.keys()], listDate)
  // Rows that cannot be read still name their listing.
  for (const { id, unseen, state } of known.listings.values())
    if (unseen && judgedStates.has(state) && list.named.has(id) && !read.has(id))
      differences.push({ kind: 'seen', id })
  for (const id of presence.gone) differences.push({ kind: 'gone', id })
  for (const id of presence.unseen)
    if (known.listings.get(id)?.unseen !== true) differences.push({ kind: 'unseen', id })
  counts.gone = presence.gone.length
  counts.unseen = presence.unseen.length
  return {
    differences,
    counts,
    olderStates: [...list.rowsByState.keys()].filter(isOlder),
    vanishing: [...judgedStates]
      .map(([state, rows]) => ({ state, rows, offered: presence.offered.get(state) ?? 0 }))
      .filter(({ rows, offered }) => offered >= fewListings && rows < offered * smallestShare),
    gaps: presence.gaps,
    doubtful: rows.filter(
      ({ merged, before }) => merged.doubtful !== null && listDate >= (before?.listDate ?? ''),
    ).length,
    slippedStates: [...slipped],
    orders: presence.orders,
    firstStates: [...judgedStates]
      .filter(([state]) => !known.stateDates.has(state))
      .map(([state, rows]) => ({ state, rows })),
  }
}

/** Finds the states whose prices this list, which is not older than what is known, states wrong as a whole. */
function findSlippedStates(list: WholeList, known: KnownCatalogue, listDate: string): ReadonlySet<Uf> {
  const pairs = new Map<Uf, PricePair[]>()
  for (const stated of list.listings) {
    const before = known.listings.get(stated.id)
    if (before === undefined || before.gone || listDate < before.listDate) continue
    const own = pairs.get(stated.state)
    if (own) own.push({ known: before, stated })
    else pairs.set(stated.state, [{ known: before, stated }])
  }
  return new Set([...pairs].flatMap(([state, own]) => (isSlippedList(own) ? state : [])))
}

interface ComparedRow {
  merged: MergedListing
  before: KnownListingFacts | undefined
}

async function mergeRows(
  list: WholeList,
  known: KnownCatalogue,
  { listDate, slipped }: { listDate: string; slipped: ReadonlySet<Uf> },
  pause: ImportPause,
): Promise<ComparedRow[]> {
  const rows: ComparedRow[] = []
  for (const [at, row] of list.listings.entries()) {
    await pause(at)
    const before = known.listings.get(row.id)
    rows.push({ merged: mergeKnownFacts(row, before, listDate, slipped.has(row.state)), before })
  }
  return rows
}

interface JudgedPresence {
  gone: string[]
  unseen: string[]
  gaps: ListGap[]
  orders: { state: Uf; numbers: string[] }[]
  /** Number of listings offered before, by state. */
  offered: ReadonlyMap<Uf, number>
}

/** What is known of a state's listings that a list may speak of, and its rows. */
interface ComparedState {
  listings: KnownListingFacts[]
  rows: { id: string; modality: Modality | null; cityKey: string }[]
}

/** Judges what a list says about the listings of some states that it does not name, state by state. */
function judgePresence(
  list: WholeList,
  known: KnownCatalogue,
  states: readonly Uf[],
  listDate: string,
): JudgedPresence {
  const offered = new Map<Uf, number>()
  const compared = new Map<Uf, ComparedState>(states.map(state => [state, { listings: [], rows: [] }]))
  for (const each of known.listings.values()) {
    if (!each.gone) offered.set(each.state, (offered.get(each.state) ?? 0) + 1)
    if (isCoveredByList(each, listDate)) compared.get(each.state)?.listings.push(each)
  }
  for (const { id, state, modality, city } of list.listings)
    compared.get(state)?.rows.push({ id, modality, cityKey: foldText(city) })
  const judged: JudgedPresence = { gone: [], unseen: [], gaps: [], orders: [], offered }
  for (const [state, { listings, rows }] of compared) {
    const last = known.lastLists.get(state) ?? null
    const { gone, unseen, gap } = judgeStatePresence(listings, id => list.named.has(id), rows, last, listDate)
    for (const id of gone) judged.gone.push(id)
    for (const id of unseen) judged.unseen.push(id)
    if (gap !== null) judged.gaps.push({ state, ...gap })
    judged.orders.push({
      state,
      numbers: mergeListOrder(rows, listNotGone(listings, gone), last?.order ?? []),
    })
  }
  return judged
}

const listNotGone = (listings: readonly KnownListingFacts[], gone: readonly string[]): string[] => {
  const goneNumbers = new Set(gone)
  return listings.map(({ id }) => id).filter(id => !goneNumbers.has(id))
}
