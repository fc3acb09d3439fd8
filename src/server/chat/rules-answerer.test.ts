import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyCriteria } from '#domain/search/search-criteria.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { chatOn, doneOf } from '#test/support/chat.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { loadCatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import { createRulesAnswerer } from './rules-answerer.ts'

const start = new Date('2026-01-10T12:00:00Z')

anyEngine(engine => {
  let time = start
  let db: Database
  let on: ReturnType<typeof chatOn>
  let maria: Awaited<ReturnType<typeof on.somebody>>

  beforeEach(async () => {
    await db.query(sql`delete from chats`)
  })

  beforeAll(async () => {
    db = await engine.fresh()
    await seedCatalogue(db, [
      ...Array.from({ length: 8 }, (_, at) =>
        createListing({ id: `${at + 1}`, price: (90 - at) * 1_000_00 }),
      ),
      createListing({ id: '20', city: 'BONITO', state: 'MS' }),
      createListing({ id: '21', city: 'BONITO', state: 'PE' }),
      createListing({ id: '22', city: 'BONITO', state: 'PE' }),
    ])
    on = chatOn(db, { now: () => time })
    maria = await on.somebody()
  })

  describe('the rules-based consultant', () => {
    it('answers a search with the six cheapest listings of all and the criteria', async () => {
      const events = await maria.events({ message: 'x', filters: { state: 'SP', category: 'apartamento' } })
      expect(events.map(({ name }) => name)).toEqual(['status', 'text', 'results', 'done'])
      const { message } = doneOf(events)
      expect(message.results?.items.map(({ id }) => id)).toEqual(['8', '7', '6', '5', '4', '3'])
      expect(message.results).toMatchObject({ total: 8, asked: { state: 'SP', category: 'apartamento' } })
      expect(message.results?.suggestions).toHaveLength(4)
      expect(message.suggestions).toEqual(message.results?.suggestions)
      expect(message.content).toBe(message.results?.summary)
    })

    it('answers what fits by what the account’s family has said, and asks for it otherwise', async () => {
      const ask = async () => (await maria.answered({ message: 'o que cabe no meu bolso?' })).message.content
      expect(await ask()).toContain('Ainda não sei o que a sua família tem')
      const home = { parameters: { renda: '4000', entrada: '60000', uf: 'GO' }, isForLiving: true }
      await db.query(sql`update usuarios set perfil_moradia = ${JSON.stringify(home)}::jsonb`)
      const answer = await ask()
      await db.query(sql`update usuarios set perfil_moradia = null`)
      expect(answer).toContain('até cerca de')
      expect(answer).toContain('](/morar?uf=GO)')
    })

    it('answers what fits and has the rooms that were asked for: both hold', async () => {
      const ask = async () => (await maria.answered({ message: '2 quartos que cabem no meu bolso' })).message
      const unknown = await ask()
      expect(unknown.content).toContain('Ainda não sei o que a sua família tem')
      expect(unknown.results?.asked).toMatchObject({ minRooms: 2 })
      expect(unknown.results?.asked).not.toHaveProperty('maxPrice')
      const home = { parameters: { renda: '4000', entrada: '60000' }, isForLiving: true }
      await db.query(sql`update usuarios set perfil_moradia = ${JSON.stringify(home)}::jsonb`)
      const known = await ask()
      await db.query(sql`update usuarios set perfil_moradia = null`)
      const { maxPrice, minRooms } = known.results?.asked ?? {}
      expect(minRooms).toBe(2)
      expect(known.content).toContain('até cerca de')
      expect(maxPrice).toBeGreaterThan(130_000)
    })

    it('carries what the whole conversation says of a family into its link', async () => {
      const { conversationId } = await maria.answered({
        message: 'somos 4 e tenho 12 mil de fgts, casa em SP',
      })
      const { message } = await maria.answered({ message: 'ganho 4 mil e tenho 60 mil', conversationId })
      expect(message.content).toContain('#renda=4000&entrada=60000&fgts=12000&pessoas=4)')
    })

    it('gives the same answer for the same filters and another one for other filters', async () => {
      const question = { message: 'x', messageId: randomUUID() }
      const ask = async (filters: Record<string, unknown>) => {
        const events = await maria.events({ ...question, filters })
        const { content, results } = doneOf(events).message
        return { total: results?.total, content, created: doneOf(events).message.createdAt }
      }
      time = start
      const first = await ask({ state: 'SP' })
      time = new Date(start.getTime() + 1000)
      expect(await ask({ state: 'sp' })).toEqual(first)
      expect(await ask({ state: 'SP', sort: '-discount' })).toMatchObject({ created: time.toISOString() })
      expect((await ask({ state: 'PE' })).total).toBe(2)
    })

    it('drops one filter and names it when nothing is found', async () => {
      const filters = { state: 'SP', category: 'apartamento', maxPrice: 1_000 }
      const { message } = await maria.answered({ message: 'x', filters })
      expect(message.results).toMatchObject({ asked: filters, relaxed: ['maxPrice'] })
      expect(message.results?.items.length).toBeGreaterThan(0)
    })

    it('lists the states that have a city of that name, the one with most listings first', async () => {
      const answer = createRulesAnswerer({ db, index: await loadCatalogueIndex(db), now: () => start })
      const { signal } = new AbortController()
      const understanding = {
        kind: 'search' as const,
        criteria: { ...emptyCriteria, city: ['BONITO'] },
        flags: { highROI: false, highDiscount: false },
        facts: { income: null, purpose: null },
        listingId: null,
        corrections: [],
        notUnderstood: [],
      }
      const asked = {
        accountId: 'x',
        chatId: null,
        message: 'Bonito',
        understanding,
        edited: false,
        before: [],
        earlierCount: 0,
        openProperty: null,
      }
      const { content } = await answer(asked, () => undefined, signal)
      expect(content).toMatch(/Pernambuco|PE/)
      const stopped = AbortSignal.abort(new Error('gone'))
      await expect(answer(asked, () => undefined, stopped)).rejects.toThrow('gone')
    })
  })

  describe('a text answer', () => {
    it('suggests next questions, also when it is read later', async () => {
      const { conversationId, message } = await maria.answered({ message: 'quem paga o ITBI?' })
      expect(message.results).toBeNull()
      expect(message.suggestions).toHaveLength(4)
      const [question, answer] = (await maria.chat(conversationId)).messages
      expect([question?.suggestions, answer]).toEqual([[], message])
    })

    it('says how many listings there are', async () => {
      const { message } = await maria.answered({ message: 'quantos imóveis vocês têm?' })
      expect(message.content).toMatch(/\*\*11 imóveis\*\* em 3 estados/)
    })
  })

  it('searches the state when the city has no listings', async () => {
    const { message } = await maria.answered({ message: 'apartamentos em Ubatuba' })
    expect(message.content).toMatch(
      /^Não encontrei imóveis com esses critérios\. Tente ajustar os filtros\. Não há imóveis em \*\*Ubatuba, SP\*\* na/,
    )
    expect(message.results).toMatchObject({ total: 8, filters: { state: 'SP' }, relaxed: ['city'] })
  })

  it('searches by edited filters, whatever the message says', async () => {
    const { message } = await maria.answered({ message: 'quem paga o ITBI?', filters: { state: 'PE' } })
    expect(message.results).toMatchObject({ total: 2, asked: { state: 'PE' } })
  })

  it('shows the current listings of earlier answers and marks those that are gone', async () => {
    const { conversationId } = await maria.answered({ message: 'x', filters: { state: 'PE' } })
    const before = (await maria.chat(conversationId)).messages[1]?.results
    expect(before?.items.map(({ id, property }) => [id, property.gone])).toEqual([
      ['22', false],
      ['21', false],
    ])
    await db.query(sql`update listings set price = 7700000 where id = 21`)
    await db.query(sql`update listings set gone = true, gone_at = now() where id = 22`)
    const now = (await maria.chat(conversationId)).messages[1]?.results
    expect(now?.items.map(({ id, price, property }) => [id, price, property.gone])).toEqual([
      ['22', 150_000, true],
      ['21', 77_000, false],
    ])
    expect({ ...now, items: [] }).toEqual({ ...before, items: [] })
    await db.query(sql`delete from listings where id = 22`)
    expect((await maria.chat(conversationId)).messages[1]?.results?.items.map(({ id }) => id)).toEqual(['21'])
  })

  describe('fifty concurrent questions', () => {
    it('each get their own answer', async () => {
      const people = await Promise.all(Array.from({ length: 10 }, () => on.somebody()))
      const asked = people.flatMap((person, who) =>
        Array.from({ length: 5 }, (_, at) => ({ person, message: `pergunta ${who} ${at}`, step: at })),
      )
      const answers = await Promise.all(
        asked.map(async ({ person, message, step }) =>
          doneOf(await person.events({ message, filters: { state: 'SP', maxPrice: 90_000 - step * 1_000 } })),
        ),
      )
      expect(new Set(answers.map(({ conversationId }) => conversationId)).size).toBe(50)
      for (const [at, { conversationId, title, message }] of answers.entries()) {
        const question = asked[at]
        expect(title).toBe(question?.message)
        expect(message.replyToText).toBe(question?.message)
        expect(message.results?.total).toBe(8 - (question?.step ?? 0))
        expect(message.results?.asked.maxPrice).toBe(90_000 - (question?.step ?? 0) * 1_000)
        expect(question && (await question.person.chat(conversationId)).messages).toMatchObject([
          { role: 'user', content: question?.message },
          message,
        ])
      }
      for (const person of people) expect(await person.chats()).toHaveLength(5)
    })
  })
})
