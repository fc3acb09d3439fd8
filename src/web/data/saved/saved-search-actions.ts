import type { SavedSearch } from '#contract/saved-schemas.ts'
import type { Criteria } from '#domain/search/search-criteria.ts'
import { callApi, RequestRefused } from '../api-client.ts'
import { createMirrorHooks } from './mirror-hooks.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { newUuid } from '../new-uuid.ts'
import { toSavedFilters, areSameFilters } from './saved-filters.ts'

const change = (user_id: string, id: string, fields: Partial<SavedSearch>): Promise<SavedSearch> =>
  callApi('PATCH /api/saved-searches/{id}', { params: { id }, body: { user_id, ...fields } })

const create = (user_id: string, { id, name, filters, alerts }: SavedSearch): Promise<SavedSearch> =>
  callApi('POST /api/saved-searches', { body: { user_id, id, name, filters, alerts } })

/** Saves a search. A POST leaves an existing search unchanged; its differences are then sent as a patch. */
async function put(user_id: string, search: SavedSearch): Promise<SavedSearch> {
  const { id, name, filters, alerts } = search
  const stored = await create(user_id, search).catch((error: unknown) => {
    if (error instanceof RequestRefused && error.code === 'id_taken')
      return create(user_id, { ...search, id: newUuid() })
    throw error
  })
  const same = stored.name === name && stored.alerts === alerts && areSameFilters(stored.filters, filters)
  return same || stored.id !== id ? stored : change(user_id, id, { name, filters, alerts })
}

const searches = createMirrorHooks<SavedSearch>({
  name: 'saved-searches',
  idOf: search => search.id,
  list: user_id => callApi('GET /api/saved-searches', { query: { user_id } }),
  put,
  patch: change,
  remove: (user_id, id) => callApi('DELETE /api/saved-searches/{id}', { params: { id }, query: { user_id } }),
  removesAfter: 6_000,
  onRefused: message =>
    showToast({ title: 'A busca não foi salva', description: message, tone: 'risk', isBrief: true }),
})

/**
 * Returns the mirror of the saved searches. The first call creates it and sends the changes waiting since an earlier
 * visit.
 */
export const savedSearchMirror = searches.mirror

/** Returns the saved searches as this browser knows them. */
export const useSavedSearchView = searches.useView

/** Returns the saved searches, the latest first; fetches them when they are older than a minute. */
export const useSavedSearches = searches.useItems

/** Fetches the saved searches unless they are fresh. */
export const refetchSavedSearches = (): void => savedSearchMirror().refresh()

const toSearchName = (name: string): string => name.trim() || 'Busca'

/** Saves a search under a new id; a blank name becomes Busca. */
export const addSavedSearch = (name: string, criteria: Criteria, alerts: boolean): void =>
  savedSearchMirror().put({
    id: newUuid(),
    name: toSearchName(name),
    filters: toSavedFilters(criteria),
    created_at: new Date().toISOString(),
    alerts,
  })

/** Renames a saved search; a blank name becomes Busca. */
export const renameSavedSearch = (id: string, name: string): void =>
  savedSearchMirror().patch(id, { name: toSearchName(name) })

/** Turns the alerts of a saved search on or off. */
export const setSearchAlerts = (id: string, alerts: boolean): void =>
  savedSearchMirror().patch(id, { alerts })

/** Ids deleted since this page was loaded. */
const deletedIds = new Set<string>()

/** Deletes a saved search, and remembers that it was deleted in this browser. */
export function removeSavedSearch(id: string): void {
  deletedIds.add(id)
  savedSearchMirror().remove(id)
}

/** Whether the search was deleted in this browser and not on another device. */
export const isSavedSearchRemovedHere = (id: string): boolean => deletedIds.has(id)

/** Undoes a deletion. */
export const restoreSavedSearch = (search: SavedSearch): void => savedSearchMirror().put(search)
