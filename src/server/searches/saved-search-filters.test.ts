import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { savedCalls } from '#contract/saved-calls.ts'
import { encodeShape } from '#domain/search/area-shape.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { createContractClient } from '#test/support/contract-client.ts'
import { createFollowedIndex } from '#test/support/followed-index.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { savedSearchRoutes } from './saved-search-routes.ts'

const { savedSearches, saveSearch, changeSavedSearch } = savedCalls
const corners = [
  { lat: -16.5, lng: -49.5 },
  { lat: -16.5, lng: -49 },
  { lat: -17, lng: -49 },
  { lat: -17, lng: -49.5 },
]
const drawn = encodeShape(corners)
const crossed = encodeShape([corners[0]!, corners[2]!, corners[1]!, corners[3]!])
const visitor = 'visitante-0123456789abcdef'

anyEngine(engine => {
  let db: Database
  let ask: ReturnType<typeof createContractClient>['ask']
  let refusal: ReturnType<typeof createContractClient>['refusal']

  beforeAll(async () => {
    db = await engine.fresh()
    const now = () => new Date('2026-01-10T12:00:00Z')
    const on = accountsOn(db, { now })
    on.app.route(
      '/',
      savedSearchRoutes({ db, index: createFollowedIndex(db), now, guard: on.guard, newId: randomUUID }),
    )
    ;({ ask, refusal } = createContractClient(on.app))
  })

  const change = (id: string, filters: Record<string, unknown>) => ({
    path: { id },
    body: { user_id: visitor, filters },
  })
  const list = () => ask(savedSearches, { query: { user_id: visitor } })

  it('a saved search keeps a drawn area and the surroundings of a municipality, also when they change', async () => {
    const filters = { near: 'campinas,SP', within: 45, shape: drawn }
    const saved = await ask(saveSearch, { body: { user_id: visitor, filters, alerts: true } })
    expect(saved.filters).toEqual(filters)
    const changed = await ask(changeSavedSearch, change(saved.id, { near: 'Itu, sp' }))
    expect(changed.filters).toEqual({ near: 'Itu,SP' })
    expect(await refusal(changeSavedSearch, change(saved.id, { near: 'Nada,SP' }))).toEqual({
      code: 'bad_request',
      fields: ['filters.near'],
    })
    expect(await list()).toEqual([changed])
  })

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a municipality that does not exist', { near: 'Lugar Nenhum,SP' }, ['near']],
    ['a municipality of another state', { near: 'Campinas,RJ' }, ['near']],
    ['a municipality without its state', { near: 'Campinas' }, ['near']],
    ['a municipality that is an object', { near: { a: 1 } }, ['near']],
    ['too many kilometers', { near: 'Campinas,SP', within: 301 }, ['within']],
    ['an area whose lines cross', { shape: crossed }, ['shape']],
    ['an area that is none', { shape: '~'.repeat(6000) }, ['shape']],
    ['an unknown state', { state: 'XX', minRooms: 2 }, ['state']],
    ['an unknown region', { region: 'centro' }, ['region']],
    ['200 cities', { city: Array.from({ length: 200 }, (_, at) => `Cidade ${at}`) }, ['city']],
    ['a city that is an object', { city: { a: 1 } }, ['city']],
    ['an unknown category', { category: 'castelo' }, ['category']],
    ['a filter of an unknown name', { city: 'Santos', preco_max: 100_000 }, ['preco_max']],
    ['a filter of an unknown name without a value', { quartos: null }, ['quartos']],
    ['days that are out of range', { newWithin: 400, closesWithin: 91 }, ['newWithin', 'closesWithin']],
    ['a minimum above the maximum', { minPrice: 2, maxPrice: 1 }, ['minPrice', 'maxPrice']],
    ['text that cannot be stored', { city: 'a\u0000b', text: 'a\ud800b' }, ['city', 'text']],
  ])(
    'a saved search with %s is refused, not widened, also where one is changed',
    async (_, filters, wrong) => {
      const saved = await ask(saveSearch, { body: { user_id: visitor, filters: { city: 'Santos' } } })
      const before = await list()
      const problem = { code: 'bad_request', fields: wrong.map(name => `filters.${name}`) }
      expect(await refusal(saveSearch, { body: { user_id: visitor, filters } })).toEqual(problem)
      expect(await refusal(changeSavedSearch, change(saved.id, filters))).toEqual(problem)
      expect(await list()).toEqual(before)
    },
  )

  it('a search saved before with a filter that is refused today stays readable, and can be changed', async () => {
    const { id } = await ask(saveSearch, { body: { user_id: visitor, filters: {} } })
    const stored = { city: 'Santos', newWithin: 400 }
    await db.query(
      sql`update saved_searches set filters = ${JSON.stringify(stored)}::jsonb where id = ${id}::uuid`,
    )
    expect(await list()).toContainEqual(expect.objectContaining({ id, filters: { city: 'Santos' } }))
    const alerted = await ask(changeSavedSearch, { path: { id }, body: { user_id: visitor, alerts: true } })
    expect(alerted).toMatchObject({ alerts: true, filters: { city: 'Santos' } })
    expect(await db.query(sql`select filters from saved_searches where id = ${id}::uuid`)).toEqual([
      { filters: stored },
    ])
  })
})
