import { beforeAll, describe, expect, it } from 'vitest'
import { chatCalls } from '#contract/chat-calls.ts'
import { chatLimits } from '#contract/chat-limits.ts'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { chatOn } from '#test/support/chat.ts'
import { anyEngine } from '#test/support/database.ts'

const { parseQuery } = chatCalls

anyEngine(engine => {
  let on: ReturnType<typeof chatOn>

  beforeAll(async () => {
    const db = await engine.fresh()
    await seedCatalogue(db, [
      createListing({ id: '1', city: 'SANTO ANDRE' }),
      createListing({ id: '2', city: 'SANTO ANDRE' }),
    ])
    on = chatOn(db)
  })

  describe('the criteria parsed from a sentence', () => {
    it('are given to everyone, without any listing', async () => {
      const message = 'apto 2 quartos em Santo André até 250 mil que aceite financiamento'
      const response = await on.send(parseQuery, { body: { message } })
      expect(response.status).toBe(200)
      const body = await response.text()
      expect(parseQuery.response.parse(JSON.parse(body))).toMatchObject({
        kind: 'search',
        filters: {
          city: 'SANTO ANDRE',
          category: 'apartamento',
          maxPrice: 250_000,
          minRooms: 2,
          financing: true,
          minPrice: null,
          fgts: null,
        },
      })
      expect(body).not.toMatch(/"items"|"id"|"price"/)
    })

    it.each([
      ['', 'info'],
      ['   \n ', 'info'],
      ['bom dia', 'greeting'],
      ['a'.repeat(chatLimits.message), 'info'],
      ['😀👨‍👩‍👧 \u202e', 'info'],
      ["'; drop table listings; --", 'info'],
      ['%%%___\\\\', 'info'],
    ])('are found in any text: %j', async (message, kind) => {
      expect((await on.ask(parseQuery, { body: { message } })).kind).toBe(kind)
    })

    it.each([
      [{}, 'message'],
      [{ message: null }, 'message'],
      [{ message: 7 }, 'message'],
      [{ message: ['casas'] }, 'message'],
      [{ message: '\u0000' }, 'message'],
      [{ message: 'casas \ud800' }, 'message'],
      [{ message: 'a'.repeat(chatLimits.message + 1) }, 'message'],
      [[], 'body'],
      ['"casas"', 'body'],
    ])('are refused for %j', async (body, field) => {
      expect(await on.refusal(parseQuery, { body })).toEqual({ code: 'bad_request', fields: [field] })
    })

    it('are requested as JSON', async () => {
      expect((await on.refusal(parseQuery, { body: 'casas em SP' })).code).toBe('bad_request')
      const asText = { body: 'casas', headers: { 'content-type': 'text/plain' } }
      expect((await on.refusal(parseQuery, asText)).code).toBe('unsupported_media_type')
    })
  })
})
