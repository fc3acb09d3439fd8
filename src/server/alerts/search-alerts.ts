import { setImmediate as turn } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import {
  maxDescribedListings,
  describeSearchNotification,
  type ListingSummary,
} from '#domain/alerts/search-notification.ts'
import {
  addToTally,
  createTally,
  type SearchTally,
  tallyTotal,
  toSearchChanges,
} from '#domain/alerts/search-tally.ts'
import { createSavedSearchMatcher } from '#domain/alerts/saved-search-matcher.ts'
import { type Criteria, writeCriteria } from '#domain/search/search-criteria.ts'
import { readSavedFilters } from '#domain/search/saved-filters.ts'
import { writeQueryString } from '#domain/search/query-string.ts'
import { readStateListsAfter } from '../catalogue/search-index/state-lists.ts'
import { finishInSlices } from '../background/finish-in-slices.ts'
import { municipalityTable } from '../geo/municipalities.ts'
import type { AccountNotification } from '../notifications/notify-account.ts'
import { type AlertContext, hearsOfImportsSql } from './alert-context.ts'
import { readArrivals } from './listing-arrivals.ts'
import { createListingSummaries } from './listing-summaries.ts'
import type { AppliedImport } from './applied-import.ts'

interface Search {
  id: string
  userId: string
  name: string
  criteria: Criteria
  tally: SearchTally
}

interface SearchRow {
  id: string
  user_id: string
  name: string
  filters: Record<string, unknown>
}

/** Number of searches read at once. */
const searchesPerRead = 200
/** Number of notifications per transaction. */
const notificationsPerTransaction = 100
/** Milliseconds of matching between two turns for the server. */
const matchSliceMs = 8
/** Number of searches between two log lines. */
const searchesPerLogLine = 5_000

/** Notifies every saved search with alerts of what an import brought for it. Returns the number of notifications. */
export async function notifySearches(alerter: AlertContext, appliedImport: AppliedImport): Promise<number> {
  const searches = await readSearches(alerter, appliedImport)
  if (searches.length === 0) return 0
  await match(alerter, appliedImport, searches)
  return notifyMatches(
    alerter,
    appliedImport,
    searches.filter(({ tally }) => tallyTotal(tally) > 0),
  )
}

/**
 * Reads searches with alerts of accounts with an active plan; one saved after the import already showed what it
 * brought.
 */
async function readSearches(
  { db, now, signal }: AlertContext,
  { finished_at }: AppliedImport,
): Promise<Search[]> {
  const at = now()
  const searches: Search[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    signal.throwIfAborted()
    const rows = await db.query<SearchRow>(sql`
      select s.id, s.user_id, s.name, s.filters
      from saved_searches s join usuarios u on u.id = s.user_id
      where s.id > ${after}::uuid and s.alerts and s.created_at <= ${finished_at}::timestamptz
        and ${hearsOfImportsSql(at)}
      order by s.id limit ${searchesPerRead}::integer`)
    await finishInSlices(addSearches(searches, rows))
    const last = rows.at(-1)
    if (last === undefined) return searches
    after = last.id
  }
}

/** Yields after each search. */
function* addSearches(searches: Search[], rows: readonly SearchRow[]): Generator<void, void> {
  for (const { id, user_id: userId, name, filters } of rows) {
    searches.push({ id, userId, name, criteria: readSavedFilters(filters), tally: createTally() })
    yield
  }
}

/** Looks every search up in the import's listings, and counts what it finds in the search's tally. */
async function match(
  { db, index, log, now, signal }: AlertContext,
  appliedImport: AppliedImport,
  searches: readonly Search[],
): Promise<void> {
  const lists = await readStateListsAfter(db, appliedImport.id)
  await index.follow()
  const { listedCityNames, ladder } = index.current().listings
  for await (const arrivals of readArrivals(db, appliedImport.id)) {
    const find = await finishInSlices(
      createSavedSearchMatcher(arrivals, {
        municipalities: municipalityTable,
        listedCityNames,
        ladder,
        lists,
        now: now(),
      }),
    )
    let began = performance.now()
    for (const [at, { criteria, tally }] of searches.entries()) {
      for (const arrival of find(criteria)) addToTally(tally, arrival)
      if ((at + 1) % searchesPerLogLine === 0)
        log.info({ import: appliedImport.id, searches: at + 1 }, 'alerts: matched so far')
      if (performance.now() - began < matchSliceMs) continue
      await turn()
      signal.throwIfAborted()
      began = performance.now()
    }
    signal.throwIfAborted()
  }
}

async function notifyMatches(
  { db, notify, signal }: AlertContext,
  appliedImport: AppliedImport,
  found: readonly Search[],
): Promise<number> {
  const describe = createListingSummaries(db)
  let notified = 0
  for (let from = 0; from < found.length; from += notificationsPerTransaction) {
    const batch = found.slice(from, from + notificationsPerTransaction)
    const first = batch.flatMap(({ tally }) => tally.best.slice(0, maxDescribedListings).map(({ id }) => id))
    const shown = await describe(first)
    signal.throwIfAborted()
    notified += await notify(batch.map(search => buildNotification(search, appliedImport, shown)))
  }
  return notified
}

const buildNotification = (
  { id, userId, name, criteria, tally }: Search,
  appliedImport: AppliedImport,
  shown: ReadonlyMap<string, ListingSummary>,
): Omit<AccountNotification, 'id'> => ({
  userId,
  key: `search:${id}:import:${appliedImport.id}`,
  searchId: id,
  type: 'deal',
  ...describeSearchNotification(name, tally, shown, appliedImport.list_date),
  link: linkTo(criteria, tally),
  listings: tally.best.map(named => named.id),
  total: tallyTotal(tally),
  changes: toSearchChanges(tally, appliedImport.list_date),
})

/** Links to the page of a single listing, otherwise to the search sorted by newest first. */
function linkTo(criteria: Criteria, tally: SearchTally): string {
  const [only] = tally.best
  if (only !== undefined && tallyTotal(tally) === 1) return writePropertyPath(only.id)
  return `${pagePaths.search}?${writeQueryString(writeCriteria({ ...criteria, sort: 'newest' }))}`
}
