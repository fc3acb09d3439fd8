import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { AuthLibrary } from './auth-library.ts'
import type { Database } from '../database/database.ts'
import { createAccessGuard } from './access-guard.ts'
import type { RateLimits } from './rate-limits.ts'

const unused = {} as Database & AuthLibrary

it('counts what a visitor writes by address, for minutes and for the day, and no reading', async () => {
  const counted: string[] = []
  const limits = {
    count: async (name, whose, attempts = 1) => void counted.push(`${name} ${whose} ${attempts}`),
  } as Partial<RateLimits> as RateLimits
  const guard = createAccessGuard({
    isDemonstrationOpen: async () => true,
    db: unused,
    auth: unused,
    limits,
    now: () => new Date(),
    trustProxy: true,
    adminToken: null,
  })
  const app = new Hono().all('/', async c => c.text(await guard.owner(c, 'visitor-0123456789')))
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  await app.request('/', { headers })
  expect(counted).toEqual([])
  await app.request('/', { method: 'POST', headers })
  expect(counted).toEqual([
    'anonymousWritesByAddress 203.0.113.9 1',
    'anonymousWritesByAddressAndDay 203.0.113.9 1',
  ])
  await app.request('/', { method: 'POST', headers, body: 'n'.repeat(4096 * 2 + 1) })
  expect(counted.slice(2), 'more than 8 KB').toEqual([
    'anonymousWritesByAddress 203.0.113.9 1',
    'anonymousWritesByAddressAndDay 203.0.113.9 3',
  ])
})
