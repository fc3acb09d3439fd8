import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { postgresDatabase } from '#test/support/database.ts'
import { createAdvancingClock } from '#test/support/advancing-clock.ts'
import {
  pageIntervalMs,
  propertyNumber,
  offerListings,
  readingPages,
} from '#test/support/page-worker-setup.ts'
import type { Database } from '../../database/database.ts'
import { openPostgres } from '../../database/postgres.ts'

let [one, other]: Database[] = []
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await postgresDatabase('migrated')
  drop = database.drop
  one = await openPostgres(database.url, () => undefined)
  other = await openPostgres(database.url, () => undefined)
})
afterAll(async () => {
  await one?.close()
  await other?.close()
  await drop()
})

it('two servers request no page twice, nor more often than one would', async () => {
  if (!one || !other) throw new Error('no database')
  await offerListings(
    one,
    Array.from({ length: 50 }, (_, at) => ({ id: propertyNumber(at + 1) })),
  )
  // The clock advances during a request: what counts is when each began.
  await one.query(sql`create table begun (n bigint generated always as identity, at timestamptz)`)
  await one.query(sql`
    create function remember() returns trigger language plpgsql as
      'begin insert into begun (at) values (new.asked_at); return null; end'`)
  await one.query(sql`
    create trigger remembered after update of asked_at on page_site for each row execute function remember()`)
  // Neither sleeps: a server that finds the other at work checks again at once.
  const run = await readingPages(one, undefined, { time: createAdvancingClock(undefined, 3_600_000) })
  const stopOther = run.begin(other)
  await run.bank.askedTimes(50)
  await eventually(async () => {
    expect(await one?.query(sql`select from listing_pages`)).toHaveLength(50)
  })
  await stopOther()
  await run.end()
  expect(new Set(run.numbers()).size).toBe(50)
  expect(run.bank.asked).toHaveLength(50)
  expect(run.bank.atOnce()).toBe(1)
  const begun = await one.query<{ at: Date }>(sql`select at from begun order by n`)
  expect(begun).toHaveLength(50)
  const gaps = begun.slice(1).map(({ at }, n) => at.getTime() - (begun[n]?.at.getTime() ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(pageIntervalMs)
})
