import { startServerProcess } from '#test/support/server.ts'
import { filledFolder, catalogueSource } from '../lib/catalogue.ts'
import { type BenchFigure, type BenchMeasure, formatMs } from '../lib/figures.ts'
import { probeEvery } from '../lib/prober.ts'
import { median, quantile } from '../lib/statistics.ts'

/** Requests that are sent at once from one address. */
const atOnce = 40
/** Milliseconds between two searches from another address. */
const everyMs = 250

interface Crowd {
  answered: number
  tookMs: number
  /** Milliseconds that each search waited meanwhile. */
  waits: number[]
}

/** Sends uncached calls from an address of their own; those beyond the budget of an address may be refused. */
async function measureCrowd(url: string, name: 'map' | 'facets', address: string): Promise<Crowd> {
  const probing = probeEvery(url, everyMs)
  const began = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: atOnce }, async (_, at) => {
      const path = `/api/properties/${name}?minPrice=${at + 1}`
      const response = await fetch(url + path, { headers: { 'x-forwarded-for': address } })
      await response.arrayBuffer()
      if (!response.ok && response.status !== 429)
        throw new Error(`${path} was answered with ${response.status}`)
      return response.status
    }),
  )
  const tookMs = performance.now() - began
  const answered = statuses.filter(status => status === 200).length
  return { answered, tookMs, waits: await probing.stop() }
}

/** Measures how long searches wait while another address sends the most expensive requests. */
export const crowdMeasure: BenchMeasure = {
  name: 'crowd',
  async run() {
    const server = await startServerProcess({ dataDir: await filledFolder(), env: { TRUST_PROXY: 'on' } })
    try {
      const figures: BenchFigure[] = []
      await fetch(`${server.url}/api/properties?state=SP`).then(response => response.arrayBuffer())
      for (const [name, address] of [
        ['map', '203.0.113.7'],
        ['facets', '203.0.113.8'],
      ] as const) {
        const { answered, tookMs, waits } = await measureCrowd(server.url, name, address)
        const longest = Math.max(...waits)
        const [half, most] = [median(waits), quantile(waits, 0.95)]
        figures.push({
          name: `${atOnce} uncached calls of ${name} at once from one address (${answered} answered in ${formatMs(tookMs)}, the others refused; ${catalogueSource}): longest of ${waits.length} searches from another`,
          target: '≤ 300 ms',
          measured: `${formatMs(longest)} (median ${formatMs(half)}, p95 ${formatMs(most)})`,
          met: longest <= 300,
        })
      }
      return figures
    } finally {
      await server.stop()
    }
  },
}
