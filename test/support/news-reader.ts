import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { expect } from 'vitest'
import { notificationCalls } from '#contract/notification-calls.ts'
import type { Listing } from '#domain/property/listing.ts'
import { importList } from '#server/catalogue/import/import-list.ts'
import type { Database } from '#server/database/database.ts'
import { addFavorite } from '#server/favorites/favorite-store.ts'
import { newsRoutes } from '#server/news/news-routes.ts'
import { insertSavedSearch } from '#server/searches/saved-search-store.ts'
import { accountsOn } from './accounts.ts'
import { showChangedCatalogue } from './catalogue.ts'
import { createContractClient } from './contract-client.ts'
import { createFollowedIndex, followBefore } from './followed-index.ts'
import { listFile } from './list-file.ts'
import { presentAt } from './presentation.ts'

/** The initial time of the reader. */
export const newsStart = new Date('2026-01-10T12:00:00Z')
export const minutesAfterStart = (many: number): Date => new Date(newsStart.getTime() + many * 60_000)
export const daysAfterStart = (many: number): Date => minutesAfterStart(many * 24 * 60)

/** Returns a row of a list, with its price in reais. */
export const flatRow = (id: number, price = 100_000, more: Partial<Listing> = {}): Partial<Listing> => ({
  id: String(id),
  price: price * 100,
  url: '',
  ...more,
})

/** An account that reads the news on a catalogue of its own, with a clock that the test advances. */
export async function newsReader(db: Database) {
  let time = newsStart
  let listDate = 8
  const now = () => time
  const on = accountsOn(db, { now })
  const index = createFollowedIndex(db)
  on.app.use(followBefore(index))
  on.app.route('/', newsRoutes({ db, index, now, guard: on.guard }))
  const asker = createContractClient(on.app)
  const { id: accountId } = await on.person({ premiumUntil: daysAfterStart(1000) })
  const cookie = await on.cookieOf({ id: accountId })
  return {
    on,
    asker,
    accountId,
    until(later: Date) {
      time = later
    },
    news: () => asker.ask(notificationCalls.news, { cookie }),
    /** Imports a whole list, a day newer than the previous one. */
    async list(...rows: Partial<Listing>[]) {
      const date = `2026-01-${String(listDate++).padStart(2, '0')}`
      const options = { file: 'x.csv', source: 'caixa', partial: false, force: true, date: null } as const
      const outcome = await importList(db, listFile(date, rows), options, now)
      expect(outcome?.status).toBe('done')
    },
    favorite: (id: number, ownerId = accountId) => addFavorite(db, ownerId, id, presentAt(time)),
    search: (name: string, filters: Record<string, unknown>, ownerId = accountId) =>
      insertSavedSearch(db, ownerId, { id: randomUUID(), name, filters }, time),
    /** Resets to the initial state. */
    async reset() {
      time = newsStart
      listDate = 8
      await db.query(sql`
        truncate listings, listing_texts, listing_history, state_lists, imports, import_batches, favorites,
          saved_searches`)
      await showChangedCatalogue(db)
      await db.query(sql`update usuarios set visited_at = null, previous_visit_at = null`)
    },
  }
}
