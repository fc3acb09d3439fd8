import sql from 'sql-template-tag'
import type { Queryable } from '#server/database/database.ts'
import { startPostgres } from '#test/support/postgres.ts'
import {
  emptyFolder,
  filledFolder,
  fillBenchCatalogue,
  catalogueSource,
  withDatabase,
} from '../lib/catalogue.ts'
import { BenchChild } from '../lib/child.ts'
import { measureLatency } from '../lib/client.ts'
import { type BenchFigure, type BenchMeasure, formatMs, formatTimes } from '../lib/figures.ts'
import type { DatabaseLocation } from '../lib/search-measure.ts'
import { median, quantile } from '../lib/statistics.ts'

const asked = 300
const warmUp = 20

/** Measures the full detail of one property, on both engines, against the listing alone. */
export const detailMeasure: BenchMeasure = {
  name: 'detail',
  async run() {
    const embedded = await figure('embedded', { url: null, folder: await filledFolder() })
    const server = await startPostgres()
    try {
      const place = { url: server.url('postgres'), folder: await emptyFolder() }
      await fillBenchCatalogue({ dataDir: place.folder, env: { DATABASE_URL: place.url } })
      return [embedded, await figure('PostgreSQL', place)]
    } finally {
      await server.stop()
    }
  },
}

async function figure(engine: string, place: DatabaseLocation): Promise<BenchFigure> {
  const { details, alone } = await asking(place)
  const p95 = quantile(details, 0.95)
  const baseline = quantile(alone, 0.95)
  return {
    name: `One property with everything to decide by, ${engine}, ${catalogueSource}, p95 of ${asked}`,
    target: '≤ 30 ms',
    measured: `${formatMs(p95)} (median ${formatMs(median(details))})`,
    baseline: `${formatTimes(p95 / baseline)} of ${formatMs(baseline)} for the listing alone`,
    met: p95 <= 30,
  }
}

/** Requests each property once, spread over the whole catalogue, followed by its listing alone. */
async function asking(place: DatabaseLocation): Promise<{ details: number[]; alone: number[] }> {
  const ids = await withDatabase(place, db => spread(db, asked + warmUp))
  const app = new BenchChild('app.ts', { BENCH_URL: place.url ?? '', BENCH_FOLDER: place.folder })
  const [details, alone]: [number[], number[]] = [[], []]
  try {
    const api = `http://127.0.0.1:${await app.answer<number>()}/api/properties`
    for (const [at, id] of ids.entries()) {
      const detail = await measureLatency(`${api}/${id}`)
      const listing = await measureLatency(`${api}/listed?ids=${id}`)
      if (at < warmUp) continue
      details.push(detail)
      alone.push(listing)
    }
  } finally {
    await app.stop()
  }
  return { details, alone }
}

/** Returns numbers of offered listings, evenly spread, in an order that mixes the places. */
async function spread(db: Queryable, count: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(sql`
    select id from (
      select id, row_number() over (order by id) as at, count(*) over () as total from listings where not gone) l
    where at % greatest(total / ${count}::bigint, 1) = 0
    order by md5(id::text) limit ${count}::bigint`)
  return rows.map(({ id }) => id)
}
