import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { anyEngine } from '#test/support/database.ts'
import type { ListAnswer } from '#test/support/list-bank.ts'
import {
  fillCatalogue,
  readWholeCatalogue,
  type RefreshSetup,
  setUpRefresh,
} from '#test/support/refresh-setup.ts'

const minute = 60_000
const hour = 60 * minute

anyEngine(engine => {
  describe('a bank that refuses the refresh', () => {
    let db: Database
    let set: RefreshSetup
    beforeAll(async () => {
      db = await engine.fresh()
    })
    afterEach(() => set.end())

    const areas = () => set.bank.asked.map(({ area }) => area)

    async function filled() {
      set = await setUpRefresh(db)
      const before = await fillCatalogue(set)
      const refresher = set.start()
      await set.time.rests()
      return { refresher, before }
    }

    it.each<[string, ListAnswer, RegExp]>([
      ['the page that wants a captcha', 'challenge', /captcha/],
      ['the way to that page', 'sent to the challenge', /captcha/],
      ['403', { status: 403 }, /403/],
      ['429', { status: 429 }, /429/],
    ])('with %s gets no request for half an hour at once', async (_, answer, reason) => {
      const { refresher, before } = await filled()
      set.bank.behave(() => answer)
      await refresher.begin()
      await set.time.pass(28 * minute)
      expect(set.bank.asked).toHaveLength(2)
      expect((await refresher.state()).current).toMatchObject({
        status: 'waiting',
        settled: 0,
        problem: expect.stringMatching(reason),
        nextAttemptAt: '2026-11-23T12:31:00.000Z',
      })
      expect(set.reportedTroubles).toEqual([
        {
          key: 'refresh:blocked',
          title: 'O site da Caixa não está deixando baixar as listas',
          detail: expect.stringMatching(/Tenta de novo em 23 nov\. 2026, 09h31\./),
        },
      ])
      expect(await readWholeCatalogue(db)).toEqual(before)
    })

    it('gets no requests for longer each time, and finally none until the next scheduled round', async () => {
      const { refresher, before } = await filled()
      set.bank.behave(() => 'challenge')
      await refresher.begin()
      for (const [wait, asked] of [
        [31 * minute, 3],
        [118 * minute, 3],
        [2 * minute, 4],
        [358 * minute, 4],
        [2 * minute, 5],
        [24 * hour, 5],
      ] as const) {
        await set.time.pass(wait)
        expect([wait, set.bank.asked.length]).toEqual([wait, asked])
      }
      expect((await refresher.state()).current).toMatchObject({ status: 'failed', nextAttemptAt: null })
      expect(set.reportedTroubles.at(-1)?.detail).toMatch(/até a próxima data da agenda/)
      expect(await readWholeCatalogue(db)).toEqual(before)
    })

    it('gets the remaining requests when it answers again', async () => {
      const { refresher } = await filled()
      set.bank.behave((_, times) => (times === 3 ? 'challenge' : 'list'))
      await refresher.begin(['AL', 'AC'])
      await set.time.pass(minute)
      expect((await refresher.state()).current).toMatchObject({ status: 'waiting', settled: 1 })
      await set.time.pass(hour)
      expect(areas()).toEqual(['AC', 'AL', 'AC', 'AC'])
      expect((await refresher.state()).current).toMatchObject({ status: 'done', imported: 2, problem: null })
      expect(set.over).toContain('refresh:blocked')
    })

    it('is asked again when it says, in seconds or by a date', async () => {
      const { refresher } = await filled()
      const date = 'Mon, 23 Nov 2026 12:00:00 GMT'
      const until = 'Mon, 23 Nov 2026 18:00:00 GMT'
      set.bank.behave((_, times) =>
        times === 2
          ? { status: 429, headers: { 'retry-after': '7200' } }
          : times === 3
            ? { status: 503, headers: { date, 'retry-after': until } }
            : 'list',
      )
      await refresher.begin(['AC'])
      for (const [wait, asked] of [
        [119 * minute, 2],
        [2 * minute, 3],
        [357 * minute, 3],
        [2 * minute, 4],
      ] as const) {
        await set.time.pass(wait)
        expect(set.bank.asked).toHaveLength(asked)
      }
      expect((await refresher.state()).current).toMatchObject({ status: 'done', imported: 1 })
    })

    it('that answers for no list gets no more requests after three, and these are requested again', async () => {
      const { refresher } = await filled()
      set.bank.behave(() => ({ status: 500 }))
      await refresher.begin(['AC', 'AL', 'AP', 'AM', 'BA'])
      await set.time.pass(2 * minute)
      expect(new Set(areas().slice(1))).toEqual(new Set(['AL', 'AP', 'AM']))
      expect(set.bank.asked).toHaveLength(1 + 3 * 4)
      expect((await refresher.state()).current).toMatchObject({ status: 'waiting', settled: 0, failed: 0 })
      expect(set.reportedTroubles[0]).toMatchObject({
        key: 'refresh:blocked',
        title: expect.stringContaining('respondendo'),
      })
      set.bank.behave(() => 'list')
      await set.time.pass(hour)
      expect((await refresher.state()).current).toMatchObject({
        status: 'done',
        settled: 5,
        imported: 2,
        failed: 3,
      })
    })
  })
})
