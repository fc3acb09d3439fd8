import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import type { BackgroundWorker } from '#server/background/worker.ts'
import { catalogueRoutes } from '#server/catalogue/catalogue-routes.ts'
import { loadCatalogueIndex } from '#server/catalogue/search-index/catalogue-index.ts'
import { createPushChannel } from '#server/channels/channel-capability.ts'
import { createPushTransport } from '#server/channels/push/push-transport.ts'
import { openTelegramApi } from '#server/channels/telegram/telegram-api.ts'
import { createTelegramChannel } from '#server/channels/channel-capability.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { createMailChannel } from '#server/mail/mail-capability.ts'
import { createSmtpTransport } from '#server/mail/mail-transport.ts'
import type { OutboxChannelName } from '#server/outbox/outbox-channel.ts'
import { startOutboxWorker } from '#server/outbox/outbox-worker.ts'
import { completeVapidKeys } from '#server/vapid-keys.ts'

/** The order to the child: to send everything that waits, with a time limit. */
export interface Drain {
  /** The addresses of the mail server and of the Bot API; push services are named by what waits. */
  sinks: Record<'mail' | 'telegram', string>
  vapidPrivateKey: string
  limitMs: number
}

/** The child's answer. */
export interface Drained {
  /** Until nothing was due on a channel, or the limit; and what its worker asked of the database. */
  channels: Record<OutboxChannelName, { tookMs: number; statements: number }>
  /** Resident memory before, and at most meanwhile, in bytes. */
  before: number
  most: number
  /** The longest time for which the process was blocked, in milliseconds. */
  stall: number
}

/**
 * Serves searches over a database of the benchmark and, when it is asked, sends what waits in the outbox, as the server's
 * one process does.
 */
const db = await openDatabase({ url: process.env.BENCH_URL || null, folder: process.env.BENCH_FOLDER ?? '' })
const now = () => new Date()
const app = new Hono()
const index = await loadCatalogueIndex(db)
app.route('/', catalogueRoutes({ db, index, now }))
const listener = getRequestListener(app.fetch)
const server = createServer((request, response) => void listener(request, response))
const log = pino({ level: 'silent' })

/** The database, with a count of the statements. */
function counted(): { counted: Database; statements(): number } {
  let statements = 0
  return {
    counted: {
      ...db,
      query(statement) {
        statements++
        return db.query(statement)
      },
    },
    statements: () => statements,
  }
}

function startChannel(
  name: OutboxChannelName,
  on: Database,
  { sinks, vapidPrivateKey }: Drain,
): BackgroundWorker {
  if (name === 'mail') {
    const settings = { transport: createSmtpTransport(sinks.mail), now, from: 'avisos@arremate.example' }
    return startOutboxWorker(on, createMailChannel(on, settings), { log, now })
  }
  if (name === 'telegram') {
    const api = openTelegramApi({ token: '1:bench', url: sinks.telegram })
    const siteUrl = () => 'https://arremate.example'
    return startOutboxWorker(on, createTelegramChannel(on, { api, siteUrl }), { log, now })
  }
  const keys = completeVapidKeys(vapidPrivateKey)
  const transport = createPushTransport({ keys, contact: 'mailto:a@b.co', now, allowLocal: true })
  const channel = createPushChannel(on, { transport, publicKey: keys.publicKey, now })
  return startOutboxWorker(on, channel, { log, now })
}

/** Milliseconds between two checks of the thread, and of the memory, whose reading takes the thread a millisecond. */
const probedEvery = 5
const memoryReadEvery = 500

async function drain(asked: Drain): Promise<Drained> {
  const before = process.memoryUsage.rss()
  let most = before
  let stall = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const at = performance.now()
    stall = Math.max(stall, at - last - probedEvery)
    last = at
  }, probedEvery)
  const memoryTimer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, memoryReadEvery)
  const began = performance.now()
  const enough = sleep(asked.limitMs, null, { ref: false })
  async function drainChannel(name: OutboxChannelName): Promise<{ tookMs: number; statements: number }> {
    const { counted: on, statements } = counted()
    const worker = startChannel(name, on, asked)
    await Promise.race([worker.settled(), enough])
    const tookMs = performance.now() - began
    await worker.stop()
    return { tookMs, statements: statements() }
  }
  const [mail, push, telegram] = await Promise.all([
    drainChannel('mail'),
    drainChannel('push'),
    drainChannel('telegram'),
  ])
  clearInterval(timer)
  clearInterval(memoryTimer)
  return { channels: { mail, push, telegram }, before, most, stall }
}

process.on('message', (asked: Drain) => {
  void drain(asked).then(answer => process.send?.({ answer }))
})
process.once('disconnect', () => {
  server.close()
  server.closeAllConnections()
  void db.close().then(() => process.exit())
})
server.listen(0, '127.0.0.1', () => process.send?.({ answer: (server.address() as AddressInfo).port }))
