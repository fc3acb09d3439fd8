import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import sql from 'sql-template-tag'
import { eachEngine } from '#test/support/database.ts'
import {
  daysAfterStart,
  flatRow,
  minutesAfterStart,
  newsReader,
  newsStart,
} from '#test/support/news-reader.ts'
import type { Database } from '../database/database.ts'

eachEngine(engine => {
  let db: Database
  let reader: Awaited<ReturnType<typeof newsReader>>

  beforeAll(async () => {
    db = await engine.fresh()
    reader = await newsReader(db)
  })
  beforeEach(() => reader.reset())

  describe('favorite news', () => {
    const before = [flatRow(1), flatRow(2), flatRow(3), flatRow(4), flatRow(5), flatRow(6)]

    it('lists favorites that became cheaper, more expensive, gone or offered again, last changed first', async () => {
      const { news, favorite, until, list } = reader
      await list(...before)
      for (const id of [1, 2, 3, 4, 5]) await favorite(id)
      until(minutesAfterStart(5))
      await list(...before.filter(({ id }) => id !== '4'))
      until(minutesAfterStart(10))
      await news()
      until(daysAfterStart(1))
      await list(flatRow(1, 90_000), flatRow(2), flatRow(3), flatRow(5), flatRow(6, 1))
      until(daysAfterStart(2))
      await list(flatRow(1, 90_000), flatRow(2, 100_000.5), flatRow(3), flatRow(5), flatRow(6, 1))
      until(daysAfterStart(3))
      await list(flatRow(1, 90_000), flatRow(2, 100_000.5), flatRow(5), flatRow(6, 1))
      until(daysAfterStart(4))
      await list(flatRow(1, 90_000), flatRow(2, 100_000.5), flatRow(4), flatRow(5), flatRow(6, 1))
      until(daysAfterStart(5))
      const { favorites, totals } = await news()
      expect(
        favorites.map(({ propertyId, kind, price, priceBefore }) => [propertyId, kind, price, priceBefore]),
      ).toEqual([
        ['4', 'back', 100_000, null],
        ['3', 'gone', 100_000, null],
        ['2', 'dearer', 100_000.5, 100_000],
        ['1', 'cheaper', 90_000, 100_000],
      ])
      expect(favorites[0]).toMatchObject({
        propertyType: 'Apartamento',
        category: 'apartamento',
        neighborhood: 'CENTRO',
        city: 'CAMPINAS',
        state: 'SP',
      })
      expect(totals).toEqual({ favorites: 5, searches: 0 })
    })

    it('compares with the state at the last visit, whatever happened in between', async () => {
      const { news, favorite, until, list } = reader
      await list(...before)
      for (const id of [1, 2, 3, 4, 5]) await favorite(id)
      await news()
      until(daysAfterStart(1))
      await list(
        flatRow(1, 50_000),
        flatRow(2, 50_000),
        flatRow(5, 100_000, { address: 'OUTRA RUA' }),
        flatRow(6),
      )
      until(daysAfterStart(2))
      await list(
        flatRow(1),
        flatRow(2, 80_000),
        flatRow(3),
        flatRow(4, 70_000),
        flatRow(5, 100_000, { address: 'OUTRA RUA' }),
        flatRow(6),
      )
      until(daysAfterStart(3))
      const reported = (await news()).favorites.map(({ propertyId, kind, priceBefore }) => [
        propertyId,
        kind,
        priceBefore,
      ])
      expect(reported).toEqual([
        ['4', 'cheaper', 100_000],
        ['2', 'cheaper', 100_000],
      ])
    })

    it('leaves out one that was gone, back and gone again, and shows both prices of one that is back at another price', async () => {
      const { news, favorite, until, list } = reader
      await list(...before)
      await favorite(1)
      await favorite(2)
      until(minutesAfterStart(1))
      await list(flatRow(3), flatRow(4))
      until(minutesAfterStart(2))
      await news()
      until(daysAfterStart(1))
      await list(flatRow(1), flatRow(2, 120_000), flatRow(3))
      until(daysAfterStart(2))
      await list(flatRow(2, 120_000), flatRow(3))
      until(daysAfterStart(3))
      expect((await news()).favorites).toMatchObject([
        { propertyId: '2', kind: 'back', price: 120_000, priceBefore: 100_000 },
      ])
    })

    it('shows a change once, at the next visit', async () => {
      const { news, favorite, until, list } = reader
      await list(flatRow(1))
      await favorite(1)
      await news()
      until(daysAfterStart(1))
      await list(flatRow(1, 90_000))
      until(daysAfterStart(2))
      expect((await news()).favorites).toHaveLength(1)
      until(daysAfterStart(3))
      expect((await news()).favorites).toEqual([])
    })

    it('compares favorites saved after the last request with their state when saved', async () => {
      const { news, favorite, until, list } = reader
      await list(flatRow(1), flatRow(2), flatRow(3))
      await news()
      until(minutesAfterStart(20))
      await list(flatRow(1, 90_000), flatRow(2), flatRow(3))
      until(minutesAfterStart(25))
      for (const id of [1, 2, 3]) await favorite(id)
      until(daysAfterStart(1))
      await list(flatRow(1, 90_000), flatRow(2, 80_000))
      until(daysAfterStart(2))
      const reported = (await news()).favorites.map(({ propertyId, kind, priceBefore }) => [
        propertyId,
        kind,
        priceBefore,
      ])
      expect(reported).toEqual([
        ['3', 'gone', null],
        ['2', 'cheaper', 100_000],
      ])
    })

    it('shows at most twenty, and only the account’s own', async () => {
      const { news, on, favorite, until, list } = reader
      const many = Array.from({ length: 25 }, (_, at) => at + 1)
      await list(...many.map(id => flatRow(id)), flatRow(99))
      for (const id of many) await favorite(id)
      await favorite(99, (await on.person()).id)
      await news()
      until(daysAfterStart(1))
      await list(...many.map(id => flatRow(id, 90_000)), flatRow(99, 1))
      until(daysAfterStart(2))
      const { favorites } = await news()
      expect(favorites.map(each => each.propertyId)).toEqual(many.slice(5).reverse().map(String))
    })

    it('leaves out listings of a removed demonstration', async () => {
      const { accountId, news, until } = reader
      await db.query(sql`insert into favorites values (${accountId}, 777, 1, ${newsStart})`)
      await news()
      until(daysAfterStart(1))
      expect(await news()).toMatchObject({ favorites: [], totals: { favorites: 0 } })
    })
  })
})
