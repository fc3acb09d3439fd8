import { describe, expect, it, vi } from 'vitest'
import type { ChatEvent, ChatMessage, ChatResults } from '#contract/chat-schemas.ts'
import { consultantTexts } from '#domain/consultant/consultant-texts.ts'
import { ServerFailing, RequestRefused, ServerUnreachable } from '../../../data/api-client.ts'
import type { ConsultantRequest, Consultant } from './consultant.ts'
import { type Conversation, createConversation, interruptedText } from './conversation.ts'

const chat = 'c0000000-0000-4000-8000-000000000001'
const results = { items: [], total: 14, relaxed: [], notUnderstood: [] } as unknown as ChatResults

const message = (id: string, more: Partial<ChatMessage>): ChatMessage => ({
  id,
  role: 'assistant',
  content: '',
  createdAt: '2026-01-08T12:00:00Z',
  status: null,
  replyToId: null,
  replyToText: null,
  results: null,
  suggestions: [],
  ...more,
})

/** Returns a consultant whose events the test emits, question by question. */
function scripted() {
  const calls: {
    asking: ConsultantRequest
    say: (event: ChatEvent) => void
    signal: AbortSignal
    end: (error?: unknown) => void
  }[] = []
  const consultant: Consultant = (asking, say, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error))
      calls.push({ asking, say, signal, end: error => (error ? reject(error as Error) : resolve()) })
    })
  const call = () => {
    const last = calls.at(-1)
    if (!last) throw new Error('nothing was asked')
    return last
  }
  const answer = (id: string, content: string, more: Partial<ChatMessage> = {}) =>
    call().say({
      name: 'done',
      data: {
        conversationId: chat,
        title: 'Casas',
        message: message(id, { content, replyToId: call().asking.messageId, ...more }),
      },
    })
  return { consultant, calls, call, answer }
}

function begun(initial: ChatMessage[] = []) {
  const script = scripted()
  const onDone = vi.fn()
  const talk = createConversation(
    { consultant: script.consultant, conversationId: null, initial, propertyId: null },
    () => Date.parse('2026-01-08T12:00:00Z'),
  )
  talk.whenDone(onDone)
  return { ...script, talk, onDone }
}

const readContents = (talk: Conversation) => talk.state().messages.map(({ content }) => content)
const settled = () => new Promise<void>(resolve => setImmediate(resolve))

describe('a conversation', () => {
  it('shows the question at once, then the pieces of the answer, then the whole answer', () => {
    const { talk, call, answer, onDone } = begun()
    expect(talk.ask('  casas em SP ')).toBe(true)
    expect(readContents(talk)).toEqual(['casas em SP'])
    expect(talk.state().coming).toMatchObject({ words: consultantTexts.thinking, text: '' })
    call().say({ name: 'status', data: { status: 'searching', text: 'Buscando imóveis...' } })
    call().say({ name: 'text', data: { text: 'Achei ' } })
    call().say({ name: 'text', data: { text: '14' } })
    call().say({ name: 'results', data: results })
    expect(talk.state().coming).toMatchObject({ status: 'searching', text: 'Achei 14', results })
    answer('a1', 'Achei 14 casas')
    expect(talk.state()).toMatchObject({ coming: null, failures: [], conversationId: chat, title: 'Casas' })
    expect(readContents(talk)).toEqual(['casas em SP', 'Achei 14 casas'])
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('drops the text received so far after a reset', () => {
    const { talk, call } = begun()
    talk.ask('casas')
    call().say({ name: 'text', data: { text: 'Nenhuma' } })
    call().say({ name: 'results', data: results })
    call().say({ name: 'status', data: { status: 'typing', text: 'De novo', reset: true } })
    expect(talk.state().coming).toMatchObject({ words: 'De novo', text: '', results: null })
  })

  it.each(['', '  \n '])('does not send %j', text => {
    const { talk, calls } = begun()
    expect(talk.ask(text)).toBe(false)
    expect(calls).toEqual([])
  })

  it('answers one question at a time and continues the conversation that the first one began', () => {
    const { talk, calls, answer } = begun()
    talk.ask('casas')
    expect(talk.ask('terrenos')).toBe(false)
    answer('a1', 'Achei')
    talk.ask('terrenos')
    expect(calls.map(({ asking }) => asking.conversationId)).toEqual([null, chat])
    expect(new Set(calls.map(({ asking }) => asking.messageId)).size).toBe(2)
  })

  it('replaces the earlier answer with an edited one, under the same question', () => {
    const { talk, calls, call, answer } = begun()
    talk.ask('casas')
    answer('a1', 'Achei 14')
    talk.ask('terrenos')
    answer('a2', 'Achei 2')
    const first = calls[0]?.asking.messageId ?? ''
    talk.edit(first, { maxPrice: 100_000 })
    expect(call().asking).toMatchObject({
      message: 'casas',
      messageId: first,
      filters: { maxPrice: 100_000 },
    })
    expect(readContents(talk)).toEqual(['casas', 'Achei 14', 'terrenos', 'Achei 2'])
    answer('a3', 'Achei 5')
    expect(readContents(talk)).toEqual(['casas', 'Achei 5', 'terrenos', 'Achei 2'])
  })

  it('keeps the earlier answer when an edit fails, and retries the edit unchanged', async () => {
    const { talk, calls, call, answer } = begun()
    talk.ask('casas')
    answer('a1', 'Achei 14')
    const { messageId } = call().asking
    talk.edit(messageId, { minRooms: 2 })
    call().say({ name: 'text', data: { text: 'Ach' } })
    call().end(new ServerUnreachable('/api/chat'))
    await settled()
    expect(readContents(talk)).toEqual(['casas', 'Achei 14'])
    expect(talk.state().failures).toEqual([{ messageId, text: consultantTexts.unexpected, code: null }])
    talk.retry(messageId)
    expect(talk.state().failures).toEqual([])
    expect(calls.at(-1)?.asking.filters).toEqual({ minRooms: 2 })
  })

  it.each([
    ['the connection', new ServerUnreachable('/api/chat'), consultantTexts.unexpected, null],
    [
      'a refusal',
      new RequestRefused(422, 'A conversa está cheia.', {}, 'chat_full'),
      'A conversa está cheia.',
      'chat_full',
    ],
    ['the server', new ServerFailing('/api/chat: 502'), consultantTexts.failure, null],
    ['nobody’s word', undefined, consultantTexts.unexpected, null],
  ])('after %s keeps the question, and a retry repeats it', async (_, error, text, code) => {
    const { talk, calls, call, answer } = begun()
    talk.ask('casas')
    call().end(error)
    await settled()
    const [question] = talk.state().messages
    expect(talk.state().failures).toEqual([{ messageId: question?.id, text, code }])
    talk.retry(question?.id ?? '')
    expect(calls[1]?.asking).toEqual(calls[0]?.asking)
    answer('a1', 'Achei')
    expect(readContents(talk)).toEqual(['casas', 'Achei'])
    expect(talk.state().failures).toEqual([])
  })

  it('shows the server’s error in its own words', () => {
    const { talk, call } = begun()
    talk.ask('casas')
    call().say({ name: 'error', data: { code: 'internal_error', message: consultantTexts.failure } })
    expect(talk.state()).toMatchObject({ coming: null, failures: [{ text: consultantTexts.failure }] })
  })

  it('keeps the text of a broken answer until the question is answered', async () => {
    const { talk, call, answer } = begun()
    talk.ask('casas')
    call().say({ name: 'text', data: { text: 'Achei 1' } })
    call().end(new ServerUnreachable('/api/chat'))
    await settled()
    expect(talk.state().messages[1]).toMatchObject({ content: 'Achei 1', status: 'interrupted' })
    talk.retry(call().asking.messageId)
    answer('a1', 'Achei 14')
    expect(readContents(talk)).toEqual(['casas', 'Achei 14'])
  })

  it('stops on request and ignores later events', async () => {
    const { talk, call, onDone, answer } = begun()
    talk.ask('casas')
    talk.cancel()
    await settled()
    expect(call().signal.aborted).toBe(true)
    expect(talk.state().failures).toMatchObject([{ text: interruptedText, code: 'stopped' }])
    talk.ask('terrenos')
    answer('a1', 'Achei')
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('loads the server’s messages, but not during an answer, and keeps questions that did not arrive', async () => {
    const { talk, call } = begun()
    talk.ask('casas')
    const kept = [message('a0', { content: 'Olá' })]
    talk.load(kept, 'Casas')
    expect(readContents(talk)).toEqual(['casas'])
    call().end(new ServerUnreachable('/api/chat'))
    await settled()
    talk.load(kept, 'Casas')
    expect(readContents(talk)).toEqual(['Olá', 'casas'])
    expect(talk.state().failures).toHaveLength(1)
    talk.load([...kept, message(call().asking.messageId, { role: 'user', content: 'casas' })], 'Casas')
    expect(readContents(talk)).toEqual(['Olá', 'casas'])
    expect(talk.state().failures).toHaveLength(1)
    const answered = message('a1', { content: 'Achei', replyToId: call().asking.messageId })
    talk.load(
      [...kept, message(call().asking.messageId, { role: 'user', content: 'casas' }), answered],
      'Casas',
    )
    expect(talk.state().failures).toEqual([])
  })

  it('keeps the reason of an unanswered question while others are asked', async () => {
    const { talk, calls, call, answer } = begun()
    talk.ask('casas')
    call().end(new RequestRefused(429, 'Espere um minuto.', {}, 'too_many_requests'))
    await settled()
    talk.ask('terrenos')
    const why = [{ messageId: calls[0]?.asking.messageId, text: 'Espere um minuto.' }]
    expect(talk.state().failures).toMatchObject(why)
    answer('a2', 'Achei 2')
    expect(talk.state().failures).toMatchObject(why)
  })
})
