import sql, { empty, type Sql } from 'sql-template-tag'
import type { DetailFacts } from '#contract/present-detail.ts'
import {
  minObservedDays,
  type NextEvent,
  findNextEvent,
  summarizeNextEvents,
} from '#domain/analysis/next-event.ts'
import type { HistoryRecord } from '#domain/analysis/price-trajectory.ts'
import type { CataloguedListing, Category, Modality } from '#domain/property/listing.ts'
import type { Queryable } from '../../database/database.ts'
import { type ReadVersion, VersionCache } from '../version-cache.ts'
import { dayMs } from '../../durations.ts'

type Entry = Omit<HistoryRecord, 'evaluation'>

/** Maximum number of listings examined for a place: those listed long enough come first, the latest of them first. */
const maxExamined = 3000

/** Number of listings whose events are cached. */
const maxCached = 100_000

interface Group {
  state: string
  /** Folded names of the city in the lists; `null` means the whole state. */
  cityKeys: readonly string[] | null
  category: Category
  modality: Modality
  /** Date of the state's newest whole list. */
  newest: string
}

/**
 * Creates a cached reader of what came next for similar listings: valid until the catalogue changes, because the
 * events depend only on lists.
 */
export function createSimilarEvents(
  db: Queryable,
  version: ReadVersion,
  { mostLookedAt = maxExamined }: { mostLookedAt?: number } = {},
) {
  const remembered = new VersionCache<NextEvent[]>(maxCached)
  const reading = new Map<string, Promise<NextEvent[]>>()

  async function eventsOf(group: Group): Promise<NextEvent[]> {
    const [now, key] = [version(), Object.values(group).join('\n')]
    return remembered.get(now, key) ?? reading.get(`${now} ${key}`) ?? readOnce(now, key, group)
  }

  /** Shares one read among concurrent requests. */
  function readOnce(now: number, key: string, group: Group): Promise<NextEvent[]> {
    const events = read(db, group, mostLookedAt)
      .then(found => {
        remembered.set(now, key, found, found.length + 1)
        return found
      })
      .finally(() => reading.delete(`${now} ${key}`))
    reading.set(`${now} ${key}`, events)
    return events
  }

  /** Looks in the city when it has enough listings, otherwise in the state; `null` when neither has. */
  return async (
    own: CataloguedListing,
    ownCityKeys: readonly string[],
    newest: string | null,
  ): Promise<DetailFacts['similar']> => {
    const { state, category, modality } = own
    if (category === null || modality === null || newest === null) return null
    for (const scope of ['city', 'state'] as const) {
      const cityKeys = scope === 'city' ? ownCityKeys : null
      const events = await eventsOf({ state, cityKeys, category, modality, newest })
      const similar = summarizeNextEvents(
        modality,
        events.filter(({ id }) => id !== own.id),
      )
      if (similar) return { scope, ...similar }
    }
    return null
  }
}

async function read(
  db: Queryable,
  { state, cityKeys, category, modality, newest }: Group,
  most: number,
): Promise<NextEvent[]> {
  const longAgo = new Date(Date.parse(newest) - minObservedDays * dayMs)
  if (!(await hasListOf(db, state, longAgo))) return []
  const latest = (seen: Sql): Sql => sql`
    (select l.id, l.gone from listings l
      where l.state = ${state} and l.category = ${category} and ${seen}
        ${cityKeys === null ? empty : sql`and l.city_key = any(${cityKeys}::text[])`}
      order by l.first_seen_at desc, l.id desc limit ${most}::integer)`
  const rows = await db.query<{ id: string; gone: boolean; history: string }>(sql`
    with looked_at as materialized (
      select * from (
        ${latest(sql`l.first_seen_at < ${longAgo}`)}
        union all
        ${latest(sql`l.first_seen_at >= ${longAgo}`)}) l
      limit ${most}::integer)
    select r.id::text as id, r.gone,
      string_agg(concat_ws(' ', h.kind, to_char(h.list_date, 'YYYY-MM-DD'), h.price, h.modality), ','
        order by h.list_date, h.import_id) as history
    from looked_at r join listing_history h on h.listing_id = r.id
    where h.listing_id = any(array(select id from looked_at))
    group by r.id, r.gone`)
  return rows.flatMap(
    ({ id, gone, history }) => findNextEvent(id, addDeparture(unpack(history), gone), modality, newest) ?? [],
  )
}

/** Whether the state has a list that old; otherwise none of its listings was there long enough. */
async function hasListOf(db: Queryable, state: string, longAgo: Date): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from imports
    where status = 'done' and states @> array[${state}] and list_date <= ${longAgo.toISOString().slice(0, 10)}::date
    limit 1`)
  return rows.length > 0
}

/**
 * Adds the departure of a listing that only a list older than the state's newest names: it is gone without an entry
 * that dates it.
 */
function addDeparture(history: Entry[], gone: boolean): Entry[] {
  const last = history.at(-1)
  return gone && last && last.kind !== 'gone'
    ? [...history, { ...last, kind: 'gone', listDate: '' }]
    : history
}

const unpack = (history: string): Entry[] =>
  history.split(',').map(entry => {
    const [kind, listDate, price, modality] = entry.split(' ')
    return {
      kind: kind as HistoryRecord['kind'],
      listDate: listDate ?? '',
      price: Number(price),
      modality: (modality as Modality | undefined) ?? null,
    }
  })
