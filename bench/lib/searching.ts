import { Child } from './child.ts'
import { latency } from './client.ts'
import { queries } from './queries.ts'
import { quantile } from './statistics.ts'
import type { Statement } from './straight.ts'

export interface Place {
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
export async function searching({ url, folder }: Place): Promise<Searched> {
  const env = { BENCH_URL: url ?? '', BENCH_FOLDER: folder }
  const samples: number[][] = queries.map(() => [])
  const groups: Statement[][] = []

  const app = new Child('app.ts', env)
  try {
    const port = await app.answer<number>()
    for (let round = 0; round <= rounds; round++) {
      for (const [index, query] of queries.entries()) {
        const took = await latency(`http://127.0.0.1:${port}/api/properties?${query}`)
        if (round > 0) samples[index]?.push(took)
        else groups.push(await app.ask<Statement[]>('statements'))
      }
    }
  } finally {
    await app.stop()
  }

  const straight = new Child('straight.ts', env)
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
  const medians = samples.map((values, index) => ({ query: queries[index], median: quantile(values, 0.5) }))
  const [slowest] = medians.toSorted((a, b) => b.median - a.median)
  return `?${slowest?.query} (${slowest?.median.toFixed(1)} ms)`
}
