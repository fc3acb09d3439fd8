import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { catalogueRoutes } from '#server/catalogue/catalogue-routes.ts'
import { loadCatalogueIndex } from '#server/catalogue/search-index/catalogue-index.ts'
import { createPushChannel } from '#server/channels/push/push-channel.ts'
import { createPushTransport } from '#server/channels/push/push-transport.ts'
import { openTelegramApi } from '#server/channels/telegram/telegram-api.ts'
import { createTelegramChannel } from '#server/channels/telegram/telegram-channel.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { createMailChannel } from '#server/mail/mail-channel.ts'
import { createSmtpTransport } from '#server/mail/mail-transport.ts'
import type { OutboxChannelName } from '#server/outbox/outbox-channel.ts'
import { startOutboxWorker } from '#server/outbox/outbox-worker.ts'
import { completeVapidKeys } from '#server/vapid-keys.ts'

/** What the child is asked: to send all that waits on a channel to this sink. */
export interface Drain {
  channel: OutboxChannelName
  /** The address of the mail server or of the Bot API; push services are named by what waits. */
  sink: string
  vapidPrivateKey: string
}

/** What it answers. */
export interface Drained {
  tookMs: number
  /** Resident memory before, and at most meanwhile, in bytes. */
  before: number
  most: number
  /** The longest the process did nothing else, in milliseconds. */
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

function startChannel({ channel, sink, vapidPrivateKey }: Drain) {
  if (channel === 'mail')
    return startOutboxWorker(
      db,
      createMailChannel(db, { transport: createSmtpTransport(sink), now, from: 'avisos@arremate.example' }),
      { log, now },
    )
  if (channel === 'telegram')
    return startOutboxWorker(
      db,
      createTelegramChannel(db, {
        api: openTelegramApi({ token: '1:bench', url: sink }),
        siteUrl: () => 'https://arremate.example',
      }),
      { log, now },
    )
  const keys = completeVapidKeys(vapidPrivateKey)
  const transport = createPushTransport({ keys, contact: 'mailto:a@b.co', now, allowLocal: true })
  return startOutboxWorker(db, createPushChannel(db, { transport, publicKey: keys.publicKey, now }), {
    log,
    now,
  })
}

const probedEvery = 5

async function drain(asked: Drain): Promise<Drained> {
  const before = process.memoryUsage.rss()
  let most = before
  let stall = 0
  let last = performance.now()
  const timer = setInterval(() => {
    const at = performance.now()
    stall = Math.max(stall, at - last - probedEvery)
    last = at
    most = Math.max(most, process.memoryUsage.rss())
  }, probedEvery)
  const began = performance.now()
  const worker = startChannel(asked)
  await worker.settled()
  const tookMs = performance.now() - began
  clearInterval(timer)
  await worker.stop()
  return { tookMs, before, most, stall }
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
