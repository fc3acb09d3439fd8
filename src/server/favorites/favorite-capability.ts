import { hourMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import { type FavoriteDependencies, favoriteRoutes } from './favorite-routes.ts'
import { deleteOrphanedFavorites } from './favorite-store.ts'

/** Favorites; deletes those of listings that no longer exist. */
export const favoriteCapability = (dependencies: FavoriteDependencies): Capability => ({
  routes: [favoriteRoutes(dependencies)],
  housekeeping: [
    { name: 'forget favourites', every: hourMs, run: () => deleteOrphanedFavorites(dependencies.db) },
  ],
})
