import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toDayNumber } from '#domain/calendar-date.ts'
import { eachEngine } from '#test/support/database.ts'
import { paidFile } from '#test/support/paid-files.ts'
import type { Database, Queryable } from '../database/database.ts'
import { portoAlegre } from './cities/porto-alegre.ts'
import { recife } from './cities/recife.ts'
import { importPaidPrices, paidPriceLock } from './import-paid-prices.ts'
import { deleteExpiredParts, readAllBuildings, readBuildings, readCityStates } from './paid-price-store.ts'

const now = () => new Date('2026-11-29T12:00:00Z')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arremate-paid-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function save(text: string, name = 'itbi.csv'): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  return path
}

/** All that readers see, and all that is stored. */
async function contents(db: Queryable) {
  const buildings = []
  for await (const page of readAllBuildings(db, recife.id)) buildings.push(...page)
  const [stored] = await db.query<{ parts: number; imports: number }>(sql`
    select (select count(*) from paid_price_parts) as parts, (select count(*) from paid_price_imports) as imports`)
  return { buildings, stored, states: await readCityStates(db) }
}

eachEngine(engine => {
  describe('an import of paid prices', () => {
    let db: Database
    beforeEach(async () => {
      db = await engine.fresh()
    })
    const take = async (text: string, changes: { city?: typeof recife; signal?: AbortSignal } = {}) =>
      importPaidPrices(db, { city: recife, path: await save(text), file: 'itbi.csv', now, ...changes })

    it('is seen building by building, with what a city knows of itself', async () => {
      const outcome = await take(paidFile(30))
      expect(outcome).toEqual({
        status: 'done',
        city: 'recife',
        file: 'itbi.csv',
        read: 30,
        added: 30,
        known: 0,
        refused: {},
      })
      const [found] = await readBuildings(db, 'recife', [{ street: 'EXEMPLO', number: '11' }])
      expect(found?.records).toHaveLength(10)
      expect(await readCityStates(db)).toMatchObject([
        { city: 'recife', rows: 30, firstDay: toDayNumber('2024-01-01'), fit: null, isFitted: true },
      ])
    })

    it('changes nothing when it is repeated, and adds only what is new', async () => {
      await take(paidFile(30))
      const before = await contents(db)
      expect(await take(paidFile(30))).toMatchObject({ status: 'done', added: 0, known: 30 })
      expect(await contents(db)).toEqual(before)
      expect(await take(paidFile(40))).toMatchObject({ status: 'done', added: 10, known: 30 })
      const after = await contents(db)
      expect(after.buildings.flatMap(({ records }) => records)).toHaveLength(40)
      expect(after.stored?.imports).toBe(2)
    })

    it('counts a row that a file repeats once', async () => {
      const text = paidFile(10)
      const rows = text.split('\n').slice(1).join('\n')
      expect(await take(`${text}${rows}`)).toMatchObject({ read: 20, added: 10, known: 10 })
    })

    it('leaves nothing of a file that is not of the city', async () => {
      await take(paidFile(30))
      const before = await contents(db)
      const foreign = paidFile(24_000, { city: row => (row > 22_000 ? 'Olinda' : 'Recife') })
      expect(await take(foreign)).toMatchObject({ status: 'refused', reason: /outra cidade/ })
      expect(await take(paidFile(3), { city: portoAlegre })).toMatchObject({ status: 'refused' })
      expect(await contents(db)).toEqual(before)
    })

    it('shows nothing while it is cut off, and continues with the same file', async () => {
      const text = paidFile(24_000)
      const stop = new AbortController()
      const path = await save(text)
      const cut = await importPaidPrices(db, {
        city: recife,
        path,
        file: 'itbi.csv',
        now,
        signal: stop.signal,
        onProgress: ({ rows }) => {
          if (rows > 23_000) stop.abort()
        },
      })
      expect(cut).toEqual({ status: 'cancelled', city: 'recife', file: 'itbi.csv' })
      const between = await contents(db)
      expect(between.buildings).toEqual([])
      expect(between.states).toEqual([])
      expect(between.stored?.parts).toBeGreaterThan(0)
      expect(await take(text)).toMatchObject({ status: 'done', read: 24_000, added: 24_000 })
      const after = await contents(db)
      expect(after.stored?.imports).toBe(1)
      expect(after.buildings.flatMap(({ records }) => records)).toHaveLength(24_000)
    })

    it('removes what an import that was cut off left when another file comes', async () => {
      const aborted = AbortSignal.abort()
      await take(paidFile(30), { signal: aborted })
      await db.query(sql`
        insert into paid_price_imports (city, file, fingerprint, status, started_at)
        values ('recife', 'old.csv', 'x', 'running', now())`)
      await take(paidFile(20))
      const { stored, buildings } = await contents(db)
      expect(stored?.imports).toBe(1)
      expect(buildings.flatMap(({ records }) => records)).toHaveLength(20)
    })

    it('waits for no other: one import at a time', async () => {
      const outcome = await db.exclusively(paidPriceLock, async () => take(paidFile(3)))
      expect(outcome).toBeNull()
    })

    it('is forgotten once it is too old, and the city with it', async () => {
      await take(paidFile(30))
      expect(await deleteExpiredParts(db, toDayNumber('2023-01-01'))).toBe(0)
      expect((await contents(db)).states).toHaveLength(1)
      expect(await deleteExpiredParts(db, toDayNumber('2026-01-01'))).toBe(3)
      expect(await contents(db)).toMatchObject({ buildings: [], states: [] })
    })
  })
})
