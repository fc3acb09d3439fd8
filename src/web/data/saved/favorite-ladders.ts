import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Favorite, FavoriteLadder } from '#contract/saved-schemas.ts'
import { findOwner, ownerIdForReading } from '../account/saved-owner.ts'
import { callApi } from '../api-client.ts'

async function fetchLadders(signal: AbortSignal): Promise<FavoriteLadder[]> {
  const user_id = ownerIdForReading(await findOwner())
  if (user_id === undefined) return []
  return callApi('GET /api/favorites/ladders', { query: { user_id }, signal })
}

/** Returns the price ladders of the favorites for sale; `undefined` while they load, `null` when they are not available. */
export function useFavoriteLadders(
  favorites: readonly Favorite[],
): readonly FavoriteLadder[] | null | undefined {
  const asked = favorites.map(({ property_id, property }) => [property_id, property.price])
  const { data, isError } = useQuery({
    queryKey: ['favorite-ladders', asked],
    queryFn: ({ signal }) => fetchLadders(signal),
    enabled: favorites.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  if (favorites.length === 0) return []
  return isError ? null : data
}
