import type { Database } from '#server/database/database.ts'
import { deskRoutes } from '#server/desk/desk-capability.ts'
import { favoriteRoutes } from '#server/favorites/favorite-capability.ts'
import { ownLotRoutes } from '#server/own-lots/own-lot-routes.ts'
import { accountsOn } from './accounts.ts'
import { createContractClient } from './contract-client.ts'
import { createFollowedIndex } from './followed-index.ts'

/** The routes of favorites, the desk and lots from elsewhere on a test database, with a client that reads by the contract. */
export function deskOn(db: Database, now: () => Date) {
  const on = accountsOn(db, { now })
  const { guard } = on
  on.app.route('/', favoriteRoutes({ db, index: createFollowedIndex(db), now, guard }))
  on.app.route('/', deskRoutes({ db, now, guard }))
  on.app.route('/', ownLotRoutes({ db, now, guard }))
  return { ...on, ...createContractClient(on.app) }
}
