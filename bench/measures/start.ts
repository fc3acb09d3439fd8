import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from '#test/support/server.ts'
import { filledFolder, catalogueSource } from '../lib/catalogue.ts'
import { type BenchMeasure, formatMegabytes, formatSeconds } from '../lib/figures.ts'
import { residentMemory } from '../lib/processes.ts'
import { median } from '../lib/statistics.ts'

/**
 * Measures the time from the process to the printed address with a filled embedded database, and the memory of the
 * idle server.
 */
export const startMeasure: BenchMeasure = {
  name: 'start',
  async run() {
    const dataDir = await filledFolder()
    const starts: number[] = []
    let memory = 0
    for (let round = 0; round < 5; round++) {
      const server = await startServerProcess({ dataDir })
      starts.push(server.startedIn)
      if (round === 4) {
        await fetch(`${server.url}/api/properties?state=SP`).then(answer => answer.arrayBuffer())
        await sleep(10_000)
        memory = residentMemory(server.pid)
      }
      await server.stop()
    }
    return [
      {
        name: `Cold start with a filled embedded database (${catalogueSource}), median of 5`,
        target: '≤ 2.5 s',
        measured: formatSeconds(median(starts)),
        met: median(starts) <= 2500,
      },
      {
        name: 'Memory at rest',
        target: '≤ 450 MB',
        measured: formatMegabytes(memory),
        met: memory <= 450 * 1024 ** 2,
      },
    ]
  },
}
