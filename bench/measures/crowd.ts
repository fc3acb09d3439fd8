import { openCalls, type OpenCall } from '#test/support/open-calls.ts'
import { startServerProcess } from '#test/support/server.ts'
import { filledFolder, catalogueSource } from '../lib/catalogue.ts'
import { type BenchFigure, type BenchMeasure, formatMs } from '../lib/figures.ts'
import { probeEvery } from '../lib/prober.ts'
import { median, quantile } from '../lib/statistics.ts'

/** Requests that are sent at once from one address. */
const atOnce = 40
/** Sizes of crowds that ask for what fits a family, the most expensive call. */
const familiesAtOnce = [20, 50, 150]
/** Milliseconds between two searches from another address. */
const everyMs = 100
/** In milliseconds. */
const longestAllowed = 300

interface Crowd {
  call: string
  asked: number
  refused: number
  tookMs: number
  /** Milliseconds that each search waited meanwhile. */
  waits: number[]
}

/** Sends a call many times at once from one address; those beyond its budget may be refused. */
async function measureCrowd(
  url: string,
  { name, ask }: OpenCall,
  asked: number,
  address: string,
): Promise<Crowd> {
  const probing = probeEvery(url, everyMs)
  const began = performance.now()
  const statuses = await Promise.all(
    Array.from({ length: asked }, async (_, at) => {
      const { path, init } = ask(address, at)
      const response = await fetch(url + path, init)
      await response.arrayBuffer()
      if (response.status >= 500 && response.status !== 503)
        throw new Error(`${path} was answered with ${response.status}`)
      return response.status
    }),
  )
  const tookMs = performance.now() - began
  const refused = statuses.filter(status => status === 429 || status === 503).length
  return { call: name, asked, refused, tookMs, waits: await probing.stop() }
}

const longestOf = ({ waits }: Crowd): number => Math.max(...waits)

function toFigure(name: string, { asked, refused, tookMs, waits }: Crowd): BenchFigure {
  const longest = Math.max(...waits)
  return {
    name: `${name} (${asked - refused} of ${asked} answered in ${formatMs(tookMs)}; ${catalogueSource}): longest of ${waits.length} searches from another address`,
    target: `≤ ${longestAllowed} ms`,
    measured: `${formatMs(longest)} (median ${formatMs(median(waits))}, p95 ${formatMs(quantile(waits, 0.95))})`,
    met: longest <= longestAllowed,
  }
}

/** Measures how long searches wait while another address sends each call that is open to everybody many times at once. */
export const crowdMeasure: BenchMeasure = {
  name: 'crowd',
  async run() {
    const server = await startServerProcess({ dataDir: await filledFolder(), env: { TRUST_PROXY: 'on' } })
    try {
      await fetch(`${server.url}/api/properties?state=SP`).then(response => response.arrayBuffer())
      const crowds: Crowd[] = []
      for (const [at, call] of openCalls.entries()) {
        const crowd = await measureCrowd(server.url, call, atOnce, `203.0.113.${at + 1}`)
        console.error(
          `  ${call.name}: ${formatMs(longestOf(crowd))}, ${atOnce} in ${formatMs(crowd.tookMs)}, ${crowd.refused} refused`,
        )
        crowds.push(crowd)
      }
      const worst = crowds.toSorted((a, b) => longestOf(b) - longestOf(a)).slice(0, 3)
      const figures = worst.map(crowd =>
        toFigure(`${atOnce} calls of ${crowd.call} at once, of ${openCalls.length} open calls`, crowd),
      )
      const homes = openCalls.find(({ name }) => name === 'homes')
      if (homes)
        for (const families of familiesAtOnce)
          figures.push(
            toFigure(
              `${families} questions what fits a family at once`,
              await measureCrowd(server.url, homes, families, `198.51.100.${families}`),
            ),
          )
      return figures
    } finally {
      await server.stop()
    }
  },
}
