import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ChatEvent, ChatMessage } from '#contract/chat-schemas.ts'
import { presentUnderstood } from '#contract/understood-criteria.ts'
import { emptyCriteria, readCriteria } from '#domain/search/search-criteria.ts'
import { readQueryString } from '#domain/search/query-string.ts'
import { loadBundledCatalogue, setCatalogueSource } from '../../../data/catalogue/catalogue-source.ts'
import type { ConsultantRequest } from '../conversation/consultant.ts'
import { createLocalConsultant } from './local-consultant.ts'
import { localConversationId } from '../conversation/consultant.ts'

const asking: ConsultantRequest = {
  message: 'casas até 500 mil',
  messageId: '11111111-1111-4111-8111-111111111111',
  conversationId: null,
  filters: null,
  propertyId: null,
}
const houses = { ...emptyCriteria, category: ['casa' as const], maxPrice: 50_000_000 }

/** Stubs a server with the demonstration's listings, which reads every sentence as `houses`. */
async function answer(path: string): Promise<unknown> {
  if (path === '/api/auth/session') return { me: null }
  if (path === '/api/parse-query')
    return presentUnderstood({
      kind: 'search',
      criteria: houses,
      flags: { highROI: false, highDiscount: false },
      facts: { income: null, purpose: null },
      listingId: null,
      corrections: [],
      notUnderstood: [],
    })
  const url = new URL(path, 'http://localhost')
  const { criteria } = readCriteria(readQueryString(url.search))
  const catalogue = await loadBundledCatalogue()
  return url.pathname === '/api/properties'
    ? catalogue.search(criteria, { page: 0, limit: Number(url.searchParams.get('limit')) })
    : catalogue.facets(criteria)
}

const serving = () => vi.stubGlobal('fetch', async (path: string) => Response.json(await answer(path)))
const away = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

async function ask(
  change: Partial<ConsultantRequest> = {},
): Promise<{ events: ChatEvent[]; message: ChatMessage; invented: number }> {
  const events: ChatEvent[] = []
  const onInvented = vi.fn()
  await createLocalConsultant(onInvented)(
    { ...asking, ...change },
    event => events.push(event),
    new AbortController().signal,
  )
  const done = events.find(event => event.name === 'done')
  if (!done) throw new Error('no answer')
  return { events, message: done.data.message, invented: onInvented.mock.calls.length }
}

afterEach(() => {
  vi.unstubAllGlobals()
  setCatalogueSource('server')
})

describe('the consultant without an account', () => {
  it('parses the sentence on the server, searches its catalogue and answers with cards', async () => {
    serving()
    const { events, message, invented } = await ask()
    expect(events.map(({ name }) => name)).toEqual(['status', 'status', 'results', 'done'])
    expect(message).toMatchObject({ role: 'assistant', status: null, replyToId: asking.messageId })
    expect(message.results?.total).toBeGreaterThan(0)
    for (const { property } of message.results?.items ?? []) {
      expect(property.category).toBe('casa')
      expect(property.price).toBeLessThanOrEqual(500_000)
    }
    expect(message.results?.asked).toMatchObject({ category: 'casa', maxPrice: 500_000 })
    expect(invented).toBe(0)
  })

  it('searches by edited filters instead of the sentence', async () => {
    serving()
    const { message } = await ask({ filters: { category: 'apartamento' } })
    expect(message.results?.asked).toMatchObject({ category: 'apartamento' })
  })

  it('searches by edited filters whatever the sentence says', async () => {
    serving()
    const { message } = await ask({
      message: 'como funciona a venda online?',
      filters: { modality: ['venda-online'] },
    })
    expect(message.results?.asked).toMatchObject({ modality: ['venda-online'] })
  })

  it('continues its conversation', async () => {
    serving()
    expect((await ask()).events.at(-1)).toMatchObject({ data: { conversationId: localConversationId } })
    expect((await ask({ conversationId: 'kept' })).events.at(-1)).toMatchObject({
      data: { conversationId: 'kept' },
    })
  })

  it('answers from the demonstration without a server, and says so', async () => {
    away()
    const { message, invented } = await ask({ filters: { category: 'casa' } })
    expect(message.results?.items.length).toBeGreaterThan(0)
    expect(message.content).toContain('O servidor não responde agora: estes imóveis são inventados')
    expect(invented).toBe(1)
  })

  it('does not call a server without listings', async () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    setCatalogueSource('empty')
    const { message } = await ask({ filters: { category: 'casa' } })
    expect(message.content).toContain('Estes imóveis são inventados, para demonstração.')
    expect(fetch).not.toHaveBeenCalled()
  })
})
