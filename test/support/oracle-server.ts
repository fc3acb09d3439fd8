import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pino } from 'pino'
import { expect } from 'vitest'
import type { ImportProgress } from '#contract/import-schemas.ts'
import { openImportTarget } from '#server/catalogue/import/import-target.ts'
import { loadConfig } from '#server/server-config.ts'
import { startServer } from '#server/start-server.ts'
import { officialList, listRow } from './bank-list.ts'
import { postgresDatabase, type TestEngine } from './database.ts'
import type { RawPage } from './raw-pages.ts'

const adminToken = 'token-de-administracao-dos-testes'

/** A running application, over HTTP. */
export interface OracleClient {
  get<T>(path: string): Promise<T>
  /** Uploads a list and resolves when it is imported; `onProgress` receives each step. */
  importList(path: string, onProgress?: (progress: ImportProgress) => void): Promise<void>
}

/** The running application, with its clock. */
export interface OracleServer extends OracleClient {
  engine: TestEngine['name']
  setNow: (now: Date) => void
  /** Hands in pages of the bank as the import command does; the next imported list shows them for certain. */
  importPages(pages: readonly RawPage[]): Promise<void>
  stop(): Promise<void>
}

/** Starts the whole application, without pages and without requests to the outside, on an empty database. */
export async function startOracleServer(engine: TestEngine['name']): Promise<OracleServer> {
  const folder = await mkdtemp(join(tmpdir(), 'arremate-oracle-'))
  const database = engine === 'postgres' ? await postgresDatabase('template0') : null
  const demonstration = join(folder, 'demonstration.csv')
  await writeFile(demonstration, officialList(listRow()), 'latin1')
  let now = new Date('2026-08-01T12:00:00Z')
  const { url, stop } = await startServer(
    loadConfig({
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: database?.url ?? '',
      ADMIN_TOKEN: adminToken,
      AUTH_SECRET: 'um segredo so dos testes, bem longo',
      PHOTOS_URL: 'off',
    }),
    {
      log: pino({ level: 'silent' }),
      now: () => now,
      site: null,
      demonstration,
      giveUp: error => {
        throw error
      },
    },
  )
  return {
    ...createOracleClient(url, adminToken),
    engine,
    setNow: next => {
      now = next
    },
    async importPages(pages) {
      const target = await openImportTarget(
        { dataDir: folder, databaseUrl: database?.url ?? null },
        AbortSignal.timeout(600_000),
      )
      try {
        for (const { id, html } of pages) {
          const file = { name: `${id}.html`, bytes: new TextEncoder().encode(html), savedAt: now }
          const outcome = await target.importPage(file, AbortSignal.timeout(60_000))
          expect(outcome).toMatchObject({ status: 'done', id })
        }
      } finally {
        await target.close()
      }
    },
    async stop() {
      await stop()
      await database?.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a client of the application at `url`. */
export function createOracleClient(url: string, token: string): OracleClient {
  return {
    async get<T>(path: string) {
      const response = await fetch(url + path)
      const text = await response.text()
      expect(response.status, `${path}: ${text.slice(0, 300)}`).toBe(200)
      return JSON.parse(text) as T
    },
    async importList(path, onProgress) {
      const body = new FormData()
      body.append('file', new Blob([await readFile(path)]), basename(path))
      const response = await fetch(`${url}/api/admin/catalogue/import`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${token}`, accept: 'application/x-ndjson' },
      })
      expect(response.status, path).toBe(200)
      let last: { progress?: ImportProgress; result?: unknown } = {}
      const lines = createInterface({ input: Readable.fromWeb(response.body as never) })
      for await (const line of lines) {
        last = JSON.parse(line) as typeof last
        if (last.progress) onProgress?.(last.progress)
      }
      expect(last, path).toHaveProperty('result')
    },
  }
}
