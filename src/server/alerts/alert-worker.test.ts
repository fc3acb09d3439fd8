import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { findListingPage } from '#domain/search/index/search-listings.ts'
import { writeSavedFilters } from '#domain/search/saved-filters.ts'
import { createAlertWorld } from '#test/support/alert-world.ts'
import { seedCatalogue } from '#test/support/catalogue.ts'
import { anyEngine, postgresDatabase } from '#test/support/database.ts'
import { daysAfterStart, flatRow } from '#test/support/news-reader.ts'
import { caseTime } from '#test/support/case-listings.ts'
import { arbitraryCriteria } from '#test/support/generated-criteria.ts'
import { someListings } from '#test/support/generated-listings.ts'
import { loadCatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database, SqlStatement } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { startAlertWorker } from './alert-worker.ts'

type World = ReturnType<typeof createAlertWorld>

/** Fails at the nth statement that writes notifications, before or after it ran. */
function failing(db: Database, nth: number, when: 'before' | 'after'): Database {
  let insertions = 0
  return {
    ...db,
    async query<Row extends object>(statement: SqlStatement): Promise<Row[]> {
      const fails = statement.text.includes('into told_notices') && ++insertions === nth
      if (fails && when === 'before') throw new Error('killed')
      const rows = await db.query<Row>(statement)
      if (fails) throw new Error('killed')
      return rows
    },
  }
}

/** Saves more searches for an account than are notified in one transaction. */
const saveMany = (db: Database, userId: string, many: number, at: Date) =>
  db.query(sql`
    insert into saved_searches (id, user_id, name, filters, alerts, created_at, updated_at)
    select gen_random_uuid(), ${userId}, 'Busca ' || n, '{}', true, ${at}::timestamptz, ${at}::timestamptz
    from generate_series(1, ${many}::integer) n`)

/** Counts how often each key was notified, and the notifications. */
async function storedOf(db: Database): Promise<{ keys: number; notifications: number; titles: number }> {
  const [row] = await db.query<{ keys: number; notifications: number; titles: number }>(sql`
    select (select count(*) from told_notices) as keys, count(*) as notifications, count(distinct title) as titles
    from notifications`)
  return row ?? { keys: 0, notifications: 0, titles: 0 }
}

anyEngine(engine => {
  let db: Database
  let world: World
  let maria: string

  beforeAll(async () => {
    db = await engine.fresh()
    world = createAlertWorld(db)
    maria = (await world.on.person({ premiumUntil: daysAfterStart(1000) })).id
  })
  beforeEach(() => world.reset())

  it('notifies a search of the new listings that searching would find', async () => {
    world.until(caseTime)
    const listings = someListings(60, 20261122)
    await seedCatalogue(db, listings)
    await db.query(sql`
      with entry as (
        insert into imports (status, source, file, list_date, started_at, finished_at)
        values ('done', 'caixa', 'x.csv', '2026-01-08', ${caseTime}, ${caseTime}) returning id)
      insert into listing_history (listing_id, import_id, kind, list_date, at, price, evaluation, modality, financing)
      select l.id, entry.id, 'new', l.list_date, l.changed_at, l.price, l.evaluation, l.modality, l.financing
      from listings l, entry where l.id % 3 <> 0`)
    const index = (await loadCatalogueIndex(db)).current().listings
    const criterias = fc.sample(arbitraryCriteria, { numRuns: 80, seed: 7 }).slice(-40)
    const expected = new Map<string, { total: number; listings: number[] }>()
    for (const [at, criteria] of criterias.entries()) {
      const name = `Busca ${at}`
      await world.search(maria, name, { ...writeSavedFilters(criteria) })
      const page = { page: 0, limit: 1000 }
      const { positions } = findListingPage(index, { ...criteria, sort: '-discount' }, page, caseTime)
      const found = positions.map(position => index.columns.id[position]!).filter(id => id % 3 !== 0)
      if (found.length > 0) expected.set(name, { total: found.length, listings: found.slice(0, 10) })
    }
    await world.runWorker()
    const notifications = await world.notifications()
    expect(
      Object.fromEntries(
        notifications.map(({ title, total, listings: ids }) => [named(title), { total, listings: ids }]),
      ),
    ).toEqual(Object.fromEntries(expected))
    expect(expected.size).toBeGreaterThan(10)
    expect(expected.size).toBeLessThan(criterias.length)
  })
  const named = (title: string) => /“(.+)”/.exec(title)?.[1] ?? ''

  describe('the alert worker when killed', () => {
    const cases = [1, 2, 3].flatMap(nth => (['before', 'after'] as const).map(when => [nth, when] as const))

    it.each(cases)(
      'at its batch %i, %s it was written, resumes and notifies of everything once',
      async (nth, when) => {
        await saveMany(db, maria, 230, world.now())
        await world.list(flatRow(1))
        const onNotified = vi.fn<() => void>()
        await world.runWorker({ onNotified }, failing(db, nth, when))
        expect(onNotified).toHaveBeenCalledTimes(nth > 1 ? 1 : 0)
        expect((await storedOf(db)).notifications).toBeLessThan(when === 'before' || nth < 3 ? 230 : 231)
        expect(await db.query(sql`select 1 from imports where alerted_at is null`)).toHaveLength(1)
        await world.runWorker({ onNotified })
        expect(await storedOf(db)).toEqual({ keys: 230, notifications: 230, titles: 230 })
        expect(await db.query(sql`select 1 from imports where alerted_at is null`)).toEqual([])
        await world.runWorker()
        expect((await storedOf(db)).notifications).toBe(230)
      },
    )
  })

  it('stops between two batches and resumes the next time', async () => {
    await saveMany(db, maria, 230, world.now())
    await world.list(flatRow(1))
    const stops: Promise<void>[] = []
    const stopping: Database = {
      ...db,
      async query<Row extends object>(statement: SqlStatement): Promise<Row[]> {
        const rows = await db.query<Row>(statement)
        if (statement.text.includes('into told_notices')) stops.push(alerts.stop())
        return rows
      },
    }
    const error = vi.fn<() => void>()
    const log = pino({ level: 'error' }, { write: error })
    const alerts = startAlertWorker(stopping, { ...world.alerting, log })
    await alerts.settled()
    await Promise.all(stops)
    expect((await storedOf(db)).notifications).toBe(100)
    expect(error).not.toHaveBeenCalled()
    alerts.kick()
    await alerts.settled()
    expect((await storedOf(db)).notifications).toBe(100)
    await world.runWorker()
    expect(await storedOf(db)).toEqual({ keys: 230, notifications: 230, titles: 230 })
  })

  it('reports that a notification was sent, and reports nothing when none was', async () => {
    await world.search(maria, 'Tudo')
    const onNotified = vi.fn<() => void>()
    await world.runWorker({ onNotified })
    expect(onNotified).not.toHaveBeenCalled()
    await world.list(flatRow(1))
    await world.runWorker({ onNotified })
    expect(onNotified).toHaveBeenCalledTimes(1)
  })

  it('runs when kicked, also from within a transaction, and at intervals', async () => {
    const alerts = startAlertWorker(db, world.alerting)
    await alerts.settled()
    await world.search(maria, 'Tudo')
    await world.list(flatRow(1))
    await db.transaction(async tx => {
      await tx.query(sql`select 1`)
      alerts.kick()
    })
    await alerts.settled()
    expect(await world.notifications()).toHaveLength(1)
    await alerts.stop()
    const often = startAlertWorker(db, { ...world.alerting, every: 10 })
    await world.list(flatRow(1), flatRow(2))
    await eventually(async () => expect(await world.notifications()).toHaveLength(2))
    await often.stop()
  })

  it('continues when the database fails, and one kind of alert does not wait for another', async () => {
    await world.search(maria, 'Tudo')
    await world.list(flatRow(1))
    const error = vi.fn<() => void>()
    const log = pino({ level: 'error' }, { write: error })
    const away: Database = {
      ...db,
      async query<Row extends object>(statement: SqlStatement): Promise<Row[]> {
        if (statement.text.includes('first_auction_at')) throw new Error('away')
        return db.query<Row>(statement)
      },
      exclusively: (job, work) => db.exclusively(job, work),
    }
    await world.runWorker({ log }, away)
    expect(error.mock.calls.flat().join('')).toContain('auctions')
    await world.runWorker({ log }, { ...db, exclusively: () => Promise.reject(new Error('no lock')) })
    await world.runWorker()
    expect(await world.notifications()).toHaveLength(1)
  })
})

describe('two processes on one PostgreSQL', () => {
  let drop: () => Promise<void>
  let both: [Database, Database]
  beforeAll(async () => {
    const { url, drop: dropped } = await postgresDatabase('migrated')
    drop = dropped
    both = [await openDatabase({ url, folder: '' }), await openDatabase({ url, folder: '' })]
  })
  afterAll(async () => {
    for (const db of both) await db.close()
    await drop()
  })

  it.each([
    ['notify once of each change, by the lock', (db: Database): Database => db],
    // Simulates a lost connection of the lock.
    [
      'notify once of each change, even without the lock',
      (db: Database): Database => ({ ...db, exclusively: (_, work) => work(new AbortController().signal) }),
    ],
  ])('%s', async (_, wrap) => {
    const world = createAlertWorld(both[0])
    await world.reset()
    const { id } = await world.on.person({
      premiumUntil: daysAfterStart(1000),
      email: `${randomUUID()}@exemplo.com.br`,
    })
    await saveMany(both[0], id, 230, world.now())
    await world.list(flatRow(1))
    await Promise.all(both.map(db => world.runWorker({}, wrap(db))))
    expect(await storedOf(both[0])).toEqual({ keys: 230, notifications: 230, titles: 230 })
  })
})
