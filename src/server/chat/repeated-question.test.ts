import { randomUUID } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatCalls } from '#contract/chat-calls.ts'
import { doneOf, chatEventsOf, readFirstText } from '#test/support/chat.ts'
import { type ChatQuestions, eventNames, setUpChatQuestions } from '#test/support/chat-questions.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { startHttpServer } from '../http/http-server.ts'
import { storeAnswer } from './message-store.ts'

const start = new Date('2026-01-10T12:00:00Z')

anyEngine(engine => {
  let db: Database
  let on: ChatQuestions['on']
  let maria: Awaited<ReturnType<typeof on.somebody>>
  let joana: typeof maria
  let time = start
  let chat: ChatQuestions

  beforeAll(async () => {
    db = await engine.fresh()
    chat = await setUpChatQuestions(db, () => time)
    on = chat.on
    maria = await on.somebody()
    joana = await on.somebody()
  })

  beforeEach(async () => {
    time = start
    await chat.reset()
  })

  /** Resolves when the words have arrived at the client. */
  const heard = (asking: ClientRequest, words: string) =>
    new Promise<void>(resolve => {
      asking.on('response', response =>
        response.on('data', bytes => {
          if (String(bytes).includes(words)) resolve()
        }),
      )
    })

  describe('the same question again', () => {
    it('gets the same answer, and nothing is duplicated', async () => {
      const question = { message: 'oi', messageId: randomUUID() }
      const first = doneOf(await maria.events(question))
      const events = await maria.events(question)
      expect(eventNames(events)).toEqual(['status', 'text', 'done'])
      expect(doneOf(events)).toEqual(first)
      expect(await maria.answered({ ...question, conversationId: first.conversationId })).toEqual(first)
      expect([chat.asked().length, (await chat.keptMessages()).length]).toEqual([1, 2])
    })

    it('twenty times at once gets one answer, complete for every client', async () => {
      const gate = chat.wait()
      const question = { message: 'oi', messageId: randomUUID() }
      const all = Array.from({ length: 20 }, () => maria.events(question))
      await readFirstText(await maria.stream(question))
      gate.release()
      const answers = await Promise.all(all)
      for (const events of answers) expect(doneOf(events)).toEqual(doneOf(answers[0] ?? []))
      expect((await chat.keptMessages()).map(({ content }) => content)).toEqual(['oi', 'Começo e fim.'])
      expect(chat.asked()).toHaveLength(1)
      expect(await maria.chats()).toHaveLength(1)
    })

    it('with its ids in capitals is the same question in the same conversation', async () => {
      const id = randomUUID()
      await on.ask(chatCalls.newChat, { cookie: maria.cookie, body: { id: id.toUpperCase() } })
      const messageId = randomUUID()
      const first = await maria.answered({ message: 'oi', messageId, conversationId: id })
      const [conversationId, again] = [id.toUpperCase(), messageId.toUpperCase()]
      expect(await maria.answered({ message: 'oi', messageId: again, conversationId })).toEqual(first)
      expect(first.conversationId).toBe(id)
      expect(chat.asked()).toHaveLength(1)
    })

    it('with edited filters is answered by the rules, and that answer replaces the previous one', async () => {
      const messageId = randomUUID()
      const ask = (filters: Record<string, unknown> | null) =>
        maria.answered({ message: 'oi', messageId, filters })
      const byModel = await ask(null)
      const first = await ask({ city: 'Campinas', maxPrice: 150_000 })
      const second = await ask({ city: 'Campinas' })
      expect(byModel.message.content).toBe('Sobre oi')
      expect(chat.asked()).toHaveLength(1)
      expect(first.message.results).toMatchObject({ total: 1, asked: { maxPrice: 150_000 } })
      expect(second.message.results?.asked).not.toHaveProperty('maxPrice')
      expect(new Set([byModel, first, second].map(({ message }) => message.id)).size).toBe(1)
      expect((await chat.keptMessages()).map(({ content }) => content)).toEqual([
        'oi',
        second.message.content,
      ])
    })

    it('with the same filters, however they are written, gets the same answer', async () => {
      const question = { message: 'oi', messageId: randomUUID() }
      // The state is derived from the city, so `asked` contains more than was given.
      const first = await maria.answered({ ...question, filters: { city: 'Campinas' } })
      time = new Date(start.getTime() + 1000)
      expect(await maria.answered({ ...question, filters: { sort: 'price', city: ['Campinas'] } })).toEqual(
        first,
      )
      expect(await maria.answered(question)).toEqual(first)
      const { message } = await maria.answered({ ...question, filters: { city: 'Campinas', state: 'SP' } })
      expect(message.createdAt).toBe(time.toISOString())
    })

    it('with other filters stops the previous answer in progress', async () => {
      const messageId = randomUUID()
      const { stopped } = chat.wait()
      const before = await maria.stream({ message: 'casas', messageId })
      const now = await maria.answered({ message: 'casas', messageId, filters: { state: 'SP' } })
      expect(stopped()).toBe(true)
      expect(eventNames(await chatEventsOf(before))).toEqual(['status', 'text', 'error'])
      expect(now.message).toMatchObject({ status: null, results: { total: 1 } })
      expect(await chat.keptMessages()).toHaveLength(2)
    })

    it('is refused when its id belongs to another question, conversation or account', async () => {
      const messageId = randomUUID()
      const { conversationId } = await maria.answered({ message: 'oi', messageId })
      const other = await maria.answered({ message: 'outra' })
      for (const [{ cookie }, body] of [
        [maria, { message: 'olá', messageId }],
        [maria, { message: 'oi', messageId, conversationId: other.conversationId }],
        [joana, { message: 'oi', messageId }],
        [maria, { message: 'x', messageId: other.message.id }],
      ] as const) {
        expect((await on.refusal(chatCalls.ask, { cookie, body })).code).toBe('id_taken')
      }
      expect((await maria.chat(conversationId)).messages).toHaveLength(2)
      expect(await joana.chats()).toEqual([])
    })
  })

  describe('a stream that is cut midway', () => {
    it('stops the work and stores what was emitted; the repeated question is answered again', async () => {
      const { stopped } = chat.wait()
      const question = { message: 'oi', messageId: randomUUID() }
      await readFirstText(await maria.stream(question))
      await on.settled()
      expect(stopped()).toBe(true)
      const id = await maria.onlyChatId()
      expect((await maria.chat(id)).messages[1]).toMatchObject({
        role: 'assistant',
        content: 'Começo ',
        status: 'interrupted',
        results: null,
      })
      chat.echo()
      const done = doneOf(await maria.events(question))
      expect([done.conversationId, done.message.content, done.message.status]).toEqual([id, 'Sobre oi', null])
      expect(await chat.keptMessages()).toHaveLength(2)
    })

    it('by the end of the request has the same effect', async () => {
      const { stopped } = chat.wait()
      const cut = new AbortController()
      const response = await maria.stream({ message: 'oi' }, cut.signal)
      const reading = readFirstText(response)
      await reading
      cut.abort()
      await on.settled()
      expect(stopped()).toBe(true)
      expect((await chat.keptMessages()).at(-1)).toMatchObject({ status: 'interrupted' })
    })

    it.each([['text/event-stream'], ['application/json']])(
      'by a lost connection has the same effect: %s',
      async accept => {
        const { stopped, reached } = chat.wait()
        const { url, stop } = await startHttpServer(on.app.fetch, () => false, { host: '127.0.0.1', port: 0 })
        const headers = { 'content-type': 'application/json', accept, cookie: maria.cookie }
        const asking = request(`${url}/api/chat`, { method: 'POST', headers })
        asking.on('error', () => undefined).end(JSON.stringify({ message: 'oi' }))
        await (accept === 'application/json' ? reached : heard(asking, 'Começo'))
        asking.destroy()
        await expect.poll(stopped).toBe(true)
        await on.settled()
        expect((await chat.keptMessages()).at(-1)).toMatchObject({
          content: 'Começo ',
          status: 'interrupted',
        })
        await stop()
      },
    )

    it('continues for other clients that follow it', async () => {
      const { release, stopped } = chat.wait()
      const question = { message: 'oi', messageId: randomUUID() }
      const other = await maria.stream(question)
      await readFirstText(await maria.stream(question))
      release()
      expect(doneOf(await chatEventsOf(other)).message.content).toBe('Começo e fim.')
      expect(stopped()).toBe(false)
    })

    it('does not replace a complete answer', async () => {
      const question = { message: 'oi', messageId: randomUUID() }
      const { conversationId, message } = await maria.answered(question)
      const broken = { content: 'Come', results: null, suggestions: [] }
      const answered = { id: randomUUID(), questionId: question.messageId, answer: broken, edited: null }
      await storeAnswer(db, maria.account.id, { ...answered, status: 'interrupted' }, start)
      expect((await maria.chat(conversationId)).messages[1]).toEqual(message)
    })
  })
})
