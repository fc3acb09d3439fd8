import { serve } from '@hono/node-server'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localCalls, type PaidPriceEvent } from '#contract/local-calls.ts'
import { anyEngine } from '#test/support/database.ts'
import { paidFile } from '#test/support/paid-files.ts'
import type { Database } from '../database/database.ts'
import { createErrorBoundary } from '../http/error-boundary.ts'
import { fetchLocalLines, LocalCallRefused } from '../http/fetch-local-call.ts'
import { importPaidPrices, paidPriceLock } from './import-paid-prices.ts'
import { recife } from './cities/recife.ts'
import { localPaidPriceRoutes } from './local-paid-price-routes.ts'

const now = () => new Date('2026-11-29T12:00:00Z')

anyEngine(engine => {
  describe('the command of this machine', () => {
    let db: Database
    let folder: string
    let server: ReturnType<typeof serve>
    let url: string
    let imported = 0
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'arremate-local-'))
    })
    afterAll(async () => {
      server.close()
      await rm(folder, { recursive: true })
    })
    beforeEach(async () => {
      db = await engine.fresh()
      const log = pino({ level: 'silent' })
      const routes = localPaidPriceRoutes({
        db,
        log,
        now,
        token: 'secret',
        site: { folder, pauses: [] },
        onImported: async () => void imported++,
      })
      server?.close()
      const app = new Hono().route('/', routes)
      app.onError(createErrorBoundary(log))
      server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
      await once(server, 'listening')
      url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })

    async function ask(query: { city: string; path?: string }, token = 'secret') {
      const events: PaidPriceEvent[] = []
      const { signal } = new AbortController()
      for await (const event of fetchLocalLines({ url, token }, localCalls.importPaidPrices, {
        query,
        signal,
      }))
        events.push(event)
      return events
    }

    it('hands over a file by its path, and sees how far it is and how it ended', async () => {
      const path = join(folder, 'itbi.csv')
      await writeFile(path, paidFile(30))
      const events = await ask({ city: 'recife', path })
      expect(events.filter(event => 'progress' in event).length).toBeGreaterThan(0)
      expect(events.slice(-2)).toEqual([
        { outcome: expect.objectContaining({ status: 'done', file: 'itbi.csv', added: 30 }) },
        { done: true },
      ])
      expect(imported).toBe(1)
    })

    it('sees why a file was refused, or could not be read', async () => {
      const path = join(folder, 'other.csv')
      await writeFile(path, 'a;b\n1;2\n')
      expect(await ask({ city: 'recife', path })).toContainEqual({
        outcome: expect.objectContaining({ status: 'refused' }),
      })
      expect(await ask({ city: 'recife', path: join(folder, 'none.csv') })).toEqual([
        { error: expect.objectContaining({ message: 'O servidor não pôde ler o arquivo (ENOENT).' }) },
      ])
    })

    it('is refused while another import runs', async () => {
      const path = join(folder, 'itbi.csv')
      await writeFile(path, paidFile(30))
      const events = await db.exclusively(paidPriceLock, () => ask({ city: 'recife', path }))
      expect(events).toEqual([
        { error: expect.objectContaining({ message: expect.stringContaining('andamento') }) },
      ])
      expect(await importPaidPrices(db, { city: recife, path, file: 'itbi.csv', now })).toMatchObject({
        added: 30,
      })
    })

    it.each([
      [{ city: 'olinda' }, 'secret'],
      [{ city: 'recife', path: 'itbi.csv' }, 'secret'],
      [{ city: 'recife' }, 'wrong'],
    ])('%j with the token %s is refused', async (query, token) => {
      await expect(ask(query, token)).rejects.toThrow(LocalCallRefused)
    })
  })
})
