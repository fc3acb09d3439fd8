import type { Queryable } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/errors.ts'
import { openGraph } from '../http/open-graph.ts'
import { listingsById } from './store.ts'

/**
 * The head of a property's page, for `pages`. When the database is unavailable the page is still served and reports
 * that itself.
 */
export const propertyHead =
  (db: Queryable, siteUrl: () => string) =>
  async (id: string): Promise<string | null | undefined> => {
    try {
      const [listing] = await listingsById(db, [id])
      return listing ? openGraph(listing, siteUrl()) : null
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return undefined
      throw error
    }
  }
