import { pino } from 'pino'
import { expect, it } from 'vitest'
import { countTurns } from '#test/support/count-turns.ts'
import { nothingLoaded } from '#test/support/followed-index.ts'
import type { Database } from '../database/database.ts'
import type { AlertContext } from './alert-context.ts'
import { notifySearches } from './search-alerts.ts'

it('lets requests have a turn between two saved searches that are read for alerts', async () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const rows = Array.from({ length: 200 }, (_, at) => ({
    id: String(at),
    user_id: '',
    name: '',
    filters: {},
  }))
  const alerter: AlertContext = {
    db: {
      query: async ({ text }) => (text.includes('from saved_searches') ? rows.splice(0) : []) as never,
    } as Pick<Database, 'query'> as Database,
    index: { follow: async () => undefined, current: () => nothingLoaded },
    log: pino({ level: 'silent' }),
    now: () => now,
    signal: new AbortController().signal,
    notify: async () => 0,
    round: work => work(),
  }
  const turns = await countTurns(() =>
    notifySearches(alerter, {
      id: 1,
      source: 'caixa',
      finished_at: now,
      list_date: '2026-01-08',
      brings: true,
    }),
  )
  expect(turns).toBeGreaterThanOrEqual(200)
})
