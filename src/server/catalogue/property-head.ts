import type { Queryable } from '../database/database.ts'
import { DatabaseUnavailable } from '../database/database-errors.ts'
import { writeOpenGraph } from '../http/open-graph.ts'
import { findListings } from './listing-store.ts'

/**
 * The head of a property's page. When the database is unavailable the page is still served and reports
 * that itself.
 */
export const createPropertyHead =
  (db: Queryable, siteUrl: () => string) =>
  async (id: string): Promise<string | null | undefined> => {
    try {
      const [listing] = await findListings(db, [id])
      return listing ? writeOpenGraph(listing, siteUrl()) : null
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return undefined
      throw error
    }
  }
