import sql from 'sql-template-tag'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import { states } from '#domain/states.ts'
import type { Database } from '#server/database/database.ts'
import { anyEngine } from '#test/support/database.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { createManualClock } from '#test/support/manual-clock.ts'
import { setUpRefresh, type RefreshSetup } from '#test/support/refresh-setup.ts'

/** Longer than any round in these tests. */
const aWhile = 120_000
/** Creates flats of a state, numbered from the state's own thousand. */
const listOf = (uf: string, count = 3, date = '2026-11-20') =>
  listFile(
    date,
    flatRows(count, { state: uf as 'SP' }, states.findIndex(state => state.uf === uf) * 1000 + 1),
  )

anyEngine(engine => {
  describe('a refresh round', () => {
    let db: Database
    let set: RefreshSetup
    beforeAll(async () => {
      db = await engine.fresh()
    })
    afterEach(() => set.end())

    const offered = () =>
      db.query(sql`select state, count(*) as count from listings_offered group by state order by 1`)
    const areas = () => set.bank.asked.map(({ area }) => area)

    it('requests the 27 lists in order, at most one every two seconds, and imports them', async () => {
      set = await setUpRefresh(db)
      for (const { uf } of states) set.bank.offer(uf, listOf(uf, 1))
      const refresher = set.start()
      await set.time.rests()
      expect(set.bank.asked).toEqual([])
      await refresher.begin()
      await set.time.pass(aWhile)
      expect(areas()).toEqual(states.map(({ uf }) => uf))
      expect(set.time.pauses.filter(pause => pause < 60_000)).toEqual(Array.from({ length: 26 }, () => 3_500))
      expect(await offered()).toHaveLength(27)
      expect(set.imports).toBe(27)
      const state = await refresher.state()
      expect(state.current).toMatchObject({
        trigger: 'operator',
        status: 'done',
        total: 27,
        settled: 27,
        imported: 27,
        failed: 0,
        problem: null,
      })
      expect(state.areas[24]).toEqual({
        area: 'SP',
        listDate: '2026-11-20',
        checkedAt: expect.stringContaining('2026-11-23T12:01'),
        importedAt: expect.stringContaining('2026-11-23T12:01'),
        problem: null,
      })
      expect(set.bank.asked[0]?.headers['user-agent']).toMatch(/^Arremate/)
      expect(set.reportedTroubles).toEqual([])
    })

    it('imports no list that it has: by the tag, by the date, or by the bytes of a list without either', async () => {
      set = await setUpRefresh(db)
      set.bank.offer('AC', listOf('AC'), { etag: '"friday"', lastModified: 'Fri, 20 Nov 2026 09:00:00 GMT' })
      set.bank.offer('AL', listOf('AL'), { lastModified: 'Fri, 20 Nov 2026 09:00:00 GMT' })
      set.bank.offer('AP', listOf('AP'))
      const refresher = set.start()
      for (const current of [{ imported: 3 }, { imported: 0, unchanged: 3, status: 'done' }]) {
        await refresher.begin(['AC', 'AL', 'AP'])
        await set.time.pass(aWhile)
        expect((await refresher.state()).current).toMatchObject(current)
      }
      expect(set.bank.statuses).toEqual([200, 200, 200, 304, 304, 200])
      expect(set.imports).toBe(3)
      expect(await db.query(sql`select 1 from imports`)).toHaveLength(3)

      set.bank.offer('AC', listOf('AC', 4, '2026-11-23'), { etag: '"monday"' })
      await refresher.begin(['AC'])
      await set.time.pass(aWhile)
      expect(await offered()).toContainEqual({ state: 'AC', count: 4 })
      expect(set.bank.asked.at(-1)?.headers['if-none-match']).toBe('"friday"')
    })

    it('treats the same list under another tag as unchanged, and sends the new tag the next time', async () => {
      set = await setUpRefresh(db)
      const refresher = set.start()
      for (const etag of ['"one"', '"two"', '"two"']) {
        set.bank.offer('AC', listOf('AC'), { etag })
        await refresher.begin(['AC'])
        await set.time.pass(aWhile)
      }
      expect(set.bank.asked.map(({ headers }) => headers['if-none-match'])).toEqual([
        undefined,
        '"one"',
        '"two"',
      ])
      expect(set.bank.statuses).toEqual([200, 200, 304])
      expect(set.imports).toBe(1)
    })

    it('requests the whole list again when somebody has imported one by hand since', async () => {
      set = await setUpRefresh(db)
      set.bank.offer('AC', listOf('AC'), { etag: '"friday"' })
      const refresher = set.start()
      await refresher.begin(['AC'])
      await set.time.pass(aWhile)
      await db.query(sql`
        insert into imports (status, source, file, states, started_at)
        values ('done', 'caixa', 'lista.csv', '{AC}', ${set.time.now()})`)
      await refresher.begin(['AC'])
      await set.time.pass(aWhile)
      expect(set.bank.statuses).toEqual([200, 200])
      expect((await refresher.state()).current).toMatchObject({ imported: 1 })
    })

    it('begins with the list not requested for the longest', async () => {
      set = await setUpRefresh(db)
      const refresher = set.start()
      await refresher.begin(['AC', 'AL'])
      await set.time.pass(aWhile)
      await refresher.begin(['SP', 'AC'])
      await set.time.pass(aWhile)
      await refresher.begin(['AC', 'SP', 'AL', 'AP'])
      await set.time.pass(aWhile)
      expect(areas()).toEqual(['AC', 'AL', 'SP', 'AC', 'AP', 'AL', 'SP', 'AC'])
    })

    it('waits for an import in progress', async () => {
      set = await setUpRefresh(db)
      set.bank.offer('AC', listOf('AC'))
      const refresher = set.start()
      await db.exclusively('catalogue', async () => {
        await refresher.begin(['AC'])
        await set.time.pass(10_000)
        expect(set.time.pauses.filter(pause => pause === 2_000).length).toBeGreaterThan(2)
      })
      await set.time.pass(aWhile)
      expect((await refresher.state()).current).toMatchObject({ status: 'done', imported: 1 })
      expect(set.bank.asked).toHaveLength(1)
    })

    it('continues with the remaining lists when a process ends in the middle, even within a list', async () => {
      set = await setUpRefresh(db)
      for (const uf of ['AC', 'AL', 'AP']) set.bank.offer(uf, listOf(uf))
      set.bank.behave((area, times) => (area === 'AL' && times === 2 ? 'stalls inside' : 'list'))
      const first = set.start()
      await first.begin(['AC', 'AL', 'AP'])
      void set.time.pass(aWhile)
      await set.bank.askedTimes(2)
      await first.stop()
      expect((await first.state()).current).toMatchObject({ status: 'running', settled: 1 })
      const second = set.start()
      await second.settled()
      await set.time.pass(aWhile)
      expect(areas()).toEqual(['AC', 'AL', 'AL', 'AP'])
      expect((await second.state()).current).toMatchObject({ status: 'done', settled: 3, imported: 3 })
    })

    it('runs once, however many processes there are and however often it is started', async () => {
      set = await setUpRefresh(db)
      for (const uf of ['AC', 'AL', 'AP']) set.bank.offer(uf, listOf(uf))
      // Each process has its own clock, because the idle one's would run ahead.
      const clocks = [createManualClock('2026-11-23T12:00:00Z'), createManualClock('2026-11-23T12:00:00Z')]
      const both = clocks.map(({ now, pause }) => set.start({ now, pause }))
      await Promise.all([...both, ...both].map(refresher => refresher.begin(['AC', 'AL', 'AP'])))
      for (const clock of clocks) void clock.pass(aWhile)
      await eventually(async () =>
        expect((await both[0]?.state())?.current).toMatchObject({ status: 'done', imported: 3 }),
      )
      expect(areas()).toEqual(['AC', 'AL', 'AP'])
      expect(await db.query(sql`select 1 from refreshes`)).toHaveLength(1)
    })

    it('ends when the operator says so, in any process, and does not resume', async () => {
      set = await setUpRefresh(db)
      for (const uf of ['AC', 'AL', 'AP']) set.bank.offer(uf, listOf(uf))
      const { now, pause } = createManualClock('2026-11-23T12:00:00Z')
      const [working, other] = [set.start(), set.start({ now, pause })]
      await working.begin(['AC', 'AL', 'AP'])
      await eventually(async () => expect((await other.state()).current).toMatchObject({ settled: 1 }))
      await other.cancel()
      // It has checked the ended round before the next one begins; otherwise it would take that one.
      await other.settled()
      await set.time.pass(aWhile)
      expect(areas()).toEqual(['AC'])
      expect((await working.state()).current).toMatchObject({ status: 'stopped', settled: 1 })
      await working.begin(['AL'])
      await set.time.pass(aWhile)
      expect(areas()).toEqual(['AC', 'AL'])
    })

    it('that is ended does not wait for a silent bank', async () => {
      set = await setUpRefresh(db)
      set.bank.behave(() => 'stalls')
      const refresher = set.start()
      await refresher.begin(['AC'])
      await set.bank.askedTimes(1)
      await refresher.cancel()
      await refresher.settled()
      expect((await refresher.state()).current).toMatchObject({ status: 'stopped', settled: 0 })
    })
  })
})
