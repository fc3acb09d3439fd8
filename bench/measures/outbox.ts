import { setTimeout as sleep } from 'node:timers/promises'
import type { OutboxChannelName } from '#server/outbox/outbox-channel.ts'
import { generateVapidPrivateKey } from '#server/vapid-keys.ts'
import { startPostgres } from '#test/support/postgres.ts'
import { chooseAmount } from '../lib/bench-duration.ts'
import {
  catalogueSource,
  emptyFolder,
  filledFolder,
  fillBenchCatalogue,
  withDatabase,
} from '../lib/catalogue.ts'
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
import { fillOutbox } from '../lib/waiting-messages.ts'

/** 10,000 in all. Telegram gets fewer, because a bot's messages must begin 40 ms apart on any machine. */
const messages = {
  mail: chooseAmount(4_000, 200),
  push: chooseAmount(4_000, 200),
  telegram: chooseAmount(2_000, 100),
}
const channelNames = ['push', 'telegram', 'mail'] as const
/** The time after which the measure stops; messages that still wait are reported. */
const limitMs = chooseAmount(120_000, 60_000)
/** Milliseconds between two searches meanwhile. */
const everyMs = 100
const restMs = chooseAmount(10_000, 1_000)
/** More memory than before, in bytes. */
const leeway = 100 * 1024 * 1024

type Sinks = Record<OutboxChannelName, MessageSink>
interface Place {
  url: string | null
  folder: string
}

/**
 * Measures how fast many messages that wait leave, on all channels at the same time as in the server, on both engines,
 * while people search.
 */
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
      await fillBenchCatalogue({ dataDir: place.folder, env: { DATABASE_URL: place.url } })
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
  try {
    const url = `http://127.0.0.1:${await child.answer<number>()}`
    await probeFor(url, restMs / 2)
    const rest = await probeFor(url, restMs)
    const takenBefore = countTaken(sinks)
    const probing = await probeEvery(url, everyMs)
    const drained = await child.ask<Drained>({
      sinks: { mail: sinks.mail.url, telegram: sinks.telegram.url },
      vapidPrivateKey,
      limitMs,
    } satisfies Drain)
    const waits = await probing.stop()
    const received = countTaken(sinks)
    for (const name of channelNames) received[name] -= takenBefore[name]
    return [
      ...describeChannels(engine, drained, received),
      ...describeMeanwhile(engine, drained, waits, rest),
    ]
  } finally {
    await child.stop()
  }
}

const countTaken = (sinks: Sinks): Record<OutboxChannelName, number> => ({
  mail: sinks.mail.received(),
  push: sinks.push.received(),
  telegram: sinks.telegram.received(),
})

async function probeFor(url: string, milliseconds: number): Promise<number[]> {
  const probing = await probeEvery(url, everyMs)
  await sleep(milliseconds)
  return probing.stop()
}

function describeChannels(
  engine: string,
  { channels }: Drained,
  received: Readonly<Record<OutboxChannelName, number>>,
): BenchFigure[] {
  const perSecond = (count: number, tookMs: number) => (count / tookMs) * 1000
  const perThousand = (count: number, statements: number) => Math.round((statements / count) * 1000)
  /** Says how many did not leave, or left twice. */
  const ofAll = (count: number, all: number) => (count === all ? `${count}` : `${count} of ${all}`)
  const sum = (valueOf: (name: OutboxChannelName) => number) =>
    channelNames.reduce((total, name) => total + valueOf(name), 0)
  const [all, sent] = [sum(name => messages[name]), sum(name => received[name])]
  const longest = Math.max(...channelNames.map(name => channels[name].tookMs))
  const statements = sum(name => channels[name].statements)
  return [
    {
      name: `Messages that wait in the outbox, to sinks on the same machine, all channels at once (${engine})`,
      target: '≥ 100 a second',
      measured: `${perSecond(sent, longest).toFixed(0)} a second, ${ofAll(sent, all)} in ${formatSeconds(longest)}; ${perThousand(sent, statements)} statements per 1,000`,
      met: perSecond(sent, longest) >= 100 && sent === all,
    },
    ...channelNames.map(name => {
      const { tookMs, statements: asked } = channels[name]
      return {
        name: `… ${name} (${engine})`,
        target: '–',
        measured: `${perSecond(received[name], tookMs).toFixed(0)} a second, ${ofAll(received[name], messages[name])} in ${formatSeconds(tookMs)}; ${perThousand(received[name], asked)} statements per 1,000`,
        met: null,
      }
    }),
  ]
}

function describeMeanwhile(
  engine: string,
  { before, most, stall }: Drained,
  waits: readonly number[],
  rest: readonly number[],
): BenchFigure[] {
  const [p99, restP99] = [quantile(waits, 0.99), quantile(rest, 0.99)]
  const failed = waits.filter(wait => wait === Number.POSITIVE_INFINITY).length
  const answered = waits.filter(Number.isFinite)
  return [
    {
      name: `Search meanwhile, p99 of ${waits.length}, 10 a second (${catalogueSource}; ${engine})`,
      target: '≤ 25 ms',
      measured: `${formatMs(p99)} (median ${formatMs(quantile(waits, 0.5))}, longest ${formatMs(Math.max(...answered))}, ${failed} failed; longest the thread was busy ${formatMs(stall)})`,
      baseline: `${formatMs(restP99)} with nothing to send`,
      met: p99 <= 25,
    },
    {
      name: `Memory before, and at most meanwhile (${engine})`,
      target: '≤ 100 MB more',
      measured: `${formatMegabytes(before)}, ${formatMegabytes(most)}`,
      met: most - before <= leeway,
    },
  ]
}
