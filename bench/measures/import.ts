import { setTimeout as sleep } from 'node:timers/promises'
import { importLists, startServerProcess } from '#test/support/server.ts'
import { nationalLists } from '#test/support/national-lists.ts'
import { emptyFolder } from '../lib/catalogue.ts'
import { type BenchFigure, type BenchMeasure, formatMs, formatSeconds } from '../lib/figures.ts'
import { probeEvery } from '../lib/prober.ts'
import { processorTime } from '../lib/processes.ts'
import { quantile, measureDuration } from '../lib/statistics.ts'

/**
 * Measures the import of a whole day of lists into the running server during searches, then of the same lists again.
 */
export const importMeasure: BenchMeasure = {
  name: 'import',
  async run() {
    const lists = nationalLists()
    if (lists.length === 0) return []
    const dataDir = await emptyFolder()
    const server = await startServerProcess({ dataDir })
    const port = Number(new URL(server.url).port)

    async function importAll(): Promise<number> {
      const { code, output } = await importLists({ dataDir, port }, lists)
      if (code !== 0) throw new Error(output)
      return code
    }

    try {
      // The server has been running for a while: what runs often is compiled.
      const before = await probeEvery(server.url, 25)
      await sleep(3_000)
      await before.stop()
      const prober = await probeEvery(server.url, 25)
      const usedBefore = processorTime(server.pid) ?? 0
      const first = await measureDuration(importAll)
      const used = (processorTime(server.pid) ?? 0) - usedBefore
      const waits = await prober.stop()
      const again = await measureDuration(importAll)
      return [...durations({ first, used, again }), ...whileSearching(waits)]
    } finally {
      await server.stop()
    }
  },
}

/** `used` = milliseconds of the processor that the server took for the first, its answers to searches included. */
const durations = ({ first, used, again }: Record<'first' | 'used' | 'again', number>): BenchFigure[] => [
  {
    name: 'Full import (31,438 rows) into the running server, the first, while people search',
    target: '≤ 5 s',
    measured: `${formatSeconds(first)} (the server used ${formatSeconds(used)} of the processors)`,
    met: first <= 5000,
  },
  { name: 'The same again, unchanged', target: '≤ 3 s', measured: formatSeconds(again), met: again <= 3000 },
]

const whileSearching = (waits: readonly number[]): BenchFigure[] => [
  {
    name: `Search while it runs, p99 (${waits.length} searches, 40 a second)`,
    target: '≤ 25 ms',
    measured: formatMs(quantile(waits, 0.99)),
    met: quantile(waits, 0.99) <= 25,
  },
  {
    name: 'The longest wait meanwhile',
    target: '≤ 150 ms',
    measured: formatMs(Math.max(...waits)),
    met: Math.max(...waits) <= 150,
  },
]
