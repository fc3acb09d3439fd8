import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import { maxGatheredAnswers } from '#contract/shared-list-limits.ts'
import { startClientLists } from '#test/support/client-lists.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'

const start = new Date('2026-01-10T12:00:00Z')

anyEngine(engine => {
  let db: Database
  let on: Awaited<ReturnType<typeof startClientLists>>['on']
  let owner: string
  let cookie: string
  let other: string

  beforeEach(async () => {
    db = await engine.fresh()
    const world = await startClientLists(db, () => start)
    ;({ on, owner, cookie } = world)
    other = await world.accounts.cookieOf(await world.accounts.person())
  })

  describe('the answers of clients', () => {
    it('are given by property, of all lists together, to their owner alone', async () => {
      const [first, second] = [await on.create(cookie), await on.create(cookie, { title: 'Para Bia' })]
      const answered = (ownerCookie: string) => on.ask(sharedListCalls.clientAnswers, { cookie: ownerCookie })
      await on.react(first.token, '1', 'liked')
      await on.react(second.token, '1', 'disliked')
      await on.react(second.token, '2', 'liked')
      await on.question(first.token, 'Aceita FGTS?', { item: '1', name: 'Ana' })
      await on.question(first.token, 'E a visita?')
      expect(await answered(cookie)).toMatchObject({
        reactions: [
          { item: '1', liked: 1, disliked: 1 },
          { item: '2', liked: 1, disliked: 0 },
        ],
        questions: [{ item: '1', text: 'Aceita FGTS?', name: 'Ana', list: 'Para Ana' }],
      })
      expect(await answered(other)).toEqual({ reactions: [], questions: [] })
      await on.ask(sharedListCalls.deleteSharedList, { path: { id: first.id }, cookie })
      const { reactions, questions } = await answered(cookie)
      expect([reactions.map(({ item }) => item), questions]).toEqual([['1', '2'], []])
    })

    it('are the newest of very many', async () => {
      const { id, token } = await on.create(cookie)
      const most = maxGatheredAnswers
      await db.query(sql`
        insert into shared_list_questions (user_id, list_id, id, item_id, text, asked_at)
        select ${owner}::text, ${id}::uuid, gen_random_uuid(), '1', n::text, ${start}::timestamptz + n * interval '1 second'
        from generate_series(0, ${most}::integer) n`)
      await db.query(sql`
        insert into shared_list_reactions (user_id, list_id, item_id, visitor_hash, liked, at)
        select ${owner}::text, ${id}::uuid, n::text, 'a', true, ${start}::timestamptz
        from generate_series(2, ${most + 1}::integer) n`)
      await on.react(token, '1', 'liked')
      await on.react(token, '1', 'liked')
      const { reactions, questions } = await on.ask(sharedListCalls.clientAnswers, { cookie })
      expect([reactions.length, reactions[0]?.item]).toEqual([most, '1'])
      expect([questions.length, questions[0]?.text, questions.at(-1)?.text]).toEqual([most, `${most}`, '1'])
    })
  })
})
