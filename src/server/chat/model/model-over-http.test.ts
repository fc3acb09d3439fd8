import { beforeEach, describe, expect, it } from 'vitest'
import { fakeModel, replyAfterCalls, searchToolCall, secondModelListing } from '#test/support/faked-model.ts'
import { chatOn, doneOf } from '#test/support/chat.ts'
import { testEngine } from '#test/support/database.ts'

describe('a model behind POST /api/chat', () => {
  const asked = fakeModel(testEngine('embedded'))
  let chat: ReturnType<typeof chatOn>
  beforeEach(() => {
    chat = chatOn(asked.db, { answer: asked.model().answer, now: () => asked.clock })
  })

  it('answers, and its answer is stored', async () => {
    asked.script = replyAfterCalls([searchToolCall()], ['Achei ', 'dois.'])
    const maria = await chat.somebody()
    const { conversationId, message } = doneOf(await maria.events({ message: 'quero morar bem' }))
    expect(message).toMatchObject({ content: 'Achei dois.', results: { total: 2 }, status: null })
    const { messages } = await maria.chat(conversationId)
    expect(messages.at(-1)).toMatchObject({ content: 'Achei dois.', results: { total: 2 } })
    expect(messages.at(-1)?.results?.items[0]?.id).toBe(secondModelListing.id)
  })

  it('breaks off: the rules answer from the beginning', async () => {
    asked.script = () => ({ say: ['Achei muitos e '], afterwards: 'breaks off' })
    const maria = await chat.somebody()
    const events = await maria.events({ message: 'apartamentos em Campinas' })
    const reset = events.findIndex(event => event.name === 'status' && event.data.reset)
    expect(events.slice(0, reset)).toContainEqual({ name: 'text', data: { text: 'Achei muitos e' } })
    const { content } = doneOf(events).message
    expect(content).not.toBe('')
    expect(content).not.toContain('Achei muitos e')
  })

  it('is aborted when the client disconnects', async () => {
    asked.script = () => ({ say: ['Achei muitos e '], afterwards: 'stalls' })
    const maria = await chat.somebody()
    const leaving = new AbortController()
    const response = await maria.stream({ message: 'apartamentos em Campinas' }, leaving.signal)
    const reader = response.body?.getReader()
    await reader?.read()
    await asked.server.askedTimes(1)
    await reader?.cancel()
    leaving.abort()
    await asked.server.leftTimes(1)
    await chat.settled()
  })
})
