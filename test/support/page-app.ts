import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Hono } from 'hono'
import { pino } from 'pino'
import { createCapabilities } from '#server/capabilities.ts'
import type { ServerEvents } from '#server/capability.ts'
import { createApp } from '#server/create-app.ts'
import { createAnswerCache } from '#server/catalogue/answer-cache.ts'
import { createCatalogueVersion } from '#server/catalogue/catalogue-version.ts'
import { createGazetteerCache } from '#server/chat/catalogue-gazetteer.ts'
import type { Database } from '#server/database/database.ts'
import { createServerMetrics } from '#server/operations/metrics.ts'
import type { ServerDependencies } from '#server/server-dependencies.ts'
import { testAdminToken, testSecret } from './accounts.ts'
import { quickHashing } from './quick-hashing.ts'

export const testLastlinkToken = '0123456789abcdef0123456789abcdef'

/** The whole application on a test database; its sessions are those of `accountsOn` the same database. */
export function appOn(db: Database, changes: Partial<ServerDependencies> = {}): Promise<Hono> {
  const now = changes.now ?? (() => new Date())
  const version = createCatalogueVersion(db)
  const events: ServerEvents = new EventEmitter()
  events.on('imported', version.moved)
  const dependencies: ServerDependencies = {
    db,
    log: pino({ level: 'silent' }),
    now,
    site: null,
    localToken: 'local',
    kept: createAnswerCache({ version, headers: {}, now }),
    headers: {},
    mapStyleUrl: null,
    photos: null,
    gazetteer: createGazetteerCache(db, version),
    model: null,
    secrets: { auth: testSecret, admin: testAdminToken },
    hashing: quickHashing,
    trustProxy: true,
    demonstration: false,
    siteUrl: () => 'http://arremate.example',
    send: async () => undefined,
    inBackground: () => undefined,
    stopping: new AbortController().signal,
    randomId: randomUUID,
    startedAt: now(),
    metrics: createServerMetrics({ db, now, adminToken: testAdminToken, localOnly: true }),
    payments: { tokens: [testLastlinkToken], plans: {}, minPrices: {}, database: 'embedded', mail: 'folder' },
    operator: { reportTrouble: async () => true, endTrouble: async () => true },
    catalogueUrl: 'http://listas.example',
    catalogueCron: null,
    pages: null,
    disk: async () => null,
    events,
    random: () => 0.5,
    geocoder: null,
    mailTransport: async () => undefined,
    mailFrom: 'avisos@arremate.example',
    ...changes,
  }
  return createApp(dependencies, createCapabilities(dependencies))
}
