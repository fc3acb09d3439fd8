import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChatEvent } from '#contract/chat-schemas.ts'
import { ServerFailing, onRefused, RequestRefused, ServerUnreachable } from '../../../data/api-client.ts'
import type { ConsultantRequest } from './consultant.ts'
import { serverConsultant } from './server-consultant.ts'

const asking: ConsultantRequest = {
  message: 'casas em SP',
  messageId: '11111111-1111-4111-8111-111111111111',
  conversationId: null,
  filters: null,
  propertyId: null,
}

/** Stubs a server that answers with these pieces; `end` says what happens to the stream after them. */
const answering = (pieces: string[], end: 'closes' | 'breaks' | 'stays' = 'closes') =>
  vi.fn((_: string, init: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        if (end === 'closes') controller.close()
        if (end === 'breaks') controller.error(new TypeError('network error'))
        init.signal?.addEventListener('abort', () => {
          if (end === 'stays') controller.error(init.signal?.reason)
        })
      },
    })
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }))
  })

async function askServer(
  signal = new AbortController().signal,
): Promise<{ events: ChatEvent[]; error: unknown }> {
  const events: ChatEvent[] = []
  const error = await serverConsultant(asking, event => events.push(event), signal).catch(
    (reason: unknown) => reason,
  )
  return { events, error }
}

const text = (words: string) => `event: text\ndata: ${JSON.stringify({ text: words })}\n\n`
const failed = 'event: error\ndata: {"code":"internal_error","message":"Desculpe"}\n\n'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the server’s consultant', () => {
  it('emits each event as it arrives, and ends', async () => {
    const fetch = answering([text('Olá'), text(', tudo bem?') + failed])
    vi.stubGlobal('fetch', fetch)
    expect(await askServer()).toEqual({
      error: undefined,
      events: [
        { name: 'text', data: { text: 'Olá' } },
        { name: 'text', data: { text: ', tudo bem?' } },
        { name: 'error', data: { code: 'internal_error', message: 'Desculpe' } },
      ],
    })
    const [, init] = fetch.mock.lastCall ?? []
    expect(init?.headers).toMatchObject({ accept: 'text/event-stream' })
    expect(JSON.parse(init?.body as string)).toEqual({ ...asking })
  })

  it('is over at its last event, although the stream is still open', async () => {
    vi.stubGlobal('fetch', answering([text('Olá'), failed], 'stays'))
    expect((await askServer()).events.map(event => event.name)).toEqual(['text', 'error'])
  })

  it('ignores unreadable events and those after the end', async () => {
    vi.stubGlobal(
      'fetch',
      answering([
        `event: text\ndata: {"te\n\nevent: text\ndata: null\n\nevent: news\ndata: {}\n\n${failed}${text('x')}`,
      ]),
    )
    expect((await askServer()).events.map(event => event.name)).toEqual(['error'])
  })

  it.each(['closes', 'breaks'] as const)('fails when the stream %s midway', async end => {
    vi.stubGlobal('fetch', answering([text('Achei')], end))
    const { events, error } = await askServer()
    expect(events.length).toBeLessThanOrEqual(1)
    expect(error).toBeInstanceOf(ServerUnreachable)
  })

  it('gives up after a minute of silence', async () => {
    vi.stubGlobal('fetch', answering([text('Achei')], 'stays'))
    const answer = askServer()
    await vi.advanceTimersByTimeAsync(60_000)
    expect((await answer).error).toBeInstanceOf(ServerUnreachable)
  })

  it('rejects with the caller’s own reason when it is stopped', async () => {
    vi.stubGlobal('fetch', answering([text('Achei')], 'stays'))
    const stop = new AbortController()
    const answer = askServer(stop.signal)
    await vi.advanceTimersByTimeAsync(1)
    stop.abort('stopped')
    expect((await answer).error).toBe('stopped')
  })

  it('passes the server’s refusal on to all pages and keeps its text', async () => {
    const heard = vi.fn()
    onRefused(heard)
    const body = { error: { code: 'chat_full', message: 'A conversa está cheia.' } }
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status: 422 })))
    const { error } = await askServer()
    expect(error).toBeInstanceOf(RequestRefused)
    expect(error).toMatchObject({ code: 'chat_full', message: 'A conversa está cheia.', status: 422 })
    expect(heard).toHaveBeenCalledWith(error)
  })

  it.each([
    ['5xx', true, () => Promise.resolve(new Response('', { status: 502 }))],
    ['no network', false, () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('after %s counts as unreachable; whether the server failed: %s', async (_, faltered, fetch) => {
    vi.stubGlobal('fetch', fetch)
    const { error } = await askServer()
    expect(error).toBeInstanceOf(ServerUnreachable)
    expect(error instanceof ServerFailing).toBe(faltered)
  })
})
