import { BenchChild } from './child.ts'
import { measureLatency } from './client.ts'
import { benchQueries } from './queries.ts'
import { quantile } from './statistics.ts'
import type { TimedStatement } from './engine-baseline.ts'

export interface DatabaseLocation {
  url: string | null
  folder: string
}

interface Searched {
  /** Milliseconds over HTTP, without caches. */
  p95: number
  /** Milliseconds of the same statements sent directly to the engine. */
  straight: number
  /** The slowest query and its median, for diagnosis. */
  slowest: string
}

const rounds = 10

/** Runs the forty queries on one database, ten times after a warm-up round, without caches. */
export async function measureSearches({ url, folder }: DatabaseLocation): Promise<Searched> {
  const env = { BENCH_URL: url ?? '', BENCH_FOLDER: folder }
  const samples: number[][] = benchQueries.map(() => [])
  const groups: TimedStatement[][] = []

  const app = new BenchChild('app.ts', env)
  try {
    const port = await app.answer<number>()
    for (let round = 0; round <= rounds; round++) {
      for (const [index, query] of benchQueries.entries()) {
        const took = await measureLatency(`http://127.0.0.1:${port}/api/properties?${query}`)
        if (round > 0) samples[index]?.push(took)
        else groups.push(await app.ask<TimedStatement[]>('statements'))
      }
    }
  } finally {
    await app.stop()
  }

  const straight = new BenchChild('engine-baseline.ts', env)
  try {
    const alone = await straight.ask<number[]>({ groups, rounds })
    return {
      p95: quantile(samples.flat(), 0.95),
      straight: quantile(alone, 0.95),
      slowest: slowestOf(samples),
    }
  } finally {
    await straight.stop()
  }
}

function slowestOf(samples: readonly number[][]): string {
  const medians = samples.map((values, index) => ({
    query: benchQueries[index],
    median: quantile(values, 0.5),
  }))
  const [slowest] = medians.toSorted((a, b) => b.median - a.median)
  return `?${slowest?.query} (${slowest?.median.toFixed(1)} ms)`
}
