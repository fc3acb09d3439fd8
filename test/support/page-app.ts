import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { tmpdir } from 'node:os'
import type { Hono } from 'hono'
import { pino } from 'pino'
import { createCapabilities } from '#server/capabilities.ts'
import type { ServerEvents } from '#server/capability.ts'
import { createApp } from '#server/create-app.ts'
import { createAnswerCache } from '#server/catalogue/answer-cache.ts'
import type { Database } from '#server/database/database.ts'
import { createServerQueues } from '#server/queue/server-queues.ts'
import { createServerMetrics } from '#server/operations/metrics.ts'
import type { ServerDependencies } from '#server/server-dependencies.ts'
import { testAdminToken, testSecret } from './accounts.ts'
import { createFollowedIndex, followGazetteer } from './followed-index.ts'
import { testPaperKey } from './paper-key.ts'
import { quickHashing } from './quick-hashing.ts'

export const testLastlinkToken = '0123456789abcdef0123456789abcdef'

/** The whole application on a test database; its sessions are those of `accountsOn` the same database. */
export async function appOn(db: Database, changes: Partial<ServerDependencies> = {}): Promise<Hono> {
  const now = changes.now ?? (() => new Date())
  const index = createFollowedIndex(db)
  const events: ServerEvents = new EventEmitter()
  const dependencies: ServerDependencies = {
    db,
    log: pino({ level: 'silent' }),
    now,
    site: null,
    localToken: 'local',
    kept: createAnswerCache({ version: index.version, headers: {}, now }),
    runInTurn: createServerQueues(),
    headers: {},
    mapStyleUrl: null,
    photos: null,
    index,
    ...followGazetteer(index),
    model: null,
    secrets: { auth: testSecret, admin: testAdminToken, vapid: null, papers: [testPaperKey] },
    vapidContact: 'mailto:operacao@arremate.example',
    telegram: null,
    hashing: quickHashing,
    trustProxy: true,
    demonstration: false,
    siteUrl: () => 'http://arremate.example',
    send: async () => undefined,
    inBackground: () => undefined,
    stopping: new AbortController().signal,
    randomId: randomUUID,
    lookupHost: (_, __, done) => done(null, [{ address: '8.8.8.8', family: 4 }]),
    startedAt: now(),
    metrics: createServerMetrics({ db, now, adminToken: testAdminToken, localOnly: true }),
    payments: { tokens: [testLastlinkToken], plans: {}, minPrices: {}, database: 'embedded', mail: 'folder' },
    sales: { prices: {}, url: null, contact: null },
    operator: { reportTrouble: async () => true, endTrouble: async () => true },
    catalogueUrl: 'http://listas.example',
    catalogueCron: null,
    dataDir: tmpdir(),
    paidPriceCities: [],
    ratesUrl: null,
    addressMegabytes: 0,
    addressesUrl: 'http://127.0.0.1:1',
    pages: null,
    disk: async () => null,
    workerStates: () => [],
    readLastBackup: null,
    missingKeys: [],
    mailWaitingTroubles: async () => {},
    events,
    random: () => 0.5,
    geocoder: null,
    mailTransport: async () => undefined,
    mailFrom: 'avisos@arremate.example',
    ...changes,
  }
  const app = await createApp(dependencies, createCapabilities(dependencies))
  const answer = app.fetch
  app.fetch = async (...asked) => {
    await dependencies.index.follow().catch(() => undefined)
    return answer(...asked)
  }
  return app
}
