import { expect, it } from 'vitest'
import { createEmptyIndex } from '#domain/search/index/listing-index.ts'
import { countTurns } from '#test/support/count-turns.ts'
import type { Queryable } from '../database/database.ts'
import { municipalityTable } from '../geo/municipalities.ts'
import { findSearchNews } from './search-news.ts'

it('lets other requests have a turn between two of an account’s searches', async () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const row = { id: '', user_id: '', name: '', filters: {}, alerts: false, created_at: now }
  const db: Queryable = { query: async () => Array.from({ length: 50 }, () => row) as never }
  const listings = createEmptyIndex(municipalityTable)
  expect(await countTurns(() => findSearchNews(db, listings, '1', now, now))).toBeGreaterThanOrEqual(50)
})
