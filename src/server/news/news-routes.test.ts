import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import sql from 'sql-template-tag'
import { notificationCalls } from '#contract/notification-calls.ts'
import { anyEngine } from '#test/support/database.ts'
import {
  daysAfterStart,
  flatRow,
  minutesAfterStart,
  newsReader,
  newsStart,
} from '#test/support/news-reader.ts'
import type { Database } from '../database/database.ts'

anyEngine(engine => {
  let db: Database
  let reader: Awaited<ReturnType<typeof newsReader>>

  beforeAll(async () => {
    db = await engine.fresh()
    reader = await newsReader(db)
  })
  beforeEach(() => reader.reset())

  describe('the last visit', () => {
    it('ends after 30 minutes without requests', async () => {
      const { news, until } = reader
      const asked: [Date, Date | null][] = [
        [minutesAfterStart(0), null],
        [minutesAfterStart(29), null],
        [minutesAfterStart(59), null],
        [minutesAfterStart(89.1), minutesAfterStart(59)],
        [minutesAfterStart(100), minutesAfterStart(59)],
        [minutesAfterStart(130), minutesAfterStart(59)],
        [daysAfterStart(7), minutesAfterStart(130)],
        [daysAfterStart(7), minutesAfterStart(130)],
        [daysAfterStart(30), daysAfterStart(7)],
      ]
      for (const [time, since] of asked) {
        until(time)
        expect((await news()).since, time.toISOString()).toBe(since?.toISOString() ?? null)
      }
    })

    it('is the same for many concurrent tabs', async () => {
      const { news, until } = reader
      await news()
      until(daysAfterStart(1))
      const answers = await Promise.all(Array.from({ length: 20 }, news))
      expect(new Set(answers.map(answer => answer.since))).toEqual(new Set([newsStart.toISOString()]))
    })

    it('does not go back when a clock does', async () => {
      const { news, until } = reader
      for (const time of [minutesAfterStart(100), minutesAfterStart(0), minutesAfterStart(125)]) {
        until(time)
        expect((await news()).since).toBeNull()
      }
    })
  })

  it('is stored at the first visit, and nothing else is', async () => {
    const { news, favorite, search, until, list } = reader
    await list(flatRow(1))
    await favorite(1)
    await search('Tudo', {})
    until(daysAfterStart(1))
    await list(flatRow(1, 90_000), flatRow(2))
    expect(await news()).toEqual({
      since: null,
      newListings: 0,
      favorites: [],
      searches: [],
      totals: { favorites: 1, searches: 1 },
    })
  })

  describe('the news about listings', () => {
    it('counts those that have entered since and are still offered', async () => {
      const { news, until, list } = reader
      await list(flatRow(1))
      await news()
      until(daysAfterStart(1))
      await list(flatRow(1), flatRow(2), flatRow(3))
      until(daysAfterStart(2))
      await list(flatRow(1), flatRow(3), flatRow(4))
      until(daysAfterStart(3))
      expect((await news()).newListings).toBe(2)
      until(daysAfterStart(4))
      expect((await news()).newListings).toBe(0)
    })

    it('counts those of an import that was still running at the last request', async () => {
      const { news, until, favorite, search, list } = reader
      await list(flatRow(1))
      await favorite(1)
      await search('Tudo', {})
      until(minutesAfterStart(60))
      await list(flatRow(1, 90_000), flatRow(2))
      await db.query(
        sql`update imports set finished_at = ${minutesAfterStart(62)} where started_at = ${minutesAfterStart(60)}`,
      )
      until(minutesAfterStart(61))
      await news()
      until(daysAfterStart(1))
      expect(await news()).toMatchObject({
        newListings: 1,
        favorites: [{ propertyId: '1', kind: 'cheaper', priceBefore: 100_000 }],
        searches: [{ newListings: 1 }],
      })
    })
  })

  describe('the news about saved searches', () => {
    it('lists searches that new listings match, with their number', async () => {
      const { news, search, until, list } = reader
      await list(flatRow(1))
      await search('Sem nada', { city: 'Santos' })
      const cheap = await search('Barato', { maxPrice: 100_000 })
      await search('Casas', { category: 'casa' })
      const everything = await search('Tudo', {})
      await search('Com data', { hasAuctionDate: true })
      await news()
      until(daysAfterStart(1))
      await list(
        flatRow(1),
        flatRow(2, 100_000),
        flatRow(3, 100_000.01),
        flatRow(4, 250_000, { state: 'RJ', city: 'NITERÓI' }),
      )
      until(daysAfterStart(2))
      const { searches, totals } = await news()
      expect([...searches].sort((a, b) => b.newListings - a.newListings)).toEqual([
        { id: everything.id, name: 'Tudo', newListings: 3 },
        { id: cheap.id, name: 'Barato', newListings: 1 },
      ])
      expect(totals.searches).toBe(5)
    })

    it('covers the fifty newest searches, and only the account’s own', async () => {
      const { news, on, search, until, list } = reader
      await list(flatRow(1))
      for (let at = 0; at < 51; at++) {
        until(new Date(newsStart.getTime() + at))
        await search(String(at), { text: 'campinas', state: 'SP' })
      }
      await search('Alheia', {}, (await on.person()).id)
      await search('Última', { city: "d'oeste'; --" })
      await search('Penúltima', { state: ['SP', 'RJ'], city: ['campinas', 'x'], sort: 'price' })
      await news()
      until(daysAfterStart(1))
      await list(flatRow(1), flatRow(2))
      until(daysAfterStart(2))
      const names = (await news()).searches.map(({ name }) => name)
      expect(names).toContain('Penúltima')
      expect(names).toContain('50')
      expect(names).toContain('3')
      expect(names).not.toContain('2')
      expect(names).not.toContain('Última')
      expect(names).not.toContain('Alheia')
    })
  })

  it('news require a session and a plan that runs', async () => {
    const { asker, on } = reader
    const refused = async (cookie?: string) =>
      (await asker.refusal(notificationCalls.news, { ...(cookie && { cookie }) })).code
    expect(await refused()).toBe('no_session')
    const cookieOf = async (...person: Parameters<typeof on.person>) =>
      on.cookieOf(await on.person(...person))
    expect(await refused(await cookieOf({ status: 'suspended' }))).toBe('plan_suspended')
    expect(await refused(await cookieOf({ premiumUntil: newsStart }))).toBe('access_expired')
    expect(await refused(await cookieOf({ mustChangePassword: true }))).toBe('password_change_required')
  })
})
