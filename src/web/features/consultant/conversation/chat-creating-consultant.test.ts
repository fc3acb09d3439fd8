import { afterEach, expect, it, vi } from 'vitest'
import { RequestRefused } from '../../../data/api-client.ts'
import { createChatOnFirstQuestion } from './chat-creating-consultant.ts'
import type { ConsultantRequest, Consultant } from './consultant.ts'

const asking: ConsultantRequest = {
  message: 'casas em SP',
  messageId: '11111111-1111-4111-8111-111111111111',
  conversationId: null,
  filters: null,
  propertyId: null,
}

const { signal } = new AbortController()
const silent = () => {}

afterEach(() => void vi.unstubAllGlobals())

function createTestConsultant(answers: () => Promise<Response>) {
  const fetch = vi.fn((_path: string, _init: RequestInit) => answers())
  vi.stubGlobal('fetch', fetch)
  const consultant = vi.fn<Consultant>().mockResolvedValue(undefined)
  const onBegun = vi.fn<(chat: { id: string }) => void>()
  const created = () =>
    fetch.mock.calls.map(([, { body }]) => (JSON.parse(String(body)) as { id: string }).id)
  return { ask: createChatOnFirstQuestion(consultant, onBegun), consultant, onBegun, created }
}

it('a first question that is stopped midway is asked again in the same conversation', async () => {
  const { ask, consultant, onBegun, created } = createTestConsultant(() =>
    Promise.resolve(Response.json({ id: 'c1' })),
  )
  consultant.mockRejectedValueOnce(new Error('stopped'))
  await expect(ask(asking, silent, signal)).rejects.toThrow('stopped')
  await ask({ ...asking, message: 'terrenos' }, silent, signal)
  const [id] = created()
  expect(created()).toHaveLength(1)
  expect(onBegun.mock.calls).toEqual([[{ id: 'c1' }]])
  expect(consultant.mock.calls.map(([{ conversationId }]) => conversationId)).toEqual([id, id])
})

it('a conversation whose creation failed is created again under the same id', async () => {
  const refusal = Response.json({ error: { code: 'too_many_requests', message: 'Espere.' } }, { status: 429 })
  const answers = [refusal, Response.json({})]
  const { ask, onBegun, created } = createTestConsultant(() =>
    Promise.resolve(answers.shift() ?? Response.error()),
  )
  await expect(ask(asking, silent, signal)).rejects.toThrow(RequestRefused)
  expect(onBegun).not.toHaveBeenCalled()
  await ask(asking, silent, signal)
  expect(new Set(created()).size).toBe(1)
  expect(onBegun).toHaveBeenCalledOnce()
})

it('an existing conversation is continued', async () => {
  const { ask, consultant, created } = createTestConsultant(() => Promise.resolve(Response.json({})))
  await ask({ ...asking, conversationId: 'c1' }, silent, signal)
  expect(created()).toEqual([])
  expect(consultant.mock.calls[0]?.[0].conversationId).toBe('c1')
})
