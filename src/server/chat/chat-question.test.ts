import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatCalls } from '#contract/chat-calls.ts'
import { chatLimits } from '#contract/chat-limits.ts'
import { writeSavedFilters } from '#domain/search/saved-filters.ts'
import { chatOn, doneOf, chatEventsOf, framesOf, waitingAnswer } from '#test/support/chat.ts'
import { type ChatQuestions, eventNames, setUpChatQuestions } from '#test/support/chat-questions.ts'
import { anyEngine } from '#test/support/database.ts'
import { deleteAccount } from '../account/account-store.ts'
import type { Database } from '../database/database.ts'
import { allOwnerData } from '#test/support/all-owner-data.ts'

const start = new Date('2026-01-10T12:00:00Z')

anyEngine(engine => {
  let db: Database
  let on: ReturnType<typeof chatOn>
  let maria: Awaited<ReturnType<typeof on.somebody>>
  let chat: ChatQuestions

  beforeAll(async () => {
    db = await engine.fresh()
    chat = await setUpChatQuestions(db, () => start)
    on = chat.on
    maria = await on.somebody()
  })

  beforeEach(() => chat.reset())

  describe('a question', () => {
    it('is answered by a stream of events: status, texts, done', async () => {
      const response = await maria.stream({ message: 'oi' })
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      const events = await chatEventsOf(response)
      expect(eventNames(events)).toEqual(['status', 'text', 'text', 'done'])
      const { conversationId, title, message } = doneOf(events)
      expect([title, message.content, message.status, message.replyToText]).toEqual([
        'oi',
        'Sobre oi',
        null,
        'oi',
      ])
      expect((await maria.chat(conversationId)).messages).toMatchObject([
        { role: 'user', content: 'oi', id: message.replyToId },
        message,
      ])
    })

    it('is answered by one body for a client that accepts only JSON', async () => {
      const { conversationId, message } = await maria.answered({ message: 'oi' })
      expect(message).toMatchObject({ role: 'assistant', content: 'Sobre oi', results: null, status: null })
      expect((await maria.chat(conversationId)).messages[1]).toEqual(message)
    })

    it.each([['*/*'], ['text/event-stream, application/json'], ['']])(
      'is streamed where %j is accepted',
      async accept => {
        const question = { cookie: maria.cookie, body: { message: 'oi' }, headers: { accept } }
        const response = await on.send(chatCalls.ask, question)
        expect(eventNames(await chatEventsOf(response)).at(-1)).toBe('done')
      },
    )

    it('is stored before it is answered', async () => {
      const { release } = chat.wait()
      const response = await maria.stream({ message: 'oi' })
      expect(await chat.keptMessages()).toEqual([{ role: 'user', content: 'oi', status: null }])
      release()
      expect(eventNames(await chatEventsOf(response)).at(-1)).toBe('done')
    })

    it('reports a search when there is something to search for', async () => {
      const [search] = await maria.events({ message: 'apartamentos em SP até 200 mil' })
      expect(search).toEqual({ name: 'status', data: { status: 'searching', text: 'Buscando imóveis...' } })
      const [greeting] = await maria.events({ message: 'obrigado' })
      expect(greeting).toEqual({
        name: 'status',
        data: { status: 'typing', text: 'Analisando sua solicitação...' },
      })
      expect(chat.asked()[0]?.understanding).toMatchObject({
        kind: 'search',
        criteria: { state: ['SP'], category: ['apartamento'], maxPrice: 200_000_00 },
        notUnderstood: [],
      })
    })

    it('may be about the open property, offered or gone; an unknown one is ignored', async () => {
      for (const propertyId of ['1', '0002', '3', 'x', null])
        await maria.answered({ message: 'e este?', propertyId })
      expect(
        chat.asked().map(({ openProperty }) => openProperty && [openProperty.id, openProperty.gone]),
      ).toEqual([['1', false], ['2', true], null, null, null])
    })

    it('includes which listings were shown before it, which are not part of the text', async () => {
      const { conversationId, message } = await maria.answered({ message: 'x', filters: { state: 'SP' } })
      await maria.answered({ conversationId, message: 'e o primeiro?' })
      expect(chat.asked().at(-1)?.before).toEqual([
        { role: 'user', content: 'x', shownIds: [] },
        { role: 'assistant', content: message.content, shownIds: ['1'] },
      ])
      expect(message.content).not.toContain('cartões')
    })

    it('that continues changes the previous search; one that names what it wants stands alone', async () => {
      const { conversationId } = await maria.answered({
        message: 'x',
        filters: { state: 'SP', category: 'casa', maxPrice: 300_000 },
      })
      await maria.answered({ conversationId, message: 'até 80 mil' })
      await maria.answered({ conversationId, message: 'terrenos em Goiás' })
      expect(chat.asked().map(({ understanding }) => writeSavedFilters(understanding.criteria))).toEqual([
        { state: 'SP', category: 'casa', maxPrice: 80_000, sort: 'price' },
        { state: 'GO', category: 'terreno' },
      ])
    })

    it('includes the last twelve messages before it', async () => {
      const { conversationId } = await maria.answered({ message: 'pergunta 0' })
      for (let at = 1; at < 8; at++) await maria.answered({ conversationId, message: `pergunta ${at}` })
      const last = chat.asked().at(-1)
      expect(last?.earlierCount).toBe(14)
      expect(last?.before).toHaveLength(12)
      expect([last?.before[0], last?.before.at(-1)]).toEqual([
        { role: 'user', content: 'pergunta 1', shownIds: [] },
        { role: 'assistant', content: 'Sobre pergunta 6', shownIds: [] },
      ])
    })

    it.each([
      [{ message: '' }, 'message'],
      [{ message: ' \n\t ' }, 'message'],
      [{ message: 'a'.repeat(chatLimits.message + 1) }, 'message'],
      [{ message: 'a\u0000b' }, 'message'],
      [{ message: 'a\ud800b' }, 'message'],
      [{ message: 7 }, 'message'],
      [{}, 'message'],
      [{ message: 'oi', messageId: 'x' }, 'messageId'],
      [{ message: 'oi', conversationId: 'x' }, 'conversationId'],
      [{ message: 'oi', filters: 'SP' }, 'filters'],
      [{ message: 'oi', filters: { state: 'XX' } }, 'filters.state'],
      [{ message: 'oi', filters: { cor: 'azul' } }, 'filters.cor'],
      [{ message: 'oi', filters: { minPrice: 'abc' } }, 'filters.minPrice'],
      [{ message: 'oi', filters: { category: {} } }, 'filters.category'],
      [{ message: 'oi', propertyId: '1'.repeat(14) }, 'propertyId'],
    ])('of %j is refused before anything streams', async (body, field) => {
      const refused = await on.refusal(chatCalls.ask, { cookie: maria.cookie, body })
      expect(refused).toEqual({ code: 'bad_request', fields: [field] })
      expect(await maria.chats()).toEqual([])
    })

    it('of the maximum length, with any characters and several lines, is stored unchanged', async () => {
      const message = `<b>“São João”</b>\n%_\\ 😀 ${'ã'.repeat(1960)}`
      const { conversationId } = await maria.answered({ message })
      expect((await maria.chat(conversationId)).messages[0]?.content).toBe(message)
    })

    it('is refused when the conversation is full', async () => {
      const { conversationId } = await maria.answered({ message: 'oi' })
      await db.query(sql`
        insert into chat_messages (id, chat_id, position, role, content, created_at)
        select gen_random_uuid(), ${conversationId}::uuid, n, 'user', 'x', ${start}
        from generate_series(2, ${chatLimits.messages - 1}::integer) n`)
      const refused = await on.refusal(chatCalls.ask, {
        cookie: maria.cookie,
        body: { conversationId, message: 'mais uma' },
      })
      expect(refused.code).toBe('chat_full')
      expect((await maria.chat(conversationId)).messages).toHaveLength(chatLimits.messages)
    })

    it('is refused after too many questions, with the time to wait', async () => {
      const eager = await on.somebody()
      const { limits } = on.access
      while (await limits.tryCount('questionsByAccount', eager.account.id)) continue
      for (const call of [chatCalls.ask, chatCalls.aiChat]) {
        const question = { cookie: eager.cookie, body: { message: 'oi' } }
        const response = await on.send(call, question)
        expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
        expect((await on.refusal(call, question)).code).toBe('too_many_requests')
      }
      expect(await eager.chats()).toEqual([])
    })
  })

  it('gets heartbeats while nothing happens', async () => {
    const quiet = chatOn(db, { answer: async () => new Promise(() => undefined), heartbeatEvery: 5 })
    const somebody = await quiet.somebody()
    let comments = 0
    for await (const frame of framesOf(await somebody.stream({ message: 'oi' }))) {
      if (frame.startsWith(':') && ++comments === 2) break
    }
    expect(comments).toBe(2)
    await quiet.settled()
  })

  it('ends when the server stops, and is stored as far as it came', async () => {
    const { answer: slowly } = waitingAnswer()
    const stopping = new AbortController()
    const ending = chatOn(db, { answer: slowly, stopping: stopping.signal })
    const somebody = await ending.somebody()
    const response = await somebody.stream({ message: 'oi' })
    const events = chatEventsOf(response)
    stopping.abort()
    expect((await events).at(-1)).toMatchObject({ name: 'error', data: { code: 'interrupted' } })
    await ending.settled()
    expect((await chat.keptMessages()).at(-1)).toMatchObject({ role: 'assistant', status: 'interrupted' })
  })

  it('reports that the conversation was deleted meanwhile', async () => {
    const { release } = chat.wait()
    const response = await maria.stream({ message: 'oi' })
    const id = await maria.onlyChatId()
    await on.ask(chatCalls.deleteChat, { cookie: maria.cookie, path: { id } })
    release()
    expect((await chatEventsOf(response)).at(-1)).toMatchObject({
      name: 'error',
      data: { code: 'chat_not_found' },
    })
    expect(await chat.keptMessages()).toEqual([])
  })

  it('stores nothing after the account was deleted', async () => {
    const leaving = await on.somebody()
    const { release } = chat.wait()
    const response = await leaving.stream({ message: 'oi' })
    await db.transaction(async tx => {
      await allOwnerData.erase(tx, leaving.account.id)
      await deleteAccount(tx, leaving.account.id)
    })
    release()
    expect((await chatEventsOf(response)).at(-1)).toMatchObject({
      name: 'error',
      data: { code: 'no_session' },
    })
    expect(await chat.keptMessages()).toEqual([])
  })

  it('stores concurrent questions of one conversation each followed by its answer', async () => {
    const { conversationId } = await maria.answered({ message: 'oi' })
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => maria.answered({ conversationId, message: `pergunta ${at}` })),
    )
    const { messages } = await maria.chat(conversationId)
    expect(messages).toHaveLength(22)
    for (let at = 0; at < messages.length; at += 2) {
      expect(messages[at + 1]).toMatchObject({
        content: `Sobre ${messages[at]?.content}`,
        replyToId: messages[at]?.id,
      })
    }
  })
})
