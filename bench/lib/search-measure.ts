import { BenchChild } from './child.ts'
import { measureLatency } from './client.ts'
import { benchQueries } from './queries.ts'
import { quantile } from './statistics.ts'

export interface DatabaseLocation {
  url: string | null
  folder: string
}

/** Milliseconds in the server, from the request to the last byte of its answer; no answer is cached. */
export interface SearchFigures {
  /** p95 of a page with its total, each row read from the database. */
  search: number
  /** The same with the rows of recent answers in memory, as in service. */
  kept: number
  facets: number
  count: number
  /** The slowest search and its median, for diagnosis. */
  slowest: string
}

const rounds = 10
/** Rounds before those that count, in which the engine compiles what runs often. */
const warmUpRounds = 5

/** Runs the forty queries on one database, ten times after the rounds that warm it up. */
export async function measureSearches(place: DatabaseLocation): Promise<SearchFigures> {
  const samples = await withApp(place, 0, app => sample(app, ''))
  const [kept, facets, count] = await withApp(place, 10_000, async app => [
    await sample(app, ''),
    await sample(app, '/facets'),
    await sample(app, '/count'),
  ])
  return {
    search: percentile(samples),
    kept: percentile(kept),
    facets: percentile(facets),
    count: percentile(count),
    slowest: findSlowest(samples),
  }
}

const percentile = (samples: readonly number[][] | undefined): number => quantile(samples?.flat() ?? [], 0.95)

interface ServedCatalogue {
  child: BenchChild
  url: string
}

async function withApp<T>(
  { url, folder }: DatabaseLocation,
  keptListings: number,
  work: (app: ServedCatalogue) => Promise<T>,
): Promise<T> {
  const child = new BenchChild('app.ts', {
    BENCH_URL: url ?? '',
    BENCH_FOLDER: folder,
    BENCH_KEPT_LISTINGS: String(keptListings),
  })
  try {
    return await work({ child, url: `http://127.0.0.1:${await child.answer<number>()}/api/properties` })
  } finally {
    await child.stop()
  }
}

/** Returns the milliseconds of each query. */
async function sample({ child, url }: ServedCatalogue, call: '' | '/facets' | '/count'): Promise<number[][]> {
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    for (const query of benchQueries) {
      const criteria = new URLSearchParams(query)
      if (call !== '') for (const name of ['page', 'sort']) criteria.delete(name)
      await measureLatency(`${url}${call}?${criteria}`)
    }
  }
  const times = await child.ask<number[]>('server times')
  if (times.length !== (warmUpRounds + rounds) * benchQueries.length)
    throw new Error('The server did not time each request once')
  const measured = times.slice(warmUpRounds * benchQueries.length)
  return benchQueries.map((_, at) => measured.filter((_, each) => each % benchQueries.length === at))
}

function findSlowest(samples: readonly number[][]): string {
  const medians = samples.map((values, at) => ({ query: benchQueries[at], median: quantile(values, 0.5) }))
  const [slowest] = medians.toSorted((a, b) => b.median - a.median)
  return `?${slowest?.query} (${slowest?.median.toFixed(1)} ms)`
}
