import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deskCalls } from '#contract/desk-calls.ts'
import { maxExpensesOfItem, maxOnDesk } from '#contract/desk-limits.ts'
import { ownLotCalls } from '#contract/own-lot-calls.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { deskOn } from '#test/support/desk.ts'
import type { Database } from '../database/database.ts'
import { deleteOrphanedExpenses } from './expense-store.ts'

const start = new Date('2026-01-10T12:00:00Z')
const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000)
const visitor = 'visitante-0123456789abcdef'
const other = 'visitante-fedcba9876543210'

eachEngine(engine => {
  let db: Database
  let on: ReturnType<typeof deskOn>

  beforeAll(async () => {
    db = await engine.fresh()
    on = deskOn(db, () => start)
    await seedCatalogue(
      db,
      ['1', '2'].map(id => createListing({ id })),
    )
  })

  beforeEach(async () => {
    for (const table of [sql`favorites`, sql`clients`, sql`expenses`, sql`own_lots`])
      await db.query(sql`delete from ${table}`)
  })

  const favor = (id: string, user_id = visitor) =>
    on.ask(savedCalls.addFavorite, { body: { user_id, property: { id } } })
  const favorite = async (id: string, user_id = visitor) =>
    (await on.ask(savedCalls.favorites, { query: { user_id } })).find(one => one.property_id === id)
  const mark = (id: string, change: object, user_id = visitor) =>
    on.ask(savedCalls.changeFavorite, { path: { id }, body: { user_id, ...change } })

  it('has a tag that changes with everything written on it, and with nothing of somebody else’s', async () => {
    const tagOf = async (user_id = visitor) => (await on.ask(deskCalls.deskTag, { query: { user_id } })).tag
    const [client, expense] = [randomUUID(), randomUUID()]
    const spend = (amount: number) =>
      on.ask(deskCalls.saveExpense, {
        path: { id: expense },
        body: { user_id: visitor, item_id: '1', date: '2026-01-10', kind: 'itbi', amount },
      })
    const name = (words: string, user_id = visitor) =>
      on.ask(deskCalls.saveClient, { path: { id: client }, body: { user_id, name: words } })
    const seen = [await tagOf()]
    const write = async (work: () => Promise<unknown>): Promise<void> => {
      await work()
      const tag = await tagOf()
      expect(tag).not.toBe(seen.at(-1))
      expect(await tagOf()).toBe(tag)
      seen.push(tag)
    }
    await write(() => favor('1'))
    await write(() => favor('2'))
    await write(() => mark('1', { stage: 'visitado' }))
    await write(() => mark('1', { notes: 'Obra até março.' }))
    await write(() => name('Ana'))
    await write(() => name('Ana Lima'))
    await write(() => spend(10))
    await write(() => spend(20))
    await write(() => on.ask(deskCalls.deleteExpense, { path: { id: expense }, query: { user_id: visitor } }))
    await favor('1', other)
    await name('Bia', other)
    expect(await tagOf()).toBe(seen.at(-1))
    expect(await tagOf(other)).not.toBe(seen.at(-1))
  })

  describe('clients', () => {
    const save = (id: string, name: string, user_id = visitor) =>
      on.ask(deskCalls.saveClient, { path: { id }, body: { user_id, name } })
    const names = async (user_id = visitor) =>
      (await on.ask(deskCalls.clients, { query: { user_id } })).map(({ name }) => name)

    it('are saved, renamed and listed by name; repeating changes nothing', async () => {
      const id = randomUUID()
      const first = await save(id, ' Lume ')
      expect(first).toEqual({ id, name: 'Lume', created_at: start.toISOString() })
      expect(await save(id.toUpperCase(), 'Lume')).toEqual(first)
      await save(randomUUID(), 'andrade')
      await save(id, 'Construtora Lume')
      expect(await names()).toEqual(['andrade', 'Construtora Lume'])
    })

    it('are each owner’s own, even under one id', async () => {
      const id = randomUUID()
      await save(id, 'Meu')
      await save(id, 'Dele', other)
      await on.ask(deskCalls.deleteClient, { path: { id }, query: { user_id: other } })
      expect([await names(), await names(other)]).toEqual([['Meu'], []])
    })

    it('leave their label everywhere when deleted, also repeatedly', async () => {
      const [id, stays] = [randomUUID(), randomUUID()]
      await save(id, 'Lume')
      await favor('1')
      await favor('2')
      await mark('1', { clients: { [id]: true, [stays]: true } })
      const before = await favorite('2')
      for (const again of [1, 2])
        expect(
          await on.ask(deskCalls.deleteClient, { path: { id }, query: { user_id: visitor } }),
          `${again}`,
        ).toEqual({ ok: true })
      expect(await favorite('1')).toMatchObject({ clients: { [stays]: true }, version: 2 })
      expect(await favorite('2')).toEqual(before)
    })

    it.each([
      ['', 'name'],
      [' ', 'name'],
      ['n'.repeat(61), 'name'],
      ['a\u0000b', 'name'],
      [7, 'name'],
    ])('are refused with the name %j', async (name, field) => {
      const question = { path: { id: randomUUID() }, body: { user_id: visitor, name } }
      expect(await on.refusal(deskCalls.saveClient, question)).toEqual({
        code: 'bad_request',
        fields: [field],
      })
    })

    it('are limited, by concurrent requests too; those that are there can be renamed', async () => {
      const ids = Array.from({ length: maxOnDesk.clients + 5 }, () => randomUUID())
      const answers = await Promise.allSettled(ids.map((id, at) => save(id, `Cliente ${at}`)))
      const failed = answers.filter(({ status }) => status === 'rejected')
      expect(failed).toHaveLength(5)
      const saved = ids[answers.findIndex(({ status }) => status === 'fulfilled')] ?? ''
      expect((await save(saved, 'Novo nome')).name).toBe('Novo nome')
      const more = { path: { id: randomUUID() }, body: { user_id: visitor, name: 'Mais um' } }
      expect((await on.refusal(deskCalls.saveClient, more)).code).toBe('too_many_clients')
    })
  })

  describe('expenses', () => {
    const expense = { item_id: '1', date: '2026-01-05', kind: 'itbi', amount: 3500.55, note: 'Guia 1' }
    const save = (id: string, change: object = {}, user_id = visitor) =>
      on.ask(deskCalls.saveExpense, { path: { id }, body: { user_id, ...expense, ...change } })
    const refused = (change: object) =>
      on.refusal(deskCalls.saveExpense, {
        path: { id: randomUUID() },
        body: { user_id: visitor, ...expense, ...change },
      })
    const list = (user_id = visitor) => on.ask(deskCalls.expenses, { query: { user_id } })
    const remove = (id: string, user_id = visitor) =>
      on.ask(deskCalls.deleteExpense, { path: { id }, query: { user_id } })

    it('are saved, corrected and deleted by id; repeating changes nothing', async () => {
      await favor('1')
      const id = randomUUID()
      const first = await save(id)
      expect(first).toEqual({ id, ...expense })
      expect(await save(id)).toEqual(first)
      expect(await save(id, { amount: 0.01, note: '', kind: 'venda', item_id: '0001' })).toEqual({
        ...first,
        amount: 0.01,
        note: '',
        kind: 'venda',
      })
      expect(await list()).toHaveLength(1)
      await remove(id, other)
      expect(await list()).toHaveLength(1)
      expect([await remove(id), await remove(id), await list()]).toEqual([{ ok: true }, { ok: true }, []])
      expect(await remove('x')).toEqual({ ok: true })
    })

    it('can come before their property, from a browser that was away', async () => {
      const lot = randomUUID()
      await save(randomUUID(), { item_id: '2' })
      await save(randomUUID(), { item_id: lot.toUpperCase() })
      await deleteOrphanedExpenses(db, start)
      await favor('2')
      await on.ask(ownLotCalls.addOwnLot, { path: { id: lot }, body: { user_id: visitor, title: 'Casa' } })
      await deleteOrphanedExpenses(db, daysLater(31))
      expect((await list()).map(({ item_id }) => item_id).toSorted()).toEqual(['2', lot].toSorted())
    })

    it('are listed by day, the newest first, exact to the centavo', async () => {
      await favor('1')
      await favor('2')
      await save(randomUUID(), { date: '2025-12-31', amount: 0.1 + 0.2 })
      await save(randomUUID(), { date: '2026-01-06', item_id: '2', amount: 99_999_999_999.99 })
      expect((await list()).map(({ date, amount }) => [date, amount])).toEqual([
        ['2026-01-06', 99_999_999_999.99],
        ['2025-12-31', 0.3],
      ])
    })

    it.each<[string, object, { code: string; fields: string[] }]>([
      ['text for an item', { item_id: "1' or 1=1" }, { code: 'bad_request', fields: ['item_id'] }],
      ['half an id', { item_id: 'a1b2c3d4-0000' }, { code: 'bad_request', fields: ['item_id'] }],
      ['no item', { item_id: '' }, { code: 'bad_request', fields: ['item_id'] }],
      ['a day that does not exist', { date: '2026-02-30' }, { code: 'bad_request', fields: ['date'] }],
      ['an hour', { date: '2026-01-05T10:00' }, { code: 'bad_request', fields: ['date'] }],
      ['an unknown kind', { kind: 'viagem' }, { code: 'bad_request', fields: ['kind'] }],
      ['nothing', { amount: 0 }, { code: 'bad_request', fields: ['amount'] }],
      ['less than nothing', { amount: -5 }, { code: 'bad_request', fields: ['amount'] }],
      ['a third of a centavo', { amount: 1.001 }, { code: 'bad_request', fields: ['amount'] }],
      ['more than there is', { amount: 1e12 }, { code: 'bad_request', fields: ['amount'] }],
      ['a long note', { note: 'n'.repeat(201) }, { code: 'bad_request', fields: ['note'] }],
    ])('are refused with %s', async (_, change, refusal) => {
      await favor('1')
      expect(await refused(change)).toEqual(refusal)
      expect(await list()).toEqual([])
    })

    it('are limited for a property and for an owner, but can be corrected', async () => {
      await favor('1')
      await favor('2')
      const fill = (item: string, count: number) =>
        db.query(sql`
          insert into expenses (user_id, id, item_id, date, kind, amount, updated_at)
          select ${visitor}::text, gen_random_uuid(), ${item}::text, '2026-01-01', 'outro', 1, ${start}::timestamptz
          from generate_series(1, ${count}::integer)`)
      const id = randomUUID()
      await save(id)
      await fill('1', maxExpensesOfItem - 1)
      expect((await refused({})).code).toBe('too_many_expenses')
      expect((await save(id, { amount: 7 })).amount).toBe(7)
      await save(randomUUID(), { item_id: '2' })
      for (let item = 3; (await list()).length < maxOnDesk.expenses; item++)
        await fill(String(item), Math.min(maxExpensesOfItem, maxOnDesk.expenses - (await list()).length))
      expect((await refused({ item_id: '2' })).code).toBe('too_many_expenses')
      expect((await save(id, { amount: 8 })).amount).toBe(8)
      expect(await list()).toHaveLength(maxOnDesk.expenses)
    })

    it('of a removed property are there when it comes back, and are deleted after 30 days', async () => {
      const lot = randomUUID()
      await on.ask(ownLotCalls.addOwnLot, { path: { id: lot }, body: { user_id: visitor, title: 'Casa' } })
      await favor('1')
      await favor('2')
      for (const item_id of ['1', '2', lot]) await save(randomUUID(), { item_id })
      const leave = (id: string) =>
        on.ask(savedCalls.removeFavorite, { path: { id }, query: { user_id: visitor } })
      await leave('1')
      await leave('2')
      await deleteOrphanedExpenses(db, daysLater(1))
      await favor('1')
      await deleteOrphanedExpenses(db, daysLater(30))
      await leave('1')
      await deleteOrphanedExpenses(db, daysLater(31))
      expect((await list()).map(({ item_id }) => item_id).toSorted()).toEqual(['1', '2', lot].toSorted())
      await deleteOrphanedExpenses(db, daysLater(32))
      expect((await list()).map(({ item_id }) => item_id).toSorted()).toEqual(['1', lot].toSorted())
    })
  })

  it('are an account’s by its session alone', async () => {
    const maria = await on.person()
    const cookie = await on.cookieOf(maria)
    const foreign = await on.cookieOf(await on.person())
    const path = { id: randomUUID() }
    const body = { user_id: maria.id, name: 'Lume' }
    expect((await on.refusal(deskCalls.saveClient, { path, body })).code).toBe('no_session')
    expect((await on.refusal(deskCalls.saveClient, { path, body, cookie: foreign })).code).toBe('not_yours')
    await on.ask(deskCalls.saveClient, { path, body, cookie })
    const query = { user_id: maria.id }
    expect(await on.ask(deskCalls.clients, { query, cookie })).toHaveLength(1)
    expect((await on.refusal(deskCalls.clients, { query })).code).toBe('no_session')
  })
})
