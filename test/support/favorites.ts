import type { Database } from '#server/database/database.ts'
import { favoriteRoutes } from '#server/favorites/favorite-capability.ts'
import { createFollowedIndex } from './followed-index.ts'
import { accountsOn } from './accounts.ts'
import { createContractClient } from './contract-client.ts'

/** The routes of favorites on a test database, with a client that reads answers by the contract. */
export function favoritesOn(db: Database, now: () => Date) {
  const on = accountsOn(db, { now })
  on.app.route('/', favoriteRoutes({ db, index: createFollowedIndex(db), now, guard: on.guard }))
  return { ...on, ...createContractClient(on.app) }
}
