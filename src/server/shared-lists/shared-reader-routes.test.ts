import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { notificationCalls } from '#contract/notification-calls.ts'
import { sharedListCalls } from '#contract/shared-list-calls.ts'
import { maxSharedQuestions, maxSharedReactions } from '#contract/shared-list-limits.ts'
import { startClientLists } from '#test/support/client-lists.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'

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

  describe('the reaction of a visitor', () => {
    it('is the last one, however often it is sent', async () => {
      const { id, token } = await on.create(cookie)
      const visitor = randomUUID()
      for (const reaction of ['liked', 'liked', 'disliked', 'disliked', 'liked'] as const)
        await on.react(token, '1', reaction, visitor)
      await on.react(token, '0000001', 'disliked')
      await on.react(token, '2', 'liked', visitor)
      await on.react(token, '2', null, visitor)
      await on.react(token, '2', null, visitor)
      const { list, reactions } = await answers(id)
      expect(list).toMatchObject({ liked: 1, disliked: 1 })
      expect(reactions).toMatchObject([{ item: '1', liked: 1, disliked: 1 }])
      expect(reactions[0]?.title).toBe('Apartamento, Centro, Campinas')
      const ownReactions = (visitorId: string) =>
        on.open(token, visitorId).then(page => page.listings.map(each => each.mine))
      expect([await ownReactions(visitor), await ownReactions(randomUUID())]).toEqual([
        ['liked', null],
        [null, null],
      ])
    })

    it('is stored under nothing that a browser sends', async () => {
      const { token } = await on.create(cookie)
      const visitor = randomUUID()
      await on.react(token, '1', 'liked', visitor)
      expect(JSON.stringify(await db.query(sql`select * from shared_list_reactions`))).not.toContain(visitor)
    })

    it.each(['3', '99', randomUUID(), 'x'])('is about a property of the list, not %s', async item => {
      const { token } = await on.create(cookie)
      const body = { visitor: randomUUID(), item, reaction: 'liked' }
      expect((await on.refusal(sharedListCalls.reactToShared, { path: { token }, body })).code).toBe(
        'property_not_found',
      )
    })

    it('notifies the owner once a day and list', async () => {
      const { id, token } = await on.create(cookie)
      await on.react(token, '1', 'liked')
      await on.react(token, '2', 'liked')
      expect(await notified()).toMatchObject([
        { type: 'client', title: 'Há reações na lista “Para Ana”', link: `/mesa?lista=${id}` },
      ])
      time = new Date('2026-01-11T12:00:00Z')
      const visitor = randomUUID()
      await on.react(token, '1', null, visitor)
      expect(await notified()).toHaveLength(1)
      await on.react(token, '1', 'disliked', visitor)
      expect(await notified()).toHaveLength(2)
    })

    it('leaves some of the list’s room to others, however many browsers one address has', async () => {
      const { id, token } = await on.create(cookie)
      const from = (address: string) =>
        on.send(sharedListCalls.reactToShared, {
          path: { token },
          body: { visitor: randomUUID(), item: '1', reaction: 'liked' },
          headers: { 'x-forwarded-for': address },
        })
      expect((await from('203.0.113.1')).status).toBe(200)
      await db.query(sql`
        insert into shared_list_reactions (user_id, list_id, item_id, visitor_hash, network_hash, liked, at)
        select user_id, list_id, item_id, n::text, network_hash, true, at
        from shared_list_reactions, generate_series(1, ${maxSharedReactions / 5}::integer) n where list_id = ${id}::uuid`)
      expect((await from('203.0.113.1')).status).toBe(422)
      expect((await from('203.0.113.2')).status).toBe(200)
    })

    it('is one of at most so many of a list; one that is there can change', async () => {
      const { id, token } = await on.create(cookie)
      const visitor = randomUUID()
      await on.react(token, '1', 'liked', visitor)
      await db.query(sql`
        insert into shared_list_reactions (user_id, list_id, item_id, visitor_hash, liked, at)
        select ${owner}::text, ${id}::uuid, '1', n::text, true, ${start}::timestamptz
        from generate_series(2, ${maxSharedReactions}::integer) n`)
      const body = { visitor: randomUUID(), item: '1', reaction: 'liked' }
      expect((await on.refusal(sharedListCalls.reactToShared, { path: { token }, body })).code).toBe(
        'shared_list_full',
      )
      await on.react(token, '1', 'disliked', visitor)
      expect((await answers(id)).list.disliked).toBe(1)
    })
  })

  describe('the question of a visitor', () => {
    it('is one notification of its kind, together with those that were not read yet', async () => {
      const { id, token } = await on.create(cookie)
      await on.question(token, 'Aceita FGTS?', { item: '1', name: 'Ana' })
      const { titles } = await answers(id)
      const link = `/mesa?lista=${id}`
      expect(await notified()).toMatchObject([
        {
          type: 'client',
          title: 'Pergunta na lista “Para Ana”',
          description: `Quem diz ser “Ana” pergunta sobre ${titles['1']}: “Aceita FGTS?”`,
          link,
        },
      ])
      await on.question(token, 'E a visita?')
      await on.question(token, 'E o ITBI?')
      expect(await notified()).toMatchObject([
        {
          title: '3 perguntas na lista “Para Ana”',
          description: 'Quem tem o link pergunta: “E o ITBI?” Antes dela, mais 2.',
          link,
        },
      ])
      await db.query(sql`update notifications set read_at = ${start}::timestamptz`)
      await on.question(token, 'Tem garagem?')
      expect((await notified()).map(({ title }) => title)).toEqual(
        expect.arrayContaining(['3 perguntas na lista “Para Ana”', 'Pergunta na lista “Para Ana”']),
      )
    })

    it('takes nothing away where the owner wants no such notifications any more', async () => {
      const { token } = await on.create(cookie)
      await on.question(token, 'Aceita FGTS?')
      await db.query(sql`update usuarios set preferencias = '{"client":false}' where id = ${owner}`)
      await on.question(token, 'E a visita?')
      expect((await notified()).map(({ title }) => title)).toEqual(['Pergunta na lista “Para Ana”'])
    })

    it('arrives once', async () => {
      const { id, token } = await on.create(cookie)
      const question = { id: randomUUID(), item: '1', name: 'Ana' }
      for (let attempt = 0; attempt < 3; attempt++) await on.question(token, 'Aceita FGTS?', question)
      time = new Date(start.getTime() + 60_000)
      await on.question(token, 'E a visita?', { name: ' ' })
      const { list, questions, titles } = await answers(id)
      expect(list.questions).toBe(2)
      expect(questions.map(({ item, text, name }) => [item, text, name])).toEqual([
        [null, 'E a visita?', null],
        ['1', 'Aceita FGTS?', 'Ana'],
      ])
      expect(Object.keys(titles)).toEqual(['1'])
      expect((await on.open(token)).questionsLeft).toBe(maxSharedQuestions - 2)
    })

    it('is kept without characters that turn words around', async () => {
      const { id, token } = await on.create(cookie)
      await on.question(token, 'Aceita \u202EFGTS?', { name: '\u2067Ana\u2069' })
      expect((await answers(id)).questions).toMatchObject([{ text: 'Aceita FGTS?', name: 'Ana' }])
    })

    it.each<[string, object, string]>([
      ['no text', { text: ' \n ' }, 'text'],
      ['a long text', { text: 't'.repeat(1001) }, 'text'],
      ['a text that no database can keep', { text: 'a\u0000' }, 'text'],
      ['a long name', { name: 'n'.repeat(41) }, 'name'],
      ['a name of two lines', { name: 'Ana\nMaria' }, 'name'],
      ['an id that is none', { id: 'x' }, 'id'],
    ])('is refused with %s', async (_, content, field) => {
      const { token } = await on.create(cookie)
      const body = { id: randomUUID(), text: 'Aceita FGTS?', ...content }
      const refusal = await on.refusal(sharedListCalls.askInShared, { path: { token }, body })
      expect(refusal).toEqual({ code: 'bad_request', fields: [field] })
    })

    it('is one of at most two hundred of a list, also of concurrent ones', async () => {
      const { id, token } = await on.create(cookie)
      await db.query(sql`
        insert into shared_list_questions (user_id, list_id, id, text, asked_at)
        select ${owner}::text, ${id}::uuid, gen_random_uuid(), 'a', ${start}::timestamptz
        from generate_series(1, ${maxSharedQuestions - 2}::integer)`)
      const asked = await Promise.all(
        Array.from({ length: 5 }, (_, n) => on.questionFrom(`203.0.113.${n}`, token, `${n}?`)),
      )
      expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422, 422])
      expect((await on.open(token)).questionsLeft).toBe(0)
      const body = { id: randomUUID(), text: 'Mais uma?' }
      expect((await on.refusal(sharedListCalls.askInShared, { path: { token }, body })).code).toBe(
        'shared_list_full',
      )
    })
  })

  it.each([sharedListCalls.reactToShared, sharedListCalls.askInShared])(
    '$path takes nothing once the list is closed',
    async call => {
      const { id, token } = await on.create(cookie)
      await on.ask(sharedListCalls.changeSharedList, { cookie, path: { id }, body: { revoked: true } })
      const body =
        call === sharedListCalls.reactToShared
          ? { visitor: randomUUID(), item: '1', reaction: 'liked' }
          : { id: randomUUID(), text: 'Aceita FGTS?' }
      expect((await on.refusal(call, { path: { token }, body })).code).toBe('shared_list_revoked')
      expect(await notified()).toEqual([])
    },
  )
})
