import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { Listing } from '#domain/property/property.ts'
import type { Database } from '#server/database/database.ts'
import { eachEngine } from '#test/support/database.ts'
import { flats, listFile } from '#test/support/list-file.ts'
import { catalogueState, listingsById } from '../store.ts'
import { loadDemonstration } from './demonstration.ts'
import { type ImportOptions, importList } from './importer.ts'
import { resumeImports } from './journal.ts'
import type { Counts } from './outcome.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
const plain: ImportOptions = { file: 'lista.csv', source: 'caixa', partial: false, force: false, date: null }

const take = async (db: Database, text: string, options: Partial<ImportOptions> = {}, at = now) => {
  const outcome = await importList(db, text, { ...plain, ...options }, at)
  if (outcome === null) throw new Error('another import is running')
  return outcome
}
const taken = async (...args: Parameters<typeof take>): Promise<Partial<Counts>> => {
  const outcome = await take(...args)
  if (outcome.status !== 'done') throw new Error(JSON.stringify(outcome))
  return outcome.counts
}
const refusal = async (...args: Parameters<typeof take>): Promise<string> => {
  const outcome = await take(...args)
  return outcome.status === 'refused' ? outcome.reason : outcome.status
}
const offered = async (db: Database): Promise<string[]> =>
  (await db.query<{ id: string }>(sql`select id::text as id from listings_offered order by id`)).map(
    ({ id }) => id,
  )
const history = async (db: Database, id: number) =>
  (
    await db.query<{ kind: string; price: number }>(
      sql`select kind, price from listing_history where listing_id = ${id} order by import_id`,
    )
  ).map(({ kind, price }) => `${kind} ${price}`)

const one: Partial<Listing> = { id: '1', price: 100_00 }
const two: Partial<Listing> = { id: '2', price: 200_00 }

eachEngine(engine => {
  describe('an import', () => {
    it('takes in a first list whole, and a second time changes nothing', async () => {
      const db = await engine.fresh()
      const text = listFile('2026-01-08', [one, two])
      expect(await taken(db, text)).toMatchObject({ read: 2, added: 2, unchanged: 0 })
      const before = await catalogueState(db)
      expect(before).toMatchObject({ source: 'caixa', listDate: '2026-01-08', newLastImport: 2 })
      const later = () => new Date('2026-11-21T13:00:00Z')
      expect(await taken(db, text, {}, later)).toMatchObject({
        read: 2,
        added: 0,
        changed: 0,
        gone: 0,
        unchanged: 2,
      })
      expect(await catalogueState(db)).toEqual({
        ...before,
        version: before.version + 1,
        updatedAt: later(),
        newLastImport: 0,
      })
      expect(await history(db, 1)).toEqual(['new 10000'])
    })

    it('keeps a history of what is new, changed, gone and back', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-08', [one, two]))
      const cheaper = { ...one, price: 90_00 }
      expect(await taken(db, listFile('2026-01-09', [cheaper]))).toMatchObject({ changed: 1, gone: 1 })
      expect(await offered(db)).toEqual(['1'])
      expect(await taken(db, listFile('2026-01-10', [cheaper, two]))).toMatchObject({ back: 1, unchanged: 1 })
      expect(await history(db, 1)).toEqual(['new 10000', 'changed 9000'])
      expect(await history(db, 2)).toEqual(['new 20000', 'gone 20000', 'back 20000'])
      expect(await listingsById(db, ['2', '1'])).toMatchObject([
        { id: '2', gone: false },
        { id: '1', price: 90_00 },
      ])
    })

    it('touches no state that the list does not name', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-08', [one, { ...two, state: 'RJ' }]))
      expect(await taken(db, listFile('2026-01-09', [{ id: '3' }]))).toMatchObject({ added: 1, gone: 1 })
      expect(await offered(db)).toEqual(['2', '3'])
    })

    it('never lets an older list overwrite, and keeps as gone what only that one knew', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-09', [one]))
      const before = await catalogueState(db)
      const older = await take(db, listFile('2026-01-08', [{ ...one, price: 999_00 }, two]))
      expect(older).toMatchObject({ counts: { added: 0, changed: 0, gone: 0, unchanged: 1, archived: 1 } })
      expect(older).toMatchObject({ notes: [expect.stringContaining('SP')] })
      expect(await offered(db)).toEqual(['1'])
      expect(await listingsById(db, ['1', '2'])).toMatchObject([{ price: 100_00 }, { gone: true }])
      expect(await catalogueState(db)).toMatchObject({ listDate: before.listDate, newLastImport: 0 })
    })

    it('lets the later import win between two lists of one day', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-08', [one, two]))
      expect(await taken(db, listFile('2026-01-08', [{ ...one, price: 5_00 }]))).toMatchObject({
        changed: 1,
        gone: 1,
      })
    })

    it('marks nothing gone for a partial list, whose rows an older whole list does not take away', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-08', [one, two]))
      expect(await taken(db, listFile('2026-01-12', [one]), { partial: true })).toMatchObject({
        unchanged: 1,
        gone: 0,
      })
      expect(await taken(db, listFile('2026-01-10', [{ id: '3' }]))).toMatchObject({ added: 1, gone: 1 })
      expect(await offered(db)).toEqual(['1', '3'])
    })

    it('keeps what is known of financing when a list has no word on it', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-06-12', [{ ...one, financing: true }], { financing: true }))
      expect(await taken(db, listFile('2026-07-12', [one]))).toMatchObject({ unchanged: 1 })
      expect(await taken(db, listFile('2026-07-13', [{ ...one, price: 1_00 }]))).toMatchObject({ changed: 1 })
      expect(await listingsById(db, ['1'])).toMatchObject([{ financing: true, price: 1_00 }])
    })

    it('takes spelling for no change', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-08', [{ ...one, city: 'SAO PAULO', neighborhood: 'VILA NOVA' }]))
      const respelt = { ...one, city: 'São Paulo', neighborhood: 'Vila  Nova' }
      expect(await taken(db, listFile('2026-01-09', [respelt]))).toMatchObject({ unchanged: 1, changed: 0 })
    })

    it('does not take away a property whose row it cannot read', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-08', [one, two]))
      const text = listFile('2026-01-09', [one, two])
        .replace('2,00', 'a combinar')
        .replace(';200,00;', ';a combinar;')
      const outcome = await take(db, text)
      expect(outcome).toMatchObject({ counts: { gone: 0, rejected: 1 }, issues: [{ line: 6 }] })
      expect(await offered(db)).toEqual(['1', '2'])
    })
  })

  describe('a refusal', () => {
    it.each([
      ['what is no list', '<html><body>hCaptcha validate.perfdrive.com</body></html>', /captcha/],
      ['a header without rows', listFile('2026-01-09', []), /só o cabeçalho/],
      ['a list without a date', listFile(null, [one]), /--date/],
      ['a date in the future', listFile('2027-01-09', [one]), /futuro/],
      ['lost letters', listFile('2026-01-09', [{ ...one, city: 'S\uFFFDO PAULO' }]), /acentuadas/],
      [
        'a list of rows nobody can read',
        listFile('2026-01-09', [one]).replace(';SP ;', ';XX ;'),
        /Nenhuma linha/,
      ],
      ['a state that shrinks to less than a fifth', listFile('2026-01-09', flats(9)), /um quinto/],
    ])('of %s changes nothing and keeps the reason', async (_, text, reason) => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-08', flats(50)))
      const before = await catalogueState(db)
      expect(await refusal(db, text)).toMatch(reason)
      expect(await catalogueState(db)).toEqual(before)
      expect(await offered(db)).toHaveLength(50)
      const [last] = await db.query<{ status: string; reason: string }>(
        sql`select status, reason from imports order by id desc limit 1`,
      )
      expect(last).toMatchObject({ status: 'refused', reason: expect.stringMatching(reason) })
    })

    it('can be overridden, and even then a header alone takes nothing away', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-08', flats(50)))
      expect(await taken(db, listFile('2026-01-09', []), { force: true })).toMatchObject({ read: 0, gone: 0 })
      expect(await taken(db, listFile('2026-01-09', flats(9)), { force: true })).toMatchObject({ gone: 41 })
    })

    it('does not meet a fifth, a partial list, nor a date that is given', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-08', flats(50)))
      expect(await taken(db, listFile('2026-01-09', flats(9)), { partial: true })).toMatchObject({
        unchanged: 9,
      })
      expect(await taken(db, listFile(null, flats(10)), { date: '2026-01-09' })).toMatchObject({ gone: 40 })
    })
  })

  describe('the demonstration catalogue', () => {
    const demo = listFile('2026-11-01', flats(150))

    it('is loaded once, into a catalogue that never held anything', async () => {
      const db = await engine.fresh()
      await loadDemonstration(db, demo, now)
      await loadDemonstration(db, listFile('2026-11-02', flats(3)), now)
      expect(await offered(db)).toHaveLength(150)
      expect(await catalogueState(db)).toMatchObject({ source: 'demo', newLastImport: 150 })
    })

    it('leaves no trace after the first real list, whatever its date', async () => {
      const db = await engine.fresh()
      await loadDemonstration(db, demo, now)
      const outcome = await take(db, listFile('2024-10-18', [{ ...one, state: 'RJ' }, two]))
      expect(outcome).toMatchObject({
        counts: { added: 2, gone: 0 },
        notes: [expect.stringMatching(/demonstração/)],
      })
      expect(await offered(db)).toEqual(['1', '2'])
      expect(await catalogueState(db)).toMatchObject({ source: 'caixa', listDate: '2024-10-18' })
      const left = await db.query(sql`
        select (select count(*) from listing_texts) as texts, (select count(*) from listing_history) as history,
          (select count(*) from state_lists) as states, (select count(*) from import_batches) as journal`)
      expect(left).toEqual([{ texts: 2, history: 2, states: 2, journal: 0 }])
    })

    it('stays when the only real list was refused, or forced without a row', async () => {
      const db = await engine.fresh()
      await loadDemonstration(db, demo, now)
      await taken(db, listFile('2026-01-09', []), { force: true })
      expect(await refusal(db, listFile('2026-01-09', []))).toMatch(/cabeçalho/)
      expect(await catalogueState(db)).toMatchObject({ source: 'demo' })
      expect(await offered(db)).toHaveLength(150)
    })

    it('is never mixed into real lists', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-08', [one]))
      expect(await refusal(db, demo, { source: 'demo' })).toMatch(/demonstração/)
    })
  })

  describe('an import that is stopped', () => {
    it('before the commit point leaves nothing behind', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-08', [one]))
      for (const phase of ['reading', 'comparing', 'staging']) {
        const stop = new AbortController()
        const outcome = await take(db, listFile('2026-01-09', flats(600)), {
          signal: stop.signal,
          onProgress: progress => progress.phase === phase && stop.abort(),
        })
        expect(outcome).toEqual({ status: 'cancelled', file: 'lista.csv' })
      }
      expect(await offered(db)).toEqual(['1'])
      expect(await db.query(sql`select * from import_batches`)).toEqual([])
    })

    it.each([1, 3])(
      'by a failing database while it is applied (change %s) is finished by the next one',
      async failAt => {
        const db = await engine.fresh()
        await taken(db, listFile('2026-01-08', [one]))
        let batches = 0
        const failing: Database = {
          ...db,
          query: statement => {
            if (statement.text.includes('with batch') && ++batches === failAt) throw new Error('disk full')
            return db.query(statement)
          },
        }
        await expect(take(failing, listFile('2026-01-09', flats(450, { price: 7_00 })))).rejects.toThrow(
          'disk full',
        )
        await resumeImports(db, now)
        expect(await offered(db)).toHaveLength(450)
        expect(await db.query(sql`select status, added, changed from imports order by id`)).toEqual([
          { status: 'done', added: 1, changed: 0 },
          { status: 'done', added: 449, changed: 1 },
        ])
        expect(await catalogueState(db)).toMatchObject({ listDate: '2026-01-09', newLastImport: 449 })
      },
    )

    it('by data the database refuses for ever is given up, and the next list is taken in', async () => {
      const db = await engine.fresh()
      await taken(db, listFile('2026-01-08', [one]))
      const failing: Database = {
        ...db,
        query: statement => {
          if (statement.text.includes('with batch')) throw new Error('killed')
          return db.query(statement)
        },
      }
      await expect(take(failing, listFile('2026-01-09', flats(250)))).rejects.toThrow('killed')
      await db.query(sql`update import_batches set listings = '[{"id": "no number"}]' where position = 2`)
      await taken(db, listFile('2026-01-10', [two]))
      expect(await offered(db)).toEqual(['2'])
      expect(await db.query(sql`select status from imports order by id`)).toEqual(
        ['done', 'failed', 'done'].map(status => ({ status })),
      )
    })

    it('while another runs is turned away', async () => {
      const db = await engine.fresh()
      let second: unknown
      await take(db, listFile('2026-01-08', [one]), {
        onProgress: () => {
          second ??= importList(db, listFile('2026-01-08', [two]), plain, now)
        },
      })
      expect(await second).toBeNull()
    })
  })
})
