import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { eachEngine } from '#test/support/database.ts'
import {
  listOfferedIds,
  firstImportedListing,
  importRefusal,
  importWholeList,
  importAndCount,
  secondImportedListing,
} from '#test/support/imports.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { readCatalogueState, findListings } from '../listing-store.ts'

const history = async (db: Database, id: number) =>
  (
    await db.query<{ kind: string; price: number }>(
      sql`select kind, price from listing_history where listing_id = ${id} order by import_id`,
    )
  ).map(({ kind, price }) => `${kind} ${price}`)

eachEngine(engine => {
  describe('an import', () => {
    it('imports a first list whole and changes nothing the second time', async () => {
      const db = await engine.fresh()
      const text = listFile('2026-01-08', [firstImportedListing, secondImportedListing])
      expect(await importAndCount(db, text)).toMatchObject({ read: 2, added: 2, unchanged: 0 })
      const before = await readCatalogueState(db)
      expect(before).toMatchObject({ source: 'caixa', listDate: '2026-01-08', newLastImport: 0 })
      const later = () => new Date('2026-11-21T13:00:00Z')
      expect(await importAndCount(db, text, {}, later)).toMatchObject({
        read: 2,
        added: 0,
        changed: 0,
        gone: 0,
        unchanged: 2,
      })
      expect(await readCatalogueState(db)).toEqual({
        ...before,
        version: before.version + 1,
        updatedAt: later(),
        newLastImport: 0,
      })
      expect(await history(db, 1)).toEqual(['new 10000'])
    })

    it('keeps a history of new, changed, gone and returned listings', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-08', [firstImportedListing, secondImportedListing]))
      const cheaper = { ...firstImportedListing, price: 90_00 }
      expect(await importAndCount(db, listFile('2026-01-09', [cheaper]))).toMatchObject({
        changed: 1,
        gone: 1,
      })
      expect(await listOfferedIds(db)).toEqual(['1'])
      expect(
        await importAndCount(db, listFile('2026-01-10', [cheaper, secondImportedListing])),
      ).toMatchObject({
        back: 1,
        unchanged: 1,
      })
      expect(await history(db, 1)).toEqual(['new 10000', 'changed 9000'])
      expect(await history(db, 2)).toEqual(['new 20000', 'gone 20000', 'back 20000'])
      expect(await findListings(db, ['2', '1'])).toMatchObject([
        { id: '2', gone: false },
        { id: '1', price: 90_00 },
      ])
    })

    it('changes no state that the list does not name', async () => {
      const db = await engine.fresh()
      await importAndCount(
        db,
        listFile('2026-01-08', [firstImportedListing, { ...secondImportedListing, state: 'RJ' }]),
      )
      expect(await importAndCount(db, listFile('2026-01-09', [{ id: '3' }]))).toMatchObject({
        added: 1,
        gone: 1,
      })
      expect(await listOfferedIds(db)).toEqual(['2', '3'])
    })

    it('never lets an older list overwrite, and stores listings that only the older one names as gone', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-09', [firstImportedListing]))
      const before = await readCatalogueState(db)
      const older = await importWholeList(
        db,
        listFile('2026-01-08', [{ ...firstImportedListing, price: 999_00 }, secondImportedListing]),
      )
      expect(older).toMatchObject({ counts: { added: 0, changed: 0, gone: 0, unchanged: 1, archived: 1 } })
      expect(older).toMatchObject({ notes: [expect.stringContaining('SP')] })
      expect(await listOfferedIds(db)).toEqual(['1'])
      expect(await findListings(db, ['1', '2'])).toMatchObject([{ price: 100_00 }, { gone: true }])
      expect(await readCatalogueState(db)).toMatchObject({ listDate: before.listDate, newLastImport: 0 })
    })

    it('prefers the later import of two lists of one day', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-08', [firstImportedListing, secondImportedListing]))
      expect(
        await importAndCount(db, listFile('2026-01-08', [{ ...firstImportedListing, price: 55_00 }])),
      ).toMatchObject({
        changed: 1,
        gone: 1,
      })
    })

    it('marks nothing gone for a partial list, whose rows an older whole list does not remove', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-08', [firstImportedListing, secondImportedListing]))
      expect(
        await importAndCount(db, listFile('2026-01-12', [firstImportedListing]), { partial: true }),
      ).toMatchObject({
        unchanged: 1,
        gone: 0,
      })
      expect(await importAndCount(db, listFile('2026-01-10', [{ id: '3' }]))).toMatchObject({
        added: 1,
        gone: 1,
      })
      expect(await listOfferedIds(db)).toEqual(['1', '3'])
    })

    it('keeps the known financing when a list does not state it', async () => {
      const db = await engine.fresh()
      await importAndCount(
        db,
        listFile('2026-06-12', [{ ...firstImportedListing, financing: true }], { financing: true }),
      )
      expect(await importAndCount(db, listFile('2026-07-12', [firstImportedListing]))).toMatchObject({
        unchanged: 1,
      })
      expect(
        await importAndCount(db, listFile('2026-07-13', [{ ...firstImportedListing, price: 91_00 }])),
      ).toMatchObject({ changed: 1 })
      expect(await findListings(db, ['1'])).toMatchObject([{ financing: true, price: 91_00 }])
    })

    it('does not treat a new spelling as a change', async () => {
      const db = await engine.fresh()
      await importAndCount(
        db,
        listFile('2026-01-08', [{ ...firstImportedListing, city: 'SAO PAULO', neighborhood: 'VILA NOVA' }]),
      )
      const respelt = { ...firstImportedListing, city: 'São Paulo', neighborhood: 'Vila  Nova' }
      expect(await importAndCount(db, listFile('2026-01-09', [respelt]))).toMatchObject({
        unchanged: 1,
        changed: 0,
      })
    })

    it('does not mark a property gone whose row it cannot read', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-08', [firstImportedListing, secondImportedListing]))
      const text = listFile('2026-01-09', [firstImportedListing, secondImportedListing])
        .replace('2,00', 'a combinar')
        .replace(';200,00;', ';a combinar;')
      const outcome = await importWholeList(db, text)
      expect(outcome).toMatchObject({ counts: { gone: 0, rejected: 1 }, issues: [{ line: 6 }] })
      expect(await listOfferedIds(db)).toEqual(['1', '2'])
    })
  })

  describe('a refusal', () => {
    it.each([
      ['what is no list', '<html><body>hCaptcha validate.perfdrive.com</body></html>', /captcha/],
      ['a header without rows', listFile('2026-01-09', []), /só o cabeçalho/],
      ['a list without a date', listFile(null, [firstImportedListing]), /--date/],
      ['a date in the future', listFile('2027-01-09', [firstImportedListing]), /futuro/],
      [
        'lost letters',
        listFile('2026-01-09', [{ ...firstImportedListing, city: 'S\uFFFDO PAULO' }]),
        /acentuadas/,
      ],
      [
        'a list of rows nobody can read',
        listFile('2026-01-09', [firstImportedListing]).replace(';SP ;', ';XX ;'),
        /Nenhuma linha/,
      ],
      ['a state that shrinks to less than a fifth', listFile('2026-01-09', flatRows(9)), /um quinto/],
    ])('of %s changes nothing and stores the reason', async (_, text, reason) => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-08', flatRows(50)))
      const before = await readCatalogueState(db)
      expect(await importRefusal(db, text)).toMatch(reason)
      expect(await readCatalogueState(db)).toEqual(before)
      expect(await listOfferedIds(db)).toHaveLength(50)
      const [last] = await db.query<{ status: string; reason: string }>(
        sql`select status, reason from imports order by id desc limit 1`,
      )
      expect(last).toMatchObject({ status: 'refused', reason: expect.stringMatching(reason) })
    })

    it('can be overridden, except that a list with only a header still removes nothing', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-08', flatRows(50)))
      expect(await importAndCount(db, listFile('2026-01-09', []), { force: true })).toMatchObject({
        read: 0,
        gone: 0,
      })
      expect(await importAndCount(db, listFile('2026-01-09', flatRows(9)), { force: true })).toMatchObject({
        gone: 0,
        unseen: 41,
      })
    })

    it('does not apply to a fifth, a partial list, or a given date', async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-08', flatRows(50)))
      expect(await importAndCount(db, listFile('2026-01-09', flatRows(9)), { partial: true })).toMatchObject({
        unchanged: 9,
      })
      expect(await importAndCount(db, listFile(null, flatRows(10)), { date: '2026-01-09' })).toMatchObject({
        gone: 0,
        unseen: 40,
      })
    })
  })
})
