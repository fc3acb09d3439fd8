import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { savedCalls } from '#contract/saved-calls.ts'
import { maxSaved } from '#contract/saved-schemas.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { createContractClient } from '#test/support/contract-client.ts'
import { createFollowedIndex } from '#test/support/followed-index.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { savedSearchRoutes } from './saved-search-routes.ts'

const { savedSearches, saveSearch, changeSavedSearch, deleteSavedSearch } = savedCalls
const start = new Date('2026-01-10T12:00:00Z')
const visitor = 'visitante-0123456789abcdef'
const otherVisitor = 'visitante-fedcba9876543210'

anyEngine(engine => {
  let time = start
  let db: Database
  let on: ReturnType<typeof accountsOn>
  let ask: ReturnType<typeof createContractClient>['ask']
  let refusal: ReturnType<typeof createContractClient>['refusal']

  beforeAll(async () => {
    db = await engine.fresh()
    on = accountsOn(db, { now: () => time })
    on.app.route(
      '/',
      savedSearchRoutes({
        db,
        index: createFollowedIndex(db),
        now: () => time,
        guard: on.guard,
        newId: randomUUID,
      }),
    )
    ;({ ask, refusal } = createContractClient(on.app))
  })
  beforeEach(async () => {
    time = start
    await db.query(sql`delete from saved_searches`)
  })

  const save = (more: Record<string, unknown> = {}) =>
    ask(saveSearch, { body: { user_id: visitor, filters: {}, ...more } })
  const change = (id: string, more: Record<string, unknown>, user_id = visitor) =>
    ask(changeSavedSearch, { path: { id }, body: { user_id, ...more } })
  const list = (user_id = visitor) => ask(savedSearches, { query: { user_id } })
  const fill = (howMany: number) =>
    db.query(sql`
      insert into saved_searches (id, user_id, name, filters, created_at, updated_at)
      select gen_random_uuid(), ${visitor}::text, 'Busca', '{}', ${start}, ${start}
      from generate_series(1, ${howMany}::integer)`)

  describe('saving a search', () => {
    it('keeps name, filters and the choice of alerts', async () => {
      const id = randomUUID()
      const saved = await save({
        id,
        name: '  Casas no litoral ',
        filters: {
          state: ' sp',
          city: [' Santos ', 'Guarujá'],
          category: 'CASA',
          maxPrice: 300000.5,
          financing: true,
        },
        alerts: true,
      })
      expect(saved).toEqual({
        id,
        name: 'Casas no litoral',
        filters: {
          state: 'SP',
          city: ['Santos', 'Guarujá'],
          category: 'casa',
          maxPrice: 300000.5,
          financing: true,
        },
        created_at: start.toISOString(),
        alerts: true,
      })
      expect(await list()).toEqual([saved])
    })

    it.each([[undefined], [''], ['   '], ['\n\t']])(
      'names a search without a name (%j) Busca',
      async name => {
        expect(await save({ name })).toMatchObject({ name: 'Busca', filters: {}, alerts: false })
      },
    )

    it('creates an id when none was chosen', async () => {
      expect((await save()).id).not.toBe((await save()).id)
      expect(await list()).toHaveLength(2)
    })

    it('names the bounds that are not numbers, and keeps the rest', async () => {
      const filters = {
        text: "'; drop table saved_searches; --",
        minPrice: 'abc',
        maxPrice: '300000',
        minArea: -1,
        maxArea: [80],
        minRooms: 2,
      }
      const { filters: kept, leftOut } = await save({ filters })
      expect(kept).toEqual({ text: "'; drop table saved_searches; --", maxPrice: 300_000, minRooms: 2 })
      expect(Object.keys(leftOut ?? {})).toEqual(['minPrice', 'minArea', 'maxArea'])
      expect(await list()).toMatchObject([{ filters: kept }])
    })

    it('refuses nine thousand unknown filters, naming twenty', async () => {
      const many = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`key${at}`, at]))
      const body = { user_id: visitor, name: 'Muitos', filters: { ...many, city: 'Santos' } }
      const { code, fields } = await refusal(saveSearch, { body })
      expect([code, fields?.length]).toEqual(['bad_request', 20])
    })

    it('is safe from a body that changes prototypes', async () => {
      const body = `{"user_id":"${visitor}","filters":{"__proto__":{"state":"SP"},"constructor":{"city":"x"}}}`
      expect(await refusal(saveSearch, { body })).toMatchObject({ code: 'bad_request' })
      expect(await list()).toEqual([])
    })

    it('changes nothing when the same id is sent again', async () => {
      const id = randomUUID()
      const first = await save({ id, name: 'Primeira', filters: { city: 'Santos' } })
      time = new Date(start.getTime() + 1000)
      expect(await save({ id, name: 'Segunda', filters: {} })).toEqual(first)
      expect(await list()).toEqual([first])
    })

    it('creates one search for ten concurrent requests with the same id', async () => {
      const id = randomUUID()
      await Promise.all(Array.from({ length: 10 }, () => save({ id })))
      expect(await list()).toHaveLength(1)
    })

    it('reveals nothing about a search that has the id already', async () => {
      const id = randomUUID()
      await save({ id, name: 'Segredo' })
      const question = { body: { user_id: otherVisitor, id, filters: {} } }
      expect(await refusal(saveSearch, question)).toEqual({ code: 'id_taken', fields: [] })
      expect(await list(otherVisitor)).toEqual([])
    })

    it('stops at the limit, also with fifty concurrent requests', async () => {
      await fill(maxSaved.searches - 5)
      const answers = await Promise.allSettled(Array.from({ length: 50 }, () => save()))
      expect(answers.filter(answer => answer.status === 'fulfilled')).toHaveLength(5)
      const [kept] = await list()
      expect(await list()).toHaveLength(maxSaved.searches)
      expect((await refusal(saveSearch, { body: { user_id: visitor, filters: {} } })).code).toBe(
        'too_many_saved_searches',
      )
      expect(await save({ id: kept?.id })).toEqual(kept)
    })

    it.each<[string, Record<string, unknown>, string[]]>([
      ['a name of 101 characters', { name: 'a'.repeat(101) }, ['name']],
      ['a name that is a number', { name: 7 }, ['name']],
      ['a name that cannot be stored', { name: 'a\u0000b' }, ['name']],
      ['a name with half a character', { name: 'a\ud800' }, ['name']],
      ['an id that is none', { id: '1' }, ['id']],
      ['an id with SQL', { id: "' or '1'='1" }, ['id']],
      ['filters that are a list', { filters: [1] }, ['filters']],
      ['filters that are text', { filters: 'state=SP' }, ['filters']],
      ['no filters', { filters: undefined }, ['filters']],
      ['alerts that are text', { alerts: 'true' }, ['alerts']],
      ['no owner', { user_id: undefined }, ['user_id']],
    ])('refuses %s', async (_, more, fields) => {
      const body = { user_id: visitor, filters: {}, ...more }
      expect(await refusal(saveSearch, { body })).toEqual({ code: 'bad_request', fields })
    })

    it('accepts a name of 100 characters', async () => {
      expect((await save({ name: ` ${'ã'.repeat(100)} ` })).name).toBe('ã'.repeat(100))
    })
  })

  describe('the list of saved searches', () => {
    it('has the last saved first', async () => {
      for (const name of ['a', 'b', 'c']) {
        time = new Date(time.getTime() + 1000)
        await save({ name })
      }
      expect((await list()).map(search => search.name)).toEqual(['c', 'b', 'a'])
    })

    it('is refused without an owner', async () => {
      expect(await refusal(savedSearches)).toEqual({ code: 'bad_request', fields: ['user_id'] })
    })
  })

  describe('changing a saved search', () => {
    it('leaves missing fields unchanged', async () => {
      const saved = await save({ name: 'Praia', filters: { city: 'Santos' } })
      expect(await change(saved.id, { alerts: true })).toEqual({ ...saved, alerts: true })
      expect(await change(saved.id, { name: ' Mar ' })).toEqual({ ...saved, name: 'Mar', alerts: true })
      const after = await change(saved.id, { filters: { state: 'rj', minPrice: 'x' }, alerts: false })
      const { leftOut, ...changed } = after
      expect(Object.keys(leftOut ?? {})).toEqual(['minPrice'])
      expect(changed).toEqual({ ...saved, name: 'Mar', filters: { state: 'RJ' } })
      expect(await change(saved.id, { name: ' ' })).toEqual({ ...changed, name: 'Busca' })
      expect(await change(saved.id, {})).toEqual({ ...changed, name: 'Busca' })
    })

    it('loses nothing when several tabs change it at once', async () => {
      const { id } = await save({ name: 'Praia', filters: { city: 'Santos' } })
      await Promise.all([
        change(id, { name: 'Mar' }),
        change(id, { alerts: true }),
        change(id, { filters: { city: 'Guarujá' } }),
      ])
      expect(await list()).toMatchObject([{ name: 'Mar', alerts: true, filters: { city: 'Guarujá' } }])
    })

    it.each([['x'], ["' or '1'='1"], ['%00'], [randomUUID()], ['{}']])('finds no search %j', async id => {
      await save()
      const question = { path: { id }, body: { user_id: visitor, name: 'a' } }
      expect((await refusal(changeSavedSearch, question)).code).toBe('saved_search_not_found')
    })

    it('finds no search of another owner', async () => {
      const { id } = await save({ name: 'Praia' })
      const question = { path: { id }, body: { user_id: otherVisitor, name: 'a' } }
      expect((await refusal(changeSavedSearch, question)).code).toBe('saved_search_not_found')
      expect(await list()).toMatchObject([{ name: 'Praia' }])
    })

    it.each<[Record<string, unknown>, string[]]>([
      [{ name: 'a'.repeat(101) }, ['name']],
      [{ name: null }, ['name']],
      [{ filters: null }, ['filters']],
      [{ alerts: 1 }, ['alerts']],
    ])('refuses %j', async (more, fields) => {
      const { id } = await save()
      const question = { path: { id }, body: { user_id: visitor, ...more } }
      expect(await refusal(changeSavedSearch, question)).toEqual({ code: 'bad_request', fields })
    })
  })

  it('of more than 4 KB of filters is refused, also where one is changed', async () => {
    const filters = {
      neighborhood: Array.from(
        { length: 60 },
        (_, at) => `Bairro de um nome bem comprido ${'x'.repeat(50)} ${at}`,
      ),
    }
    const [body, path] = [{ user_id: visitor, filters }, { id: (await save()).id }]
    expect((await refusal(saveSearch, { body })).fields).toEqual(['filters'])
    expect((await refusal(changeSavedSearch, { path, body })).fields).toEqual(['filters'])
  })

  describe('deleting a saved search', () => {
    it('may be repeated', async () => {
      const [{ id }, other] = [await save(), await save()]
      const question = { path: { id }, query: { user_id: visitor } }
      expect(await ask(deleteSavedSearch, question)).toEqual({ ok: true })
      expect(await ask(deleteSavedSearch, question)).toEqual({ ok: true })
      expect(await list()).toEqual([other])
    })

    it.each([['x'], ["' or '1'='1"], ['%00'], [randomUUID()]])('does no harm with %j', async id => {
      const saved = await save()
      expect(await ask(deleteSavedSearch, { path: { id }, query: { user_id: visitor } })).toEqual({
        ok: true,
      })
      expect(await list()).toEqual([saved])
    })

    it('leaves another owner’s search unchanged', async () => {
      const saved = await save()
      await ask(deleteSavedSearch, { path: { id: saved.id }, query: { user_id: otherVisitor } })
      expect(await list()).toEqual([saved])
    })
  })

  it('saved searches of an account require its session', async () => {
    const [maria, other] = [await on.person(), await on.person()]
    const cookie = await on.cookieOf(maria)
    const { id } = await ask(saveSearch, { body: { user_id: maria.id, filters: {} }, cookie })
    const foreign = await on.cookieOf(other)
    for (const [more, code] of [
      [{}, 'no_session'],
      [{ cookie: foreign }, 'not_yours'],
    ] as const) {
      const query = { user_id: maria.id }
      const body = { user_id: maria.id, filters: {} }
      expect((await refusal(savedSearches, { query, ...more })).code).toBe(code)
      expect((await refusal(saveSearch, { body, ...more })).code).toBe(code)
      expect((await refusal(changeSavedSearch, { path: { id }, body, ...more })).code).toBe(code)
      expect((await refusal(deleteSavedSearch, { path: { id }, query, ...more })).code).toBe(code)
    }
    const ownSearches = await ask(savedSearches, { query: { user_id: maria.id }, cookie })
    expect(ownSearches.map(search => search.id)).toEqual([id])
  })
})
