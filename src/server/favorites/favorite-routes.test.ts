import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { savedCalls } from '#contract/saved-calls.ts'
import { maxSaved } from '#contract/saved-schemas.ts'
import { favoritesOn } from '#test/support/favorites.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'

const { favorites, addFavorite, removeFavorite } = savedCalls
const start = new Date('2026-01-10T12:00:00Z')
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const visitor = 'visitante-0123456789abcdef'

anyEngine(engine => {
  let time = start
  let db: Database
  let on: ReturnType<typeof favoritesOn>

  beforeAll(async () => {
    db = await engine.fresh()
    on = favoritesOn(db, () => time)
    await seedCatalogue(db, [
      createListing({ id: '1', price: 100_000_50 }),
      createListing({ id: '2', evaluation: null, area: null }),
      createListing({ id: '3', gone: true }),
      ...Array.from({ length: 60 }, (_, at) => createListing({ id: String(1000 + at) })),
    ])
  })

  beforeEach(async () => {
    time = start
    await db.query(sql`delete from favorites`)
  })

  const add = (id: unknown, user_id = visitor, more: { cookie?: string } = {}) =>
    on.ask(addFavorite, { body: { user_id, property: { id } }, ...more })
  const list = (user_id = visitor, more: { cookie?: string } = {}) =>
    on.ask(favorites, { query: { user_id }, ...more })
  const listed = async (user_id = visitor, more: { cookie?: string } = {}) =>
    (await list(user_id, more)).map(favorite => favorite.property_id)
  const kept = async (user_id: string) =>
    (await db.query(sql`select 1 from favorites where user_id = ${user_id}`)).length
  const fill = (user_id: string, howMany: number) =>
    db.query(sql`
      insert into favorites select ${user_id}::text, 100000 + n, 1, ${start} from generate_series(1, ${howMany}::integer) n`)

  describe('the favorites of a visitor', () => {
    it('are saved by the listing number; everything else comes from the catalogue', async () => {
      const favorite = await on.ask(addFavorite, {
        body: { user_id: visitor, property: { id: '1', title: 'Outro', price: 1, city: 'LUGAR NENHUM' } },
      })
      expect(favorite).toMatchObject({
        property_id: '1',
        title: 'Apartamento 1',
        city: 'CAMPINAS',
        state: 'SP',
        price: 100_000.5,
        evaluation_value: 200_000,
        area: 48.35,
        saved_at: start.toISOString(),
        price_when_saved: 100_000.5,
        property: { id: '1', neighborhood: 'CENTRO', gone: false },
      })
      expect(await list()).toEqual([favorite])
    })

    it('have null for unknown facts', async () => {
      expect(await add('2')).toMatchObject({ evaluation_value: null, area: null })
    })

    it('are listed last saved first, and by descending number when saved at once', async () => {
      await add('2')
      await add('1')
      time = minutesLater(1)
      await add('1000')
      expect(await listed()).toEqual(['1000', '2', '1'])
    })

    it('do not change when saved twice', async () => {
      const first = await add('1')
      time = minutesLater(5)
      await db.query(sql`update listings set price = 90000_00 where id = 1`)
      expect(await add('1')).toMatchObject({
        saved_at: first.saved_at,
        price_when_saved: 100_000.5,
        price: 90_000,
      })
      expect(await listed()).toEqual(['1'])
      await db.query(sql`update listings set price = 100000_50 where id = 1`)
    })

    it.each([['0001'], [1], ['1']])('accept the number written as %j', async id => {
      expect((await add(id)).property_id).toBe('1')
    })

    it('include listings that have left the bank list', async () => {
      expect((await add('3')).property.gone).toBe(true)
      expect((await list())[0]?.property.gone).toBe(true)
    })

    it('are removed, also repeatedly', async () => {
      await add('1')
      await add('2')
      const out = { path: { id: '01' }, query: { user_id: visitor } }
      expect(await on.ask(removeFavorite, out)).toEqual({ ok: true })
      expect(await on.ask(removeFavorite, out)).toEqual({ ok: true })
      expect(await listed()).toEqual(['2'])
    })

    it.each([['x'], ["1' or '1'='1"], ['%'], ['99999999999999999999'], ['-1'], ['1.0'], ['💥'], ['a/b']])(
      'are removed by %j without an error',
      async id => {
        await add('1')
        expect(await on.ask(removeFavorite, { path: { id }, query: { user_id: visitor } })).toEqual({
          ok: true,
        })
        expect(await listed()).toEqual(['1'])
      },
    )

    it('include nothing of another visitor', async () => {
      await add('1')
      expect(await list('visitante-fedcba9876543210')).toEqual([])
      await on.ask(removeFavorite, { path: { id: '1' }, query: { user_id: 'visitante-fedcba9876543210' } })
      expect(await listed()).toEqual(['1'])
    })

    it('leave out a listing of a removed demonstration', async () => {
      await fill(visitor, 1)
      expect(await list()).toEqual([])
    })
  })

  describe('the favorites API refuses', () => {
    it.each([
      ['999'],
      ['abc'],
      [''],
      ["1'; drop table favorites; --"],
      [1.5],
      [-1],
      [1e300],
      ['1\u0000'],
      ['9'.repeat(400)],
    ])('the unknown listing %j', async id => {
      const question = { body: { user_id: visitor, property: { id } } }
      expect(await on.refusal(addFavorite, question)).toEqual({ code: 'property_not_found', fields: [] })
    })

    it.each<[string, unknown, string[]]>([
      ['no owner', { property: { id: '1' } }, ['user_id']],
      ['a short owner', { user_id: 'abc', property: { id: '1' } }, ['user_id']],
      [
        'an owner with odd characters',
        { user_id: "x' or 1=1 -- 0123456789", property: { id: '1' } },
        ['user_id'],
      ],
      ['an owner with a line end', { user_id: `${visitor}\n`, property: { id: '1' } }, ['user_id']],
      ['an endless owner', { user_id: 'a'.repeat(129), property: { id: '1' } }, ['user_id']],
      ['an owner that is a list', { user_id: [visitor], property: { id: '1' } }, ['user_id']],
      ['no property', { user_id: visitor }, ['property']],
      ['a property without number', { user_id: visitor, property: {} }, ['property.id']],
      ['a number that is an object', { user_id: visitor, property: { id: { a: 1 } } }, ['property.id']],
      ['a property that is text', { user_id: visitor, property: '1' }, ['property']],
      ['a list', [], ['body']],
      ['null', null, ['body']],
      ['no JSON', '{', []],
    ])('a body with %s', async (_, body, fields) => {
      expect(await on.refusal(addFavorite, { body })).toEqual({ code: 'bad_request', fields })
    })

    it('a body whose content type is not JSON', async () => {
      const question = { body: '{}', headers: { 'content-type': 'text/plain' } }
      expect((await on.refusal(addFavorite, question)).code).toBe('unsupported_media_type')
    })

    it('a request without an owner', async () => {
      expect(await on.refusal(favorites)).toEqual({ code: 'bad_request', fields: ['user_id'] })
      expect(await on.refusal(removeFavorite, { path: { id: '1' } })).toEqual({
        code: 'bad_request',
        fields: ['user_id'],
      })
    })
  })

  describe('the favorites of an account', () => {
    it('are found by its session alone', async () => {
      const [maria, other] = [await on.person(), await on.person()]
      const cookie = await on.cookieOf(maria)
      await add('1', maria.id, { cookie })
      expect(await listed(maria.id, { cookie })).toEqual(['1'])

      const foreign = await on.cookieOf(other)
      for (const [more, code] of [
        [{}, 'no_session'],
        [{ cookie: foreign }, 'not_yours'],
      ] as const) {
        const query = { user_id: maria.id }
        expect((await on.refusal(favorites, { query, ...more })).code).toBe(code)
        expect((await on.refusal(removeFavorite, { query, path: { id: '1' }, ...more })).code).toBe(code)
        const body = { user_id: maria.id, property: { id: '2' } }
        expect((await on.refusal(addFavorite, { body, ...more })).code).toBe(code)
      }
      expect(await listed(maria.id, { cookie })).toEqual(['1'])
    })

    it('exclude those of a visitor', async () => {
      const cookie = await on.cookieOf(await on.person())
      expect((await on.refusal(favorites, { query: { user_id: visitor }, cookie })).code).toBe('not_yours')
    })

    it('are refused while its plan does not run', async () => {
      const maria = await on.person({ status: 'suspended' })
      const cookie = await on.cookieOf(maria)
      expect((await on.refusal(favorites, { query: { user_id: maria.id }, cookie })).code).toBe(
        'plan_suspended',
      )
    })
  })

  describe('the limit of favorites', () => {
    it('is kept by fifty concurrent requests', async () => {
      await fill(visitor, maxSaved.favorites - 5)
      const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, at) => add(String(1000 + at))))
      expect(answers.filter(answer => answer.status === 'fulfilled')).toHaveLength(5)
      for (const answer of answers)
        if (answer.status === 'rejected') expect(String(answer.reason)).toContain('too_many_favorites')
      expect(await kept(visitor)).toBe(maxSaved.favorites)
    })

    it('accepts a listing already saved, and another one after a removal', async () => {
      await add('1')
      await fill(visitor, maxSaved.favorites - 1)
      expect((await add('1')).property_id).toBe('1')
      const another = { body: { user_id: visitor, property: { id: '2' } } }
      expect((await on.refusal(addFavorite, another)).code).toBe('too_many_favorites')
      await on.ask(removeFavorite, { path: { id: '1' }, query: { user_id: visitor } })
      expect((await add('2')).property_id).toBe('2')
    })

    it('accepts the same listing saved by fifty concurrent requests', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => add('1')))
      expect(new Set(answers.map(answer => answer.saved_at)).size).toBe(1)
      expect(await kept(visitor)).toBe(1)
    })
  })
})
