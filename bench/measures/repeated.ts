import autocannon from 'autocannon'
import { startServerProcess } from '#test/support/server.ts'
import { filledFolder } from '../lib/catalogue.ts'
import { BenchChild } from '../lib/child.ts'
import { type BenchMeasure, formatTimes } from '../lib/figures.ts'

const path = '/api/properties?state=SP'
const dropped = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

async function throughput(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 20, duration: 10 })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: not every answer was good`)
  return result.requests.average
}

/** Measures a repeated search against a bare server that returns the same bytes. */
export const repeatedMeasure: BenchMeasure = {
  name: 'repeated',
  async run() {
    const server = await startServerProcess({ dataDir: await filledFolder() })
    const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await answer.arrayBuffer())
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !dropped.has(name)))
    const bare = new BenchChild('bare-http-server.ts')
    const port = await bare.ask<number>({ headers, body: body.toString('base64') })
    try {
      await throughput(server.url + path)
      const measured = await throughput(server.url + path)
      const baseline = await throughput(`http://127.0.0.1:${port}/`)
      return [
        {
          name: 'Repeated search, 20 connections',
          target: '≥ 0.5 × bare node:http',
          measured: `${Math.round(measured)} req/s`,
          baseline: `${formatTimes(measured / baseline)} of ${Math.round(baseline)} req/s`,
          met: measured >= 0.5 * baseline,
        },
      ]
    } finally {
      await bare.stop()
      await server.stop()
    }
  },
}
