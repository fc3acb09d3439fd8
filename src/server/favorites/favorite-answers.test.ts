import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { savedCalls } from '#contract/saved-calls.ts'
import type { OwnAnswers, OwnAnswersChange } from '#domain/judgement/own-answers.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { favoritesOn } from '#test/support/favorites.ts'
import type { Database } from '../database/database.ts'
import { allOwnerData } from '#test/support/all-owner-data.ts'
import { exportFavorites } from './favorite-account-data.ts'

const { favorites, addFavorite, changeFavorite } = savedCalls
const start = new Date('2026-01-10T12:00:00Z')
const visitor = 'visitante-0123456789abcdef'
const day = '2026-01-10'

const vacant = { value: 'vacant', day } as const
const debts = { value: { condominium: 0, taxes: null }, day }
const all: OwnAnswers = {
  occupancy: { value: 'occupied', day },
  debts: { value: { condominium: 1234.56, taxes: 0 }, day },
  financing: { value: true, day },
  fgts: { value: false, day },
  titleRecord: { value: 'read', day },
  edital: { value: 'read', day },
  place: { value: 'confirmed', day },
  saleValue: { value: 150_000, day },
}

eachEngine(engine => {
  let time = start
  let db: Database
  let on: ReturnType<typeof favoritesOn>

  beforeAll(async () => {
    db = await engine.fresh()
    on = favoritesOn(db, () => time)
    await seedCatalogue(db, [createListing({ id: '1' }), createListing({ id: '2' })])
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
  const answer = (answers: OwnAnswersChange, { id: user_id, cookie }: Who = { id: visitor }, id = '1') =>
    on.ask(changeFavorite, { path: { id }, body: { user_id, answers }, cookie })
  const kept = async ({ id: user_id, cookie }: Who = { id: visitor }, id = '1') =>
    (await on.ask(favorites, { query: { user_id }, cookie })).find(one => one.property_id === id)?.answers
  const someone = async (): Promise<Who> => {
    const { id } = await on.person()
    return { id, cookie: await on.cookieOf({ id }) }
  }

  describe('the own answers about a favorite', () => {
    it('are none at first', async () => {
      expect((await add('1')).answers).toEqual({})
    })

    it('are stored, each kind of them, and exported', async () => {
      await add('1')
      expect((await answer(all)).answers).toEqual(all)
      expect(await kept()).toEqual(all)
      expect((await exportFavorites(db, visitor))[0]?.answers).toEqual(all)
    })

    it('change one by one: missing ones stay, null deletes one', async () => {
      await add('1')
      await answer({ occupancy: vacant })
      await answer({ debts })
      expect(await kept()).toEqual({ occupancy: vacant, debts })
      await answer({ occupancy: null, fgts: null })
      expect(await kept()).toEqual({ debts })
      await on.ask(changeFavorite, { path: { id: '1' }, body: { user_id: visitor, notes: 'a' } })
      expect(await kept()).toEqual({ debts })
    })

    it('of two devices at once are all kept', async () => {
      await add('1')
      await Promise.all([answer({ occupancy: vacant }), answer({ debts }), answer({ fgts: all.fgts })])
      expect(await kept()).toEqual({ occupancy: vacant, debts, fgts: all.fgts })
    })

    it('move the time of the last note only when they change', async () => {
      await add('1')
      const notedAt = async () => (await exportFavorites(db, visitor))[0]?.noted_at
      await answer({})
      await answer({ edital: null })
      expect(await notedAt()).toBeNull()
      await answer({ debts })
      time = new Date(start.getTime() + 60_000)
      await answer({ debts })
      expect(await notedAt()).toBe(start.toISOString())
      await answer({ debts: null })
      expect(await notedAt()).toBe(time.toISOString())
    })

    it('keep the paper that one was taken over from', async () => {
      await add('1')
      const takenOver = { ...vacant, source: 'do edital, cláusula 2.3' }
      await answer({ occupancy: takenOver })
      expect(await kept()).toEqual({ occupancy: takenOver })
    })

    it.each<[object | string | null, string]>([
      [{ occupancy: { value: 'empty', day } }, 'answers.occupancy.value'],
      [{ occupancy: { ...vacant, source: ' ' } }, 'answers.occupancy.source'],
      [{ occupancy: { ...vacant, source: 'a'.repeat(121) } }, 'answers.occupancy.source'],
      [{ occupancy: { value: 'vacant' } }, 'answers.occupancy.day'],
      [{ occupancy: { value: 'vacant', day: '2026-02-30' } }, 'answers.occupancy.day'],
      [{ occupancy: 'vacant' }, 'answers.occupancy'],
      [{ debts: { value: { condominium: null, taxes: null }, day } }, 'answers.debts.value'],
      [{ debts: { value: { condominium: -1, taxes: 0 }, day } }, 'answers.debts.value.condominium'],
      [{ debts: { value: { condominium: 1e12, taxes: 0 }, day } }, 'answers.debts.value.condominium'],
      [{ debts: { value: { condominium: 0.001, taxes: 0 }, day } }, 'answers.debts.value.condominium'],
      [{ debts: { value: { condominium: 1 }, day } }, 'answers.debts.value.taxes'],
      [{ titleRecord: { value: true, day } }, 'answers.titleRecord.value'],
      [{ fgts: { value: 'yes', day } }, 'answers.fgts.value'],
      [{ comparables: { value: 5, day } }, 'answers'],
      [{ occupancy: { value: 'vacant', day, note: 'x' } }, 'answers.occupancy'],
      [null, 'answers'],
      ['vacant', 'answers'],
    ])('are refused as %j', async (answers, field) => {
      await add('1')
      const question = { path: { id: '1' }, body: { user_id: visitor, answers } }
      expect(await on.refusal(changeFavorite, question)).toEqual({ code: 'bad_request', fields: [field] })
      expect(await kept()).toEqual({})
    })

    it('are refused for another owner and for a listing that is no favorite', async () => {
      const [maria, other] = [await someone(), await someone()]
      await add('1', maria)
      const question = { path: { id: '1' }, body: { user_id: maria.id, answers: { occupancy: vacant } } }
      expect((await on.refusal(changeFavorite, question)).code).toBe('no_session')
      expect((await on.refusal(changeFavorite, { ...question, cookie: other.cookie })).code).toBe('not_yours')
      const own = { ...question, body: { ...question.body, user_id: other.id }, cookie: other.cookie }
      expect((await on.refusal(changeFavorite, own)).code).toBe('favorite_not_found')
      expect(await kept(maria)).toEqual({})
    })

    it('are erased with the data of their owner', async () => {
      await add('1')
      await answer(all)
      await db.transaction(tx => allOwnerData.erase(tx, visitor))
      expect(await exportFavorites(db, visitor)).toEqual([])
    })
  })

  describe('a visitor’s answers that move to an account', () => {
    const earlier = { value: 'vacant', day: '2026-01-08' } as const
    const later = { value: 'occupied', day: '2026-01-09' } as const

    it('add what the account has not answered', async () => {
      const maria = await someone()
      await add('1', maria)
      await answer({ debts }, maria)
      await add('1')
      await add('2')
      await answer({ occupancy: vacant })
      await answer(all, { id: visitor }, '2')
      await allOwnerData.merge(db, visitor, maria.id)
      expect(await kept(maria)).toEqual({ debts, occupancy: vacant })
      expect(await kept(maria, '2')).toEqual(all)
    })

    it.each([
      ['the visitor’s', later, earlier, later],
      ['the account’s', earlier, later, later],
    ])('leave the answer of the later day, %s', async (_, visitors, accounts, expected) => {
      const maria = await someone()
      await add('1', maria)
      await answer({ occupancy: accounts }, maria)
      await add('1')
      await answer({ occupancy: visitors })
      await allOwnerData.merge(db, visitor, maria.id)
      expect(await kept(maria)).toEqual({ occupancy: expected })
    })

    it('leave of one day the answer of the one who noted last', async () => {
      const maria = await someone()
      await add('1', maria)
      await answer({ occupancy: { value: 'occupied', day } }, maria)
      time = new Date(start.getTime() + 60_000)
      await add('1')
      await answer({ occupancy: vacant })
      await allOwnerData.merge(db, visitor, maria.id)
      expect(await kept(maria)).toEqual({ occupancy: vacant })
    })
  })
})
