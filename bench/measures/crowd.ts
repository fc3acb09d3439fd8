import { setTimeout as sleep } from 'node:timers/promises'
import { openCalls, type OpenCall } from '#test/support/open-calls.ts'
import { type ServerProcess, startServerProcess } from '#test/support/server.ts'
import { filledFolder, catalogueSource } from '../lib/catalogue.ts'
import { type BenchFigure, type BenchMeasure, formatMs } from '../lib/figures.ts'
import { type Probe, type Prober, startProber } from '../lib/prober.ts'
import { median, quantile } from '../lib/statistics.ts'

/** Requests that are sent at once from one address. */
const atOnce = 40
/** Sizes of crowds that ask for what fits a family, the most expensive call. */
const familiesAtOnce = [20, 50, 150]
/** Milliseconds between two searches from another address. */
const everyMs = 100
/** In milliseconds. */
const longestAllowed = 300

/** Milliseconds for which people search before the first crowd comes: what runs often is compiled. */
const warmMs = 5_000
/** Names of calls, with commas, that alone are sent; all where it is left out. */
const wanted = process.env.BENCH_CALLS?.split(',')

interface Crowd {
  call: string
  asked: number
  refused: number
  tookMs: number
  /** The searches meanwhile. */
  probes: readonly Probe[]
}

interface Place {
  server: ServerProcess
  prober: Prober
}

/** Sends a call many times at once from one address; those beyond its budget may be refused. */
async function measureCrowd(
  { server, prober }: Place,
  { name, ask }: OpenCall,
  asked: number,
  address: string,
): Promise<Crowd> {
  const { url, pid } = server
  await prober.begin(url, everyMs, pid)
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
  return { call: name, asked, refused, tookMs, probes: await prober.end() }
}

const longestOf = ({ probes }: Crowd): number => Math.max(...probes.map(({ waitMs }) => waitMs))
/** The most that the server, with all its threads, used the processors while one search waited: what others do on the machine is not in it. */
const mostUsedOf = ({ probes }: Crowd): number => Math.max(...probes.map(({ usedMs }) => usedMs ?? 0))

function toFigure(name: string, crowd: Crowd): BenchFigure {
  const { asked, refused, tookMs, probes } = crowd
  const waits = probes.map(({ waitMs }) => waitMs)
  const longest = longestOf(crowd)
  return {
    name: `${name} (${asked - refused} of ${asked} answered in ${formatMs(tookMs)}; ${catalogueSource}): longest of ${waits.length} searches from another address`,
    target: `≤ ${longestAllowed} ms`,
    measured: `${formatMs(longest)} (median ${formatMs(median(waits))}, p95 ${formatMs(quantile(waits, 0.95))}; the server used ${formatMs(mostUsedOf(crowd))} of the processor at most while one waited)`,
    met: longest <= longestAllowed,
  }
}

/** Measures how long searches wait while another address sends each call that is open to everybody many times at once. */
export const crowdMeasure: BenchMeasure = {
  name: 'crowd',
  async run() {
    const server = await startServerProcess({ dataDir: await filledFolder(), env: { TRUST_PROXY: 'on' } })
    const prober = await startProber()
    const place = { server, prober }
    try {
      await prober.begin(server.url, everyMs / 4)
      await sleep(warmMs)
      await prober.end()
      const crowds: Crowd[] = []
      for (const [at, call] of openCalls.entries()) {
        if (wanted && !wanted.includes(call.name)) continue
        const crowd = await measureCrowd(place, call, atOnce, `203.0.113.${at + 1}`)
        console.error(
          `  ${call.name}: ${formatMs(longestOf(crowd))} (${formatMs(mostUsedOf(crowd))} of the processor), ${atOnce} in ${formatMs(crowd.tookMs)}, ${crowd.refused} refused`,
        )
        crowds.push(crowd)
      }
      const worst = crowds.toSorted((a, b) => mostUsedOf(b) - mostUsedOf(a)).slice(0, 3)
      const figures = worst.map(crowd =>
        toFigure(`${atOnce} calls of ${crowd.call} at once, of ${openCalls.length} open calls`, crowd),
      )
      const homes = openCalls.find(({ name }) => name === 'homes')
      if (homes && !wanted)
        for (const families of familiesAtOnce)
          figures.push(
            toFigure(
              `${families} questions what fits a family at once`,
              await measureCrowd(place, homes, families, `198.51.100.${families}`),
            ),
          )
      return figures
    } finally {
      await prober.stop()
      await server.stop()
    }
  },
}
