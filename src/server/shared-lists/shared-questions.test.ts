import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultPreferences } from '#contract/account-schemas.ts'
import { notificationCalls } from '#contract/notification-calls.ts'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import { maxSharedQuestions } from '#contract/shared-list-limits.ts'
import { startClientLists } from '#test/support/client-lists.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { listDueAccounts, lockDueNotifications, markNotificationsHandled } from '../digest/digest-worker.ts'

const start = new Date('2026-01-10T12:00:00Z')

anyEngine(engine => {
  let time = start
  let world: Awaited<ReturnType<typeof startClientLists>>
  let on: (typeof world)['on']
  let owner: string
  let cookie: string
  let db: Database

  beforeEach(async () => {
    time = start
    db = await engine.fresh()
    world = await startClientLists(db, () => time)
    ;({ on, owner, cookie } = world)
  })

  const answers = (id: string) => on.ask(sharedListCalls.sharedListAnswers, { cookie, path: { id } })
  const notified = async () => (await on.ask(notificationCalls.notifications, { cookie })).toReversed()

  describe('a question of somebody who has the link', () => {
    it('is refused after too many of one list from one address, or from one browser', async () => {
      const { token } = await on.create(cookie)
      const other = await on.create(cookie)
      const visitor = randomUUID()
      const ask = async (address: string, listToken = token) =>
        (await on.questionFrom(address, listToken, 'Aceita FGTS?', { visitor })).status
      for (let attempt = 0; attempt < 10; attempt++) expect(await ask('203.0.113.1')).toBe(200)
      expect(await ask('203.0.113.1')).toBe(429)
      expect(await ask('203.0.113.2')).toBe(429)
      expect((await on.questionFrom('203.0.113.1', token, 'Sem navegador?')).status).toBe(429)
      expect((await on.questionFrom('203.0.113.3', token, 'Outra pessoa?')).status).toBe(200)
      expect(await ask('203.0.113.1', other.token)).toBe(200)
    })

    it('rings and is mailed at most once an hour and list, whatever is asked and read', async () => {
      const { token } = await on.create(cookie)
      const left: string[] = []
      /** What the workers do with what may leave now. */
      const send = async () => {
        const [account] = await listDueAccounts(db, time, '', 10)
        if (account !== owner) return
        const due = await lockDueNotifications(db, { id: owner, preferences: defaultPreferences }, time)
        left.push(...due.map(({ title }) => `${time.toISOString().slice(11, 16)} ${title}`))
        await markNotificationsHandled(
          db,
          due.map(({ id }) => id),
          'queued',
        )
      }
      for (let minute = 0; minute < 130; minute += 2) {
        time = new Date(start.getTime() + minute * 60_000)
        if (minute % 6 === 0)
          expect((await on.questionFrom(`203.0.113.${minute}`, token, `${minute}?`)).status).toBe(200)
        await send()
        if (minute === 20) await db.query(sql`update notifications set read_at = ${time}::timestamptz`)
        if (minute === 30) await db.query(sql`delete from notifications`)
      }
      expect(left).toEqual([
        '12:00 Pergunta na lista “Para Ana”',
        '13:00 5 perguntas na lista “Para Ana”',
        '14:00 15 perguntas na lista “Para Ana”',
      ])
    })

    it('leaves some of the list’s room to others, however many one place asks', async () => {
      const { id, token } = await on.create(cookie)
      await db.query(sql`
        insert into shared_list_questions (user_id, list_id, id, text, asked_at)
        select ${owner}::text, ${id}::uuid, gen_random_uuid(), 'a', ${start}::timestamptz
        from generate_series(1, ${maxSharedQuestions - 50}::integer)`)
      const last = new Map<string, number>()
      for (let attempt = 0; attempt < 8; attempt++)
        for (const place of ['203.0.113.1', '203.0.113.2', '2001:db8:1:1::1', '2001:db8:1:2::1']) {
          // As if hours passed between two questions.
          await db.query(sql`delete from limits`)
          const { status } = await on.questionFrom(place, token, `${attempt}?`, { visitor: randomUUID() })
          last.set(place, status)
        }
      // Two networks of one IPv6 site are one place.
      expect([...last.values()]).toEqual([422, 422, 422, 422])
      expect((await answers(id)).list.questions).toBe(maxSharedQuestions - 50 + 6 + 6 + 7)
      expect((await on.questionFrom('198.51.100.7', token, 'Aceita FGTS?')).status).toBe(200)
    })

    it('is deleted by the owner alone, and leaves its room to another', async () => {
      const { id, token } = await on.create(cookie)
      const question = randomUUID()
      await on.question(token, 'Compre aqui', { id: question, item: '1' })
      await on.question(token, 'Aceita FGTS?', { item: '1' })
      const otherCookie = await world.accounts.cookieOf(await world.accounts.person())
      const remove = (as: string) =>
        on.ask(sharedListCalls.deleteSharedQuestion, { cookie: as, path: { id, question } })
      await remove(otherCookie)
      expect((await answers(id)).list.questions).toBe(2)
      await remove(cookie)
      await remove(cookie)
      expect((await answers(id)).questions.map(({ text }) => text)).toEqual(['Aceita FGTS?'])
      const gathered = await on.ask(sharedListCalls.clientAnswers, { cookie })
      expect(gathered.questions).toMatchObject([{ text: 'Aceita FGTS?', listId: id }])
      expect((await on.open(token)).questionsLeft).toBe(maxSharedQuestions - 1)
    })

    it('is announced with the name as somebody’s own word, and without addresses that a mail would make links of', async () => {
      const { token } = await on.create(cookie)
      await on.question(token, 'Confirme em https://evil.example/x ou evil.pro/y', { name: 'arremate.com' })
      expect((await notified())[0]?.description).toBe(
        'Quem diz ser “(endereço removido)” pergunta: “Confirme em (endereço removido) ou (endereço removido)”',
      )
    })

    it('is stored under no address and no key of a browser', async () => {
      const { token } = await on.create(cookie)
      const visitor = randomUUID()
      await on.questionFrom('203.0.113.9', token, 'Aceita FGTS?', { visitor })
      const stored = JSON.stringify(await db.query(sql`select * from shared_list_questions`))
      expect(stored).not.toContain(visitor)
      expect(stored).not.toContain('203.0.113.9')
    })
  })
})
