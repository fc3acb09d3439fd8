import { type PostgresServer, startPostgres } from '#test/support/postgres.ts'
import { startServerProcess } from '#test/support/server.ts'
import {
  emptyFolder,
  filledFolder,
  fillInto,
  multiplyCatalogue,
  catalogueSource,
  withDatabase,
} from '../lib/catalogue.ts'
import { measureLatency } from '../lib/client.ts'
import { type BenchFigure, type BenchMeasure, formatMs, formatTimes } from '../lib/figures.ts'
import { type DatabaseLocation, measureSearches } from '../lib/search-measure.ts'

const gone = 470_000
const many = 500_000

/** Measures search on the embedded engine with one national day. */
export const searchMeasure: BenchMeasure = {
  name: 'search',
  async run() {
    const { p95, straight, slowest } = await measureSearches({ url: null, folder: await filledFolder() })
    return [
      {
        name: `Search, embedded, ${catalogueSource}, 40 mixed queries, nothing kept, p95 (slowest: \`${slowest}\`)`,
        target: '≤ 15 ms; ≤ 1.5 × the same SQL straight to the engine',
        measured: formatMs(p95),
        baseline: `${formatTimes(p95 / straight)} of ${formatMs(straight)}`,
        met: p95 <= 15 && p95 <= 1.5 * straight,
      },
    ]
  },
}

/** Measures the same with years of gone listings, on both engines. */
export const historyMeasure: BenchMeasure = {
  name: 'history',
  async run() {
    const folder = await filledFolder()
    await withDatabase({ url: null, folder }, db => multiplyCatalogue(db, gone, 'gone'))
    const embedded = withGone('embedded', await measureSearches({ url: null, folder }))
    return onPostgres(async place => {
      await withDatabase(place, db => multiplyCatalogue(db, gone, 'gone'))
      return [embedded, withGone('PostgreSQL', await measureSearches(place))]
    })
  },
}

const withGone = (
  engine: string,
  { p95, straight, slowest }: Awaited<ReturnType<typeof measureSearches>>,
): BenchFigure => ({
  name: `The same with 470,000 gone listings more, ${engine}, p95 (slowest: \`${slowest}\`)`,
  target: '≤ 20 ms',
  measured: formatMs(p95),
  baseline: `${formatTimes(p95 / straight)} of ${formatMs(straight)}`,
  met: p95 <= 20,
})

/** Measures search over half a million listings on PostgreSQL, against one national day on the same server. */
export const growthMeasure: BenchMeasure = {
  name: 'growth',
  run: () =>
    onPostgres(async place => {
      const small = await measureSearches(place)
      await withDatabase(place, db => multiplyCatalogue(db, many, 'offered'))
      const large = await measureSearches(place)
      const [first, again] = await countingAWord(place)
      return [
        {
          name: `Search, PostgreSQL, 500,000 listings, p95 (slowest: \`${large.slowest}\`)`,
          target: '≤ 60 ms',
          measured: formatMs(large.p95),
          baseline: `${formatTimes(large.p95 / large.straight)} of ${formatMs(large.straight)}`,
          met: large.p95 <= 60,
        },
        {
          name: 'Exact count of a common word there: the first time, then kept',
          target: '≤ 250 ms',
          measured: `${formatMs(first)}, then ${formatMs(again)}`,
          met: first <= 250,
        },
        {
          name: 'Cost of growth, from a national day to 500,000',
          target: '≤ 4 ×',
          measured: formatTimes(large.p95 / small.p95),
          baseline: formatMs(small.p95),
          met: large.p95 <= 4 * small.p95,
        },
      ]
    }),
}

/**
 * Measures a count through the built server, which caches totals; another word goes first, so that connection and
 * plan are warm.
 */
async function countingAWord({ url, folder }: DatabaseLocation): Promise<[first: number, again: number]> {
  const server = await startServerProcess({ dataDir: folder, env: { DATABASE_URL: url ?? '' } })
  const count = `${server.url}/api/properties/count?text=`
  try {
    await measureLatency(`${count}varanda`)
    return [await measureLatency(`${count}apartamento`), await measureLatency(`${count}apartamento`)]
  } finally {
    await server.stop()
  }
}

/** Runs `work` on a PostgreSQL of the benchmark with one national day in it. */
async function onPostgres(work: (place: DatabaseLocation) => Promise<BenchFigure[]>): Promise<BenchFigure[]> {
  let server: PostgresServer | undefined
  try {
    server = await startPostgres()
    const place = { url: server.url('postgres'), folder: await emptyFolder() }
    await fillInto({ dataDir: place.folder, env: { DATABASE_URL: place.url } })
    return await work(place)
  } finally {
    await server?.stop()
  }
}
