import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { savedCalls } from '#contract/saved-calls.ts'
import { encodeShape } from '#domain/search/area-shape.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { createContractClient } from '#test/support/contract-client.ts'
import { anyEngine } from '#test/support/database.ts'
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
  let ask: ReturnType<typeof createContractClient>['ask']
  let refusal: ReturnType<typeof createContractClient>['refusal']

  beforeAll(async () => {
    const db = await engine.fresh()
    const now = () => new Date('2026-01-10T12:00:00Z')
    const on = accountsOn(db, { now })
    on.app.route('/', savedSearchRoutes({ db, now, guard: on.guard, newId: randomUUID }))
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
    ['a municipality that does not exist', { near: 'Lugar Nenhum,SP' }, ['filters.near']],
    ['a municipality of another state', { near: 'Campinas,RJ' }, ['filters.near']],
    ['a municipality without its state', { near: 'Campinas' }, ['filters.near']],
    ['a municipality that is a number', { near: { a: 1 } }, ['filters.near']],
    ['too many kilometers', { near: 'Campinas,SP', within: 301 }, ['filters.within']],
    ['an area whose lines cross', { shape: crossed }, ['filters.shape']],
    ['an area that is none', { shape: '~'.repeat(6000) }, ['filters.shape']],
  ])('a saved search with %s is refused', async (_, filters, fields) => {
    const before = await list()
    expect(await refusal(saveSearch, { body: { user_id: visitor, filters } })).toEqual({
      code: 'bad_request',
      fields,
    })
    expect(await list()).toEqual(before)
  })
})
