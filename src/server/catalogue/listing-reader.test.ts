import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database, Queryable } from '../database/database.ts'
import { createListingReader } from './search-index/catalogue-index.ts'

anyEngine(engine => {
  let db: Database
  let statements: number
  /** The database, whose statements are counted. */
  let counted: Queryable
  beforeEach(async () => {
    db = await engine.fresh()
    await seedCatalogue(
      db,
      ['1', '2', '3', '4'].map(id => createListing({ id, price: Number(id) * 100 })),
    )
    statements = 0
    counted = {
      query: statement => {
        statements += 1
        return db.query(statement)
      },
    }
  })
  const pricesOf = (listings: { id: string; price: number }[]) => listings.map(({ id, price }) => [id, price])
  const setPrice = (id: number, price: number) =>
    db.query(sql`update listings set price = ${price} where id = ${id}`)

  describe('a reader of listings', () => {
    it('returns them in the requested order, without unknown numbers', async () => {
      const { read } = createListingReader(counted)
      expect(pricesOf(await read(['3', '99', '1']))).toEqual([
        ['3', 300],
        ['1', 100],
      ])
      expect(pricesOf(await read(['1', '2', '3', '99']))).toEqual([
        ['1', 100],
        ['2', 200],
        ['3', 300],
      ])
      expect(await read([])).toEqual([])
    })

    it('needs no statement for listings that it keeps', async () => {
      const { read } = createListingReader(counted)
      await read(['1', '2'])
      expect(pricesOf(await read(['2', '1']))).toEqual([
        ['2', 200],
        ['1', 100],
      ])
      expect(statements).toBe(1)
    })

    it('reads listings again that changed, and only those', async () => {
      const { read, forget } = createListingReader(counted)
      await read(['1', '2'])
      await setPrice(1, 70)
      await setPrice(2, 80)
      forget([1])
      expect(pricesOf(await read(['1', '2']))).toEqual([
        ['1', 70],
        ['2', 200],
      ])
      forget(null)
      expect(pricesOf(await read(['1', '2']))).toEqual([
        ['1', 70],
        ['2', 80],
      ])
    })

    it('does not keep what it read while a listing changed', async () => {
      const late = createListingReader({
        query: async statement => {
          const rows = await counted.query(statement)
          if (statements === 1) {
            await setPrice(1, 70)
            late.forget([1])
          }
          return rows as never
        },
      })
      expect(pricesOf(await late.read(['1']))).toEqual([['1', 100]])
      expect(pricesOf(await late.read(['1']))).toEqual([['1', 70]])
    })

    it('keeps so many at most, the most recently used', async () => {
      const { read } = createListingReader(counted, 2)
      await read(['1', '2'])
      await read(['1'])
      await read(['3'])
      await read(['1'])
      expect(statements).toBe(2)
      await read(['2'])
      expect(statements).toBe(3)
    })
  })
})
