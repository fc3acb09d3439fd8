import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { savedCalls } from '#contract/saved-calls.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { createContractClient } from '#test/support/contract-client.ts'
import { anyEngine } from '#test/support/database.ts'
import { createFollowedIndex } from '#test/support/followed-index.ts'
import { savedSearchRoutes } from './saved-search-routes.ts'

const { savedSearchPreviews, saveSearch } = savedCalls
const now = () => new Date('2026-11-22T12:00:00Z')
const visitor = 'visitante-0123456789abcdef'

anyEngine(engine => {
  it('each saved search is previewed with its total, its first three listings in its order, and its oldest list', async () => {
    const db = await engine.fresh()
    const on = accountsOn(db, { now })
    const index = createFollowedIndex(db)
    on.app.route('/', savedSearchRoutes({ db, index, now, guard: on.guard, newId: randomUUID }))
    const { ask } = createContractClient(on.app)
    await seedCatalogue(db, [
      ...[5, 3, 4, 2].map(n =>
        createListing({ id: String(n), state: 'GO', price: n * 100_000_00, evaluation: n * 200_000_00 }),
      ),
      createListing({ id: '9', state: 'SP' }),
    ])
    await db.query(sql`
      insert into state_lists (state, list_date, first_list_date)
      values ('GO', '2026-01-08', '2026-01-08'), ('SP', '2026-11-20', '2026-11-20')
      on conflict (state) do update set list_date = excluded.list_date, first_list_date = excluded.first_list_date`)
    await index.follow()
    const save = (filters: object) => ask(saveSearch, { body: { user_id: visitor, filters, alerts: false } })
    const goias = await save({ state: 'GO', sort: 'price' })
    const none = await save({ state: 'SP', maxPrice: 1 })
    const all = await save({})
    const previews = await ask(savedSearchPreviews, { query: { user_id: visitor } })
    expect(new Map(previews.map(preview => [preview.id, preview]))).toMatchObject(
      new Map([
        [
          goias.id,
          {
            total: 4,
            newListings: null,
            listings: [{ id: '2', price: 200_000 }, { id: '3' }, { id: '4' }],
            oldestList: { uf: 'GO', listDate: '2026-01-08', listAgeDays: 318 },
          },
        ],
        [none.id, { total: 0, listings: [], oldestList: { uf: 'SP', listAgeDays: 2 } }],
        [all.id, { total: 5, oldestList: { uf: 'GO' } }],
      ]),
    )
    expect(await ask(savedSearchPreviews, { query: { user_id: 'visitante-fedcba9876543210' } })).toEqual([])
  })

  it('what is new in a search that notifies is counted once, since the last visit, read or not', async () => {
    const db = await engine.fresh()
    const on = accountsOn(db, { now })
    const index = createFollowedIndex(db)
    on.app.route('/', savedSearchRoutes({ db, index, now, guard: on.guard, newId: randomUUID }))
    const { ask } = createContractClient(on.app)
    await seedCatalogue(db, [
      createListing({ id: '1', state: 'GO' }),
      createListing({ id: '2', state: 'SP' }),
    ])
    await db.query(sql`
      insert into state_lists (state, list_date, first_list_date)
      values ('GO', '2026-11-20', '2026-11-20'), ('SP', '2026-11-20', '2026-10-20')
      on conflict (state) do update set list_date = excluded.list_date, first_list_date = excluded.first_list_date`)
    await index.follow()
    const person = await on.person()
    const userId = person.id
    const lastVisit = new Date(now().getTime() - 86_400_000)
    await db.query(sql`update usuarios set visited_at = ${lastVisit} where id = ${userId}`)
    const [loud, quiet, single] = [randomUUID(), randomUUID(), randomUUID()]
    for (const [id, alerts, filters] of [
      [loud, true, {}],
      [quiet, false, {}],
      [single, true, { state: 'GO' }],
    ] as const)
      await db.query(sql`
        insert into saved_searches (id, user_id, name, filters, alerts, created_at, updated_at)
        values (${id}, ${userId}, 'Busca', ${JSON.stringify(filters)}::jsonb, ${alerts}, ${now()}, ${now()})`)
    const notify = (searchId: string, counts: object, numbers: object, { read = false, at = now() } = {}) =>
      db.query(sql`
        insert into notifications (id, user_id, type, title, description, created_at, read_at, search_id, changes)
        values (${randomUUID()}, ${userId}, 'deal', 'Novos', '', ${at}, ${read ? now() : null}::timestamptz,
          ${searchId}, ${JSON.stringify({ listDate: '2026-11-20', counts, first: [], numbers })}::jsonb)`)
    await notify(loud, { new: 3, match: 1 }, { new: [1, 2, 3], match: [4] })
    await notify(loud, { new: 2, returned: 1, listed: 70 }, { new: [3, 5], returned: [1] }, { read: true })
    // More than are named by number.
    await notify(loud, { new: 8 }, { new: [6] })
    await notify(loud, { new: 9 }, { new: [91] }, { at: new Date(lastVisit.getTime() - 1) })
    await notify(quiet, { new: 5 }, {})
    const cookie = await on.cookieOf(person)
    const previews = await ask(savedSearchPreviews, { query: { user_id: userId }, cookie })
    expect(new Map(previews.map(each => [each.id, [each.newListings, each.singleList]]))).toEqual(
      new Map([
        [loud, [13, false]],
        [quiet, [null, false]],
        [single, [null, true]],
      ]),
    )
  })
})
