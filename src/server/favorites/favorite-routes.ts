import type { Hono } from 'hono'
import { savedCalls } from '#contract/saved-calls.ts'
import type { AccessGuard } from '../account/access-guard.ts'
import { currentPresentation, type PresentationSource } from '../catalogue/presentation-context.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes, actionDone } from '../http/call-routes.ts'
import { listFavoriteLadders } from './favorite-ladders.ts'
import { addFavorite, updateFavorite, listFavorites, removeFavorite } from './favorite-store.ts'

export interface FavoriteDependencies extends PresentationSource {
  db: Database
  guard: Pick<AccessGuard, 'owner'>
}

/** The favorites of an account (by its session) or of a visitor (by its own id). */
export function favoriteRoutes({ db, guard, ...source }: FavoriteDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(savedCalls.favorites, ({ owner }) => listFavorites(db, owner, currentPresentation(source)))

  mountCall(savedCalls.favoriteLadders, ({ owner }) =>
    listFavoriteLadders(db, owner, currentPresentation(source)),
  )

  mountCall(savedCalls.addFavorite, ({ owner, body: { property } }) =>
    addFavorite(db, owner, property.id, currentPresentation(source)),
  )

  mountCall(savedCalls.changeFavorite, ({ owner, params, body }) =>
    updateFavorite(db, owner, params.id, body, currentPresentation(source)),
  )

  mountCall(savedCalls.removeFavorite, async ({ owner, params }) => {
    await removeFavorite(db, owner, params.id)
    return actionDone
  })

  return app
}
