import sql from 'sql-template-tag'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { testEngine } from '#test/support/database.ts'
import { propertyChallengePage, type PageAnswer, pageOf } from '#test/support/detail-bank.ts'
import { propertyNumber, offerListings, readingPages } from '#test/support/page-worker-setup.ts'
import type { Database } from '../../database/database.ts'

const minute = 60_000
const hour = 60 * minute
const engine = testEngine('embedded')
let db: Database
beforeAll(async () => {
  db = await engine.fresh()
})

async function reading(count: number, answer: Parameters<typeof readingPages>[1]) {
  await offerListings(
    db,
    Array.from({ length: count }, (_, at) => ({ id: propertyNumber(at + 1) })),
  )
  const run = await readingPages(db, answer)
  onTestFinished(run.end)
  return run
}
const problems = () =>
  db.query(sql`select listing_id - ${propertyNumber(0)}::bigint as n, attempts from page_readings order by 1`)

it('rests longer each time the site refuses, notifies the operator, and reports when it is over', async () => {
  const { bank, time, reportedTroubles, over, numbers } = await reading(2, (id, times) =>
    times <= 5 ? propertyChallengePage : pageOf(id),
  )
  const rests = []
  for (let n = 0; n < 5; n++) {
    rests.push((await time.rests()) / hour)
    time.endPause()
  }
  expect(rests).toEqual([0.5, 2, 6, 24, 24])
  await bank.askedTimes(7)
  await time.rests()
  expect(numbers()).toEqual([1, 1, 1, 1, 1, 1, 2])
  expect(reportedTroubles).toHaveLength(5)
  expect(reportedTroubles[0]).toEqual({
    key: 'pages:blocked',
    detail: expect.stringMatching(/captcha.*Nova tentativa em 30 min\./),
  })
  expect(over).toContain('pages:blocked')
  expect(await problems()).toEqual([])
})

it('rests also after a restart', async () => {
  const { bank, time, stop, begin } = await reading(1, () => ({ status: 403 }))
  await time.rests()
  await stop()
  time.pass(10 * minute)
  onTestFinished(begin())
  expect(await time.rests()).toBe(20 * minute)
  expect(bank.asked).toHaveLength(1)
})

it.each<[string, PageAnswer, number]>([
  ['longer than it would', { status: 429, headers: { 'retry-after': '7200' } }, 2 * hour],
  ['shorter: then it rests as it would', { status: 429, headers: { 'retry-after': '5' } }, hour / 2],
  ['a year: then a day', { status: 503, headers: { 'retry-after': '31536000' } }, 24 * hour],
])('rests as long as the site demands, %s', async (_, answer, rest) => {
  const { time } = await reading(1, () => answer)
  expect(await time.rests()).toBe(rest)
})

it('rests when the site is unreachable, then requests other pages first', async () => {
  const { time, reportedTroubles, numbers, bank } = await reading(6, (id, times) =>
    times <= 4 ? { status: 500 } : pageOf(id),
  )
  const rests = []
  for (let n = 0; n < 4; n++) {
    rests.push((await time.rests()) / minute)
    if (n === 3) expect(reportedTroubles.map(({ key }) => key)).toEqual(['pages:away'])
    else expect(reportedTroubles).toEqual([])
    time.endPause()
  }
  expect(rests).toEqual([1, 5, 30, 120])
  await bank.askedTimes(6)
  expect(numbers().slice(0, 5)).toEqual([1, 2, 3, 4, 1])
})

it('retries a page that makes the site fail in an hour, and reads the others meanwhile', async () => {
  const { time, numbers } = await reading(3, id =>
    id === propertyNumber(1) ? { does: 'break off' } : pageOf(id),
  )
  expect(await time.rests()).toBe(minute)
  time.endPause()
  await time.rests()
  expect(numbers()).toEqual([1, 2, 3])
  expect(await problems()).toEqual([{ n: 1, attempts: 1 }])
})

it('postpones a page of another property and continues', async () => {
  const { time, reportedTroubles, numbers } = await reading(3, id =>
    id === propertyNumber(1) ? pageOf(propertyNumber(9)) : pageOf(id),
  )
  await time.rests()
  expect(numbers()).toEqual([1, 2, 3])
  expect(reportedTroubles).toEqual([])
  expect(await problems()).toEqual([{ n: 1, attempts: 1 }])
  expect(await db.query(sql`select id from listing_pages order by id`)).toEqual([
    { id: Number(propertyNumber(2)) },
    { id: Number(propertyNumber(3)) },
  ])
})

it('takes five unreadable pages in a row for a change of the site, until one is readable', async () => {
  const { bank, time, reportedTroubles, over } = await reading(8, (id, times) =>
    times <= 6 ? '<html>Novo site</html>' : pageOf(id),
  )
  expect(await time.rests()).toBe(hour / 2)
  expect(bank.asked).toHaveLength(5)
  expect(reportedTroubles).toEqual([
    { key: 'pages:unreadable', detail: expect.stringMatching(/não é a página/) },
  ])
  time.endPause()
  expect(await time.rests()).toBe(2 * hour)
  expect(bank.asked).toHaveLength(6)
  time.endPause()
  await bank.askedTimes(8)
  await time.rests()
  expect(over).toContain('pages:unreadable')
})

it('does not do so for four with a readable page in between', async () => {
  const { time, reportedTroubles } = await reading(9, (id, times) =>
    times === 5 ? pageOf(id) : '<html>Novo site</html>',
  )
  await time.rests()
  expect(reportedTroubles).toEqual([])
})
