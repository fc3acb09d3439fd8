import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChatEvent } from '#contract/chat-schemas.ts'
import { consultantTexts } from '#domain/consultant/consultant-texts.ts'
import { RequestRefused, ServerUnreachable } from '../../../data/api-client.ts'
import { setCatalogueSource } from '../../../data/catalogue/catalogue-source.ts'
import type { ConsultantRequest, Consultant } from '../conversation/consultant.ts'
import { localConversationId } from '../conversation/consultant.ts'
import { createPanelConsultant } from './widget-answers.ts'

const server = vi.hoisted(() => vi.fn<Consultant>())
const local = vi.hoisted(() => vi.fn<Consultant>())
vi.mock('../conversation/chat-creating-consultant.ts', () => ({
  createChatOnFirstQuestion: (consultant: Consultant) => consultant,
}))
vi.mock('../conversation/server-consultant.ts', () => ({ serverConsultant: server }))
const invent = vi.hoisted(() => ({ now: () => {} }))
vi.mock('../local/local-consultant.ts', () => ({
  createLocalConsultant: (onInvented: () => void) => {
    invent.now = onInvented
    return local
  },
}))

const asking: ConsultantRequest = {
  message: 'casas em SP',
  messageId: '11111111-1111-4111-8111-111111111111',
  conversationId: null,
  filters: null,
  propertyId: null,
}

const onInvented = vi.fn<(answerId: string) => void>()

async function ask(account: boolean, change: Partial<ConsultantRequest> = {}): Promise<ChatEvent[]> {
  const events: ChatEvent[] = []
  const consultant = createPanelConsultant(
    () => account,
    () => '123',
    onInvented,
  )
  await consultant({ ...asking, ...change }, event => events.push(event), new AbortController().signal)
  return events
}

const failing =
  (error: unknown): Consultant =>
  () =>
    Promise.reject(error)
const failure = (message: string): ChatEvent => ({ name: 'error', data: { code: 'panel', message } })

afterEach(() => {
  server.mockReset()
  local.mockReset()
  onInvented.mockReset()
  setCatalogueSource('server')
})

describe('the panel’s consultant', () => {
  it('is the server for an account, with the property whose page is open', async () => {
    await ask(true)
    expect(server.mock.calls[0]?.[0]).toEqual({ ...asking, propertyId: '123' })
    expect(local).not.toHaveBeenCalled()
  })

  it('is the browser for a visitor, and while the listings are the demonstration’s', async () => {
    await ask(false)
    setCatalogueSource('empty')
    await ask(true)
    expect([local.mock.calls.length, server.mock.calls.length]).toEqual([2, 0])
  })

  it('is the browser while the server is away, and then the server again in its own conversation', async () => {
    server.mockImplementationOnce(failing(new ServerUnreachable()))
    await ask(true)
    expect(local).toHaveBeenCalledOnce()
    await ask(true, { conversationId: localConversationId })
    expect(server.mock.calls[1]?.[0].conversationId).toBeNull()
  })
})

const done = (id: string) =>
  ({ name: 'done', data: { message: { id, content: '' } } }) as unknown as ChatEvent

it('only answers from the browser’s own demonstration are marked as invented', async () => {
  const consultant = createPanelConsultant(
    () => false,
    () => null,
    onInvented,
  )
  const answers = ['a1', 'a2', 'a3'].map(id => done(id))
  const put = () => consultant(asking, () => {}, new AbortController().signal)
  local.mockImplementation(async (_asking, on) => {
    const [next] = answers.splice(0, 1)
    if (answers.length === 1) invent.now()
    if (next) on(next)
  })
  await put()
  await put()
  await put()
  expect(onInvented.mock.calls).toEqual([['a2']])
})

describe('the panel’s texts', () => {
  it('are its own when neither server nor browser answers', async () => {
    local.mockImplementation(failing(new ServerUnreachable()))
    expect(await ask(false)).toEqual([failure(consultantTexts.panelFailure)])
    expect(await ask(false, { message: 'Melhor ROI' })).toEqual([failure(consultantTexts.quickSearchFailure)])
  })

  it.each([
    ['Melhor ROI', consultantTexts.failure, consultantTexts.quickSearchFailure],
    ['casas em SP', consultantTexts.failure, consultantTexts.panelFailure],
    ['casas em SP', 'A conversa está cheia.', 'A conversa está cheia.'],
  ])('after “%s” with the server’s error “%s” are “%s”', async (message, said, shown) => {
    server.mockImplementationOnce(async (_asking, on) => {
      on({ name: 'error', data: { code: 'answer_failed', message: said } })
    })
    expect(await ask(true, { message })).toEqual([
      { name: 'error', data: { code: 'answer_failed', message: shown } },
    ])
  })

  it('keep a partial answer with its error and do not mix it with another answer', async () => {
    const half: ChatEvent = { name: 'text', data: { text: 'Achei' } }
    server.mockImplementationOnce((_asking, on) => {
      on(half)
      return Promise.reject(new ServerUnreachable())
    })
    expect(await ask(true)).toEqual([half, failure(consultantTexts.panelFailure)])
    expect(local).not.toHaveBeenCalled()
  })

  it('leave a refusal to the caller', async () => {
    const refused = new RequestRefused(429, 'Muitas perguntas.')
    server.mockImplementationOnce(failing(refused))
    await expect(ask(true)).rejects.toBe(refused)
  })

  it('use the panel’s wording when nothing is found', async () => {
    server.mockImplementationOnce(async (_asking, on) => {
      on({ name: 'text', data: { text: consultantTexts.noResults } })
    })
    expect(await ask(true)).toEqual([{ name: 'text', data: { text: consultantTexts.panelNoResults } }])
  })
})
