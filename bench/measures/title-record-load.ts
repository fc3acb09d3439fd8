import { setTimeout as sleep } from 'node:timers/promises'
import { createAccountCookie } from '#test/support/account-cookie.ts'
import { startServerProcess } from '#test/support/server.ts'
import { readTitleRecordCases } from '#test/support/title-record-cases.ts'
import { withBrowser } from '../lib/browser.ts'
import { catalogueSource, filledFolder } from '../lib/catalogue.ts'
import { type BenchFigure, type BenchMeasure, formatMs } from '../lib/figures.ts'
import { probeEvery } from '../lib/prober.ts'
import { scanQualities, scanTitleRecord } from '../lib/scan-title-record.ts'
import { median, quantile } from '../lib/statistics.ts'

const scanPages = 8
/** A single reading overlaps with only 150 searches, of which the slowest one or two would be the figure. */
const readings = 4
/** Milliseconds between two searches. */
const everyMs = 200
/** Milliseconds for which searches run alone first, and before that uncounted: a server collects more in its first minute. */
const aloneMs = 12_000
const warmMs = 70_000

/** Measures how long a scan of eight pages takes, one after another, and how long searches wait meanwhile. */
export const titleRecordLoadMeasure: BenchMeasure = {
  name: 'title-record-load',
  async run() {
    const text = readTitleRecordCases()
      .flatMap(({ text: one }) => one.split('\f'))
      .slice(0, scanPages)
      .join('\f')
    const scan = await withBrowser(browser => scanTitleRecord(browser, text, scanQualities[1]!))
    const server = await startServerProcess({ dataDir: await filledFolder() })
    try {
      const cookie = await createAccountCookie(server.url)
      await searchFor(server.url, warmMs)
      const before = await searchFor(server.url, aloneMs)
      const probing = await probeEvery(server.url, everyMs)
      const read: (Awaited<ReturnType<typeof readScan>> & { tookMs: number })[] = []
      for (let reading = 0; reading < readings; reading++) {
        const began = performance.now()
        const { pages, acts } = await readScan(server.url, cookie, scan)
        read.push({ pages, acts, tookMs: performance.now() - began })
      }
      const waits = await probing.stop()
      const longestMs = Math.max(...read.map(({ tookMs }) => tookMs))
      const [{ pages, acts } = { pages: 0, acts: 0 }] = read
      return [
        {
          name: `A scan of ${String(pages)} pages is read over HTTP (${String(acts)} acts), longest of ${String(readings)}`,
          target: '≤ 60 s',
          measured: `${(longestMs / 1000).toFixed(1)} s`,
          met: read.every(({ pages: pageCount }) => pageCount === scanPages) && longestMs <= 60_000,
        },
        describeSearches(`Searches meanwhile, one every ${String(everyMs)} ms, ${catalogueSource}`, waits),
        { ...describeSearches('The same with nothing to read', before), target: '–', met: null },
      ]
    } finally {
      await server.stop()
    }
  },
}

async function searchFor(url: string, duration: number): Promise<number[]> {
  const probing = await probeEvery(url, everyMs)
  await sleep(duration)
  return probing.stop()
}

function describeSearches(name: string, waits: readonly number[]): BenchFigure {
  const last = quantile([...waits], 0.99)
  return {
    name: `${name}: p99 of ${String(waits.length)}`,
    target: '≤ 25 ms',
    measured: `${formatMs(last)} (median ${formatMs(median([...waits]))}, longest ${formatMs(Math.max(...waits))})`,
    met: last <= 25,
  }
}

async function readScan(
  url: string,
  cookie: string,
  scan: Uint8Array,
): Promise<{ pages: number; acts: number }> {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(scan)], 'matricula.pdf', { type: 'application/pdf' }))
  const answer = await fetch(`${url}/api/title-records/explain`, {
    method: 'POST',
    headers: { cookie, origin: url },
    body: form,
  })
  if (!answer.ok)
    throw new Error(`The scan was answered with ${String(answer.status)}: ${await answer.text()}`)
  const { pages, acts } = (await answer.json()) as { pages: number; acts: unknown[] }
  return { pages, acts: acts.length }
}
