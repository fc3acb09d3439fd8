import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SavedSearch, SavedSearchPreview } from '#contract/saved-schemas.ts'
import { callApi } from '../api-client.ts'
import { findOwner, ownerIdForReading } from '../account/saved-owner.ts'

async function fetchPreviews(signal: AbortSignal): Promise<SavedSearchPreview[]> {
  const user_id = ownerIdForReading(await findOwner())
  if (user_id === undefined) return []
  return callApi('GET /api/saved-searches/previews', { query: { user_id }, signal })
}

/** `coming`: not known yet; `away`: could not be asked. */
export type SearchPreviewState = SavedSearchPreview | 'coming' | 'away'

/**
 * Returns what each of the saved searches finds now, asked for all of them at once, and again where one is added or its
 * filters or alerts change.
 */
export function useSearchPreviews(searches: readonly SavedSearch[]): (id: string) => SearchPreviewState {
  const asked = searches.map(({ id, filters, alerts }) => [id, filters, alerts])
  const { data, isFetching } = useQuery({
    queryKey: ['saved-search-previews', asked],
    queryFn: ({ signal }) => fetchPreviews(signal),
    enabled: searches.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  return id => data?.find(each => each.id === id) ?? (isFetching ? 'coming' : 'away')
}
