import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import { createAccount } from '../account/account-store.ts'
import type { Database } from '../database/database.ts'
import { notifyAccounts, type AccountNotification } from './notify-account.ts'

const now = new Date('2026-11-22T12:00:00Z')

eachEngine(engine => {
  let db: Database
  beforeAll(async () => {
    db = await engine.fresh()
    for (const id of ['maria', 'joana'])
      await createAccount(db, { id, email: `${id}@exemplo.com.br`, name: id }, now)
  })
  beforeEach(async () => {
    for (const table of [sql`notifications`, sql`told_notices`]) await db.query(sql`delete from ${table}`)
    await db.query(sql`update usuarios set preferencias = '{}'`)
  })

  const notificationOf = (key: string, changes: Partial<AccountNotification> = {}): AccountNotification => ({
    id: randomUUID(),
    userId: 'maria',
    key,
    type: 'deal',
    title: 'Baixou de preço',
    description: 'Baixou.',
    link: '/imovel/1',
    ...changes,
  })
  const kept = () =>
    db.query(sql`
      select user_id, type, urgent, listings, total, mail from notifications order by user_id, type, total`)

  it('each key notifies each account once, in one batch or later, and after it was cleared', async () => {
    const both = [
      notificationOf('a'),
      notificationOf('a'),
      notificationOf('a', { userId: 'joana' }),
      notificationOf('b'),
    ]
    expect(await notifyAccounts(db, both, now)).toBe(3)
    await db.query(sql`delete from notifications`)
    expect(
      await notifyAccounts(
        db,
        both.map(each => ({ ...each, id: randomUUID() })),
        now,
      ),
    ).toBe(0)
    expect(await kept()).toEqual([])
    expect(await notifyAccounts(db, [], now)).toBe(0)
  })

  it('a notification stores what it is about and whether it is urgent', async () => {
    await notifyAccounts(
      db,
      [
        notificationOf('a', { listings: ['7', '8444405322578'], total: 40, urgent: true }),
        notificationOf('b'),
      ],
      now,
    )
    const common = { user_id: 'maria', type: 'deal', mail: 'waiting' }
    expect(await kept()).toEqual([
      { ...common, urgent: false, listings: [], total: 0 },
      { ...common, urgent: true, listings: [7, 8_444_405_322_578], total: 40 },
    ])
  })

  it.each([
    [{}, ['auction', 'deal', 'system'], 'waiting'],
    [{ news: true, deal: false }, ['auction', 'news', 'system'], 'waiting'],
    [{ email: false, auction: false, system: false }, ['deal'], 'none'],
  ])('an account that prefers %j is notified of %j', async (preferences, types, mail) => {
    await db.query(
      sql`update usuarios set preferencias = ${JSON.stringify(preferences)}::jsonb where id = 'maria'`,
    )
    const all = (['auction', 'deal', 'system', 'news'] as const).map(type => notificationOf(type, { type }))
    expect(await notifyAccounts(db, [...all, notificationOf('x', { userId: 'nobody' })], now)).toBe(
      types.length,
    )
    expect((await kept()).map(row => [row.type, row.mail])).toEqual(types.map(type => [type, mail]))
    await db.query(sql`update usuarios set preferencias = '{"news":true}'`)
    expect(
      await notifyAccounts(
        db,
        all.map(each => ({ ...each, id: randomUUID() })),
        now,
      ),
    ).toBe(4 - types.length)
  })

  it('no notification remains of a transaction that fails', async () => {
    const failing = db.transaction(async tx => {
      await notifyAccounts(tx, [notificationOf('a')], now)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await notifyAccounts(db, [notificationOf('a')], now)).toBe(1)
  })
})
