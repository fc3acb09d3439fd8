import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import { startServerProcess } from '#test/support/server.ts'
import { filledFolder, catalogueSource } from '../lib/catalogue.ts'
import { type BenchFigure, type BenchMeasure, formatMegabytes, formatMs } from '../lib/figures.ts'
import { chooseAmount } from '../lib/bench-duration.ts'
import { residentMemory } from '../lib/processes.ts'
import { benchQueries } from '../lib/queries.ts'

const connections = 200
const duration = chooseAmount(60, 6)
/** Seconds after which memory must no longer grow, and its tolerance. */
const settled = chooseAmount(20, 2)
const leeway = 1.1

interface Load {
  requests: number
  failed: number
  server: number
  p99: number
  early: number
  late: number
}

/**
 * Returns the paths that visitors read: searches of all kinds (few of them cached), listings, the map, figures and
 * pages.
 */
async function paths(url: string): Promise<string[]> {
  const list = (await (await fetch(`${url}/api/properties?limit=20`)).json()) as { items: { id: string }[] }
  return [
    ...benchQueries.map(query => `/api/properties?${query}`),
    ...list.items.map(({ id }) => `/api/properties/${id}`),
    ...['SP', 'RJ', 'GO', 'PB'].map(state => `/api/properties/map?state=${state}`),
    '/api/stats',
    '/search',
    '/login',
  ]
}

async function under(url: string, pid: number): Promise<Load> {
  const requests = (await paths(url)).map(path => ({ method: 'GET' as const, path }))
  const running = autocannon({ url, connections, duration, requests, timeout: 30 })
  await sleep(settled * 1000)
  const early = residentMemory(pid)
  await sleep((duration - settled) * 1000 - 500)
  const late = residentMemory(pid)
  const result = await running
  return {
    requests: result.requests.total,
    failed: result.errors,
    server: result['5xx'],
    p99: result.latency.p99,
    early,
    late,
  }
}

const figures = ({ requests, failed, server, p99, early, late }: Load): BenchFigure[] => [
  {
    name: `Sustained load: ${connections} connections, ${duration} s, mixed reads (${catalogueSource}); ${requests} answers`,
    target: 'no 5xx, none lost; p99 ≤ 80 ms',
    measured: `${server} × 5xx, ${failed} lost; p99 ${formatMs(p99)}`,
    met: server + failed === 0 && requests > 0 && p99 <= 80,
  },
  {
    name: `Memory after ${settled} s of it, and at its end`,
    target: 'no growth (≤ 10 %)',
    measured: `${formatMegabytes(early)}, ${formatMegabytes(late)}`,
    met: late <= early * leeway,
  },
]

/** Simulates many visitors at once for a minute: no request may fail, and memory must stop growing. */
export const sustainedMeasure: BenchMeasure = {
  name: 'sustained',
  async run() {
    const server = await startServerProcess({ dataDir: await filledFolder() })
    try {
      return figures(await under(server.url, server.pid))
    } finally {
      await server.stop()
    }
  },
}
