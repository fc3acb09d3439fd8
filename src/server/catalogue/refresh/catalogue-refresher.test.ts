import fc from 'fast-check'
import sql from 'sql-template-tag'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { testEngine } from '#test/support/database.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { setUpRefresh, type RefreshSetup } from '#test/support/refresh-setup.ts'
import { countWorkingTime } from './catalogue-age.ts'
import { createScheduleMoments } from './catalogue-refresher.ts'

const minute = 60_000
const hour = 60 * minute
/** On working days at 6:30 in Brasília. */
const schedule = '30 6 * * 1-5'

describe('the moments of a schedule', () => {
  const { last, next } = createScheduleMoments(schedule)
  it.each([
    ['a second before', '2026-11-23T09:29:59Z', '2026-11-20T09:30:00Z', '2026-11-23T09:30:00Z'],
    ['at the moment', '2026-11-23T09:30:00Z', '2026-11-23T09:30:00Z', '2026-11-24T09:30:00Z'],
    ['after it', '2026-11-23T09:30:01Z', '2026-11-23T09:30:00Z', '2026-11-24T09:30:00Z'],
    ['on a Sunday', '2026-11-22T12:00:00Z', '2026-11-20T09:30:00Z', '2026-11-23T09:30:00Z'],
  ])('are in Brasília’s time, %s', (_, at, before, after) => {
    expect([last(new Date(at)), next(new Date(at))]).toEqual([new Date(before), new Date(after)])
  })

  it('do not exist without a schedule, or with one that never occurs', () => {
    for (const never of [null, '0 0 30 2 *']) {
      const none = createScheduleMoments(never)
      expect([none.last(new Date()), none.next(new Date())]).toEqual([null, null])
    }
  })
})

describe('working time', () => {
  it.each([
    ['within a day', '2026-11-23T12:00:00Z', '2026-11-23T15:00:00Z', 3],
    ['over a weekend', '2026-11-20T15:00:00Z', '2026-11-23T15:00:00Z', 24],
    ['on a Sunday of Brasília', '2026-11-22T03:00:00Z', '2026-11-23T03:00:00Z', 0],
    ['backwards', '2026-11-23T15:00:00Z', '2026-11-23T12:00:00Z', 0],
  ])('counts hours from Monday to Friday: %s', (_, from, to, hours) => {
    expect(countWorkingTime(Date.parse(from), Date.parse(to))).toBe(hours * hour)
  })

  it('is additive', () => {
    const at = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-02-01') })
    fc.assert(
      fc.property(fc.tuple(at, at, at), all => {
        const [a, b, c] = all.toSorted((x, y) => x - y) as [number, number, number]
        expect(countWorkingTime(a, b) + countWorkingTime(b, c)).toBe(countWorkingTime(a, c))
      }),
    )
  })
})

describe('the scheduled refresh', () => {
  const engine = testEngine('postgres')
  let set: RefreshSetup
  let db: Database
  beforeAll(async () => {
    db = await engine.fresh()
  })
  afterEach(() => set.end())

  async function at(moment: string) {
    set = await setUpRefresh(db, moment)
    set.bank.offer('AC', listFile('2026-11-20', flatRows(2, { state: 'AC' })), { etag: '"1"' })
  }

  it('begins some minutes after its moment, once, and again the next day', async () => {
    await at('2026-11-23T09:00:00Z')
    await db.query(sql`
      insert into refreshes (trigger, status, areas, started_at, finished_at)
      select 'schedule', 'done', array_agg(n::text), '2026-11-20T09:30:00Z', '2026-11-20T09:40:00Z'
      from generate_series(1, 27) n`)
    const refresher = set.start({ schedule })
    await set.time.pass(34 * minute)
    expect(set.bank.asked).toHaveLength(0)
    expect((await refresher.state()).nextAt).toBe('2026-11-23T09:35:00.000Z')
    await set.time.pass(10 * minute)
    expect(set.bank.asked).toHaveLength(27)
    const { current, nextAt } = await refresher.state()
    expect(current).toMatchObject({ trigger: 'schedule', status: 'done', imported: 1, failed: 26 })
    expect(nextAt).toBe('2026-11-24T09:30:00.000Z')
    await set.time.pass(23 * hour)
    expect(set.bank.asked).toHaveLength(27)
    await set.time.pass(hour)
    expect(set.bank.asked).toHaveLength(54)
    expect((await refresher.state()).current).toMatchObject({ imported: 0, unchanged: 1 })
  })

  it('makes up for a missed moment', async () => {
    await at('2026-11-22T12:00:00Z')
    set.start({ schedule })
    await set.time.pass(10 * minute)
    expect(set.bank.asked).toHaveLength(27)
    await set.time.pass(hour)
    expect(set.bank.asked).toHaveLength(27)
  })

  it('does nothing without a schedule', async () => {
    await at('2026-11-22T12:00:00Z')
    const refresher = set.start()
    await set.time.pass(100 * hour)
    expect(set.bank.asked).toHaveLength(0)
    expect(set.reportedTroubles).toEqual([])
    expect(await refresher.state()).toMatchObject({ schedule: null, nextAt: null, current: null })
  })

  it('notifies the operator that the catalogue is old after two working days, and when that is over', async () => {
    await at('2026-11-20T09:30:00Z')
    set.bank.behave(() => 'challenge')
    const refresher = set.start({ schedule: '30 6 1 1 *' })
    await refresher.begin(['AC'])
    await set.time.pass(95 * hour)
    expect(set.reportedTroubles.filter(({ key }) => key === 'catalogue:old')).toEqual([])
    await set.time.pass(2 * hour)
    expect(set.reportedTroubles.filter(({ key }) => key === 'catalogue:old')).toMatchObject([
      { detail: expect.stringContaining('20 nov. 2026, 06h3') },
    ])
    set.bank.behave(() => 'list')
    set.over.length = 0
    await refresher.begin(['AC'])
    await set.time.pass(5 * minute)
    expect(set.over).toContain('catalogue:old')
  })
})
