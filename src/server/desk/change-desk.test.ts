import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskCalls } from '#contract/desk-calls.ts'
import { maxBulkItems, maxClientsOfItem } from '#contract/desk-limits.ts'
import { ownLotCalls } from '#contract/own-lot-calls.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import { allNotesBytes, notesLength } from '#contract/saved-limits.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { deskOn } from '#test/support/desk.ts'
import type { Database } from '../database/database.ts'

const start = new Date('2026-01-10T12:00:00Z')
const visitor = 'visitante-0123456789abcdef'
const other = 'visitante-fedcba9876543210'
const [lume, sena] = [randomUUID(), randomUUID()]
const nothing = { changed: [], missing: [], full: [] }

eachEngine(engine => {
  let time = start
  let db: Database
  let on: ReturnType<typeof deskOn>

  beforeAll(async () => {
    db = await engine.fresh()
    on = deskOn(db, () => time)
    await seedCatalogue(
      db,
      ['1', '2', '3'].map(id => createListing({ id })),
    )
  })

  beforeEach(async () => {
    time = start
    await db.query(sql`delete from favorites`)
    await db.query(sql`delete from own_lots`)
    for (const id of ['1', '2'])
      await on.ask(savedCalls.addFavorite, { body: { user_id: visitor, property: { id } } })
    await on.ask(savedCalls.addFavorite, { body: { user_id: other, property: { id: '1' } } })
  })

  const change = async (ids: string[], asked: object, user_id = visitor) => {
    const answer = await on.ask(deskCalls.changeFavorites, { body: { user_id, ids, change: asked } })
    return { ...answer, changed: answer.changed.toSorted() }
  }
  const written = async (id: string, user_id = visitor) => {
    const found = (await on.ask(savedCalls.favorites, { query: { user_id } })).find(
      one => one.property_id === id,
    )
    return found && { ...found, property: undefined }
  }
  const patch = (id: string, asked: object) =>
    on.ask(savedCalls.changeFavorite, { path: { id }, body: { user_id: visitor, ...asked } })
  const addLot = async (title = 'Casa') => {
    const id = randomUUID()
    await on.ask(ownLotCalls.addOwnLot, { path: { id }, body: { user_id: visitor, title } })
    return id
  }

  describe('a change to many properties of a desk', () => {
    it('sets stage and labels, writes below the notes, and leaves the rest; repeating it changes nothing', async () => {
      await patch('1', { notes: 'Ver telhado.', clients: { [sena]: true } })
      await patch('2', { deposit: { dueDate: '2026-02-01', amount: 5000 }, clients: { [lume]: true } })
      const asked = { stage: 'lance', clients: { [lume]: true, [sena]: null }, addNotes: ['Ligar.'] }
      expect(await change(['1', '2'], asked)).toEqual({ ...nothing, changed: ['1', '2'] })
      const after = [await written('1'), await written('2')]
      expect(after).toMatchObject([
        { stage: 'lance', notes: 'Ver telhado.\nLigar.', clients: { [lume]: true }, version: 2 },
        { stage: 'lance', notes: 'Ligar.', clients: { [lume]: true }, deposit: { amount: 5000 } },
      ])
      expect(await change(['1', '2'], asked)).toEqual(nothing)
      expect([await written('1'), await written('2')]).toEqual(after)
    })

    it('reaches lots from elsewhere, and nobody else’s property', async () => {
      const lot = await addLot()
      expect(await change([lot, '1', '3'], { stage: 'visitado', documents: { edital: true } })).toEqual({
        changed: ['1', lot].toSorted(),
        missing: ['3'],
        full: [],
      })
      expect(await written('1', other)).toMatchObject({ stage: null, version: 0 })
      expect(await on.ask(ownLotCalls.ownLots, { query: { user_id: visitor } })).toMatchObject([
        {
          id: lot,
          stage: 'visitado',
          documents: { edital: true },
          version: 1,
          noted_at: start.toISOString(),
        },
      ])
      expect(await change([lot], { stage: null }, other)).toEqual({ ...nothing, missing: [lot] })
    })

    it('removes them; those that are gone already are as asked', async () => {
      const lot = await addLot()
      expect(await change(['1', lot, '3'], { remove: true, stage: 'lance' })).toEqual({
        ...nothing,
        changed: ['1', lot].toSorted(),
      })
      expect(await change(['1', lot, '3'], { remove: true })).toEqual(nothing)
      expect(await written('1')).toBeUndefined()
      expect(await written('1', other)).toBeDefined()
    })

    it('leaves those whole that have no room for the note or the client', async () => {
      const clients = Object.fromEntries(Array.from({ length: maxClientsOfItem }, () => [randomUUID(), true]))
      await patch('1', { notes: 'n'.repeat(notesLength) })
      await patch('2', { clients })
      const before = [await written('1'), await written('2')]
      expect(
        await change(['1', '2'], { stage: 'lance', addNotes: ['Ligar.'], clients: { [lume]: true } }),
      ).toEqual({
        ...nothing,
        full: expect.arrayContaining(['1', '2']),
      })
      expect([await written('1'), await written('2')]).toEqual(before)
      expect(
        await on.refusal(savedCalls.changeFavorite, {
          path: { id: '2' },
          body: { user_id: visitor, clients: { [lume]: true } },
        }),
      ).toEqual({ code: 'bad_request', fields: ['clients'] })
      const swapped = { [lume]: true, [Object.keys(clients)[0] ?? '']: null }
      expect(await change(['2'], { clients: swapped })).toEqual({ ...nothing, changed: ['2'] })
    })

    it('is refused as a whole when the notes of all would take more than their space', async () => {
      await db.query(sql`
        insert into favorites (user_id, property_id, price_when_saved, saved_at, notes)
        select ${visitor}::text, 1000 + n, 1, ${start}::timestamptz, repeat('n', 4000)
        from generate_series(1, ${Math.floor(allNotesBytes / 4000)}::integer) n`)
      const body = {
        user_id: visitor,
        ids: ['1', '2'],
        change: { stage: 'lance', addNotes: ['n'.repeat(400)] },
      }
      expect(await on.refusal(deskCalls.changeFavorites, { body })).toEqual({
        code: 'bad_request',
        fields: ['addNotes'],
      })
      expect(await written('1')).toMatchObject({ stage: null, notes: '' })
    })

    it('of a thousand favorites is one change', async () => {
      await db.query(sql`
        insert into favorites (user_id, property_id, price_when_saved, saved_at)
        select ${visitor}::text, 10000 + n, 1, ${start}::timestamptz from generate_series(1, ${maxBulkItems}::integer) n`)
      const ids = Array.from({ length: maxBulkItems }, (_, at) => String(10_001 + at))
      const asked = { stage: 'visitado', clients: { [lume]: true }, addNotes: ['Visitar na terça.'] }
      expect((await change(ids, asked)).changed).toHaveLength(maxBulkItems)
      expect(await change(ids, asked)).toEqual(nothing)
      expect((await change(ids, { remove: true })).changed).toHaveLength(maxBulkItems)
    })

    it.each<[string, object, string[]]>([
      ['no ids', { ids: [], change: {} }, ['ids']],
      ['too many ids', { ids: Array(maxBulkItems + 1).fill('1'), change: {} }, ['ids']],
      ['an id that is no text', { ids: [1], change: {} }, ['ids.0']],
      ['no change', { ids: ['1'] }, ['change']],
      ['an unknown stage', { ids: ['1'], change: { stage: 'perdido' } }, ['change.stage']],
      ['a field it does not have', { ids: ['1'], change: { notes: 'x' } }, ['change']],
      ['an empty note', { ids: ['1'], change: { addNotes: [' '] } }, ['change.addNotes.0']],
      [
        'a client that is no id',
        { ids: ['1'], change: { clients: { Lume: true } } },
        ['change.clients.Lume'],
      ],
      ['a document nobody knows', { ids: ['1'], change: { documents: { rg: true } } }, ['change.documents']],
      ['an undone removal', { ids: ['1'], change: { remove: false } }, ['change.remove']],
    ])('is refused with %s', async (_, asked, fields) => {
      expect(await on.refusal(deskCalls.changeFavorites, { body: { user_id: visitor, ...asked } })).toEqual({
        code: 'bad_request',
        fields,
      })
    })
  })

  describe('two people at one desk', () => {
    it('lose no field and no label: each sees what the other changed, and a later version', async () => {
      await Promise.all([
        patch('1', { stage: 'lance' }),
        patch('1', { notes: 'Ligar.' }),
        patch('1', { next: { date: '2026-02-01', what: 'Visita' } }),
        patch('1', { clients: { [lume]: true } }),
        patch('1', { clients: { [sena]: true } }),
        patch('1', { documents: { edital: true } }),
        patch('1', { documents: { matricula: true } }),
        change(['1', '2'], { addNotes: ['Visto por Ana.'] }),
      ])
      expect(await written('1')).toMatchObject({
        stage: 'lance',
        next: { date: '2026-02-01', what: 'Visita' },
        notes: expect.stringContaining('Ligar.'),
        clients: { [lume]: true, [sena]: true },
        documents: { edital: true, matricula: true },
        version: 8,
      })
    })

    it('have the last word of each field, by the server’s clock', async () => {
      expect(await patch('1', { stage: 'lance' })).toMatchObject({
        version: 1,
        noted_at: start.toISOString(),
      })
      time = new Date(start.getTime() + 1000)
      expect(await patch('1', { stage: 'lance' })).toMatchObject({
        version: 1,
        noted_at: start.toISOString(),
      })
      expect(await patch('1', { stage: 'arrematado' })).toMatchObject({
        stage: 'arrematado',
        version: 2,
        noted_at: time.toISOString(),
      })
    })
  })

  it.each<[string, object, string[]]>([
    ['a date that does not exist', { next: { date: '2026-13-01', what: 'x' } }, ['next.date']],
    ['a long appointment', { next: { date: '2026-01-01', what: 'x'.repeat(101) } }, ['next.what']],
    ['a deposit of nothing', { deposit: { dueDate: '2026-01-01', amount: 0 } }, ['deposit.amount']],
    ['a deposit without a day', { deposit: { amount: 5 } }, ['deposit.dueDate']],
    ['a mark that is no mark', { documents: { edital: false } }, ['documents.edital']],
  ])('a favorite refuses %s', async (_, asked, fields) => {
    const question = { path: { id: '1' }, body: { user_id: visitor, ...asked } }
    expect(await on.refusal(savedCalls.changeFavorite, question)).toEqual({ code: 'bad_request', fields })
  })
})
