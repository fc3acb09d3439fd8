import { pino } from 'pino'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Listing } from '#domain/property/listing.ts'
import type { PageParameters } from '#domain/search/page-parameters.ts'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { eachEngine, postgresDatabase } from '#test/support/database.ts'
import { importWholeList } from '#test/support/imports.ts'
import {
  contentsOf,
  earlierList,
  interruptDatabase,
  laterList,
  pricesOf,
} from '#test/support/imported-index.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import type { Database } from '../../database/database.ts'
import { openDatabase } from '../../database/open-database.ts'
import { publishListingChanges } from '../../catalogue-changes.ts'
import { searchCatalogue } from '../catalogue-search.ts'
import { readStats } from '../catalogue-stats.ts'
import { ImportInterrupted } from '../import/import-list.ts'
import { resumeImports } from '../import/import-journal.ts'
import { loadDemonstration } from '../import/load-demonstration.ts'
import { type CatalogueIndex, loadCatalogueIndex } from './catalogue-index.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
const searchIndex = (index: CatalogueIndex, page: PageParameters) =>
  searchCatalogue(index, index.current().listings, emptyCriteria, page, now())
const cents = (price: number): Partial<Listing> => ({ price })

eachEngine(engine => {
  let db: Database
  beforeEach(async () => {
    db = await engine.fresh()
  })
  const importFirst = () => importWholeList(db, earlierList)
  /** The contents of an index that is loaded now: what every follower must come to. */
  const loadedContents = async () => contentsOf(await loadCatalogueIndex(db))

  describe('during an import, a search', () => {
    it('finds one version: the one before, then the one after, with the figures of that version', async () => {
      await importFirst()
      const index = await loadCatalogueIndex(db)
      const old = pricesOf(index)
      const seen: Record<string, number>[] = []
      let pages = 0
      const importing = interruptDatabase(db, 'with batch', async () => {
        await publishListingChanges(db)
        await index.follow()
        seen.push(pricesOf(index))
        const page = { page: 0, limit: 100 }
        const found = await searchIndex(index, page)
        expect(found.total).toBe(500)
        expect(found.listings).toHaveLength(100)
        for (const { id, price, gone } of found.listings) expect([price, gone]).toEqual([old[id], false])
        pages += 1
      })
      await importWholeList(importing, laterList)
      expect(pages).toBeGreaterThan(5)
      for (const prices of seen) expect(prices).toEqual(old)
      await index.follow()
      expect(contentsOf(index)).toEqual(await loadedContents())
      expect(index.current().listings.size).toBe(600)
    })

    it('finds no mixture when the import ends while its changes are read', async () => {
      await importFirst()
      let interrupt: (() => Promise<unknown>) | null = null
      const index = await loadCatalogueIndex(
        interruptDatabase(db, 'array_agg', async () => {
          const work = interrupt
          interrupt = null
          await work?.()
        }),
      )
      await importWholeList(db, listFile('2026-01-09', flatRows(500, cents(80_00))))
      interrupt = () => importWholeList(db, laterList)
      await index.follow()
      expect(contentsOf(index)).toEqual(await loadedContents())
      expect(index.current().listings.size).toBe(600)
    })

    it('finds the version before when an import begins while changes are read, and follows at its end', async () => {
      await importFirst()
      let interrupt: (() => Promise<unknown>) | null = null
      const index = await loadCatalogueIndex(
        interruptDatabase(db, 'array_agg', async () => {
          const work = interrupt
          interrupt = null
          await work?.()
        }),
      )
      const old = pricesOf(index)
      await importWholeList(db, listFile('2026-01-09', flatRows(500, cents(80_00))))
      interrupt = () => importHalf(db)
      await index.follow()
      expect(pricesOf(index)).toEqual(old)
      await resumeImports(db, now)
      await index.follow()
      expect(contentsOf(index)).toEqual(await loadedContents())
    })

    it('finds the demonstration until the first real list is there whole, even where numbers meet', async () => {
      await loadDemonstration(db, listFile('2026-11-01', flatRows(150)), now)
      const index = await loadCatalogueIndex(db)
      const demonstration = pricesOf(index)
      let batches = 0
      const importing = interruptDatabase(db, 'with batch', async () => {
        batches += 1
        await index.follow()
        expect(pricesOf(index)).toEqual(demonstration)
        const page = { page: 0, limit: 150 }
        const found = await searchIndex(index, page)
        expect(found.total).toBe(150)
        expect(found.listings.length).toBeGreaterThanOrEqual(120)
      })
      await importWholeList(importing, listFile('2024-10-18', flatRows(200, cents(70_00), 121)))
      expect(batches).toBeGreaterThan(2)
      await index.follow()
      expect(Object.values(pricesOf(index))).toEqual(Array(200).fill(70_00))
      expect(contentsOf(index)).toEqual(await loadedContents())
      expect(await db.query(sql`select count(*) as n from listings where source = 'demo'`)).toEqual([
        { n: 0 },
      ])
    })
  })

  describe('after the first real list, before the index has followed,', () => {
    it('a search finds the real listings whole, not the demonstration without its rows', async () => {
      await loadDemonstration(db, listFile('2026-11-01', flatRows(150)), now)
      const index = await loadCatalogueIndex(db)
      await importWholeList(db, listFile('2024-10-18', flatRows(200, cents(70_00), 121)))
      const before = index.current()
      const stats = await readStats(db, before)
      expect(stats).toMatchObject({ source: 'demo', total: 150, listDate: '2026-11-01' })
      const found = await searchIndex(index, { page: 0, limit: 100 })
      expect(found.total).toBe(200)
      expect(found.listings).toHaveLength(100)
      expect(found.searched).toBe(index.current().listings)
      expect(await readStats(db, index.current())).toMatchObject({
        source: 'caixa',
        total: 200,
        listDate: '2024-10-18',
      })
    })
  })

  describe('an import whose process died', () => {
    it('is finished before the index is loaded', async () => {
      await importFirst()
      await importHalf(db)
      const index = await loadCatalogueIndex(db, { resume: () => resumeImports(db, now) })
      expect(index.current().listings.size).toBe(600)
      expect(contentsOf(index)).toEqual(await loadedContents())
    })

    it('of another process is waited for, half a minute at most, and shown whole later', async () => {
      await importFirst()
      await importHalf(db)
      const pauses: number[] = []
      const lines: string[] = []
      const log = pino({}, { write: line => void lines.push(line) })
      const pause = async (milliseconds: number) => pauses.push(milliseconds)
      const index = await loadCatalogueIndex(db, { log, pause })
      expect(pauses.reduce((sum, each) => sum + each, 0)).toBe(30_000)
      expect(lines.map(line => (JSON.parse(line) as { code?: string }).code)).toEqual([
        undefined,
        'import_endless',
      ])
      await resumeImports(db, now)
      await index.follow()
      expect(index.current().listings.size).toBe(600)
      expect(contentsOf(index)).toEqual(await loadedContents())
    })

    it('of another process that goes on is waited for until its end', async () => {
      await importFirst()
      await importHalf(db)
      let looks = 0
      const pause = async () => {
        if (++looks === 3) await resumeImports(db, now)
      }
      const index = await loadCatalogueIndex(db, { pause })
      expect(looks).toBe(3)
      expect(contentsOf(index)).toEqual(await loadedContents())
    })
  })
})

/** Imports the later list up to the middle, as a process does that dies then. */
async function importHalf(db: Database): Promise<void> {
  const stop = new AbortController()
  const left = importWholeList(db, laterList, {
    signal: stop.signal,
    stopping: stop.signal,
    onProgress: ({ phase, done }) => phase === 'applying' && done > 100 && stop.abort(),
  })
  await expect(left).rejects.toThrow(ImportInterrupted)
}

it('follows the imports of another process on PostgreSQL', async () => {
  const { url, drop } = await postgresDatabase('migrated')
  const [one, other] = await Promise.all([1, 2].map(() => openDatabase({ url, folder: '/nowhere' })))
  try {
    await importWholeList(one!, earlierList)
    const index = await loadCatalogueIndex(other!)
    expect(index.current().listings.size).toBe(500)
    await importWholeList(
      interruptDatabase(one!, 'with batch', async () => {
        await index.follow()
        expect(index.current().listings.size).toBe(500)
      }),
      laterList,
    )
    await index.follow()
    expect(contentsOf(index)).toEqual(contentsOf(await loadCatalogueIndex(one!)))
    expect(index.current().listings.size).toBe(600)
  } finally {
    await one?.close()
    await other?.close()
    await drop()
  }
})
