import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import { createAccount } from '../account/account-store.ts'
import type { Database } from '../database/database.ts'
import { deleteOldNotifications, deleteOldNotificationKeys } from './alert-capability.ts'

const now = new Date('2026-11-22T12:00:00Z')
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 86_400_000)

eachEngine(engine => {
  let db: Database
  beforeAll(async () => {
    db = await engine.fresh()
    for (const id of ['maria', 'joana'])
      await createAccount(db, { id, email: `${id}@exemplo.com.br`, name: id }, daysAgo(500))
  })
  beforeEach(async () => {
    await db.query(sql`delete from notifications`)
  })

  const insertNotifications = (userId: string, many: number, at: Date, mail = 'none') =>
    db.query(sql`
      insert into notifications (id, user_id, type, title, description, created_at, mail)
      select gen_random_uuid(), ${userId}, 'deal', n::text, '', ${at}::timestamptz + n * interval '1 second', ${mail}
      from generate_series(1, ${many}::integer) n`)
  const kept = (userId: string) =>
    db.query<{ title: string }>(sql`
      select title from notifications where user_id = ${userId} order by created_at, title`)

  it('deletes notification keys after 400 days', async () => {
    await db.query(sql`
      insert into told_notices values ('maria', 'a', ${daysAgo(401)}), ('maria', 'b', ${daysAgo(399)})`)
    await deleteOldNotificationKeys(db, now)
    expect(await db.query(sql`select key from told_notices`)).toEqual([{ key: 'b' }])
  })

  it('keeps notifications for a year, and longer while their mail is pending', async () => {
    await insertNotifications('maria', 1, daysAgo(366))
    await insertNotifications('maria', 2, daysAgo(366), 'waiting')
    await insertNotifications('maria', 3, daysAgo(364))
    await deleteOldNotifications(db, now)
    expect((await kept('maria')).map(({ title }) => title)).toEqual(['1', '2', '1', '2', '3'])
  })

  it('keeps the newest 1,000 of each account', async () => {
    await insertNotifications('maria', 1_003, daysAgo(1))
    await insertNotifications('joana', 1_000, daysAgo(2))
    await deleteOldNotifications(db, now)
    const titles = (await kept('maria')).map(({ title }) => title)
    expect([titles.length, titles[0], titles.at(-1)]).toEqual([1_000, '4', '1003'])
    expect(await kept('joana')).toHaveLength(1_000)
  })
})
