import { consultantTexts } from '#domain/consultant/consultant-texts.ts'
import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { chatCalls } from '#contract/chat-calls.ts'
import { appOn } from '#test/support/page-app.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { chatOn, doneOf, chatEventsOf } from '#test/support/chat.ts'
import { anyEngine } from '#test/support/database.ts'
import { createFollowedIndex } from '#test/support/followed-index.ts'
import type { CatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import type { Database, Queryable } from '../database/database.ts'
import type { ChatAnswerer } from './chat-answerer.ts'
import { ModelFailed } from './model/consultant-model.ts'

const start = new Date('2026-01-10T12:00:00Z')
const failedSearch = 'Erro na busca. Tente novamente com termos mais simples.'

anyEngine(engine => {
  let real: Database
  let logged = ''
  let answer: ChatAnswerer
  let withModel: ReturnType<typeof chatOn>
  let byRules: ReturnType<typeof chatOn>
  /** Selects the statements that fail. */
  let broken: (text: string) => boolean
  /** How many searches fail from now on. */
  let failingSearches = 0

  const log = pino(
    { level: 'trace' },
    new Writable({
      write(line, _, done) {
        logged += line
        done()
      },
    }),
  )

  beforeAll(async () => {
    real = await engine.fresh()
    await seedCatalogue(real, [
      createListing({ id: '1', price: 100_000_00 }),
      createListing({ id: '2', price: 90_000_00 }),
      createListing({ id: '3', state: 'RJ', city: 'NITEROI', category: 'casa' }),
    ])
    const failing = (queryable: Queryable): Queryable => ({
      query: statement =>
        broken(statement.text)
          ? Promise.reject(new Error(`refused: ${JSON.stringify(statement.values)}`))
          : queryable.query(statement),
    })
    const db: Database = {
      ...real,
      ...failing(real),
      transaction: work => real.transaction(tx => work(failing(tx))),
    }
    const followed = createFollowedIndex(real)
    const index: CatalogueIndex = {
      ...followed,
      readListings(ids) {
        if (failingSearches === 0) return followed.readListings(ids)
        failingSearches -= 1
        return Promise.reject(new Error(`refused: ${ids.join()}`))
      },
    }
    withModel = chatOn(db, { now: () => start, log, index, answer: (...given) => answer(...given) })
    byRules = chatOn(db, { now: () => start, log, index })
  })

  beforeEach(async () => {
    broken = () => false
    failingSearches = 0
    logged = ''
    await real.query(sql`delete from chats`)
  })

  describe('a model that fails', () => {
    it.each([
      ['as models do', new ModelFailed('no answer')],
      ['in an unknown way', new TypeError('undefined is not a function')],
    ])('%s is replaced by the rules, from the beginning', async (_, failure) => {
      answer = async (__, emit) => {
        emit({ name: 'text', data: { text: 'Invento que ' } })
        setImmediate(() => emit({ name: 'text', data: { text: 'tudo é grátis' } }))
        throw failure
      }
      const events = await (await withModel.somebody()).events({ message: 'apartamentos em SP' })
      expect(events.map(({ name }) => name)).toEqual(['status', 'text', 'status', 'text', 'results', 'done'])
      expect(events[2]).toEqual({
        name: 'status',
        data: { status: 'searching', text: 'Buscando imóveis...', reset: true },
      })
      const { message } = doneOf(events)
      expect(message.content).not.toMatch(/Invento|grátis/)
      expect(message.results?.items.map(({ id }) => id)).toEqual(['2', '1'])
    })
  })

  describe('an answer that fails', () => {
    it('is reported within the stream and stored as failed; the repeated question is answered again', async () => {
      const maria = await withModel.somebody()
      answer = async () => {
        throw new ModelFailed('no answer')
      }
      const question = { message: 'oi segredo', messageId: randomUUID(), filters: { state: 'SP' } }
      failingSearches = Number.POSITIVE_INFINITY
      const events = await maria.events(question)
      expect(events.at(-1)).toEqual({ name: 'error', data: { code: 'search_failed', message: failedSearch } })
      failingSearches = 0
      const id = await maria.onlyChatId()
      expect((await maria.chat(id)).messages).toMatchObject([
        { role: 'user', content: 'oi segredo' },
        { role: 'assistant', content: failedSearch, status: 'failed', results: null },
      ])
      const again = await maria.answered(question)
      expect([again.message.status, again.message.results?.total]).toEqual([null, 2])
      expect((await maria.chat(id)).messages).toHaveLength(2)
    })

    it('is one body for a client that accepts only JSON, never a 5xx', async () => {
      const maria = await byRules.somebody()
      failingSearches = Number.POSITIVE_INFINITY
      const { message } = await maria.answered({ message: 'segredo', filters: { state: 'SP' } })
      expect(message).toMatchObject({ content: failedSearch, status: 'failed', results: null })
    })

    it('is reported even when it cannot be stored', async () => {
      const maria = await byRules.somebody()
      broken = text => text.includes('insert into chat_messages as a')
      const events = await maria.events({ message: 'segredo', filters: { state: 'SP' } })
      expect(events.at(-1)).toEqual({
        name: 'error',
        data: { code: 'answer_failed', message: consultantTexts.searchFailure },
      })
      broken = () => false
      const id = await maria.onlyChatId()
      expect((await maria.chat(id)).messages.map(({ content }) => content)).toEqual(['segredo'])
    })

    it('logs its cause, and nothing that somebody wrote', async () => {
      const maria = await byRules.somebody()
      failingSearches = Number.POSITIVE_INFINITY
      broken = text => text.includes('insert into chat_messages as a')
      await maria.events({ message: 'meu segredo', filters: { state: 'SP', text: 'rua secreta' } })
      expect(logged).toContain('an answer failed')
      expect(logged).toContain('rules-answerer.ts')
      expect(logged).not.toMatch(/segredo|secreta|refused/)
    })
  })

  it('a model that is configured but unreachable is replaced by the rules in the whole application', async () => {
    const model = { baseUrl: 'http://127.0.0.1:9/v1', name: 'modelo', key: null }
    const app = await appOn(real, { now: () => start, model })
    const { cookie } = await byRules.somebody()
    const body = JSON.stringify({ message: 'apartamentos em SP' })
    const headers = { 'content-type': 'application/json', cookie }
    const events = await chatEventsOf(await app.request('/api/chat', { method: 'POST', headers, body }))
    expect(events).toContainEqual({
      name: 'status',
      data: { status: 'searching', text: 'Buscando imóveis...', reset: true },
    })
    expect(doneOf(events).message.results?.items.map(({ id }) => id)).toEqual(['2', '1'])
  })

  it('refuses before the stream begins when the question cannot be stored', async () => {
    const maria = await byRules.somebody()
    broken = text => text.includes('insert into chat_messages (')
    const response = await maria.stream({ message: 'oi' })
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'application/json'])
    broken = () => false
    expect(await maria.chats()).toEqual([])
  })

  describe('a search that fails', () => {
    it('is tried once more with only place and type, and says so', async () => {
      const maria = await byRules.somebody()
      failingSearches = 1
      const filters = { state: 'SP', maxPrice: 95_000, category: 'apartamento' }
      const { message } = await maria.answered({ message: 'x', filters })
      expect(message.content).toMatch(/implificada.*\*\*2\*\* imóveis.*filtros podem não ter sido aplicados/)
      expect(message.results).toMatchObject({
        total: 2,
        filters: { state: 'SP', category: 'apartamento', sort: 'price' },
        asked: filters,
        relaxed: ['maxPrice'],
      })
      expect(message.results?.items.map(({ id }) => id)).toEqual(['2', '1'])
    })

    it('is reported as failed when that finds nothing either', async () => {
      const maria = await byRules.somebody()
      failingSearches = 1
      const { message } = await maria.answered({ message: 'x', filters: { state: 'AC', maxPrice: 95_000 } })
      expect(message).toMatchObject({ content: failedSearch, status: 'failed' })
    })
  })

  it('for JSON in a conversation deleted meanwhile is refused', async () => {
    const maria = await withModel.somebody()
    answer = async () => {
      await real.query(sql`delete from chats`)
      return { content: 'tarde', results: null, suggestions: [] }
    }
    const asked = { cookie: maria.cookie, body: { message: 'oi' }, headers: { accept: 'application/json' } }
    expect((await withModel.refusal(chatCalls.ask, asked)).code).toBe('chat_not_found')
  })
})
