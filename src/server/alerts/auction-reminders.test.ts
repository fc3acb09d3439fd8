import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAlertWorld } from '#test/support/alert-world.ts'
import { anyEngine } from '#test/support/database.ts'
import { daysAfterStart, flatRow, newsStart } from '#test/support/news-reader.ts'
import type { BackgroundWorker } from '../background/worker.ts'
import { startAlertWorker } from './alert-worker.ts'
import type { Database } from '../database/database.ts'

const hour = 3_600_000
const minute = 60_000
const auction = { auctionType: 'Leilão SFI - Edital Único' }

anyEngine(engine => {
  let db: Database
  let world: ReturnType<typeof createAlertWorld>

  beforeAll(async () => {
    db = await engine.fresh()
    world = createAlertWorld(db)
  })
  beforeEach(async () => {
    await world.reset()
    await db.query(sql`delete from usuarios`)
  })

  /**
   * Runs at each of these moments in order; returns the moments at which a notification was sent, with the titles.
   */
  async function watch(moments: Iterable<number>): Promise<[number, string][]> {
    let alerts: BackgroundWorker | null = null
    const heard: [number, string][] = []
    let known = 0
    for (const moment of moments) {
      world.until(new Date(moment))
      alerts ??= startAlertWorker(db, world.alerting)
      alerts.kick()
      await alerts.settled()
      const notifications = await world.notifications()
      for (const { title } of notifications.slice(known)) heard.push([moment, title])
      known = notifications.length
    }
    await alerts?.stop()
    return heard
  }
  function* minutesFrom(from: number, to: number): Generator<number> {
    for (let moment = from; moment <= to; moment += minute) yield moment
  }
  const dated = (first: Date | null, second: Date | null = null, id = 1) =>
    db.query(sql`
      update listings set first_auction_at = ${first}::timestamptz, second_auction_at = ${second}::timestamptz
      where id = ${id}::bigint`)

  describe('an auction of a favorite', () => {
    const at = newsStart.getTime() + 3 * 24 * hour
    const where = 'Apartamento · Centro, Campinas, SP'
    let maria: string

    beforeEach(async () => {
      maria = (await world.on.person({ premiumUntil: daysAfterStart(1000) })).id
      await world.list(flatRow(1, 100_000, auction), flatRow(2, 100_000, auction))
      await world.favorite(maria, 1)
    })

    it('causes a reminder a day and an hour before, to the minute, once each', async () => {
      await dated(new Date(at))
      const moments = [
        ...minutesFrom(at - 24 * hour - 3 * minute, at - 24 * hour + 3 * minute),
        ...minutesFrom(at - hour - 3 * minute, at - hour + 3 * minute),
        ...minutesFrom(at - 2 * minute, at + 2 * minute),
      ]
      expect(await watch(moments)).toEqual([
        [at - 24 * hour, `1º leilão em 13/01 às 09h00 (Brasília): ${where}`],
        [at - hour, `1º leilão em 13/01 às 09h00 (Brasília): ${where}`],
      ])
      expect(await world.notifications()).toMatchObject([
        { type: 'auction', urgent: true, link: '/imovel/1', listings: [1], total: 1, mail: 'waiting' },
        { description: expect.stringContaining('em 13 jan. 2026, 09h00') as string },
      ])
    })

    it('causes a reminder on the day before and on the day where no hour is known, and none by the hour', async () => {
      const day = Date.parse('2026-01-13T00:00:00-03:00')
      await dated(new Date(day))
      const moments = [-25, -24, -15, -1, -0.5, 0, 9, 23, 23.99, 24].map(hours => day + hours * hour)
      expect(await watch(moments)).toEqual([
        [day - 24 * hour, `1º leilão amanhã, 13/01: ${where}`],
        [day, `1º leilão hoje, 13/01: ${where}`],
      ])
    })

    it('causes the reminder of a day also late on it', async () => {
      const day = Date.parse('2026-01-13T00:00:00-03:00')
      await dated(new Date(day))
      expect(await watch([day + 23.5 * hour, day + 24 * hour])).toEqual([
        [day + 23.5 * hour, `1º leilão hoje, 13/01: ${where}`],
      ])
    })

    it('causes none at the moment at which it begins', async () => {
      await dated(new Date(at))
      expect(await watch([at])).toEqual([])
    })

    it('causes one reminder when only the last hour is left', async () => {
      await dated(new Date(at))
      expect(await watch(minutesFrom(at - 25 * minute, at + minute))).toHaveLength(1)
    })

    it('causes a new reminder at its new date, and one for each of its two', async () => {
      await dated(new Date(at))
      await watch([at - 24 * hour])
      await dated(new Date(at + 24 * hour), new Date(at + 48 * hour))
      const moments = [at - hour, at, at + 23 * hour, at + 24 * hour, at + 47 * hour, at + 48 * hour]
      expect(await watch([at - 24 * hour, ...moments])).toEqual([
        [at - 24 * hour, `1º leilão em 13/01 às 09h00 (Brasília): ${where}`],
        [at, `1º leilão em 14/01 às 09h00 (Brasília): ${where}`],
        [at + 23 * hour, `1º leilão em 14/01 às 09h00 (Brasília): ${where}`],
        [at + 24 * hour, `2º leilão em 15/01 às 09h00 (Brasília): ${where}`],
        [at + 47 * hour, `2º leilão em 15/01 às 09h00 (Brasília): ${where}`],
      ])
    })

    it('causes no reminder for visitors, for accounts without a plan or with reminders off, nor for gone listings', async () => {
      const expired = await world.on.person({ premiumUntil: new Date(at - 10 * 24 * hour) })
      const suspended = await world.on.person({ premiumUntil: daysAfterStart(99), status: 'suspended' })
      const unwilling = await world.on.person({ premiumUntil: daysAfterStart(99) })
      await db.query(sql`update usuarios set preferencias = '{"auction":false}' where id = ${unwilling.id}`)
      for (const id of [expired.id, suspended.id, unwilling.id, 'visitante-0123456789abcdef'])
        await world.favorite(id, 1)
      await world.favorite(maria, 2)
      await world.list(flatRow(1, 100_000, auction))
      await dated(new Date(at), new Date(at))
      await dated(new Date(at), null, 2)
      await db.query(sql`update imports set alerted_at = ${newsStart}`)
      await watch([at - 2 * hour])
      expect((await world.notifications()).map(({ user_id, listings }) => [user_id, listings])).toEqual([
        [maria, [1]],
      ])
    })
  })

  describe('a plan without automatic renewal', () => {
    const ends = newsStart.getTime() + 20 * 24 * hour
    const moments = [8 * 24, 7 * 24, 25, 24, 1, 0, -1, -73].map(hours => ends - hours * hour)
    const person = (plan: 'annual' | 'monthly', changes: object = {}) =>
      world.on.person({ plan, premiumUntil: new Date(ends), ...changes })

    it.each([
      [
        'annual' as const,
        [
          [7 * 24, 'Seu acesso termina em 30/01 às 09h00 (Brasília)'],
          [24, 'Seu acesso termina em 30/01 às 09h00 (Brasília)'],
          [0, 'Seu acesso terminou'],
        ],
      ],
      [
        'monthly' as const,
        [
          [24, 'Seu acesso termina em 30/01 às 09h00 (Brasília)'],
          [0, 'Seu acesso terminou'],
        ],
      ],
    ])('(%s) causes a notification before its end and after it, once each', async (plan, notifications) => {
      const { id } = await person(plan)
      const heard = await watch(moments)
      expect(heard.map(([moment, title]) => [(ends - moment) / hour, title])).toEqual(notifications)
      expect((await world.notifications()).at(-1)).toMatchObject({
        user_id: id,
        type: 'system',
        urgent: true,
        link: '/profile',
        total: 0,
      })
    })

    it('causes new notifications when it was prolonged and ends again', async () => {
      const { id } = await person('monthly')
      await watch([ends - hour])
      await db.query(sql`update usuarios set premium_until = ${new Date(ends + 24 * hour)} where id = ${id}`)
      expect((await watch([ends - hour, ends, ends + 24 * hour])).map(([, title]) => title)).toEqual([
        'Seu acesso termina em 30/01 às 09h00 (Brasília)',
        'Seu acesso termina em 31/01 às 09h00 (Brasília)',
        'Seu acesso terminou',
      ])
    })

    it('causes none when it renews, is suspended, a demonstration’s, unwanted, or ended long ago', async () => {
      const [renewing, shown, unwilling] = await Promise.all([
        person('annual'),
        person('annual'),
        person('annual'),
      ])
      await person('annual', { status: 'suspended' })
      await db.query(sql`update usuarios set renova = true where id = ${renewing.id}`)
      await db.query(sql`update usuarios set demonstracao = true where id = ${shown.id}`)
      await db.query(sql`update usuarios set preferencias = '{"system":false}' where id = ${unwilling.id}`)
      expect(await watch(moments)).toEqual([])
      await person('annual')
      expect(await watch([ends + 72 * hour])).toEqual([])
    })
  })
})
