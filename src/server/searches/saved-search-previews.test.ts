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

  it('what is new in a search that notifies is what its unread notifications say', async () => {
    const db = await engine.fresh()
    const on = accountsOn(db, { now })
    const index = createFollowedIndex(db)
    on.app.route('/', savedSearchRoutes({ db, index, now, guard: on.guard, newId: randomUUID }))
    const { ask } = createContractClient(on.app)
    const person = await on.person()
    const userId = person.id
    const [loud, quiet] = [randomUUID(), randomUUID()]
    for (const [id, alerts] of [
      [loud, true],
      [quiet, false],
    ] as const)
      await db.query(sql`
        insert into saved_searches (id, user_id, name, filters, alerts, created_at, updated_at)
        values (${id}, ${userId}, 'Busca', '{}', ${alerts}, ${now()}, ${now()})`)
    const notify = (searchId: string, counts: object, read: boolean) =>
      db.query(sql`
        insert into notifications (id, user_id, type, title, description, created_at, read_at, search_id, changes)
        values (${randomUUID()}, ${userId}, 'deal', 'Novos', '', ${now()}, ${read ? now() : null}::timestamptz,
          ${searchId}, ${JSON.stringify({ listDate: '2026-11-20', counts, first: [] })}::jsonb)`)
    await notify(loud, { new: 3, match: 1 }, false)
    await notify(loud, { new: 2, listed: 70 }, false)
    await notify(loud, { new: 8 }, true)
    await notify(quiet, { new: 5 }, false)
    const cookie = await on.cookieOf(person)
    const previews = await ask(savedSearchPreviews, { query: { user_id: userId }, cookie })
    expect(new Map(previews.map(({ id, newListings }) => [id, newListings]))).toEqual(
      new Map([
        [loud, 6],
        [quiet, null],
      ]),
    )
  })
})
