import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import sql from 'sql-template-tag'
import { notificationCalls } from '#contract/notification-calls.ts'
import { computeRungPrice, computeStartPrice } from '#domain/ladder/ladder-position.ts'
import { ladderTable } from '#domain/ladder/ladder-table.ts'
import { toReais } from '#domain/money.ts'
import { createAlertWorld } from '#test/support/alert-world.ts'
import { createContractClient } from '#test/support/contract-client.ts'
import { eachEngine } from '#test/support/database.ts'
import { followBefore } from '#test/support/followed-index.ts'
import { daysAfterStart, flatRow, minutesAfterStart, newsStart } from '#test/support/news-reader.ts'
import type { Database } from '../database/database.ts'
import { newsRoutes } from './news-routes.ts'
import { notificationRoutes } from './notification-routes.ts'

const evaluation = 300_000_00
const start = computeStartPrice(evaluation, ladderTable.bands.at(-1)!.lo, 0)
/** The price of a rung, in reais. */
const priceOn = (rung: number): number => toReais(computeRungPrice(start, rung)!)
/** A listing on a rung of the price ladder. */
const onRung = (id: number, rung: number) =>
  flatRow(id, priceOn(rung), { evaluation, auctionType: 'Venda Online' })
/** So many that the ladder is known to hold in their state. */
const neighbors = Array.from({ length: 60 }, (_, at) => onRung(1000 + at, 1))

eachEngine(engine => {
  let db: Database
  let world: ReturnType<typeof createAlertWorld>
  let client: ReturnType<typeof createContractClient>
  let maria: string
  let cookie: string

  beforeAll(async () => {
    db = await engine.fresh()
    world = createAlertWorld(db)
    const { on, now, index, alerting } = world
    on.app.use(followBefore(index))
    on.app.route('/', newsRoutes({ db, index, now, guard: on.guard }))
    const limits = { count: async () => undefined }
    on.app.route('/', notificationRoutes({ db, now, guard: on.guard, limits, newId: alerting.newId }))
    client = createContractClient(on.app)
    maria = (await on.person({ premiumUntil: daysAfterStart(1000) })).id
    cookie = await on.cookieOf({ id: maria })
  })
  beforeEach(async () => {
    await world.reset()
    await db.query(sql`update usuarios set visited_at = null, previous_visit_at = null`)
  })
  const news = () => client.ask(notificationCalls.news, { cookie })
  const bell = () => client.ask(notificationCalls.notifications, { cookie })

  describe('the last visit', () => {
    it('ends after 30 minutes without requests, and is unknown before there was one', async () => {
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
        world.until(time)
        expect((await news()).lastVisit, time.toISOString()).toBe(since?.toISOString() ?? 'unknown')
      }
    })

    it('is the same for many concurrent tabs', async () => {
      await news()
      world.until(daysAfterStart(1))
      const answers = await Promise.all(Array.from({ length: 20 }, news))
      expect(new Set(answers.map(answer => answer.lastVisit))).toEqual(new Set([newsStart.toISOString()]))
    })

    it('does not go back when a clock does', async () => {
      for (const time of [minutesAfterStart(100), minutesAfterStart(0), minutesAfterStart(125)]) {
        world.until(time)
        expect((await news()).lastVisit).toBe('unknown')
      }
    })
  })

  it('is everything in the bell when no visit was before', async () => {
    await world.list(flatRow(1))
    await world.runWorker()
    await world.search(maria, 'Tudo')
    await world.favorite(maria, 1)
    await world.list(flatRow(1, 90_000), ...Array.from({ length: 30 }, (_, at) => flatRow(at + 2)))
    await world.runWorker()
    const answer = await news()
    expect(answer).toMatchObject({
      lastVisit: 'unknown',
      notifications: 2,
      unread: 2,
      totals: { favorites: 1, searches: 1 },
    })
    expect(answer.counts).toMatchObject({ cheaper: 1, new: 30, gone: 0 })
    expect((await bell()).map(({ title }) => title).sort()).toEqual([
      '30 imóveis novos em “Tudo”',
      'Baixou de preço: Apartamento · Centro, Campinas, SP',
    ])
  })

  it('has what came since the last visit, with prices, reason, list and property', async () => {
    await world.list(onRung(1, 1), flatRow(2), ...neighbors)
    await world.runWorker()
    const search = await world.search(maria, 'Baratos', { maxPrice: 80_000 })
    for (const id of [1, 2]) await world.favorite(maria, id)
    await news()
    world.until(daysAfterStart(1))
    const number = await world.list(onRung(1, 2), flatRow(3, 70_000), ...neighbors)
    const [list] = await db.query<{ list_date: string }>(
      sql`select list_date from imports where id = ${number}::bigint`,
    )
    await world.runWorker()
    const { lastVisit, notifications, counts, events } = await news()
    expect({ lastVisit, notifications }).toEqual({ lastVisit: newsStart.toISOString(), notifications: 3 })
    expect(counts).toMatchObject({ rung: 1, gone: 1, new: 1, cheaper: 0 })
    const shown = await bell()
    expect(events).toMatchObject([
      {
        kind: 'rung',
        price: priceOn(2),
        priceBefore: priceOn(1),
        rungs: 1,
        modalityBefore: null,
        reason: { kind: 'favorite' },
        property: { id: '1', price: priceOn(2), nextPrice: priceOn(3), city: 'CAMPINAS' },
      },
      {
        kind: 'gone',
        price: 100_000,
        priceBefore: null,
        reason: { kind: 'favorite' },
        property: { id: '2' },
      },
      {
        kind: 'new',
        price: 70_000,
        reason: { kind: 'search', id: search, name: 'Baratos' },
        property: { id: '3' },
      },
    ])
    expect(new Set(events.map(({ listDate }) => listDate))).toEqual(new Set([list?.list_date]))
    expect(events.map(({ notificationId }) => notificationId).sort()).toEqual(
      shown.map(({ id }) => id).sort(),
    )
    world.until(daysAfterStart(2))
    expect(await news()).toMatchObject({ notifications: 0, events: [], unread: 3 })
  })

  it('shows one listing of each kind before a second one, at most twenty, and only the account’s own', async () => {
    const many = Array.from({ length: 12 }, (_, at) => at + 1)
    await world.list(...many.map(id => flatRow(id)), flatRow(99))
    await world.runWorker()
    for (const id of many) await world.favorite(maria, id)
    await world.favorite((await world.on.person({ premiumUntil: daysAfterStart(9) })).id, 99)
    await world.search(maria, 'Tudo')
    await world.list(
      ...many.map(id => flatRow(id, 90_000)),
      flatRow(99, 1),
      ...Array.from({ length: 15 }, (_, at) => flatRow(at + 200)),
    )
    await world.runWorker()
    const { counts, events, notifications } = await news()
    expect(counts).toMatchObject({ cheaper: 12, new: 15 })
    expect(notifications).toBe(12)
    expect(events.map(({ kind }) => kind).slice(0, 4)).toEqual(['cheaper', 'new', 'cheaper', 'new'])
    expect(events).toHaveLength(20)
    expect(events.map(({ property }) => property.id)).not.toContain('99')
  })

  it('counts a listing of two searches and two imports once, and none of a search among the favorites', async () => {
    await world.list(flatRow(1), flatRow(2))
    await world.runWorker()
    for (const name of ['Tudo', 'Tudo outra vez']) await world.search(maria, name)
    await world.list(flatRow(1), flatRow(3))
    await world.runWorker()
    await world.list(flatRow(1), flatRow(2), flatRow(3, 90_000), flatRow(4))
    await world.runWorker()
    const { counts, events, notifications } = await news()
    expect(notifications).toBe(4)
    expect(counts).toMatchObject({ new: 2, returned: 1, back: 0 })
    expect(events.map(({ kind, property: { id } }) => `${kind} ${id}`).sort()).toEqual([
      'new 3',
      'new 4',
      'returned 2',
    ])
  })

  it('says which search was deleted since, and leaves out listings of a removed demonstration', async () => {
    await world.list(flatRow(1))
    await world.runWorker()
    await world.search(maria, 'Tudo')
    await world.list(flatRow(1), flatRow(2), flatRow(3))
    await world.runWorker()
    await db.query(sql`delete from saved_searches`)
    await db.query(sql`delete from listings where id = 3`)
    await db.query(sql`insert into favorites values (${maria}, 777, 1, ${newsStart})`)
    const { events, totals } = await news()
    expect(events).toMatchObject([{ reason: { kind: 'search', name: null }, property: { id: '2' } }])
    expect(totals).toEqual({ favorites: 0, searches: 0 })
  })

  it('news require a session and a plan that runs', async () => {
    const refused = async (cookie?: string) =>
      (await client.refusal(notificationCalls.news, { ...(cookie && { cookie }) })).code
    expect(await refused()).toBe('no_session')
    const cookieOf = async (...person: Parameters<typeof world.on.person>) =>
      world.on.cookieOf(await world.on.person(...person))
    expect(await refused(await cookieOf({ status: 'suspended' }))).toBe('plan_suspended')
    expect(await refused(await cookieOf({ premiumUntil: newsStart }))).toBe('access_expired')
    expect(await refused(await cookieOf({ mustChangePassword: true }))).toBe('password_change_required')
  })
})
