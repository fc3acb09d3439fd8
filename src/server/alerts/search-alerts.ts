import { setImmediate as turn } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { pagePaths, writePropertyPath } from '#contract/page-paths.ts'
import {
  describeSearchNotification,
  type ListingSummary,
  maxDescribedListings,
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
import {
  type AlertContext,
  type AppliedImport,
  createListingSummaries,
  isNotifiedOfImportsSql,
} from './alert-context.ts'
import type { ListedFacts, ListingArrival } from '#domain/alerts/listing-arrival.ts'
import { isBackFromPassingAbsence } from '#domain/alerts/passing-absence.ts'
import type { SearchableListing } from '#domain/search/index/searchable-listing.ts'
import { readListingsByNumber } from '../catalogue/search-index/indexed-rows.ts'
import type { Queryable } from '../database/database.ts'

/** Listings read and matched at once: the whole of an ordinary import. */
const arrivalsAtOnce = 10_000

interface Row {
  id: number
  kind: ListingArrival['kind']
  list_date: string
  price: number
  evaluation: number | null
  modality: ListedFacts['modality']
  financing: boolean | null
  was_list_date: string | null
  was_price: number | null
  was_evaluation: number | null
  was_modality: ListedFacts['modality']
  was_financing: boolean | null
  /** Date of the list that last cut the price, up to this one and before it. */
  cut_on: string | null
  was_cut_on: string | null
}

/**
 * Reads in large parts what an import added, brought back or changed and is still offered. Price and its last cut,
 * appraisal, modality and financing are those of its own list, whatever later lists say; everything else is current.
 * A listing whose price of that list is to be confirmed is left out: what it costs is not known.
 */
async function* readArrivals(db: Queryable, importId: number): AsyncGenerator<ListingArrival[]> {
  for (let after = -1; ; ) {
    const rows = await db.query<Row>(sql`
      select h.listing_id as id, h.kind, h.list_date, h.price, h.evaluation, h.modality, h.financing,
        was.list_date as was_list_date, was.price as was_price, was.evaluation as was_evaluation, was.modality as was_modality,
        was.financing as was_financing, cuts.cut_on, cuts.was_cut_on
      from (
        select * from listing_history
        where import_id = ${importId}::bigint and listing_id > ${after}::bigint and kind <> 'gone'
          and not exists (
            select from listings l
            where l.id = listing_history.listing_id and l.doubtful_on = listing_history.list_date)
        order by listing_id limit ${arrivalsAtOnce}::integer) h
      left join lateral (
        select b.list_date, b.price, b.evaluation, b.modality, b.financing from listing_history b
        where b.listing_id = h.listing_id and b.import_id < h.import_id
        order by b.import_id desc limit 1) was on h.kind <> 'new'
      left join lateral (
        select (array_agg(c.list_date order by c.import_id desc))[1] as cut_on,
          (array_agg(c.list_date order by c.import_id desc) filter (where c.import_id < h.import_id))[1] as was_cut_on
        from (
          select b.import_id, b.list_date, b.price < lag(b.price) over (order by b.import_id) as cut
          from listing_history b
          where b.listing_id = h.listing_id and b.import_id <= h.import_id) c
        where c.cut) cuts on true
      order by h.listing_id`)
    const last = rows.at(-1)
    if (last === undefined) return
    const byNumber = new Map(rows.map(row => [String(row.id), row]))
    const arrivals: ListingArrival[] = []
    for await (const listings of readListingsByNumber(
      db,
      rows.map(({ id }) => id),
    ))
      for (const listing of listings) {
        const row = byNumber.get(listing.id)
        if (row) arrivals.push(toArrival(row, listing))
      }
    yield arrivals
    after = last.id
  }
}

/** Whether a listing was away for days only, as before a re-basing: then it is no return. */
const isReturnUnsaid = (row: Row): boolean =>
  row.kind === 'back' &&
  row.was_price !== null &&
  row.was_list_date !== null &&
  isBackFromPassingAbsence(
    {
      listDate: row.was_list_date,
      price: row.was_price,
      evaluation: row.was_evaluation,
      modality: row.was_modality,
    },
    row.list_date,
  )

function toArrival(row: Row, current: SearchableListing): ListingArrival {
  const { price, evaluation, modality, cut_on: lastCutOn } = row
  const kind = isReturnUnsaid(row) ? 'changed' : row.kind
  // When no list states it, the bank's page may.
  const financing = row.financing ?? current.financing
  const after: SearchableListing = {
    ...current,
    price,
    evaluation,
    modality,
    financing,
    lastCutOn,
    // Later lists are not known to this one.
    history: current.history.filter(({ listDate }) => listDate <= row.list_date),
  }
  if (kind !== 'changed' || row.was_price === null) return { kind, after, before: null }
  const before: SearchableListing = {
    ...after,
    price: row.was_price,
    evaluation: row.was_evaluation,
    modality: row.was_modality,
    financing: row.was_financing,
    lastCutOn: row.was_cut_on,
    history: after.history.slice(0, -1),
  }
  return { kind, after, before }
}

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

/**
 * Notifies the owners of saved searches with alerts about the listings that an import added or changed. Returns the number
 * of notifications.
 */
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
 * Reads searches with alerts of accounts with an active plan; a search saved after the import already showed its listings.
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
        and ${isNotifiedOfImportsSql(at)}
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
