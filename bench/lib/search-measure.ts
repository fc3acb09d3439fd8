import { BenchChild } from './child.ts'
import { measureLatency } from './client.ts'
import { benchQueries } from './queries.ts'
import { quantile } from './statistics.ts'

export interface DatabaseLocation {
  url: string | null
  folder: string
}

/** Milliseconds over HTTP, without cached answers. */
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

/** Runs the forty queries on one database, ten times after a warm-up round. */
export async function measureSearches(place: DatabaseLocation): Promise<SearchFigures> {
  const samples = await withApp(place, 0, url => sample(url, ''))
  const [kept, facets, count] = await withApp(place, 10_000, async url => [
    await sample(url, ''),
    await sample(url, '/facets'),
    await sample(url, '/count'),
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

async function withApp<T>(
  { url, folder }: DatabaseLocation,
  keptListings: number,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const app = new BenchChild('app.ts', {
    BENCH_URL: url ?? '',
    BENCH_FOLDER: folder,
    BENCH_KEPT_LISTINGS: String(keptListings),
  })
  try {
    return await work(`http://127.0.0.1:${await app.answer<number>()}/api/properties`)
  } finally {
    await app.stop()
  }
}

/** Returns the milliseconds of each query. */
async function sample(url: string, call: '' | '/facets' | '/count'): Promise<number[][]> {
  const samples: number[][] = benchQueries.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [at, query] of benchQueries.entries()) {
      const criteria = new URLSearchParams(query)
      if (call !== '') for (const name of ['page', 'sort']) criteria.delete(name)
      const took = await measureLatency(`${url}${call}?${criteria}`)
      if (round > 0) samples[at]?.push(took)
    }
  }
  return samples
}

function findSlowest(samples: readonly number[][]): string {
  const medians = samples.map((values, at) => ({ query: benchQueries[at], median: quantile(values, 0.5) }))
  const [slowest] = medians.toSorted((a, b) => b.median - a.median)
  return `?${slowest?.query} (${slowest?.median.toFixed(1)} ms)`
}
