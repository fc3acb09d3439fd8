import { randomUUID } from 'node:crypto'
import sql, { raw } from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maxSaved } from '#contract/saved-schemas.ts'
import { eachEngine } from '#test/support/database.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { createAccount } from './account/account-store.ts'
import type { Database } from './database/database.ts'
import { addFavorite, listFavorites } from './favorites/favorite-store.ts'
import { insertNotification, countUnread } from './notifications/notification-store.ts'
import { insertSavedSearch, listSavedSearches } from './searches/saved-search-store.ts'
import { allOwnerData, exportOwnerData } from '#test/support/all-owner-data.ts'
import { deleteOldVisitors } from './saved/visitor-capability.ts'
import { presentAt } from '#test/support/presentation.ts'

const start = new Date('2026-01-10T12:00:00Z')
const later = (milliseconds: number) => new Date(start.getTime() + milliseconds)
const day = 86_400_000
const visitorId = 'visitante-0123456789abcdef'
const accountId = 'conta-0123456789abcdef'
const otherId = 'conta-fedcba9876543210'

eachEngine(engine => {
  let db: Database

  beforeAll(async () => {
    db = await engine.fresh()
    await createAccount(db, { id: accountId, email: 'maria@exemplo.com.br', name: 'Maria' }, start)
    await createAccount(db, { id: otherId, email: 'joana@exemplo.com.br', name: 'Joana' }, start)
    await seedCatalogue(
      db,
      ['1', '2', '3'].map(id => createListing({ id, price: 100_000_00 })),
    )
  })

  beforeEach(async () => {
    for (const table of ['favorites', 'saved_searches', 'own_lots', 'notifications', 'chats'])
      await db.query(sql`delete from ${raw(table)}`)
  })

  const merge = (from = visitorId) => allOwnerData.merge(db, from, accountId)
  const favorites = async (ownerId = accountId) =>
    (await listFavorites(db, ownerId, presentAt(start))).map(({ property_id, saved_at }) => [
      property_id,
      Date.parse(saved_at) - start.getTime(),
    ])
  const names = async (ownerId = accountId) => (await listSavedSearches(db, ownerId)).map(({ name }) => name)
  const save = (ownerId: string, name: string, at = 0, more: object = {}) =>
    insertSavedSearch(
      db,
      ownerId,
      { id: randomUUID(), name, filters: { city: 'Santos' }, ...more },
      later(at),
    )

  describe('the data of a visitor', () => {
    it('are moved to the account, each listing once, as of when it was first saved', async () => {
      await addFavorite(db, visitorId, '1', presentAt(later(0)))
      await addFavorite(db, accountId, '1', presentAt(later(10)))
      await addFavorite(db, accountId, '2', presentAt(later(20)))
      await addFavorite(db, visitorId, '2', presentAt(later(30)))
      await addFavorite(db, visitorId, '3', presentAt(later(25)))
      await merge()
      expect(await favorites()).toEqual([
        ['3', 25],
        ['2', 20],
        ['1', 0],
      ])
      expect(await favorites(visitorId)).toEqual([])
    })

    it('have the price of when a listing was first saved', async () => {
      await addFavorite(db, visitorId, '1', presentAt(start))
      await db.query(sql`update favorites set price_when_saved = 77700`)
      await addFavorite(db, accountId, '1', presentAt(later(1)))
      await merge()
      expect((await listFavorites(db, accountId, presentAt(start)))[0]?.price_when_saved).toBe(777)
    })

    it('are merged with the account’s searches, and a search that both have is kept once', async () => {
      const ownSearch = await save(accountId, 'Praia', 0)
      await save(visitorId, 'Praia', 1, { alerts: true })
      const kept = await save(visitorId, 'Serra', 2)
      await save(visitorId, 'Praia', 3, { filters: { city: 'Guarujá' } })
      await merge()
      const searches = await listSavedSearches(db, accountId)
      expect(searches.map(({ name, filters }) => [name, filters.city])).toEqual([
        ['Praia', 'Guarujá'],
        ['Serra', 'Santos'],
        ['Praia', 'Santos'],
      ])
      expect(searches[1]).toEqual(kept)
      expect(searches[2]).toEqual({ ...ownSearch, alerts: true })
      expect(await names(visitorId)).toEqual([])
    })

    it('can be merged again', async () => {
      await addFavorite(db, visitorId, '1', presentAt(start))
      await save(visitorId, 'Praia')
      await merge()
      await merge()
      expect(await favorites()).toEqual([['1', 0]])
      expect(await names()).toEqual(['Praia'])
    })

    it('are moved within the limits, the last ones saved', async () => {
      const most = maxSaved.favorites
      await db.query(sql`
        insert into favorites
        select ${accountId}::text, n, 1, ${start}::timestamptz + n * interval '1 second'
        from generate_series(10, ${most + 9}::integer) n
        union all select ${visitorId}::text, n, 1, ${start}::timestamptz + n * interval '1 second' from generate_series(1, 3) n
        union all select ${visitorId}::text, 900000 + n, 1, ${later(day)}::timestamptz from generate_series(1, 2) n`)
      for (let at = 0; at < 3; at++) await save(visitorId, `nova ${at}`, day + at)
      await db.query(sql`
        insert into saved_searches (id, user_id, name, filters, created_at, updated_at)
        select gen_random_uuid(), ${accountId}::text, n::text, '{}', ${start}::timestamptz + n * interval '1 second', ${start}
        from generate_series(1, ${maxSaved.searches}::integer) n`)
      await merge()
      const kept = await db.query<{ id: number }>(sql`
        select property_id as id from favorites where user_id = ${accountId} order by property_id`)
      expect([kept.length, kept[0]?.id, kept.at(-1)?.id]).toEqual([most, 12, 900002])
      const searches = await names()
      expect(searches).toHaveLength(maxSaved.searches)
      expect([searches[0], searches.at(-1)]).toEqual(['nova 2', '4'])
      expect(await names(visitorId)).toEqual([])
    })

    it.each([
      [otherId],
      [accountId],
      [''],
      ['curto'],
      ["' or '1'='1' or 'abcdefgh'='"],
      ['a'.repeat(129)],
      ['a\u0000bcdefghijklmnopqr'],
    ])('are not taken from the id %j', async id => {
      await addFavorite(db, accountId, '1', presentAt(start))
      await addFavorite(db, otherId, '2', presentAt(start))
      await save(otherId, 'Praia')
      await merge(id)
      expect(await favorites()).toEqual([['1', 0]])
      expect(await favorites(otherId)).toEqual([['2', 0]])
      expect([await names(), await names(otherId)]).toEqual([[], ['Praia']])
    })

    it('are merged once by two concurrent sign-ins with the same id', async () => {
      await addFavorite(db, visitorId, '1', presentAt(start))
      await Promise.all([merge(), allOwnerData.merge(db, visitorId, otherId)])
      expect([...(await favorites()), ...(await favorites(otherId))]).toEqual([['1', 0]])
    })
  })

  const addNotification = (userId: string) =>
    insertNotification(
      db,
      { id: randomUUID(), userId, type: 'system', title: 'Aviso', description: 'Um aviso.', link: null },
      start,
    )

  const talk = (ownerId: string) =>
    db.query(sql`insert into chats values (${randomUUID()}::uuid, ${ownerId}, 'Casas', ${start}, ${start})`)

  it('of an account are erased, and those of no other', async () => {
    for (const id of [accountId, otherId]) {
      await addFavorite(db, id, '1', presentAt(start))
      await save(id, 'Praia')
      await addNotification(id)
      await talk(id)
    }
    await db.transaction(tx => allOwnerData.erase(tx, accountId))
    expect(await exportOwnerData(db, accountId)).toEqual({
      channels: { browsers: [], telegram: null, calendarSince: null },
      favorites: [],
      ownLots: [],
      clients: [],
      expenses: [],
      sharedLists: [],
      keptPapers: [],
      logo: null,
      savedSearches: [],
      payments: [],
      notifications: [],
      chats: [],
    })
    expect((await exportOwnerData(db, otherId)).chats).toHaveLength(1)
    expect([await favorites(otherId), await names(otherId)]).toEqual([[['1', 0]], ['Praia']])
    expect(await countUnread(db, otherId)).toBe(1)
  })

  it('of an account can be exported, including what is no longer listed', async () => {
    await addFavorite(db, accountId, '1', presentAt(later(1)))
    await db.query(sql`
        update favorites
        set stage = 'lance', notes = 'Ligar ao síndico.', client_notes = 'Veja a planta.', sheet = '{"bid":1}',
          answers = '{"fgts":{"value":true,"day":"2026-01-10"}}', noted_at = ${later(2)}`)
    await db.query(sql`insert into favorites values (${accountId}, 777, 500, ${start})`)
    await addFavorite(db, otherId, '2', presentAt(start))
    const search = await save(accountId, 'Praia')
    const notification = await addNotification(accountId)
    await addNotification(otherId)
    await talk(accountId)
    await talk(otherId)
    expect(await exportOwnerData(db, accountId)).toEqual({
      channels: { browsers: [], telegram: null, calendarSince: null },
      favorites: [
        {
          property_id: '1',
          city: 'CAMPINAS',
          state: 'SP',
          saved_at: later(1).toISOString(),
          price_when_saved: 100_000,
          stage: 'lance',
          notes: 'Ligar ao síndico.',
          clientNotes: 'Veja a planta.',
          sheet: { bid: 1 },
          next: null,
          deposit: null,
          clients: {},
          documents: {},
          answers: { fgts: { value: true, day: '2026-01-10' } },
          noted_at: later(2).toISOString(),
        },
        {
          property_id: '777',
          city: null,
          state: null,
          saved_at: start.toISOString(),
          price_when_saved: 5,
          stage: null,
          notes: '',
          clientNotes: '',
          sheet: null,
          next: null,
          deposit: null,
          clients: {},
          documents: {},
          answers: {},
          noted_at: null,
        },
      ],
      ownLots: [],
      clients: [],
      expenses: [],
      sharedLists: [],
      keptPapers: [],
      logo: null,
      savedSearches: [search],
      payments: [],
      notifications: [notification],
      chats: [
        { title: 'Casas', createdAt: start.toISOString(), updatedAt: start.toISOString(), messages: [] },
      ],
    })
  })

  describe('the data of visitors', () => {
    const now = later(200 * day)

    it('are deleted 180 days after the last save', async () => {
      await addFavorite(db, visitorId, '1', presentAt(later(20 * day - 1)))
      await save(visitorId, 'Praia', 0)
      expect(await deleteOldVisitors(db, later(200 * day - 1))).toBe(0)
      expect(await names(visitorId)).toEqual(['Praia'])
      expect(await deleteOldVisitors(db, now)).toBe(1)
      expect([await favorites(visitorId), await names(visitorId)]).toEqual([[], []])
      expect(await deleteOldVisitors(db, now)).toBe(0)
    })

    it('are kept while the visitor changes notes', async () => {
      await addFavorite(db, visitorId, '1', presentAt(start))
      await db.query(sql`update favorites set noted_at = ${later(21 * day)}`)
      expect(await deleteOldVisitors(db, now)).toBe(0)
      expect(await favorites(visitorId)).toHaveLength(1)
    })

    it('are kept whole while any part is newer', async () => {
      await addFavorite(db, visitorId, '1', presentAt(start))
      await save(visitorId, 'Praia', 0)
      await save(visitorId, 'Serra', 21 * day)
      const another = 'visitante-fedcba9876543210'
      await addFavorite(db, another, '1', presentAt(start))
      await addFavorite(db, another, '2', presentAt(later(21 * day)))
      expect(await deleteOldVisitors(db, now)).toBe(0)
      expect(await names(visitorId)).toEqual(['Serra', 'Praia'])
      expect(await favorites(visitorId)).toHaveLength(1)
      expect(await favorites(another)).toHaveLength(2)
    })

    it('are deleted; those of accounts never', async () => {
      await addFavorite(db, accountId, '1', presentAt(start))
      await save(accountId, 'Praia')
      await save(visitorId, 'Praia')
      expect(await deleteOldVisitors(db, later(10_000 * day))).toBe(1)
      expect([await favorites(), await names()]).toEqual([[['1', 0]], ['Praia']])
    })
  })
})
