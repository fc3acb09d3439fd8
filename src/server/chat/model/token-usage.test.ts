import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { fakeModel, modelFailure, searchToolCall } from '#test/support/faked-model.ts'
import { anyEngine } from '#test/support/database.ts'
import { createRateLimits } from '../../account/rate-limits.ts'
import { createAccountId } from '../../account/account-store.ts'

anyEngine(engine => {
  describe('a model’s token usage', () => {
    const asked = fakeModel(engine)
    const greets = () => ({ say: ['Olá.'] })

    it('has a daily limit for each account, by the day in Brasília', async () => {
      asked.script = greets
      const model = asked.model({ dailyTokens: 150 })
      await asked.ask(model)
      await asked.ask(model)
      expect(await asked.tokensUsed()).toEqual([200])
      expect(await modelFailure(asked.ask(model))).toBe('day is used up')
      expect(asked.server.asked).toHaveLength(2)
      await asked.ask(model, { accountId: `another than ${asked.account()}` })
      asked.clock = new Date('2026-07-13T02:59:59Z')
      expect(await modelFailure(asked.ask(model))).toBe('day is used up')
      asked.clock = new Date('2026-07-13T03:00:00Z')
      await asked.ask(model)
      expect(await asked.tokensUsed()).toEqual([200, 100])
    })

    it('is estimated from characters when the server reports none or an impossible count', async () => {
      for (const usage of [null, { prompt_tokens: -9, completion_tokens: 0, total_tokens: -9 }]) {
        asked.script = () => ({ say: ['a'.repeat(400)], usage })
        await asked.ask(asked.model())
      }
      const characters = JSON.stringify(asked.server.asked[0]?.body).length + 400
      expect(await asked.tokensUsed()).toEqual([2 * Math.ceil(characters / 4)])
    })

    it('counts at most one day’s limit at once and ends an answer that reaches the limit', async () => {
      const usage = { prompt_tokens: 9_000_000, completion_tokens: 0, total_tokens: 9_000_000 }
      asked.script = (_, times) => (times === 1 ? { calls: [searchToolCall()], usage } : greets())
      expect(await modelFailure(asked.ask(asked.model({ dailyTokens: 150 })))).toBe('day is used up')
      expect(asked.server.asked).toHaveLength(1)
      expect(await asked.tokensUsed()).toEqual([150])
    })

    it('is not stored for an account that was deleted meanwhile', async () => {
      asked.script = greets
      const accountId = createAccountId(randomUUID())
      expect((await asked.ask(asked.model(), { accountId })).content).toBe('Olá.')
      const rows = await asked.db.query(sql`select 1 from model_usage where user_id = ${accountId}`)
      expect(rows).toEqual([])
      expect(asked.log()).not.toContain('could not be kept')
    })

    it('is limited to sixty questions an hour', async () => {
      asked.script = greets
      const limits = createRateLimits(asked.db)
      for (let times = 0; times < 60; times += 1) await limits.tryCount('modelByAccount', asked.account())
      expect(await modelFailure(asked.ask(asked.model()))).toBe('asked too often')
      expect(asked.server.asked).toHaveLength(0)
    })
  })
})
