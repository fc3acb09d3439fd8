import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type CitySite, type SiteAnswer, startCitySite } from '#test/support/city-site.ts'
import { anyEngine } from '#test/support/database.ts'
import { paidFile } from '#test/support/paid-files.ts'
import type { Database } from '../../database/database.ts'
import { recife } from '../cities/recife.ts'
import { saoPaulo } from '../cities/sao-paulo.ts'
import { fetchPaidPrices } from './fetch-paid-prices.ts'
import { SiteFetchFailed } from '../../site-files/site-fetch-failed.ts'

const now = () => new Date('2026-11-29T12:00:00Z')
const file = (name: string, rows: number, more: { etag?: string; modified?: string; url?: string } = {}) => ({
  name,
  bytes: Buffer.from(paidFile(rows)),
  ...more,
})

anyEngine(engine => {
  describe("a city's site", () => {
    let db: Database
    let site: CitySite
    let folder: string
    let waited: number[]
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'arremate-site-'))
    })
    afterAll(() => rm(folder, { recursive: true }))
    beforeEach(async () => {
      db = await engine.fresh()
      site = await startCitySite()
      waited = []
    })
    afterEach(() => site.stop())

    async function fetchAll(
      options: { city?: typeof recife; signal?: AbortSignal; timeoutMs?: number } = {},
    ) {
      const { city = recife, signal = new AbortController().signal, timeoutMs = 5_000 } = options
      const published = city.published && { ...city.published, ckan: site.url }
      const outcomes = []
      for await (const outcome of fetchPaidPrices(
        db,
        { ...city, published },
        {
          folder,
          now,
          signal,
          pauses: [100, 200],
          timeoutMs,
          wait: async milliseconds => void waited.push(milliseconds),
        },
      ))
        outcomes.push(outcome)
      return outcomes
    }
    const summaries = async () =>
      (await fetchAll()).map(outcome => (outcome.status === 'done' ? outcome.added : outcome.status))
    const readSite = async () =>
      (await db.query<{ failure: string | null }>(sql`select failure from paid_price_sites`))[0]?.failure

    it('gives its files, then only those that have changed', async () => {
      site.offer(file('itbi_2023.csv', 20, { etag: '"a"' }), file('itbi_2024.csv', 30, { modified: 'x' }))
      expect(await summaries()).toEqual([20, 10])
      expect(await summaries()).toEqual([])
      expect(site.asked.at(-1)?.headers['if-none-match']).toBe('"a"')
      site.offer(file('itbi_2023.csv', 20, { etag: '"a"' }), file('itbi_2024.csv', 40, { modified: 'y' }))
      expect(await summaries()).toEqual([10])
      expect(await readSite()).toBeNull()
      expect(await readdir(folder)).toEqual([])
    })

    it('is asked only for tables of the years that are kept, on its own machine', async () => {
      site.offer(
        file('itbi_2012.csv', 20),
        file('itbi_dicionario.pdf', 20),
        file('outra_tabela.csv', 20),
        file('itbi_2024.csv', 20, { url: 'http://169.254.169.254/itbi_2024.csv' }),
        file('itbi_2025.csv', 20, { url: 'file:///etc/itbi_2025.csv' }),
      )
      expect(await summaries()).toEqual([])
      expect(site.asked.map(({ path }) => path)).toEqual(['/api/3/action/package_show'])
    })

    it.each<[string, SiteAnswer, RegExp, number]>([
      ['refuses', { status: 403 }, /recusou o pedido \(erro 403\)/, 1],
      ['has no such package', { status: 404 }, /404/, 1],
      ['is hurried', { status: 409 }, /pediu para esperar \(erro 409\)/, 3],
      ['is away', { status: 502 }, /erro 502/, 3],
      ['wants a long wait', { status: 429, headers: { 'retry-after': '3600' } }, /erro 429/, 1],
      ['sends a page', 'page', /outra coisa/, 1],
      ['sends elsewhere', 'sent elsewhere', /outro endereço \(elsewhere\.example\)/, 1],
      ['stalls', 'stalls', /demorou demais/, 3],
      ['stalls inside', 'stalls inside', /demorou demais/, 3],
      ['breaks off', 'cut off', /conexão caiu/, 3],
    ])('that %s: nothing is changed, the failure is noted', async (_, answer, message, requests) => {
      site.offer(file('itbi_2024.csv', 20))
      site.behave(() => answer)
      const timeoutMs = typeof answer === 'string' && answer.startsWith('stalls') ? 100 : 5_000
      await expect(fetchAll({ timeoutMs })).rejects.toThrow(message)
      await expect(fetchAll({ timeoutMs })).rejects.toThrow(SiteFetchFailed)
      expect(site.asked).toHaveLength(2 * requests)
      expect(await readSite()).toMatch(message)
      expect(await db.query(sql`select from paid_price_imports`)).toEqual([])
    })

    it('that asks to wait is given that time', async () => {
      site.offer(file('itbi_2024.csv', 20))
      site.behave((_, before) => (before === 0 ? { status: 409, headers: { 'retry-after': '7' } } : 'well'))
      expect(await summaries()).toEqual([20])
      expect(waited).toEqual([7_000, 7_000])
    })

    it('that breaks off is asked for the rest alone', async () => {
      site.offer(file('itbi_2024.csv', 300, { etag: '"a"' }))
      site.behave((path, before) => (path === '/itbi_2024.csv' && before === 0 ? 'cut off' : 'well'))
      expect(await summaries()).toEqual([300])
      expect(site.asked.at(-1)?.headers.range).toMatch(/^bytes=[1-9]\d*-$/)
    })

    it('whose file has changed since it broke off is asked for the whole', async () => {
      site.offer(file('itbi_2024.csv', 300, { etag: '"a"' }))
      site.behave((path, before) => (path === '/itbi_2024.csv' && before < 3 ? 'cut off' : 'well'))
      await expect(fetchAll()).rejects.toThrow(SiteFetchFailed)
      site.offer(file('itbi_2024.csv', 200, { etag: '"b"' }))
      expect(await summaries()).toEqual([200])
    })

    it('that gives a file that is none of the city: refused, and not asked for again until it changes', async () => {
      const wrong = { name: 'itbi_2024.csv', bytes: Buffer.from('a;b\n1;2\n'), modified: 'x' }
      site.offer(wrong, file('itbi_2025.csv', 20, { modified: 'x' }))
      expect(await summaries()).toEqual(['refused', 20])
      expect(await summaries()).toEqual([])
      site.offer(file('itbi_2024.csv', 30, { modified: 'y' }))
      expect(await summaries()).toEqual([10])
    })

    it('is asked as a browser where it wants one', async () => {
      site.offer(file('itbi_2024.csv', 20))
      await fetchAll({
        city: { ...recife, published: recife.published && { ...recife.published, userAgent: 'Mozilla/5.0' } },
      })
      expect(site.asked.map(({ headers }) => headers['user-agent'])).toEqual(['Mozilla/5.0', 'Mozilla/5.0'])
    })

    it('that has no files to download says so', async () => {
      await expect(fetchAll({ city: saoPaulo })).rejects.toThrow('não se baixam sozinhos')
    })

    it('is left at once when the work is stopped', async () => {
      site.offer(file('itbi_2024.csv', 20))
      site.behave(() => 'stalls')
      const stop = new AbortController()
      const failed = fetchAll({ signal: stop.signal }).catch((error: unknown) => error)
      setTimeout(() => stop.abort(new Error('stopped')), 30)
      expect(await failed).toEqual(new Error('stopped'))
    })
  })
})
