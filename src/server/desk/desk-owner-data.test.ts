import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { allLotTextBytes, maxClientsOfItem, maxExpensesOfItem, maxOnDesk } from '#contract/desk-limits.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { presentAt } from '#test/support/presentation.ts'
import { createAccount } from '../account/account-store.ts'
import { allOwnerData, exportOwnerData } from '#test/support/all-owner-data.ts'
import type { Database } from '../database/database.ts'
import { addFavorite, listFavorites, updateFavorite } from '../favorites/favorite-store.ts'
import { addOwnLot, listOwnLots } from '../own-lots/own-lot-store.ts'
import { deleteOldVisitors } from '../saved/visitor-capability.ts'
import { listClients, saveClient } from './client-store.ts'
import { listExpenses, saveExpense } from './expense-store.ts'

const start = new Date('2026-01-10T12:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const day = 86_400
const visitorId = 'visitante-0123456789abcdef'
const accountId = 'conta-0123456789abcdef'

eachEngine(engine => {
  let db: Database

  beforeAll(async () => {
    db = await engine.fresh()
    await createAccount(db, { id: accountId, email: 'maria@exemplo.com.br', name: 'Maria' }, start)
    await seedCatalogue(
      db,
      ['1', '2'].map(id => createListing({ id })),
    )
  })

  beforeEach(async () => {
    for (const table of [sql`favorites`, sql`clients`, sql`expenses`, sql`own_lots`])
      await db.query(sql`delete from ${table}`)
  })

  const merge = () => allOwnerData.merge(db, visitorId, accountId)
  const expense = { item_id: '1', date: '2026-01-05', kind: 'itbi', amount: 10, note: '' } as const

  /** Puts one of everything on a desk. */
  async function furnish(owner: string, id: string = randomUUID(), at = start): Promise<string> {
    await addFavorite(db, owner, '1', presentAt(at))
    await saveClient(db, owner, { id, name: `De ${owner.slice(0, 5)}` }, at)
    await saveExpense(db, owner, { ...expense, id }, at)
    await addOwnLot(db, owner, { id, title: `De ${owner.slice(0, 5)}`, text: 'página' }, at)
    return id
  }
  const count = async (owner: string) => [
    (await listFavorites(db, owner, presentAt(start))).length,
    (await listClients(db, owner)).length,
    (await listExpenses(db, owner)).length,
    (await listOwnLots(db, owner)).length,
  ]

  it('the desk of a visitor moves to the account, beside what is there, and only once', async () => {
    await furnish(visitorId)
    await furnish(accountId)
    for (const again of [1, 2]) {
      await merge()
      expect([await count(accountId), await count(visitorId)], `${again}`).toEqual([
        [1, 2, 2, 2],
        [0, 0, 0, 0],
      ])
    }
  })

  it('what both have under one id is the account’s', async () => {
    const id = await furnish(visitorId)
    await furnish(accountId, id)
    await merge()
    expect(await count(accountId)).toEqual([1, 1, 1, 1])
    expect((await listClients(db, accountId))[0]?.name).toBe('De conta')
    expect((await listOwnLots(db, accountId))[0]?.title).toBe('De conta')
  })

  it('a favorite of both keeps the later date and deposit, the notes for clients, and the labels and documents of both', async () => {
    const [lume, sena] = [randomUUID(), randomUUID()]
    const write = async (owner: string, change: object, at: Date) => {
      await addFavorite(db, owner, '1', presentAt(at))
      await updateFavorite(db, owner, '1', change, presentAt(at))
    }
    const [mine, theirs] = [
      { date: '2026-02-01', what: 'Visita' },
      { date: '2026-02-02', what: 'Lance' },
    ]
    const deposit = { dueDate: '2026-03-01', amount: 5 }
    await write(
      accountId,
      { next: mine, deposit, clients: { [lume]: true }, documents: { edital: true } },
      start,
    )
    await write(
      visitorId,
      { next: theirs, clientNotes: 'Com sol.', clients: { [sena]: true }, documents: { matricula: true } },
      later(5),
    )
    await merge()
    expect(await listFavorites(db, accountId, presentAt(start))).toMatchObject([
      {
        next: theirs,
        deposit,
        clientNotes: 'Com sol.',
        clients: { [lume]: true, [sena]: true },
        documents: { edital: true, matricula: true },
        version: 2,
        noted_at: later(5).toISOString(),
      },
    ])
  })

  it('a favorite of both keeps the account’s labels when there are too many', async () => {
    const many = () =>
      Object.fromEntries(Array.from({ length: maxClientsOfItem }, () => [randomUUID(), true as const]))
    const ours = many()
    for (const [owner, clients] of [
      [accountId, ours],
      [visitorId, many()],
    ] as const) {
      await addFavorite(db, owner, '1', presentAt(start))
      await updateFavorite(db, owner, '1', { clients }, presentAt(start))
    }
    await merge()
    expect((await listFavorites(db, accountId, presentAt(start)))[0]?.clients).toEqual(ours)
  })

  it('moves within the limits: the newest stay, and texts for which there is room', async () => {
    const fill = async (owner: string, from: Date) => {
      await db.query(sql`
        insert into clients (user_id, id, name, created_at, updated_at)
        select ${owner}::text, gen_random_uuid(), ${owner}::text, ${from}::timestamptz, ${from}::timestamptz
        from generate_series(1, ${maxOnDesk.clients - 10}::integer)`)
      await db.query(sql`
        insert into expenses (user_id, id, item_id, date, kind, amount, updated_at)
        select ${owner}::text, gen_random_uuid(), (n / 100)::text || ${owner}::text, ${from}::timestamptz::date,
          'outro', 1, ${from}::timestamptz
        from generate_series(1, ${maxOnDesk.expenses - 10}::integer) n`)
      await db.query(sql`
        insert into own_lots (user_id, id, title, facts, saved_at, text)
        select ${owner}::text, gen_random_uuid(), ${owner}::text, '{}', ${from}::timestamptz, repeat('t', 10000)
        from generate_series(1, ${maxOnDesk.ownLots - 10}::integer)`)
    }
    await fill(accountId, start)
    await fill(visitorId, later(10 * day))
    await merge()
    const clients = await listClients(db, accountId)
    expect(clients).toHaveLength(maxOnDesk.clients)
    expect(clients.filter(({ name }) => name === visitorId)).toHaveLength(maxOnDesk.clients - 10)
    const lots = await listOwnLots(db, accountId)
    expect(lots.filter(({ title }) => title === visitorId)).toHaveLength(maxOnDesk.ownLots - 10)
    expect(lots.filter(({ hasText }) => hasText).map(({ title }) => title)).toEqual(
      Array(Math.floor(allLotTextBytes / 10_000)).fill(visitorId),
    )
    expect(await listExpenses(db, accountId)).toHaveLength(maxOnDesk.expenses)
    expect(await count(visitorId)).toEqual([0, 0, 0, 0])
  })

  it('keeps of one property’s expenses those of the last days', async () => {
    for (const [owner, on] of [
      [accountId, '2026-01-01'],
      [visitorId, '2026-02-02'],
    ])
      await db.query(sql`
        insert into expenses (user_id, id, item_id, date, kind, amount, updated_at)
        select ${owner}::text, gen_random_uuid(), '1', ${on}::date, 'outro', 1, ${start}::timestamptz
        from generate_series(1, ${maxExpensesOfItem - 100}::integer)`)
    await merge()
    const dates = (await listExpenses(db, accountId)).map(({ date }) => date)
    expect(dates).toHaveLength(maxExpensesOfItem)
    expect(dates.filter(date => date === '2026-02-02')).toHaveLength(maxExpensesOfItem - 100)
  })

  it('is exported with its owner’s data, and erased with them alone', async () => {
    const id = await furnish(accountId)
    await furnish(visitorId)
    expect(await exportOwnerData(db, accountId)).toMatchObject({
      clients: [{ id, name: 'De conta' }],
      expenses: [{ ...expense, id }],
      ownLots: [{ id, title: 'De conta', text: 'página' }],
    })
    await db.transaction(tx => allOwnerData.erase(tx, accountId))
    expect([await count(accountId), await count(visitorId)]).toEqual([
      [0, 0, 0, 0],
      [1, 1, 1, 1],
    ])
  })

  it('of a visitor is deleted 180 days after the last change of any of it, never that of an account', async () => {
    await furnish(visitorId)
    await furnish(accountId)
    await saveExpense(db, visitorId, { ...expense, id: randomUUID() }, later(day))
    expect(await deleteOldVisitors(db, later(181 * day))).toBe(0)
    expect(await deleteOldVisitors(db, later(181 * day + 1))).toBe(1)
    expect([await count(accountId), await count(visitorId)]).toEqual([
      [1, 1, 1, 1],
      [0, 0, 0, 0],
    ])
  })
})
