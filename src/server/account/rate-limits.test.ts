import { describe, expect, it } from 'vitest'
import { eachEngine, testEngine } from '#test/support/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

const attempts = async (limits: RateLimits, howMany: number): Promise<number> => {
  const all = await Promise.allSettled(
    Array.from({ length: howMany }, () => limits.count('wrongPasswordsByAccount', 'ana@exemplo.com.br')),
  )
  return all.filter(({ status }) => status === 'fulfilled').length
}

eachEngine(engine => {
  it('allow a hundred attempts on one account from any address and in any process', async () => {
    const db = await engine.fresh()
    const [one, other] = [createRateLimits(db), createRateLimits(db)]
    expect((await attempts(one, 60)) + (await attempts(other, 60))).toBe(100)
    expect(await other.tryCount('wrongPasswordsByAccount', 'bia@exemplo.com.br')).toBe(true)
    await expect(one.count('wrongPasswordsByAccount', 'ana@exemplo.com.br')).rejects.toMatchObject({
      code: 'too_many_requests',
      status: 429,
      retryAfter: expect.any(Number),
    })
  })

  it('take an attempt back', async () => {
    const limits = createRateLimits(await engine.fresh())
    for (let attempt = 0; attempt < 20; attempt++) {
      await limits.count('resetByAccount', 'ana')
      await limits.forgive('resetByAccount', 'ana')
    }
    expect(await limits.tryCount('resetByAccount', 'ana')).toBe(true)
  })

  it('count all networks of one /48 together, eight times what one of them may', async () => {
    const limits = createRateLimits(await engine.fresh())
    const from = (network: number) =>
      limits.tryCount('signInByAddress', `2001:db8:1:${network.toString(16)}::/64`)
    const first = await Promise.all(Array.from({ length: 160 }, (_, network) => from(network)))
    expect(first.every(Boolean)).toBe(true)
    expect(await from(0xffff)).toBe(false)
    expect(await limits.tryCount('signInByAddress', '2001:db8:2:1::/64')).toBe(true)
  })

  it('count a /48 together for one account, too', async () => {
    const limits = createRateLimits(await engine.fresh())
    const from = (network: number, account = 'ana') =>
      limits.tryCount('signInByAccountFromAddress', `${account} 2001:db8:1:${network.toString(16)}::/64`)
    for (let network = 0; network < 80; network++) expect(await from(network)).toBe(true)
    expect(await from(0xffff)).toBe(false)
    expect(await from(0xffff, 'bia')).toBe(true)
  })

  it('ask the database no more about an address that keeps trying wrong tokens', async () => {
    const db = await engine.fresh()
    let asked = 0
    const query: typeof db.query = statement => {
      asked += 1
      return db.query(statement)
    }
    const limits = createRateLimits({ ...db, query })
    for (let wrong = 0; wrong < 21; wrong++) await limits.tryCount('adminByAddress', '203.0.113.9')
    const before = asked
    for (let wrong = 0; wrong < 50; wrong++) {
      expect(await limits.tryCount('adminByAddress', '203.0.113.9')).toBe(false)
    }
    expect(asked).toBe(before)
  })

  it('store no names', async () => {
    const db = await engine.fresh()
    await createRateLimits(db).count('wrongPasswordsByAccount', 'ana@exemplo.com.br')
    const rows = await db.query({ text: 'select * from limits', values: [] })
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('ana')
  })
})

describe('with the database unreachable', () => {
  const engine = testEngine('embedded')
  it('limits still count', async () => {
    const db = await engine.fresh()
    const away = () => Promise.reject(new DatabaseUnavailable('gone'))
    expect(await attempts(createRateLimits({ ...db, query: away }), 120)).toBe(100)
  })
})
