import { setTimeout as sleep } from 'node:timers/promises'
import type { OutboxChannelName } from '#server/outbox/outbox-channel.ts'
import { generateVapidPrivateKey } from '#server/vapid-keys.ts'
import { startPostgres } from '#test/support/postgres.ts'
import { chooseAmount } from '../lib/bench-duration.ts'
import { catalogueSource, emptyFolder, filledFolder, fillInto, withDatabase } from '../lib/catalogue.ts'
import { BenchChild } from '../lib/child.ts'
import {
  type BenchFigure,
  type BenchMeasure,
  formatMegabytes,
  formatMs,
  formatSeconds,
} from '../lib/figures.ts'
import { type MessageSink, startHttpSink, startMailSink } from '../lib/message-sinks.ts'
import type { Drain, Drained } from '../lib/outbox-child.ts'
import { probeEvery } from '../lib/prober.ts'
import { quantile } from '../lib/statistics.ts'
import { countWaiting, fillOutbox } from '../lib/waiting-messages.ts'

const messages = chooseAmount(10_000, 500)
/** Milliseconds between two searches meanwhile. */
const everyMs = 25
const restMs = chooseAmount(10_000, 1_000)
/** More memory than before, in bytes. */
const leeway = 100 * 1024 * 1024

type Sinks = Record<OutboxChannelName, MessageSink>
interface Place {
  url: string | null
  folder: string
}

/** Measures how long many messages that wait take to leave, on every channel and both engines, while people search. */
export const outboxMeasure: BenchMeasure = {
  name: 'outbox',
  async run() {
    const sinks: Sinks = {
      push: await startHttpSink(201),
      telegram: await startHttpSink(200),
      mail: await startMailSink(),
    }
    const server = await startPostgres()
    try {
      const embedded = await drainAll({ url: null, folder: await filledFolder() }, sinks, 'embedded')
      const place = { url: server.url('postgres'), folder: await emptyFolder() }
      await fillInto({ dataDir: place.folder, env: { DATABASE_URL: place.url } })
      return [...embedded, ...(await drainAll(place, sinks, 'PostgreSQL'))]
    } finally {
      await server.stop()
      for (const sink of Object.values(sinks)) await sink.stop()
    }
  },
}

async function drainAll(place: Place, sinks: Sinks, engine: string): Promise<BenchFigure[]> {
  const vapidPrivateKey = generateVapidPrivateKey()
  await withDatabase(place, db => fillOutbox(db, { messages, pushService: sinks.push.url, vapidPrivateKey }))
  const child = new BenchChild('outbox-child.ts', { BENCH_URL: place.url ?? '', BENCH_FOLDER: place.folder })
  const figures: BenchFigure[] = []
  try {
    const url = `http://127.0.0.1:${await child.answer<number>()}`
    await probeFor(url, restMs / 2)
    const rest = await probeFor(url, restMs)
    for (const channel of ['push', 'telegram', 'mail'] as const) {
      const sink = sinks[channel]
      const before = sink.taken()
      const probing = probeEvery(url, everyMs)
      const drained = await child.ask<Drained>({ channel, sink: sink.url, vapidPrivateKey } satisfies Drain)
      const waits = await probing.stop()
      if (sink.taken() - before !== messages)
        throw new Error(`${sink.taken() - before} of ${messages} messages arrived on ${channel}`)
      figures.push(...describe(`${channel}, ${engine}`, drained, waits, rest))
    }
  } finally {
    await child.stop()
  }
  const left = await withDatabase(place, async db => [
    await countWaiting(db, 'push'),
    await countWaiting(db, 'telegram'),
    await countWaiting(db, 'mail'),
  ])
  if (left.some(waiting => waiting > 0)) throw new Error(`Messages still wait: ${left.join(', ')}`)
  return figures
}

async function probeFor(url: string, milliseconds: number): Promise<number[]> {
  const probing = probeEvery(url, everyMs)
  await sleep(milliseconds)
  return probing.stop()
}

function describe(
  where: string,
  { tookMs, before, most, stall }: Drained,
  waits: readonly number[],
  rest: readonly number[],
): BenchFigure[] {
  const [p99, restP99] = [quantile(waits, 0.99), quantile(rest, 0.99)]
  return [
    {
      name: `${messages} messages that wait in the outbox, to a sink on the same machine (${where})`,
      target: '≤ 60 s',
      measured: `${formatSeconds(tookMs)}, ${Math.round((messages / tookMs) * 1000)} a second`,
      met: tookMs <= 60_000,
    },
    {
      name: `Search meanwhile, p99 of ${waits.length}, 40 a second (${catalogueSource}; ${where})`,
      target: '≤ 25 ms',
      measured: `${formatMs(p99)} (longest ${formatMs(Math.max(...waits))}; longest the thread was busy ${formatMs(stall)})`,
      baseline: `${formatMs(restP99)} with nothing to send`,
      met: p99 <= 25,
    },
    {
      name: `Memory before, and at most meanwhile (${where})`,
      target: '≤ 100 MB more',
      measured: `${formatMegabytes(before)}, ${formatMegabytes(most)}`,
      met: most - before <= leeway,
    },
  ]
}
