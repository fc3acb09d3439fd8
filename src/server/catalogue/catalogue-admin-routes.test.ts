import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { ImportEntries, ImportResult, RefreshState, UploadEvent } from '#contract/admin-schemas.ts'
import type { ServerEvents } from '#server/capability.ts'
import { allAreas, findOpenRound } from '#server/catalogue/refresh/round-store.ts'
import type { Database } from '#server/database/database.ts'
import { testAdminToken } from '#test/support/accounts.ts'
import { appOn } from '#test/support/page-app.ts'
import { anyEngine } from '#test/support/database.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'

const headers = { authorization: `Bearer ${testAdminToken}` }
const path = '/api/admin/catalogue'

function form(text: string | null, fields: Record<string, string> = {}, name = 'Lista_imoveis_SP.csv') {
  const body = new FormData()
  if (text !== null) body.append('file', new File([Buffer.from(text, 'latin1')], name))
  for (const [field, value] of Object.entries(fields)) body.append(field, value)
  return body
}

anyEngine(engine => {
  describe('the catalogue admin API', () => {
    let db: Database
    let app: Hono
    const imported = vi.fn<() => void>()
    const events: ServerEvents = new EventEmitter()
    events.on('imported', imported)
    beforeAll(async () => {
      db = await engine.fresh()
      app = await appOn(db, { events, now: () => new Date('2026-11-23T12:00:00Z') })
    })
    const upload = async (body: FormData, more: Record<string, string> = {}) =>
      app.request(`${path}/import`, { method: 'POST', body, headers: { ...headers, ...more } })
    const result = async (...args: Parameters<typeof upload>) =>
      ImportResult.parse(await (await upload(...args)).json())

    it('imports a list, explains the refusal of another, and imports that when forced', async () => {
      expect(await result(form(listFile('2026-11-20', flatRows(60))))).toMatchObject({
        status: 'done',
        file: 'Lista_imoveis_SP.csv',
        listDate: '2026-11-20',
        states: ['SP'],
        counts: { added: 60 },
        reason: null,
      })
      expect(imported).toHaveBeenCalledTimes(1)
      const few = listFile('2026-11-23', flatRows(3))
      expect(await result(form(few))).toMatchObject({
        status: 'refused',
        counts: null,
        forcible: true,
        reason: expect.not.stringContaining('--'),
      })
      expect(await result(form(few, { partial: 'true' }))).toMatchObject({ counts: { gone: 0 } })
      expect(await result(form(few, { force: 'true' }))).toMatchObject({
        counts: { gone: 0, unseen: 57 },
      })
      expect(await result(form(listFile(null, flatRows(3))))).toMatchObject({
        reason: expect.not.stringContaining('--'),
        forcible: false,
      })
      const dated = await result(form(listFile(null, flatRows(3)), { date: '2026-11-23', force: 'true' }))
      expect(dated).toMatchObject({ listDate: '2026-11-23', counts: { unchanged: 3 } })
    })

    it('reports every step to a client that accepts a stream', async () => {
      const response = await upload(form(listFile('2026-11-23', flatRows(700))), {
        accept: 'application/x-ndjson',
      })
      expect(response.headers.get('content-type')).toBe('application/x-ndjson')
      const lines = (await response.text()).trimEnd().split('\n')
      const events = lines.map(line => UploadEvent.parse(JSON.parse(line)))
      const phases = new Set(events.flatMap(event => ('progress' in event ? [event.progress.phase] : [])))
      expect([...phases]).toEqual(['reading', 'comparing', 'staging', 'applying'])
      const last = events.at(-1)
      expect(ImportResult.parse(last && 'result' in last ? last.result : null)).toMatchObject({
        status: 'done',
      })
    })

    it.each([
      ['no file', form(null), 'file'],
      ['an empty file', form(''), 'file'],
      ['two files', (() => (body => (body.append('file', new File(['x'], 'b')), body))(form('x')))(), 'file'],
      ['a day that is none', form('x', { date: '2026-02-30' }), 'date'],
      ['a flag that is none', form('x', { force: 'sim' }), 'force'],
    ])('answers 400 to %s', async (_, body, field) => {
      const response = await upload(body)
      expect(response.status).toBe(400)
      expect(Object.keys((await response.json()).error.fields)).toEqual([field])
    })

    it('answers 415 to a body that is not a form, 409 while another import runs, 413 to one that is too large', async () => {
      const post = (body: string, more: Record<string, string>) =>
        app.request(`${path}/import`, { method: 'POST', body, headers: { ...headers, ...more } })
      expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415)
      await db.exclusively('catalogue', async () => {
        for (const accept of ['application/json', 'application/x-ndjson']) {
          expect((await upload(form(listFile('2026-11-23', flatRows(3))), { accept })).status).toBe(409)
        }
      })
      const large = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '99000000' }
      expect((await post('x', large)).status).toBe(413)
    })

    it('lists the imports, newest first, whatever the file is called', async () => {
      await upload(form('x', {}, '..\\pasta/nome\u0000ruim.csv'))
      const entries = ImportEntries.parse(
        await (await app.request(`${path}/imports?limit=2`, { headers })).json(),
      )
      expect(entries).toHaveLength(2)
      expect(entries[0]).toMatchObject({ status: 'refused', file: expect.stringMatching(/^nome.ruim\.csv$/) })
      expect((await app.request(`${path}/imports?limit=0`, { headers })).status).toBe(400)
    })

    it('shows and starts the refresh, for existing states', async () => {
      const ask = (method: string, body?: unknown) =>
        app.request(`${path}/refresh`, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        })
      const state = async (...args: Parameters<typeof ask>) =>
        RefreshState.parse(await (await ask(...args)).json())
      expect(await state('GET')).toMatchObject({ schedule: null, nextAt: null, current: null })
      for (const areas of [['XX'], [], 'SP']) {
        const response = await ask('POST', { areas })
        expect([response.status, Object.keys((await response.json()).error.fields)]).toEqual([400, ['areas']])
      }
      for (const [body, areas] of [
        [{ areas: ['SP', 'RJ'] }, ['SP', 'RJ']],
        [{}, allAreas],
      ] as const) {
        const current = { trigger: 'operator', total: areas.length, settled: 0 }
        expect((await state('POST', body)).current).toMatchObject({ ...current, status: 'running' })
        expect((await findOpenRound(db))?.areas).toEqual(areas)
        expect((await state('DELETE')).current).toMatchObject({ ...current, status: 'stopped' })
      }
    })

    it.each(['application/json', 'application/x-ndjson'])(
      'stops an uncommitted import when the browser disconnects (%s)',
      async accept => {
        let began: (running: { ended: Promise<unknown> }) => void = () => undefined
        const importing = new Promise<{ ended: Promise<unknown> }>(resolve => {
          began = resolve
        })
        const watched: Database = {
          ...db,
          exclusively(job, work) {
            const running = db.exclusively(job, work)
            began({ ended: running })
            return running
          },
        }
        const own = await appOn(watched, { now: () => new Date('2026-11-23T12:00:00Z') })
        const answer = getRequestListener(own.fetch)
        const server = createServer((request, response) => void answer(request, response))
        await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
        const stop = new AbortController()
        const asking = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}/import`, {
          method: 'POST',
          body: form(listFile('2026-11-24', flatRows(20_000))),
          headers: { ...headers, accept },
          signal: stop.signal,
        }).then(response => response.text())
        const gone = expect(asking).rejects.toThrow(/abort/i)
        const { ended } = await importing
        stop.abort()
        await gone
        await ended
        const left = await db.query(
          sql`select 1 from imports where list_date = '2026-11-24' and status <> 'dropped'`,
        )
        expect(left).toEqual([])
        server.closeAllConnections()
        server.close()
      },
    )
  })
})
