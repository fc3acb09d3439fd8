import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { eachEngine } from '#test/support/database.ts'
import {
  listOfferedIds,
  firstImportedListing,
  plainImport,
  importRefusal,
  importWholeList,
  importAndCount,
  secondImportedListing,
} from '#test/support/imports.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { readCatalogueState } from '../listing-store.ts'
import { loadDemonstration } from './load-demonstration.ts'
import { importList, ImportInterrupted } from './import-list.ts'
import {
  commitImport,
  dropImport,
  type ImportBasis,
  ImportLost,
  openImport,
  readImportBasis,
  resumeImports,
} from './import-journal.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
const openEntry = {
  source: 'caixa',
  file: 'lista.csv',
  partial: false,
  forced: false,
  startedAt: now(),
} as const
const noCounts = {
  read: 0,
  added: 0,
  changed: 0,
  back: 0,
  unchanged: 0,
  rejected: 0,
  archived: 0,
  gone: 0,
  unseen: 0,
}
const noPlan = { counts: noCounts, gaps: [] }

eachEngine(engine => {
  describe('the demonstration catalogue', () => {
    const demo = listFile('2026-11-01', flatRows(150))

    it('is loaded once, into a catalogue that never held anything', async () => {
      const db = await engine.fresh()
      await loadDemonstration(db, demo, now)
      await loadDemonstration(db, listFile('2026-11-02', flatRows(3)), now)
      expect(await listOfferedIds(db)).toHaveLength(150)
      expect(await readCatalogueState(db)).toMatchObject({ source: 'demo', newLastImport: 0 })
    })

    it('leaves no trace after the first real list, whatever its date', async () => {
      const db = await engine.fresh()
      await loadDemonstration(db, demo, now)
      const outcome = await importWholeList(
        db,
        listFile('2024-10-18', [{ ...firstImportedListing, state: 'RJ' }, secondImportedListing]),
      )
      expect(outcome).toMatchObject({
        counts: { added: 2, gone: 0 },
        notes: expect.arrayContaining([expect.stringMatching(/demonstração/)]),
      })
      expect(await listOfferedIds(db)).toEqual(['1', '2'])
      expect(await readCatalogueState(db)).toMatchObject({ source: 'caixa', listDate: '2024-10-18' })
      const left = await db.query(sql`
        select (select count(*) from listing_texts) as texts, (select count(*) from listing_history) as history,
          (select count(*) from state_lists) as states, (select count(*) from import_batches) as journal`)
      expect(left).toEqual([{ texts: 2, history: 2, states: 2, journal: 0 }])
    })

    it('stays when the only real list was refused, or forced without a row', async () => {
      const db = await engine.fresh()
      await loadDemonstration(db, demo, now)
      await importAndCount(db, listFile('2026-01-09', []), { force: true })
      expect(await importRefusal(db, listFile('2026-01-09', []))).toMatch(/cabeçalho/)
      expect(await readCatalogueState(db)).toMatchObject({ source: 'demo' })
      expect(await listOfferedIds(db)).toHaveLength(150)
    })

    it('is never mixed with real lists', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-08', [firstImportedListing]))
      expect(await importRefusal(db, demo, { source: 'demo' })).toMatch(/demonstração/)
    })
  })

  describe('an interrupted import', () => {
    it('leaves nothing behind before the commit point', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-08', [firstImportedListing]))
      for (const phase of ['reading', 'comparing', 'staging']) {
        const stop = new AbortController()
        const outcome = await importWholeList(db, listFile('2026-01-09', flatRows(600)), {
          signal: stop.signal,
          onProgress: progress => progress.phase === phase && stop.abort(),
        })
        expect(outcome).toEqual({ status: 'cancelled', file: 'lista.csv' })
      }
      expect(await listOfferedIds(db)).toEqual(['1'])
      expect(await db.query(sql`select * from import_batches`)).toEqual([])
    })

    it('is finished by the next one when its process ends while applying', async () => {
      const db = await engine.fresh()
      const stop = new AbortController()
      const leaving = importWholeList(db, listFile('2026-01-09', flatRows(450)), {
        signal: stop.signal,
        stopping: stop.signal,
        onProgress: ({ phase, done }) => phase === 'applying' && done > 0 && stop.abort(),
      })
      await expect(leaving).rejects.toThrow(ImportInterrupted)
      expect((await listOfferedIds(db)).length).toBeLessThan(450)
      await resumeImports(db, now)
      expect(await listOfferedIds(db)).toHaveLength(450)
    })

    it.each([1, 3])(
      'is finished by the next one when the database fails while applying (change %s)',
      async failAt => {
        const db = await engine.fresh()
        await importAndCount(db, listFile('2026-01-08', [firstImportedListing]))
        let batches = 0
        const failing: Database = {
          ...db,
          query: statement => {
            if (statement.text.includes('with batch') && ++batches === failAt) throw new Error('disk full')
            return db.query(statement)
          },
        }
        await expect(
          importWholeList(failing, listFile('2026-01-09', flatRows(450, { price: 70_00 }))),
        ).rejects.toThrow('disk full')
        await resumeImports(db, now)
        expect(await listOfferedIds(db)).toHaveLength(450)
        expect(await db.query(sql`select status, added, changed from imports order by id`)).toEqual([
          { status: 'done', added: 1, changed: 0 },
          { status: 'done', added: 449, changed: 1 },
        ])
        expect(await readCatalogueState(db)).toMatchObject({ listDate: '2026-01-09', newLastImport: 449 })
      },
    )

    it('is given up when the database keeps refusing its data, and the next list is imported', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-08', [firstImportedListing]))
      const failing: Database = {
        ...db,
        query: statement => {
          if (statement.text.includes('with batch')) throw new Error('killed')
          return db.query(statement)
        },
      }
      await expect(importWholeList(failing, listFile('2026-01-09', flatRows(250)))).rejects.toThrow('killed')
      await db.query(sql`update import_batches set listings = '[{"id": "no number"}]' where position = 2`)
      await importAndCount(db, listFile('2026-01-10', [secondImportedListing]))
      expect(await listOfferedIds(db)).toEqual(['2'])
      expect(await db.query(sql`select status from imports order by id`)).toEqual(
        ['done', 'failed', 'done'].map(status => ({ status })),
      )
    })

    it('is not committed when it is no longer staged', async () => {
      const db = await engine.fresh()
      const states = ['SP']
      const id = await openImport(db, { ...openEntry, listDate: '2026-01-09', states })
      const basis = await readImportBasis(db, states)
      await dropImport(db, id, 'Interrompida', now())
      await expect(commitImport(db, id, basis, noPlan, [])).rejects.toThrow(ImportLost)
      expect(await db.query(sql`select status, reason from imports`)).toEqual([
        { status: 'dropped', reason: 'Interrompida' },
      ])
    })

    it.each<[string, Partial<ImportBasis>]>([
      ['an import of its states ended', { ended: 0 }],
      ['the demonstration was replaced', { source: 'demo' }],
    ])('is not committed when %s since its plan was read', async (_, older) => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-10', [firstImportedListing]))
      const states = ['RJ', 'SP']
      const id = await openImport(db, { ...openEntry, listDate: '2026-01-09', states })
      const basis = await readImportBasis(db, states)
      const commit = (on: ImportBasis) => commitImport(db, id, on, noPlan, [])
      await expect(commit({ ...basis, ...older })).rejects.toThrow(ImportLost)
      expect(await commit(basis)).toMatchObject({ id, status: 'applying' })
      // Nor beside another one of its states that is being applied.
      const beside = await openImport(db, { ...openEntry, listDate: '2026-01-11', states: ['SP'] })
      const alone = await readImportBasis(db, ['SP'])
      await expect(commitImport(db, beside, alone, noPlan, [])).rejects.toThrow(ImportLost)
    })

    it('is refused while another runs', async () => {
      const db = await engine.fresh()
      await db.exclusively('catalogue', async () => {
        const second = await importList(db, listFile('2026-01-08', [secondImportedListing]), plainImport, now)
        expect(second).toBeNull()
      })
    })
  })
})
