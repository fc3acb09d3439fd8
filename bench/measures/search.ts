import { type PostgresServer, startPostgres } from '#test/support/postgres.ts'
import { startServer } from '#test/support/server.ts'
import { emptyFolder, filledFolder, fillInto, multiply, source, withDatabase } from '../lib/catalogue.ts'
import { latency } from '../lib/client.ts'
import { type Figure, type Measure, ms, times } from '../lib/figures.ts'
import { type Place, searching } from '../lib/searching.ts'

const gone = 470_000
const many = 500_000

/** Measures search on the embedded engine with one national day. */
export const search: Measure = {
  name: 'search',
  async run() {
    const { p95, straight, slowest } = await searching({ url: null, folder: await filledFolder() })
    return [
      {
        name: `Search, embedded, ${source}, 40 mixed queries, nothing kept, p95 (slowest: \`${slowest}\`)`,
        target: '≤ 15 ms; ≤ 1.5 × the same SQL straight to the engine',
        measured: ms(p95),
        baseline: `${times(p95 / straight)} of ${ms(straight)}`,
        met: p95 <= 15 && p95 <= 1.5 * straight,
      },
    ]
  },
}

/** Measures the same with years of gone listings, on both engines. */
export const history: Measure = {
  name: 'history',
  async run() {
    const folder = await filledFolder()
    await withDatabase({ url: null, folder }, db => multiply(db, gone, 'gone'))
    const embedded = withGone('embedded', await searching({ url: null, folder }))
    return onPostgres(async place => {
      await withDatabase(place, db => multiply(db, gone, 'gone'))
      return [embedded, withGone('PostgreSQL', await searching(place))]
    })
  },
}

const withGone = (
  engine: string,
  { p95, straight, slowest }: Awaited<ReturnType<typeof searching>>,
): Figure => ({
  name: `The same with 470,000 gone listings more, ${engine}, p95 (slowest: \`${slowest}\`)`,
  target: '≤ 20 ms',
  measured: ms(p95),
  baseline: `${times(p95 / straight)} of ${ms(straight)}`,
  met: p95 <= 20,
})

/** Measures search over half a million listings on PostgreSQL, against one national day on the same server. */
export const growth: Measure = {
  name: 'growth',
  run: () =>
    onPostgres(async place => {
      const small = await searching(place)
      await withDatabase(place, db => multiply(db, many, 'offered'))
      const large = await searching(place)
      const [first, again] = await countingAWord(place)
      return [
        {
          name: `Search, PostgreSQL, 500,000 listings, p95 (slowest: \`${large.slowest}\`)`,
          target: '≤ 60 ms',
          measured: ms(large.p95),
          baseline: `${times(large.p95 / large.straight)} of ${ms(large.straight)}`,
          met: large.p95 <= 60,
        },
        {
          name: 'Exact count of a common word there: the first time, then kept',
          target: '≤ 250 ms',
          measured: `${ms(first)}, then ${ms(again)}`,
          met: first <= 250,
        },
        {
          name: 'Cost of growth, from a national day to 500,000',
          target: '≤ 4 ×',
          measured: times(large.p95 / small.p95),
          baseline: ms(small.p95),
          met: large.p95 <= 4 * small.p95,
        },
      ]
    }),
}

/**
 * Measures a count through the built server, which caches totals; another word goes first, so that connection and
 * plan are warm.
 */
async function countingAWord({ url, folder }: Place): Promise<[first: number, again: number]> {
  const server = await startServer({ dataDir: folder, env: { DATABASE_URL: url ?? '' } })
  const count = `${server.url}/api/properties/count?text=`
  try {
    await latency(`${count}varanda`)
    return [await latency(`${count}apartamento`), await latency(`${count}apartamento`)]
  } finally {
    await server.stop()
  }
}

/** Runs `work` on a PostgreSQL of the benchmark with one national day in it. */
async function onPostgres(work: (place: Place) => Promise<Figure[]>): Promise<Figure[]> {
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
