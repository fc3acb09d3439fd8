import type { Database } from '../database/database.ts'
import { catalogueState } from './store.ts'

/** Looks without an import until the database is vacuumed all the same. */
const atLeast = 60

/** Returns what vacuums the database after the catalogue has moved, but not while it still moves. */
export function vacuumAfterImports(db: Database): () => Promise<void> {
  let vacuumed = -1
  let seen = -1
  let looks = 0
  return async () => {
    const { version } = await catalogueState(db)
    const resting = version === seen
    seen = version
    if (++looks < atLeast && (version === vacuumed || !resting)) return
    await db.maintain({ vacuum: true })
    vacuumed = version
    looks = 0
  }
}
