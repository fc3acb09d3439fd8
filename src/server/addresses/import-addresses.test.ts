import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { AddressOutcome, AddressProgress } from '#contract/address-schemas.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { type CensusSite, censusStreet, censusZip, startCensusSite } from '#test/support/census-files.ts'
import { anyEngine } from '#test/support/database.ts'
import { runHere } from '#test/support/census-tasks.ts'
import type { Database } from '../database/database.ts'
import { readAddressBooks } from './address-book-store.ts'
import { doAddressRequest } from './do-address-request.ts'
import type { AddressRequest } from './address-arguments.ts'
import { type AddressImport, AddressImportRunning } from './import-addresses.ts'

const now = () => new Date('2026-11-30T12:00:00Z')
const zip = censusZip(censusStreet(400))
const other = censusZip(censusStreet(50, { municipality: 3_543_907, locality: 'CENTRO' }))

anyEngine(engine => {
  describe("the import of the census's addresses", () => {
    let db: Database
    let site: CensusSite
    let folder: string
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'arremate-addresses-'))
      db = await engine.fresh()
      await seedCatalogue(db, [
        createListing({ id: '1', state: 'SP', city: 'PORTO FERREIRA', address: 'RUA DAS FLORES, N. 20' }),
        createListing({
          id: '2',
          state: 'SP',
          city: 'PORTO FERREIRA',
          address: 'RUA NOVA, N. 20',
          neighborhood: 'NOVA',
        }),
      ])
      site = await startCensusSite({
        '/35_SP/3540705_PORTO_FERREIRA.zip': zip,
        '/35_SP/3543907_RIO_CLARO.zip': other,
      })
    })
    afterEach(async () => {
      await site.stop()
      await rm(folder, { recursive: true })
    })

    async function ask(request: AddressRequest, more: Partial<AddressImport> & { base?: string } = {}) {
      const outcomes: AddressOutcome[] = []
      const steps: AddressProgress['phase'][] = []
      await doAddressRequest(db, request, {
        folder,
        site: { base: more.base ?? site.url, pauses: [1, 1], wait: async () => undefined, timeoutMs: 5_000 },
        now,
        signal: new AbortController().signal,
        onCatalogueChanged: () => undefined,
        run: runHere,
        onProgress: ({ phase }) => void (steps.at(-1) === phase || steps.push(phase)),
        onOutcome: outcome => outcomes.push(outcome),
        ...more,
      })
      return { outcomes, steps }
    }
    const statuses = async (request: AddressRequest) =>
      (await ask(request)).outcomes.map(outcome =>
        outcome.status === 'failed' ? outcome.reason : outcome.status,
      )
    const readPlaces = () =>
      db.query<{ id: number; precision: string | null; radius: number | null }>(
        sql`select id, precision, radius from listing_places order by id`,
      )

    it('downloads a municipality, deletes the zip, and places its listings', async () => {
      const { outcomes, steps } = await ask({ city: 3_540_705 })
      expect(outcomes).toMatchObject([
        {
          status: 'done',
          name: 'Porto Ferreira, SP',
          file: '3540705_PORTO_FERREIRA.zip',
          rows: 400,
          houses: 400,
          placed: { building: 1, none: 1 },
        },
      ])
      expect(steps).toEqual(['downloading', 'placing'])
      expect(await readPlaces()).toEqual([
        { id: 1, precision: 'building', radius: 30 },
        { id: 2, precision: null, radius: null },
      ])
      expect(await readdir(folder)).toEqual(['3540705.addresses', 'downloads'])
      expect(await readdir(join(folder, 'downloads'))).toEqual([])
    })

    it('asks again only for what has changed', async () => {
      expect(await statuses({ city: 3_540_705 })).toEqual(['done'])
      expect(await statuses({ city: 3_540_705 })).toEqual(['unchanged'])
    })

    it('of a state begins with the municipality that has listings, and goes on after one that is not there', async () => {
      const { outcomes } = await ask({ uf: 'SP' })
      const done = outcomes.flatMap(outcome => (outcome.status === 'done' ? outcome.name : []))
      expect(done).toEqual(['Porto Ferreira, SP', 'Rio Claro, SP'])
      expect(outcomes).toHaveLength(645)
      expect(site.asked.filter(({ path }) => path === '/35_SP/')).toHaveLength(1)
    })

    it('takes a file of this machine, of a state as well', async () => {
      const path = join(folder, 'qualquer nome.zip')
      await writeFile(
        path,
        censusZip([...censusStreet(30), ...censusStreet(40, { municipality: 3_543_907 })]),
      )
      const { outcomes } = await ask({ path })
      expect(outcomes).toMatchObject([
        { status: 'done', municipality: 3_540_705, houses: 30 },
        { status: 'done', municipality: 3_543_907, houses: 40, placed: {} },
      ])
    })

    it('that broke off asks for the rest alone', async () => {
      site.behave((path, before) => (path.endsWith('.zip') && before === 0 ? 'cut off' : 'well'))
      expect(await statuses({ city: 3_540_705 })).toEqual(['done'])
      expect(site.asked.at(-1)?.range).toMatch(/^bytes=[1-9]\d*-$/)
    })

    it('that was stopped between download and import uses what was downloaded', async () => {
      const stop = new AbortController()
      const stopped = ask(
        { city: 3_540_705 },
        {
          signal: stop.signal,
          run: (task, options) => {
            stop.abort(new Error('stopped'))
            return runHere(task, { ...options, signal: stop.signal })
          },
        },
      )
      await expect(stopped).rejects.toThrow('stopped')
      expect(await readAddressBooks(db)).toEqual([])
      expect(await statuses({ city: 3_540_705 })).toEqual(['done'])
      expect(site.asked.at(-1)?.range).toBe(`bytes=${zip.length}-`)
    })

    it.each<[string, (path: string) => 'well' | 'stalls' | 'cut off' | number, RegExp]>([
      ['away', () => 503, /pediu para esperar/],
      ['without the state', path => (path.endsWith('/') ? 404 : 'well'), /404/],
      ['without the file', path => (path.endsWith('.zip') ? 404 : 'well'), /404/],
      ['stalling', path => (path.endsWith('.zip') ? 'stalls' : 'well'), /demorou demais/],
      ['broken', path => (path.endsWith('.zip') ? 'cut off' : 'well'), /conexão caiu/],
    ])('from a site that is %s fails, is noted and leaves the old file', async (_, behave, message) => {
      await ask({ city: 3_540_705 })
      site.behave(behave)
      await db.query(sql`update address_books set etag = '"old"'`)
      const { outcomes } = await ask(
        { city: 3_540_705 },
        { site: { base: site.url, pauses: [], timeoutMs: 200 } },
      )
      expect(outcomes).toMatchObject([{ status: 'failed', file: 'Porto Ferreira, SP' }])
      expect(outcomes[0]?.status === 'failed' && outcomes[0].reason).toMatch(message)
      const [book] = await readAddressBooks(db)
      expect(book?.failure).toMatch(message)
      expect(book?.houses).toBe(400)
      expect(await readdir(folder)).toContain('3540705.addresses')
    })

    it.each<[string, Record<string, Buffer>, RegExp]>([
      ['renamed', { '/35_SP/3540705_Porto%20Ferreira (v2).zip': zip }, /^done$/],
      ['not there', { '/35_SP/3543907_RIO_CLARO.zip': other }, /não tem um arquivo deste município/],
      ['on a page of something else', { '/35_SP/LEIAME.txt': zip }, /não tem os arquivos/],
      ['of another municipality', { '/35_SP/3540705_X.zip': other }, /é do município 3543907/],
      ['no zip', { '/35_SP/3540705_X.zip': Buffer.from('<html>') }, /não é um ZIP/],
    ])('finds a file that is %s', async (_, files, message) => {
      const renamed = await startCensusSite(files)
      try {
        const { outcomes } = await ask({ city: 3_540_705 }, { base: renamed.url })
        const [outcome] = outcomes
        expect(outcome?.status === 'failed' ? outcome.reason : outcome?.status).toMatch(message)
      } finally {
        await renamed.stop()
      }
    })

    it('runs once at a time', async () => {
      await db.exclusively('addresses', async () => {
        await expect(ask({ city: 3_540_705 })).rejects.toThrow(AddressImportRunning)
      })
    })
  })
})
