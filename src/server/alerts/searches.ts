import { setImmediate as turn } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { pagePaths, propertyPath } from '#contract/pages.ts'
import { mostDescribed, searchNotice, type Shown } from '#domain/alerts/search-notice.ts'
import { count, emptyTally, type Tally, totalOf } from '#domain/alerts/tally.ts'
import { type Watch, watching } from '#domain/alerts/watching.ts'
import { type Criteria, writeCriteria } from '#domain/search/criteria.ts'
import { readFilters } from '#domain/search/filters-json.ts'
import { writeQuery } from '#domain/search/query.ts'
import type { Telling } from '../notifications/tell.ts'
import { type Alerter, planRuns, wants } from './alerter.ts'
import { arrivalsOf } from './arrivals.ts'
import { descriptions } from './descriptions.ts'
import type { Imported } from './imported.ts'

interface Search {
  id: string
  userId: string
  name: string
  criteria: Criteria
  tally: Tally
}

/** Number of searches read at once. */
const readTogether = 200
/** Number of notifications per transaction. */
const toldTogether = 100
/** Comparisons before yielding to the server: takes some milliseconds. */
const comparedAtOnce = 10_000
/** Number of listings between two log lines. */
const loggedEvery = 5_000

/**
 * Notifies every saved search with alerts of what an import brought for it, all searches in one pass over the
 * changes. Returns the number of notifications.
 */
export async function tellSearches(alerter: Alerter, imported: Imported): Promise<number> {
  const { watch, searches } = await readSearches(alerter, imported)
  if (searches.length === 0) return 0
  await compare(alerter, imported, watch)
  return tellFound(
    alerter,
    imported,
    searches.filter(({ tally }) => totalOf(tally) > 0),
  )
}

/**
 * Reads searches with alerts of accounts with an active plan; one saved after the import already showed what it
 * brought.
 */
async function readSearches(
  { db, now, signal }: Alerter,
  { finished_at }: Imported,
): Promise<{ watch: Watch<Search>; searches: Search[] }> {
  const at = now()
  const watch = watching<Search>(at)
  const searches: Search[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    signal.throwIfAborted()
    const rows = await db.query<{
      id: string
      user_id: string
      name: string
      filters: Record<string, unknown>
    }>(sql`
      select s.id, s.user_id, s.name, s.filters
      from saved_searches s join usuarios u on u.id = s.user_id
      where s.id > ${after}::uuid and s.alerts and s.created_at <= ${finished_at}::timestamptz
        and ${planRuns(at)} and ${wants('deal')}
      order by s.id limit ${readTogether}::integer`)
    for (const { id, user_id: userId, name, filters } of rows) {
      const search = { id, userId, name, criteria: readFilters(filters), tally: emptyTally() }
      watch.add(search)
      searches.push(search)
    }
    const last = rows.at(-1)
    if (last === undefined) return { watch, searches }
    after = last.id
  }
}

async function compare(
  { db, log, signal }: Alerter,
  imported: Imported,
  watch: Watch<Search>,
): Promise<void> {
  let listings = 0
  let compared = 0
  for await (const arrivals of arrivalsOf(db, imported.id)) {
    for (const arrival of arrivals) {
      compared += watch.show(arrival, ({ tally }) => count(tally, arrival.kind, arrival.after))
      if (++listings % loggedEvery === 0)
        log.info({ import: imported.id, listings }, 'alerts: compared so far')
      if (compared < comparedAtOnce) continue
      compared = 0
      await turn()
      signal.throwIfAborted()
    }
    signal.throwIfAborted()
  }
}

async function tellFound(
  { db, tell, signal }: Alerter,
  imported: Imported,
  found: readonly Search[],
): Promise<number> {
  const describe = descriptions(db)
  let told = 0
  for (let from = 0; from < found.length; from += toldTogether) {
    const batch = found.slice(from, from + toldTogether)
    const first = batch.flatMap(({ tally }) => tally.best.slice(0, mostDescribed).map(({ id }) => id))
    const shown = await describe(first)
    signal.throwIfAborted()
    told += await tell(batch.map(search => telling(search, imported, shown)))
  }
  return told
}

const telling = (
  { id, userId, name, criteria, tally }: Search,
  imported: Imported,
  shown: ReadonlyMap<string, Shown>,
): Omit<Telling, 'id'> => ({
  userId,
  key: `search:${id}:import:${imported.id}`,
  searchId: id,
  type: 'deal',
  ...searchNotice(name, tally, shown),
  link: linkTo(criteria, tally),
  listings: tally.best.map(named => named.id),
  total: totalOf(tally),
})

/** Links to the page of a single listing, otherwise to the search sorted by newest first. */
function linkTo(criteria: Criteria, tally: Tally): string {
  const [only] = tally.best
  if (only !== undefined && totalOf(tally) === 1) return propertyPath(only.id)
  return `${pagePaths.search}?${writeQuery(writeCriteria({ ...criteria, sort: 'newest' }))}`
}
