import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allLotTextBytes, maxOnDesk } from '#contract/desk-limits.ts'
import { nothingWritten } from '#contract/nothing-written.ts'
import { unknownLotFacts } from '#contract/own-lot.ts'
import { ownLotCalls } from '#contract/own-lot-calls.ts'
import { exampleCostSheet } from '#test/support/cost-sheet.ts'
import { eachEngine } from '#test/support/database.ts'
import { deskOn } from '#test/support/desk.ts'
import type { Database } from '../database/database.ts'

const start = new Date('2026-01-10T12:00:00Z')
const visitor = 'visitante-0123456789abcdef'
const other = 'visitante-fedcba9876543210'

const facts = {
  price: 180_000,
  evaluationValue: 300_000.5,
  firstRound: { date: '2026-02-10', time: '10:00', price: 300_000.5 },
  secondRound: { date: '2026-03-24', time: null, price: null },
  category: 'casa',
  saleKind: 'Leilão judicial',
  city: 'Goiânia',
  state: 'GO',
  address: 'Rua 10, 45',
  area: 80.5,
  landArea: 250,
  rooms: 3,
  garage: 0,
  occupancy: 'occupied',
  matricula: '45.100, 45.101',
  sourceName: 'Leilões do Zé',
  sourceUrl: 'https://leiloes.exemplo.com.br/lote/5?a=1',
}

eachEngine(engine => {
  let time = start
  let db: Database
  let on: ReturnType<typeof deskOn>

  beforeAll(async () => {
    db = await engine.fresh()
    on = deskOn(db, () => time)
  })

  beforeEach(async () => {
    time = start
    await db.query(sql`delete from own_lots`)
  })

  const add = (content: object = {}, id: string = randomUUID(), user_id = visitor) =>
    on.ask(ownLotCalls.addOwnLot, { path: { id }, body: { user_id, title: 'Casa', ...content } })
  const change = (id: string, content: object, user_id = visitor) =>
    on.ask(ownLotCalls.changeOwnLot, { path: { id }, body: { user_id, ...content } })
  const list = (user_id = visitor) => on.ask(ownLotCalls.ownLots, { query: { user_id } })
  const remove = (id: string, user_id = visitor) =>
    on.ask(ownLotCalls.deleteOwnLot, { path: { id }, query: { user_id } })
  const textOf = async (id: string, user_id = visitor) =>
    (await on.ask(ownLotCalls.ownLotText, { path: { id }, query: { user_id } })).text

  describe('a lot from elsewhere', () => {
    it('needs a title alone; what is not said is not known', async () => {
      const id = randomUUID()
      expect(await add({}, id)).toEqual({
        id,
        title: 'Casa',
        ...unknownLotFacts,
        hasText: false,
        saved_at: start.toISOString(),
        ...nothingWritten,
      })
      expect(await textOf(id)).toBe('')
    })

    it('is kept with its facts; its text is read apart', async () => {
      const lot = await add({ ...facts, text: 'Casa\nLance: R$ 180.000,00' })
      expect(lot).toMatchObject({ ...facts, hasText: true })
      expect(await list()).toEqual([lot])
      expect(await textOf(lot.id)).toBe('Casa\nLance: R$ 180.000,00')
    })

    it('stays as it is when it is added again', async () => {
      const lot = await add(facts)
      time = new Date(start.getTime() + 60_000)
      const changed = await change(lot.id, { stage: 'lance' })
      expect(await add({ title: 'Outra' }, lot.id)).toEqual(changed)
      expect(await list()).toEqual([changed])
    })

    it('changes part by part, and repeating a change changes nothing', async () => {
      const lot = await add({ ...facts, text: 'a' })
      time = new Date(start.getTime() + 60_000)
      const client = randomUUID()
      const asked = {
        price: null,
        garage: 1,
        stage: 'visitado',
        clientNotes: 'Com quintal.',
        sheet: exampleCostSheet,
        next: { date: '2026-02-10', what: '1ª praça' },
        deposit: { dueDate: '2026-02-12', amount: 9000 },
        clients: { [client]: true },
        documents: { edital: true },
        addNotes: ['Ver telhado.'],
        text: '',
      }
      const { text: _text, addNotes: _notes, ...said } = asked
      const changed = await change(lot.id, asked)
      expect(changed).toEqual({
        ...lot,
        ...said,
        notes: 'Ver telhado.',
        hasText: false,
        version: 2,
        noted_at: time.toISOString(),
      })
      time = new Date(start.getTime() + 120_000)
      expect(await change(lot.id, asked)).toEqual(changed)
      expect(await change(lot.id, { documents: { edital: null } })).toMatchObject({ documents: {} })
    })

    it('loses no field to another browser', async () => {
      const { id } = await add(facts)
      await Promise.all([
        change(id, { price: 1 }),
        change(id, { rooms: 9 }),
        change(id, { stage: 'lance' }),
        change(id, { title: 'Sobrado' }),
      ])
      expect((await list())[0]).toMatchObject({
        price: 1,
        rooms: 9,
        stage: 'lance',
        title: 'Sobrado',
        version: 4,
      })
    })

    it('is its owner’s alone, even under one id', async () => {
      const { id } = await add({ text: 'meu' })
      await add({ title: 'Dele' }, id, other)
      await change(id, { title: 'Dele!' }, other)
      await remove(id, other)
      expect((await list()).map(({ title }) => title)).toEqual(['Casa'])
      expect(await list(other)).toEqual([])
      for (const call of [ownLotCalls.ownLotText, ownLotCalls.changeOwnLot])
        expect(
          (
            await on.refusal(call, {
              path: { id },
              ...(call.method === 'get' ? { query: { user_id: other } } : { body: { user_id: other } }),
            })
          ).code,
        ).toBe('own_lot_not_found')
    })

    it('is deleted, also repeatedly', async () => {
      const { id } = await add()
      expect([await remove(id), await remove(id), await remove('x'), await list()]).toEqual([
        { ok: true },
        { ok: true },
        { ok: true },
        [],
      ])
    })

    it.each<[string, object, string]>([
      ['no title', { title: ' ' }, 'title'],
      ['a long title', { title: 't'.repeat(121) }, 'title'],
      ['a price of nothing', { price: 0 }, 'price'],
      ['a script for an address', { sourceUrl: 'javascript:alert(1)' }, 'sourceUrl'],
      ['a file for an address', { sourceUrl: 'file:///etc/passwd' }, 'sourceUrl'],
      ['a word for an address', { sourceUrl: 'leiloes' }, 'sourceUrl'],
      ['a user in an address', { sourceUrl: 'https://ana@leiloes.exemplo.com.br/5' }, 'sourceUrl'],
      ['a password in one', { sourceUrl: 'https://ana:segredo@leiloes.exemplo.com.br/5' }, 'sourceUrl'],
      ['a long address', { sourceUrl: `https://a.co/${'a'.repeat(2000)}` }, 'sourceUrl'],
      ['an unknown state', { state: 'XX' }, 'state'],
      ['an unknown category', { category: 'carro' }, 'category'],
      ['half a room', { rooms: 1.5 }, 'rooms'],
      ['no area', { area: 0 }, 'area'],
      ['an hour that is none', { firstRound: { date: null, time: '24:00', price: null } }, 'firstRound.time'],
      [
        'a day that is none',
        { firstRound: { date: '2026-02-29', time: null, price: null } },
        'firstRound.date',
      ],
      ['a round without its parts', { secondRound: { date: '2026-02-02' } }, 'secondRound.time'],
      ['a long text', { text: 't'.repeat(20_001) }, 'text'],
      ['a text that no database can keep', { text: 'a\u0000b' }, 'text'],
    ])('is refused with %s', async (_, content, field) => {
      const question = { path: { id: randomUUID() }, body: { user_id: visitor, title: 'Casa', ...content } }
      const refusal = await on.refusal(ownLotCalls.addOwnLot, question)
      expect(refusal.code).toBe('bad_request')
      expect(refusal.fields).toContain(field)
      const { id } = await add()
      const asChange = { path: { id }, body: { user_id: visitor, ...content } }
      expect((await on.refusal(ownLotCalls.changeOwnLot, asChange)).fields).toContain(field)
    })
  })

  describe('the limits of lots from elsewhere', () => {
    it('hold for concurrent requests, and a lot that is there can be added again', async () => {
      const { id } = await add()
      await db.query(sql`
        insert into own_lots (user_id, id, title, facts, saved_at)
        select ${visitor}::text, gen_random_uuid(), 'Casa', '{}', ${start}::timestamptz
        from generate_series(1, ${maxOnDesk.ownLots - 4}::integer)`)
      const answers = await Promise.allSettled(Array.from({ length: 10 }, () => add()))
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
      const more = { path: { id: randomUUID() }, body: { user_id: visitor, title: 'Mais um' } }
      expect((await on.refusal(ownLotCalls.addOwnLot, more)).code).toBe('too_many_own_lots')
      expect((await add({}, id)).id).toBe(id)
    })

    it('hold for the texts of all together; a text may always become shorter', async () => {
      const { id } = await add({ text: 't'.repeat(20_000) })
      await db.query(sql`
        insert into own_lots (user_id, id, title, facts, saved_at, text)
        select ${visitor}::text, gen_random_uuid(), 'Casa', '{}', ${start}::timestamptz, repeat('t', 20000)
        from generate_series(1, ${Math.floor(allLotTextBytes / 20_000)}::integer)`)
      const refused = { code: 'bad_request', fields: ['text'] }
      const path = { id: randomUUID() }
      const body = { user_id: visitor, title: 'Casa', text: 't' }
      expect(await on.refusal(ownLotCalls.addOwnLot, { path, body })).toEqual(refused)
      await change(id, { text: 't'.repeat(19_999) })
      const growing = { path: { id }, body: { user_id: visitor, text: 't'.repeat(20_000) } }
      expect(await on.refusal(ownLotCalls.changeOwnLot, growing)).toEqual(refused)
      expect(await textOf(id)).toHaveLength(19_999)
      expect(await change(id, { title: 'Sem mudar o texto' })).toMatchObject({ hasText: true })
    })
  })
})
