import { afterAll, beforeAll, expect, it } from 'vitest'
import { postgresDatabase } from '#test/support/database.ts'
import { passingTime } from '#test/support/passing-time.ts'
import { interval, number, offering, readingPages } from '#test/support/reading-pages.ts'
import type { Database } from '../../database/database.ts'
import { openPostgres } from '../../database/postgres.ts'

let [one, other]: Database[] = []
let drop: () => Promise<void>
beforeAll(async () => {
  const made = await postgresDatabase('migrated')
  drop = made.drop
  one = await openPostgres(made.url, () => undefined)
  other = await openPostgres(made.url, () => undefined)
})
afterAll(async () => {
  await one?.close()
  await other?.close()
  await drop()
})

it('two servers ask for no page twice, nor oftener than one would', async () => {
  if (!one || !other) throw new Error('no database')
  await offering(
    one,
    Array.from({ length: 50 }, (_, at) => ({ id: number(at + 1) })),
  )
  // Neither rests: who finds the other at work looks again at once.
  const run = await readingPages(one, undefined, { time: passingTime(undefined, 3_600_000) })
  const stopOther = run.begin(other)
  await run.bank.askedTimes(50)
  await stopOther()
  await run.end()
  expect(new Set(run.numbers()).size).toBe(50)
  expect(run.bank.asked).toHaveLength(50)
  expect(run.bank.atOnce()).toBe(1)
  const gaps = run.bank.asked.slice(1).map(({ at }, n) => at - (run.bank.asked[n]?.at ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(interval)
})
