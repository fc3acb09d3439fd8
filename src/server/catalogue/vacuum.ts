import type { Database } from '../database/database.ts'
import { readCatalogueState } from './listing-store.ts'

/** Number of checks without an import after which the database is vacuumed anyway. */
const maxChecksWithoutVacuum = 60

/** Returns a function that vacuums the database after the catalogue changed, but not while it keeps changing. */
export function vacuumAfterImports(db: Database): () => Promise<void> {
  let vacuumed = -1
  let seen = -1
  let looks = 0
  return async () => {
    const { version } = await readCatalogueState(db)
    const resting = version === seen
    seen = version
    if (++looks < maxChecksWithoutVacuum && (version === vacuumed || !resting)) return
    await db.maintain({ vacuum: true })
    vacuumed = version
    looks = 0
  }
}
