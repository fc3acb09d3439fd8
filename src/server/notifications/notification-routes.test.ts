import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationCalls } from '#contract/notification-calls.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { createContractClient } from '#test/support/contract-client.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { notificationRoutes } from './notification-routes.ts'
import { insertNotification, countUnread } from './notification-store.ts'

const { notifications, readNotifications, testNotification, clearNotifications } = notificationCalls
const start = new Date('2026-01-10T12:00:00Z')

anyEngine(engine => {
  let time = start
  let db: Database
  let ask: ReturnType<typeof createContractClient>['ask']
  let refusal: ReturnType<typeof createContractClient>['refusal']
  let send: ReturnType<typeof createContractClient>['send']
  let on: ReturnType<typeof accountsOn>
  let maria: { id: string; cookie: string }
  let other: { id: string; cookie: string }

  beforeAll(async () => {
    db = await engine.fresh()
    on = accountsOn(db, { now: () => time })
    const guard = on.guard
    on.app.route(
      '/',
      notificationRoutes({ limits: on.access.limits, db, now: () => time, guard, newId: randomUUID }),
    )
    ;({ ask, refusal, send } = createContractClient(on.app))
    const someone = async () => {
      const { id } = await on.person({ status: 'suspended' })
      return { id, cookie: await on.cookieOf({ id }) }
    }
    maria = await someone()
    other = await someone()
  })

  beforeEach(async () => {
    time = start
    await db.query(sql`delete from notifications`)
  })

  const list = ({ cookie } = maria) => ask(notifications, { cookie })
  const addNotification = (title: string, userId = maria.id) =>
    db.transaction(tx =>
      insertNotification(
        tx,
        { id: randomUUID(), userId, type: 'deal', title, description: 'Caiu 10%.', link: '/favorites' },
        time,
      ),
    )

  it('notifications are listed newest first, with their content', async () => {
    const first = await addNotification('Primeiro')
    time = new Date(start.getTime() + 1)
    const second = await addNotification('Segundo')
    expect(await list()).toEqual([second, first])
    expect(first).toEqual({
      id: first.id,
      createdAt: start.toISOString(),
      read: false,
      title: 'Primeiro',
      description: 'Caiu 10%.',
      type: 'deal',
      change: null,
      link: '/favorites',
    })
  })

  it('at most a hundred notifications are listed', async () => {
    await db.query(sql`
      insert into notifications (id, user_id, type, title, description, created_at)
      select gen_random_uuid(), ${maria.id}::text, 'news', n::text, '', ${start}::timestamptz + n * interval '1 second'
      from generate_series(1, 120) n`)
    const shown = await list()
    expect(shown).toHaveLength(100)
    expect([shown[0]?.title, shown[99]?.title]).toEqual(['120', '21'])
    expect(await countUnread(db, maria.id)).toBe(120)
  })

  describe('marking notifications as read', () => {
    it('marks all at once', async () => {
      await addNotification('a')
      await addNotification('b')
      const foreign = await addNotification('c', other.id)
      expect(await ask(readNotifications, { body: {}, cookie: maria.cookie })).toEqual({ ok: true })
      expect((await list()).map(each => each.read)).toEqual([true, true])
      expect(await countUnread(db, maria.id)).toBe(0)
      expect(await list(other)).toEqual([foreign])
    })

    it('marks single ones, and only the account’s own', async () => {
      const [one, two, foreign] = [
        await addNotification('a'),
        await addNotification('b'),
        await addNotification('c', other.id),
      ]
      const ids = [one.id, foreign.id, randomUUID()]
      await ask(readNotifications, { body: { ids }, cookie: maria.cookie })
      await ask(readNotifications, { body: { ids }, cookie: maria.cookie })
      const read = new Map((await list()).map(each => [each.id, each.read]))
      expect([read.get(one.id), read.get(two.id)]).toEqual([true, false])
      expect(await countUnread(db, maria.id)).toBe(1)
      expect(await countUnread(db, other.id)).toBe(1)
    })

    it('marks none when none is named', async () => {
      await addNotification('a')
      await ask(readNotifications, { body: { ids: [] }, cookie: maria.cookie })
      expect(await countUnread(db, maria.id)).toBe(1)
    })

    it.each<[unknown, string[]]>([
      [{ ids: 'all' }, ['ids']],
      [{ ids: ["' or '1'='1"] }, ['ids.0']],
      [{ ids: [1] }, ['ids.0']],
      [{ ids: Array.from({ length: 201 }, () => randomUUID()) }, ['ids']],
      [[], ['body']],
      ['', []],
    ])('refuses %j', async (body, fields) => {
      expect(await refusal(readNotifications, { body, cookie: maria.cookie })).toEqual({
        code: 'bad_request',
        fields,
      })
    })
  })

  describe('test notifications', () => {
    it('are listed like any other', async () => {
      const created = await ask(testNotification, { cookie: maria.cookie })
      expect(created).toMatchObject({
        title: 'Notificação de teste',
        type: 'system',
        read: false,
        link: null,
      })
      expect(await list()).toEqual([created])
      expect(await list(other)).toEqual([])
    })

    it('are limited to ten an hour, also with thirty concurrent requests and a cleared list', async () => {
      const somebody = await on.person()
      const cookie = await on.cookieOf(somebody)
      const answers = await Promise.all(Array.from({ length: 29 }, () => send(testNotification, { cookie })))
      expect(answers.filter(({ status }) => status === 200).length).toBe(10)
      expect(await countUnread(db, somebody.id)).toBe(10)
      await ask(clearNotifications, { cookie })
      const refused = await send(testNotification, { cookie })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
      await ask(testNotification, { cookie: other.cookie })
    })
  })

  it('clearing notifications deletes only the account’s own', async () => {
    await addNotification('a')
    const foreign = await addNotification('b', other.id)
    expect(await ask(clearNotifications, { cookie: maria.cookie })).toEqual({ ok: true })
    expect(await ask(clearNotifications, { cookie: maria.cookie })).toEqual({ ok: true })
    expect(await list()).toEqual([])
    expect(await list(other)).toEqual([foreign])
  })

  it('notifications require a session', async () => {
    for (const call of Object.values(notificationCalls).filter(call => call.access === 'session')) {
      const body = call.method === 'post' ? {} : undefined
      expect((await refusal(call, { body })).code).toBe('no_session')
    }
  })

  it('notifications vanish with a transaction that fails', async () => {
    const failing = db.transaction(async tx => {
      await insertNotification(
        tx,
        { id: randomUUID(), userId: maria.id, type: 'system', title: 'a', description: 'b', link: null },
        time,
      )
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await list()).toEqual([])
  })
})
