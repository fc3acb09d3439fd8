import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import { notesLength } from '#contract/saved-limits.ts'
import type { FavoriteAnnotations } from '#contract/saved-schemas.ts'
import { favoritesOn } from '#test/support/favorites.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { allOwnerData } from '#test/support/all-owner-data.ts'
import { exportFavorites } from './favorite-account-data.ts'

const { favorites, addFavorite, changeFavorite, removeFavorite } = savedCalls
const start = new Date('2026-01-10T12:00:00Z')
const minutesLater = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const visitor = 'visitante-0123456789abcdef'
const nothing = { stage: null, notes: '', sheet: null, answers: {} }

/** A worksheet as a client may send it; the other fields have defaults. */
const asked = { bid: 200_000, saleValue: 320_000.55, months: 12 }
const sheet: CostSheet = {
  ...asked,
  modality: null,
  commissionPercent: null,
  state: null,
  city: null,
  itbiPercent: 3,
  deedPercent: 1,
  registryPercent: 1,
  condoDebt: 0,
  taxDebt: 0,
  evictionCost: 0,
  evictionMonth: null,
  reformCost: 0,
  reformMonth: null,
  reformDocumented: true,
  monthlyHolding: 0,
  brokeragePercent: 6,
  incomeTaxPercent: 15,
  desiredRoi: 15,
  monthlyRent: null,
}

eachEngine(engine => {
  let time = start
  let db: Database
  let on: ReturnType<typeof favoritesOn>

  beforeAll(async () => {
    db = await engine.fresh()
    on = favoritesOn(db, () => time)
    await seedCatalogue(db, [
      createListing({ id: '1' }),
      createListing({ id: '2' }),
      createListing({ id: '3', gone: true }),
    ])
  })

  beforeEach(async () => {
    time = start
    await db.query(sql`delete from favorites`)
  })

  interface Who {
    id: string
    cookie?: string
  }
  const add = (id: string, { id: user_id, cookie }: Who = { id: visitor }) =>
    on.ask(addFavorite, { body: { user_id, property: { id } }, cookie })
  const change = (id: string, annotations: object, { id: user_id, cookie }: Who = { id: visitor }) =>
    on.ask(changeFavorite, { path: { id }, body: { user_id, ...annotations }, cookie })
  const kept = async (id = '1', { id: user_id, cookie }: Who = { id: visitor }) => {
    const found = (await on.ask(favorites, { query: { user_id }, cookie })).find(
      one => one.property_id === id,
    )
    return found && { stage: found.stage, notes: found.notes, sheet: found.sheet, answers: found.answers }
  }
  const notedAt = async (owner = visitor) =>
    (await exportFavorites(db, owner)).map(({ property_id, noted_at }) => [property_id, noted_at])
  const someone = async (): Promise<Who> => {
    const { id } = await on.person()
    return { id, cookie: await on.cookieOf({ id }) }
  }

  describe('the notes of a favorite', () => {
    it('are empty at first', async () => {
      expect(await add('1')).toMatchObject(nothing)
      expect(await kept()).toEqual(nothing)
      expect(await notedAt()).toEqual([['1', null]])
    })

    it.each<[FavoriteAnnotations | { sheet: object }, object]>([
      [{ stage: 'lance' }, { ...nothing, stage: 'lance' }],
      [{ notes: 'Ligar ao síndico.\nTelhado 👍' }, { ...nothing, notes: 'Ligar ao síndico.\nTelhado 👍' }],
      [{ notes: 'n'.repeat(notesLength) }, { ...nothing, notes: 'n'.repeat(notesLength) }],
      [{ sheet: asked }, { ...nothing, sheet }],
      [
        { sheet: { ...asked, commissionPercent: null, evictionMonth: null, reformMonth: null } },
        { ...nothing, sheet },
      ],
      [
        { sheet: { ...asked, color: 'red', deedPercent: 0.5 } },
        { ...nothing, sheet: { ...sheet, deedPercent: 0.5 } },
      ],
    ])('are stored: %j', async (annotations, expected) => {
      await add('1')
      expect(await change('1', annotations)).toMatchObject(expected)
      expect(await kept()).toEqual(expected)
    })

    it('change one by one, and each can be cleared separately', async () => {
      await add('1')
      await add('2')
      await change('1', { stage: 'visitado', notes: 'a', sheet: asked })
      await change('0001', { stage: 'arrematado' })
      expect(await kept()).toEqual({ ...nothing, stage: 'arrematado', notes: 'a', sheet })
      await change('1', { stage: null })
      await change('1', { sheet: null })
      expect(await kept()).toEqual({ ...nothing, notes: 'a' })
      await change('1', { notes: '' })
      expect([await kept('1'), await kept('2')]).toEqual([nothing, nothing])
    })

    it('have the time of the last change; sending the same value again changes nothing', async () => {
      await add('1')
      await change('1', {})
      expect(await notedAt()).toEqual([['1', null]])
      await change('1', { notes: 'a', sheet: asked })
      time = minutesLater(1)
      await change('1', { notes: 'a', sheet: { ...asked, months: 12 }, stage: null })
      expect(await notedAt()).toEqual([['1', start.toISOString()]])
      await change('1', { notes: 'b' })
      expect(await notedAt()).toEqual([['1', time.toISOString()]])
    })

    it('stay when the listing is saved again, and are deleted when it is removed', async () => {
      await add('1')
      await change('1', { stage: 'lance', notes: 'a', sheet: asked })
      expect(await add('1')).toMatchObject({ stage: 'lance', notes: 'a', sheet })
      await on.ask(removeFavorite, { path: { id: '1' }, query: { user_id: visitor } })
      expect(await add('1')).toMatchObject(nothing)
    })

    it('can be changed when the listing has left the bank list', async () => {
      await add('3')
      expect(await change('3', { stage: 'arrematado' })).toMatchObject({ stage: 'arrematado' })
    })

    it('keep both of two concurrent changes', async () => {
      await add('1')
      await Promise.all([
        change('1', { stage: 'lance' }),
        change('1', { notes: 'a' }),
        change('1', { sheet: asked }),
      ])
      expect(await kept()).toEqual({ ...nothing, stage: 'lance', notes: 'a', sheet })
    })
  })

  describe('the notes API refuses', () => {
    it.each([['2'], ['999'], ['abc'], ["1' or '1'='1"], ['-1'], ['99999999999999999999'], ['💥']])(
      'an id that is no favorite: %j',
      async id => {
        await add('1')
        const question = { path: { id }, body: { user_id: visitor, notes: 'a' } }
        expect((await on.refusal(changeFavorite, question)).code).toBe('favorite_not_found')
        expect(await kept()).toEqual(nothing)
      },
    )

    it.each<[object, string[]]>([
      [{ stage: 'comprado' }, ['stage']],
      [{ stage: '' }, ['stage']],
      [{ notes: null }, ['notes']],
      [{ notes: 'n'.repeat(notesLength + 1) }, ['notes']],
      [{ notes: 'a\0' }, ['notes']],
      [{ notes: '\ud83d' }, ['notes']],
      [{ sheet: {} }, ['sheet.bid', 'sheet.saleValue', 'sheet.months']],
      [{ sheet: { ...asked, bid: 0.001 } }, ['sheet.bid']],
      [{ sheet: { ...asked, months: 3, reformMonth: 4 } }, ['sheet.reformMonth']],
      [{ sheet: { ...asked, itbiPercent: 101 }, stage: 'x' }, ['stage', 'sheet.itbiPercent']],
      [{ sheet: 'a' }, ['sheet']],
      [{ user_id: 'curto', notes: 'a' }, ['user_id']],
    ])('all of the body %j', async (body, fields) => {
      await add('1')
      const question = { path: { id: '1' }, body: { user_id: visitor, notes: 'b', ...body } }
      expect(await on.refusal(changeFavorite, question)).toEqual({ code: 'bad_request', fields })
      expect(await kept()).toEqual(nothing)
    })

    it('another owner’s favorite', async () => {
      const [maria, other] = [await someone(), await someone()]
      await add('1', maria)
      const body = { user_id: maria.id, notes: 'a' }
      for (const [cookie, code] of [
        [undefined, 'no_session'],
        [other.cookie, 'not_yours'],
      ] as const)
        expect((await on.refusal(changeFavorite, { path: { id: '1' }, body, cookie })).code).toBe(code)
      const own = { path: { id: '1' }, body: { ...body, user_id: other.id }, cookie: other.cookie }
      expect((await on.refusal(changeFavorite, own)).code).toBe('favorite_not_found')
      expect(await kept('1', maria)).toEqual(nothing)
      await change('1', { notes: 'a' }, maria)
      expect(await kept('1', maria)).toEqual({ ...nothing, notes: 'a' })
    })

    it('an account whose plan does not run', async () => {
      const { id } = await on.person({ status: 'suspended' })
      const question = { path: { id: '1' }, body: { user_id: id }, cookie: await on.cookieOf({ id }) }
      expect((await on.refusal(changeFavorite, question)).code).toBe('plan_suspended')
    })
  })

  describe('merging a visitor’s favorites into an account', () => {
    const ownFields = { stage: 'lance' as const, notes: 'minha' }
    const theirs = { stage: 'visitado' as const, notes: 'da visita', sheet: asked }

    it.each<
      [string, { visitor?: [number, FavoriteAnnotations | object][]; account?: [number, object][] }, object]
    >([
      ['what only the visitor noted', { visitor: [[5, theirs]] }, { ...nothing, ...theirs, sheet }],
      ['what only the account noted', { account: [[5, ownFields]] }, { ...nothing, ...ownFields }],
      [
        'the visitor’s later word',
        { account: [[5, ownFields]], visitor: [[6, theirs]] },
        { ...nothing, stage: 'visitado', notes: 'da visita\n\nminha', sheet },
      ],
      [
        'the account’s later word',
        { visitor: [[5, theirs]], account: [[6, ownFields]] },
        { ...nothing, stage: 'lance', notes: 'minha\n\nda visita', sheet },
      ],
      [
        'what both have written alike, once,',
        { account: [[5, { notes: 'a' }]], visitor: [[6, { notes: 'a' }]] },
        { ...nothing, notes: 'a' },
      ],
      [
        'of what is too long the beginning',
        { account: [[5, { notes: 'antes' }]], visitor: [[6, { notes: 'n'.repeat(notesLength) }]] },
        { ...nothing, notes: 'n'.repeat(notesLength) },
      ],
      [
        'no half of a character',
        { account: [[5, { notes: '👍' }]], visitor: [[6, { notes: 'n'.repeat(notesLength - 3) }]] },
        { ...nothing, notes: 'n'.repeat(notesLength - 3) },
      ],
      [
        'the account’s word where the visitor’s is taken back',
        {
          account: [[5, ownFields]],
          visitor: [
            [6, theirs],
            [7, nothing],
          ],
        },
        { ...nothing, ...ownFields },
      ],
      [
        'the visitor’s word where the account’s is taken back',
        {
          visitor: [[5, theirs]],
          account: [
            [6, ownFields],
            [7, nothing],
          ],
        },
        { ...nothing, ...theirs, sheet },
      ],
    ])('keeps %s', async (_, words, expected) => {
      const maria = await someone()
      for (const [who, said] of [
        [{ id: visitor }, words.visitor],
        [maria, words.account],
      ] as const) {
        await add('1', who)
        for (const [minutes, annotations] of said ?? []) {
          time = minutesLater(minutes)
          await change('1', annotations, who)
        }
      }
      await allOwnerData.merge(db, visitor, maria.id)
      expect(await kept('1', maria)).toEqual(expected)
      expect(await kept('1')).toBeUndefined()
    })

    it('moves the notes of favorites that the account does not have', async () => {
      const maria = await someone()
      await add('2')
      await change('2', theirs)
      await allOwnerData.merge(db, visitor, maria.id)
      expect(await kept('2', maria)).toEqual({ ...nothing, ...theirs, sheet })
      expect(await notedAt(maria.id)).toEqual([['2', start.toISOString()]])
    })
  })
})
