import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { pino } from 'pino'
import { createApp, type Dependencies } from '#server/app.ts'
import { keptAnswers } from '#server/catalogue/kept-answers.ts'
import { catalogueVersion } from '#server/catalogue/version.ts'
import { keptGazetteer } from '#server/chat/gazetteer.ts'
import type { Refresher } from '#server/catalogue/refresh/refresh-worker.ts'
import type { Database } from '#server/database/database.ts'
import { metricsOf } from '#server/operations/metrics.ts'
import { testAdminToken, testSecret } from './accounts.ts'
import { quickHashing } from './quick-hashing.ts'

export const testLastlinkToken = '0123456789abcdef0123456789abcdef'

/** Downloads nothing. */
const noRefresher: Refresher = {
  begin: async () => undefined,
  cancel: async () => undefined,
  state: async () => ({
    schedule: null,
    nextAt: null,
    url: 'http://listas.example',
    current: null,
    areas: [],
  }),
  settled: async () => undefined,
  stop: async () => undefined,
}

/** The whole application on a test database; its sessions are those of `accountsOn` the same database. */
export function appOn(db: Database, changes: Partial<Dependencies> = {}): Promise<Hono> {
  const now = changes.now ?? (() => new Date())
  const version = catalogueVersion(db)
  return createApp({
    db,
    log: pino({ level: 'silent' }),
    now,
    site: null,
    localToken: 'local',
    kept: keptAnswers({ version, headers: {}, now }),
    headers: {},
    mapStyleUrl: null,
    photos: null,
    gazetteer: keptGazetteer(db, version),
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
    metrics: metricsOf({ db, now, adminToken: testAdminToken }),
    payments: { tokens: [testLastlinkToken], plans: {}, database: 'embedded', mail: 'folder' },
    operator: { tell: async () => undefined, over: async () => undefined },
    refresher: noRefresher,
    readsPages: false,
    disk: async () => null,
    imported: version.moved,
    told: () => undefined,
    ...changes,
  })
}
