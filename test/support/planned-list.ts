import { fingerprintListing, type KnownListingFacts } from '#domain/caixa/listing-changes.ts'
import type { LastStateList } from '#domain/caixa/list-presence.ts'
import { foldText } from '#domain/fold-text.ts'
import type { Listing } from '#domain/property/listing.ts'
import type { KnownCatalogue } from '#server/catalogue/import/known-catalogue.ts'
import { type ImportPlan, planImport, type ReadStatedFacts } from '#server/catalogue/import/plan-import.ts'
import type { ImportPause, WholeList } from '#server/catalogue/import/read-whole-list.ts'
import { createListing } from './catalogue.ts'

/** The dates of the last list and of the planned one. */
export const [before, today] = ['2026-02-01', '2026-02-02']
export const flat = createListing({ id: '1000', financing: false })

/** Flats that differ in their number. */
export const flats = (count: number, changes: Partial<Listing> = {}) =>
  Array.from({ length: count }, (_, at) => ({ ...flat, id: String(1000 + at), ...changes }))

/** Returns the catalogue's facts of a listing that the list of the day before stated. */
export const knowing = (listing: Listing, changes: Partial<KnownListingFacts> = {}): KnownListingFacts => ({
  ...listing,
  cityKey: foldText(listing.city),
  fingerprint: fingerprintListing(listing),
  listDate: before,
  gone: false,
  unseen: false,
  doubtful: null,
  ...changes,
})

export interface Catalogue {
  listings?: readonly KnownListingFacts[]
  /** The newest whole list of the state; `null` = there is none. */
  stateDate?: string | null
  last?: Partial<LastStateList>
}

/** A catalogue that knows of one state. */
export const catalogue = ({ listings = [], stateDate = before, last }: Catalogue = {}): KnownCatalogue => ({
  listings: new Map(listings.map(each => [each.id, each])),
  stateDates: new Map(stateDate === null ? [] : [[flat.state, stateDate]]),
  lastLists: new Map(
    last === undefined ? [] : [[flat.state, { listDate: before, order: [], missing: [], ...last }]],
  ),
})

/** A list of rows, and of others that cannot be read. */
export function listOf(rows: readonly Listing[], unreadable: readonly string[] = []): WholeList {
  const list: WholeList = {
    listings: [...rows],
    issues: unreadable.map(() => ({ line: 1, reason: 'Preço ilegível.' })),
    named: new Set([...rows.map(({ id }) => id), ...unreadable]),
    rowsByState: new Map(),
  }
  for (const { state } of rows) list.rowsByState.set(state, (list.rowsByState.get(state) ?? 0) + 1)
  return list
}

const nothingStated: ReadStatedFacts = async () => new Map()
const noPause: ImportPause = async () => undefined
/** Plans a list of `today`. */
export const plan = (
  list: WholeList,
  known: KnownCatalogue,
  { listDate = today, partial = false, readStated = nothingStated, pause = noPause } = {},
): Promise<ImportPlan> => planImport(list, known, { listDate, partial }, readStated, pause)
