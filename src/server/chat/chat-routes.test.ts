import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatCalls } from '#contract/chat-calls.ts'
import { chatLimits } from '#contract/chat-limits.ts'
import { chatOn } from '#test/support/chat.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'

const start = new Date('2026-01-10T12:00:00Z')

anyEngine(engine => {
  let time = start
  let db: Database
  let on: ReturnType<typeof chatOn>
  let maria: Awaited<ReturnType<typeof on.somebody>>
  let joana: typeof maria

  beforeAll(async () => {
    db = await engine.fresh()
    on = chatOn(db, {
      now: () => time,
      answer: async ({ message }) => ({
        content: `Sobre **${message}**`,
        results: null,
        suggestions: ['E agora?'],
      }),
    })
    maria = await on.somebody()
    joana = await on.somebody()
  })

  beforeEach(async () => {
    time = start
    await db.query(sql`delete from chats`)
  })

  const create = (body: Record<string, unknown> = {}, { cookie } = maria) =>
    on.ask(chatCalls.newChat, { cookie, body })
  const fill = (howMany: number) =>
    db.query(sql`
      insert into chats (id, user_id, title, created_at, updated_at)
      select gen_random_uuid(), ${maria.account.id}::text, 'Cheia', ${start}::timestamptz, ${start}::timestamptz
      from generate_series(1, ${howMany}::integer)`)

  describe('a new conversation', () => {
    it('is titled Assistente IA and begins with the greeting', async () => {
      const chat = await create()
      expect(chat).toMatchObject({ title: 'Assistente IA', createdAt: start.toISOString() })
      expect(chat.messages).toMatchObject([
        { role: 'assistant', status: null, replyToId: null, replyToText: null, results: null },
      ])
      expect(chat.messages[0]?.content).toMatch(/^Olá/)
      expect(chat.messages[0]?.suggestions).toHaveLength(4)
      expect(await maria.chat(chat.id)).toEqual(chat)
    })

    it('gets its first question’s title', async () => {
      const { id } = await create()
      const done = await maria.answered({ conversationId: id, message: 'casas  em\nSantos' })
      expect(done).toMatchObject({ conversationId: id, title: 'casas em Santos' })
      await maria.answered({ conversationId: id, message: 'e no Guarujá?' })
      const chat = await maria.chat(id)
      expect([chat.title, chat.messages.map(({ role }) => role)]).toEqual([
        'casas em Santos',
        ['assistant', 'user', 'assistant', 'user', 'assistant'],
      ])
    })

    it('keeps a title given by its owner', async () => {
      const { id, title } = await create({ title: ' Praia ' })
      expect(title).toBe('Praia')
      expect((await maria.answered({ conversationId: id, message: 'casas em Santos' })).title).toBe('Praia')
    })

    it('is the same when it is created again, also many times at once', async () => {
      const id = randomUUID()
      const all = await Promise.all(Array.from({ length: 10 }, () => create({ id })))
      for (const chat of all) expect(chat).toEqual(all[0])
      expect(await maria.chats()).toHaveLength(1)
    })

    it('cannot take another account’s id', async () => {
      const { id } = await create()
      expect(await on.refusal(chatCalls.newChat, { cookie: joana.cookie, body: { id } })).toEqual({
        code: 'id_taken',
        fields: [],
      })
      expect(await joana.chats()).toEqual([])
    })

    it('is refused beyond the limit, and nothing is deleted', async () => {
      await fill(chatLimits.chats - 1)
      const { id } = await create()
      expect(await on.refusal(chatCalls.newChat, { cookie: maria.cookie, body: {} })).toMatchObject({
        code: 'too_many_chats',
      })
      const question = { cookie: maria.cookie, body: { message: 'oi' } }
      expect(await on.refusal(chatCalls.ask, question)).toMatchObject({ code: 'too_many_chats' })
      expect(await maria.chats()).toHaveLength(chatLimits.chats)
      expect((await create({ id })).id).toBe(id)
      await create({}, joana)
    })

    it.each([
      [{ id: 'x' }, 'id'],
      [{ title: 'a'.repeat(201) }, 'title'],
      [{ title: 'a\u0000b' }, 'title'],
      [{ title: 7 }, 'title'],
    ])('is not created from %j', async (body, field) => {
      expect(await on.refusal(chatCalls.newChat, { cookie: maria.cookie, body })).toEqual({
        code: 'bad_request',
        fields: [field],
      })
    })
  })

  it('lists conversations, most recently used first, with the number of messages and the beginning of the last', async () => {
    const first = await create({ title: 'Primeira' })
    time = new Date(start.getTime() + 1000)
    const second = await create({ title: 'Segunda' })
    time = new Date(start.getTime() + 2000)
    await maria.answered({ conversationId: first.id, message: `😀 ${'palavra '.repeat(30)}` })
    const list = await maria.chats()
    expect(list.map(({ id, messageCount }) => [id, messageCount])).toEqual([
      [first.id, 3],
      [second.id, 1],
    ])
    expect(list[0]).toMatchObject({ createdAt: start.toISOString(), updatedAt: time.toISOString() })
    expect(list[0]?.lastMessage).toMatch(/^Sobre 😀 (palavra )+/)
    expect([...(list[0]?.lastMessage ?? '')].length).toBeLessThanOrEqual(120)
    expect(await joana.chats()).toEqual([])
  })

  describe('renaming', () => {
    const rename = (id: string, title: unknown, { cookie } = maria) =>
      on.ask(chatCalls.renameChat, { cookie, path: { id }, body: { title } })

    it.each([
      ['  Praia  do  Sul ', 'Praia do Sul'],
      ['', 'Conversa'],
      ['   ', 'Conversa'],
      ['😀'.repeat(80), '😀'.repeat(60)],
      ['a'.repeat(61), 'a'.repeat(60)],
    ])('to %j results in %j', async (given, title) => {
      const { id } = await create()
      expect(await rename(id, given)).toMatchObject({ id, title, messageCount: 1 })
      expect((await maria.chat(id)).title).toBe(title)
    })

    it('does not change the order of the list', async () => {
      const { id } = await create()
      time = new Date(start.getTime() + 1000)
      await create()
      await rename(id, 'Velha')
      expect((await maria.chats()).map(chat => chat.title)).toEqual(['Assistente IA', 'Velha'])
    })

    it.each([[{}], [{ title: null }], [{ title: 'a'.repeat(201) }]])('is refused with %j', async body => {
      const { id } = await create()
      const refused = await on.refusal(chatCalls.renameChat, { cookie: maria.cookie, path: { id }, body })
      expect(refused).toEqual({ code: 'bad_request', fields: ['title'] })
    })
  })

  it('deletes a conversation with all messages, is idempotent, and affects nobody else’s', async () => {
    const { id } = await create()
    await maria.answered({ conversationId: id, message: 'oi' })
    const remove = ({ cookie }: { cookie: string }, path = { id }) =>
      on.ask(chatCalls.deleteChat, { cookie, path })
    expect(await remove(joana)).toEqual({ ok: true })
    expect((await maria.chat(id)).messages).toHaveLength(3)
    expect([await remove(maria), await remove(maria)]).toEqual([{ ok: true }, { ok: true }])
    expect(await remove(maria, { id: 'not-a-number' })).toEqual({ ok: true })
    expect(await db.query(sql`select 1 from chat_messages`)).toEqual([])
  })

  it('hides conversations of other accounts', async () => {
    const { id } = await create()
    for (const path of [{ id }, { id: randomUUID() }, { id: 'x' }, { id: "' or 1=1" }]) {
      const asked = { cookie: joana.cookie, path }
      expect(await on.refusal(chatCalls.chat, asked)).toMatchObject({ code: 'chat_not_found' })
      const renaming = { ...asked, body: { title: 'Minha' } }
      expect(await on.refusal(chatCalls.renameChat, renaming)).toMatchObject({ code: 'chat_not_found' })
    }
    const question = { cookie: joana.cookie, body: { conversationId: id, message: 'oi' } }
    expect(await on.refusal(chatCalls.ask, question)).toMatchObject({ code: 'chat_not_found' })
    expect((await maria.chat(id)).title).toBe('Assistente IA')
  })
})
