import { type PostgresServer, startPostgres } from '#test/support/postgres.ts'
import {
  emptyFolder,
  filledFolder,
  fillBenchCatalogue,
  multiplyCatalogue,
  catalogueSource,
  withDatabase,
} from '../lib/catalogue.ts'
import { type BenchFigure, type BenchMeasure, formatMs, formatTimes } from '../lib/figures.ts'
import { type DatabaseLocation, measureSearches, type SearchFigures } from '../lib/search-measure.ts'

const gone = 470_000
const many = 500_000

const formatAll = ({ search, kept, facets, count }: SearchFigures): string =>
  [search, kept, facets, count].map(formatMs).join('; ')

/** Measures search on the embedded engine with one national day. */
export const searchMeasure: BenchMeasure = {
  name: 'search',
  async run() {
    const figures = await measureSearches({ url: null, folder: await filledFolder() })
    const { search, facets, count, slowest } = figures
    return [
      {
        name: `Search, embedded, ${catalogueSource}, 40 mixed queries over HTTP, no answer kept, p95 in the server: rows from the database (slowest: \`${slowest}\`); rows of recent answers in memory; facets; count`,
        target: '≤ 4; 4; 3; 1 ms',
        measured: formatAll(figures),
        met: search <= 4 && facets <= 3 && count <= 1,
      },
    ]
  },
}

/** Measures the same with years of gone listings, on both engines. */
export const historyMeasure: BenchMeasure = {
  name: 'history',
  async run() {
    const folder = await filledFolder()
    const embedded = await measureWithGone('embedded', { url: null, folder })
    return onPostgres(async place => [embedded, await measureWithGone('PostgreSQL', place)])
  },
}

async function measureWithGone(engine: string, place: DatabaseLocation): Promise<BenchFigure> {
  const before = await measureSearches(place)
  await withDatabase(place, db => multiplyCatalogue(db, gone, 'gone'))
  const after = await measureSearches(place)
  return {
    name: `The same with 470,000 gone listings more, ${engine} (slowest: \`${after.slowest}\`)`,
    target: 'the same within 10 %',
    measured: formatAll(after),
    baseline: `${formatTimes(after.search / before.search)} of ${formatAll(before)}`,
    met: after.search <= 1.1 * before.search && after.facets <= 1.1 * before.facets,
  }
}

/** Measures search over half a million listings on PostgreSQL, against one national day on the same server. */
export const growthMeasure: BenchMeasure = {
  name: 'growth',
  run: () =>
    onPostgres(async place => {
      const small = await measureSearches(place)
      await withDatabase(place, db => multiplyCatalogue(db, many, 'offered'))
      const large = await measureSearches(place)
      const { search, facets, slowest } = large
      return [
        {
          name: `Search, PostgreSQL, 500,000 listings (slowest: \`${slowest}\`)`,
          target: '≤ 30; –; 30; – ms',
          measured: formatAll(large),
          baseline: `${formatTimes(search / small.search)} of ${formatAll(small)}`,
          met: search <= 30 && facets <= 30,
        },
        {
          name: 'Cost of growth, from a national day to 500,000',
          target: '≤ 8 ×',
          measured: formatTimes(search / small.search),
          baseline: formatMs(small.search),
          met: search <= 8 * small.search,
        },
      ]
    }),
}

/** Runs `work` on a PostgreSQL of the benchmark with one national day in it. */
async function onPostgres(work: (place: DatabaseLocation) => Promise<BenchFigure[]>): Promise<BenchFigure[]> {
  let server: PostgresServer | undefined
  try {
    server = await startPostgres()
    const place = { url: server.url('postgres'), folder: await emptyFolder() }
    await fillBenchCatalogue({ dataDir: place.folder, env: { DATABASE_URL: place.url } })
    return await work(place)
  } finally {
    await server?.stop()
  }
}
