import type { Hono } from 'hono'
import { savedCalls } from '#contract/saved-calls.ts'
import type { Guard } from '../account/guard.ts'
import type { Database } from '../database/database.ts'
import { createCallRoutes, done } from '../http/call-routes.ts'
import { addFavorite, changeFavorite, favoritesOf, removeFavorite } from './store.ts'

export interface FavoriteDependencies {
  db: Database
  now: () => Date
  guard: Pick<Guard, 'owner'>
}

/** What somebody has set apart: accounts by their session, visitors by their own id. */
export function favoriteRoutes({ db, now, guard }: FavoriteDependencies): Hono {
  const { app, mountCall } = createCallRoutes(guard)

  mountCall(savedCalls.favorites, ({ owner }) => favoritesOf(db, owner, now()))

  mountCall(savedCalls.addFavorite, ({ owner, body: { property } }) =>
    addFavorite(db, owner, property.id, now()),
  )

  mountCall(savedCalls.changeFavorite, ({ owner, params, body }) =>
    changeFavorite(db, owner, params.id, body, now()),
  )

  mountCall(savedCalls.removeFavorite, async ({ owner, params }) => {
    await removeFavorite(db, owner, params.id)
    return done
  })

  return app
}
