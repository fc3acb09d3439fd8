import { beforeAll, describe, expect, it } from 'vitest'
import { createListing } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import { listFile } from '#test/support/list-file.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { importList } from '../import/import-list.ts'
import { createSimilarEvents } from './similar-events.ts'

const newest = '2026-03-08'
const long = ['1', '2', '3', '4', '5', '6']
const campinas = ['campinas']
const version = () => 1
const lately = ['11', '12', '13', '14', '15', '16']

eachEngine(engine => {
  describe('what came next for similar listings', () => {
    let db: Database
    const own = createListing({ id: '1', modality: 'venda-online' })
    beforeAll(async () => {
      db = await engine.fresh()
      for (const [date, ids, price] of [
        ['2026-01-08', long, 100_000_00],
        ['2026-02-20', [...long, ...lately], 100_000_00],
        [newest, [...long, ...lately], 90_000_00],
      ] as const) {
        const rows = ids.flatMap(
          id =>
            [
              { id, price, url: '' },
              {
                id: `1000${id}`,
                price,
                url: '',
                state: 'DF',
                city: Number(id) % 2 ? 'BRASILIA' : 'CEILANDIA',
              },
            ] as const,
        )
        const options = { file: date, source: 'caixa', partial: false, force: false, date: null } as const
        await importList(db, listFile(date, rows), options, () => new Date(`${date}T15:00:00Z`))
      }
    })

    it('counts listings that were there for thirty days, which are examined first', async () => {
      const all = createSimilarEvents(db, version)
      expect(await all(own, campinas, newest)).toMatchObject({ sampleSize: 5, cheaper: 1 })
      const few = createSimilarEvents(db, version, { mostLookedAt: 6 })
      expect(await few(own, campinas, newest)).toMatchObject({ scope: 'city', sampleSize: 5 })
    })

    it('counts listings of every name that the lists give the city', async () => {
      const similar = createSimilarEvents(db, version)
      const inBrasilia = createListing({ id: '10001', state: 'DF', city: 'BRASILIA' })
      expect(await similar(inBrasilia, ['brasilia', 'ceilandia'], newest)).toMatchObject({
        scope: 'city',
        sampleSize: 5,
      })
      expect(await similar(inBrasilia, ['brasilia'], newest)).toMatchObject({ scope: 'state' })
    })

    it('is not computed when no list is old enough', async () => {
      const asked: string[] = []
      const listening: Queryable = {
        query(statement) {
          asked.push(statement.text)
          return db.query(statement)
        },
      }
      expect(await createSimilarEvents(listening, version)(own, campinas, '2026-02-06')).toBeNull()
      expect(asked.filter(text => text.includes('listing_history'))).toEqual([])
    })

    it('is read once for concurrent requests, and again after the catalogue changed', async () => {
      let read = 0
      const counting: Queryable = {
        query(statement) {
          if (statement.text.includes('listing_history')) read += 1
          return db.query(statement)
        },
      }
      let changing = 1
      const similar = createSimilarEvents(counting, () => changing)
      const answers = await Promise.all([1, 2, 3].map(() => similar(own, campinas, newest)))
      expect(answers.map(answer => answer?.sampleSize)).toEqual([5, 5, 5])
      await similar(own, campinas, newest)
      expect(read).toBe(1)
      changing = 2
      await similar(own, campinas, newest)
      expect(read).toBe(2)
    })
  })
})
