import { useEffect, useSyncExternalStore } from 'react'
import type { SavedSearch } from '#contract/saved.ts'
import type { Criteria } from '#domain/search/criteria.ts'
import { callApi, Refused } from '../client.ts'
import { createMirror, type Mirror, type View } from './mirror.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { newUuid } from '../new-uuid.ts'
import { filtersOf, sameFilters } from './search-filters.ts'

const change = (user_id: string, id: string, fields: Partial<SavedSearch>): Promise<SavedSearch> =>
  callApi('PATCH /api/saved-searches/{id}', { params: { id }, body: { user_id, ...fields } })

const create = (user_id: string, { id, name, filters, alerts }: SavedSearch): Promise<SavedSearch> =>
  callApi('POST /api/saved-searches', { body: { user_id, id, name, filters, alerts } })

/** Saves a search. A POST leaves an existing search unchanged; its differences are then sent as a patch. */
async function put(user_id: string, search: SavedSearch): Promise<SavedSearch> {
  const { id, name, filters, alerts } = search
  const there = await create(user_id, search).catch((error: unknown) => {
    if (error instanceof Refused && error.code === 'id_taken')
      return create(user_id, { ...search, id: newUuid() })
    throw error
  })
  const same = there.name === name && there.alerts === alerts && sameFilters(there.filters, filters)
  return same || there.id !== id ? there : change(user_id, id, { name, filters, alerts })
}

let made: Mirror<SavedSearch> | null = null

/**
 * Returns the mirror of the saved searches. The first call creates it and sends the changes waiting since an earlier
 * visit.
 */
export function keptSearches(): Mirror<SavedSearch> {
  made ??= createMirror<SavedSearch>({
    name: 'saved-searches',
    idOf: search => search.id,
    list: user_id => callApi('GET /api/saved-searches', { query: { user_id } }),
    put,
    patch: change,
    remove: (user_id, id) =>
      callApi('DELETE /api/saved-searches/{id}', { params: { id }, query: { user_id } }),
    removesAfter: 6_000,
    onRefused: message =>
      showToast({ title: 'A busca não foi salva', description: message, tone: 'risk', duration: 2000 }),
  })
  return made
}

/** Returns the saved searches, the latest first; fetches them when they are older than a minute. */
export function useSavedSearches(): View<SavedSearch> {
  const searches = keptSearches()
  useEffect(() => {
    searches.refresh()
    return () => searches.letGo()
  }, [searches])
  return useSyncExternalStore(searches.subscribe, searches.view)
}

export const refreshSearches = (): void => keptSearches().refresh()

const named = (name: string): string => name.trim() || 'Busca'

export const saveSearch = (name: string, criteria: Criteria, alerts: boolean): void =>
  keptSearches().put({
    id: newUuid(),
    name: named(name),
    filters: filtersOf(criteria),
    created_at: new Date().toISOString(),
    alerts,
  })

export const renameSearch = (id: string, name: string): void =>
  keptSearches().patch(id, { name: named(name) })
export const setAlerts = (id: string, alerts: boolean): void => keptSearches().patch(id, { alerts })

/** Ids deleted since this page was loaded. */
const deleted = new Set<string>()

export function deleteSearch(id: string): void {
  deleted.add(id)
  keptSearches().remove(id)
}

/** Whether the search was deleted in this browser and not on another device. */
export const wasDeletedHere = (id: string): boolean => deleted.has(id)

/** Undoes a deletion. */
export const restoreSearch = (search: SavedSearch): void => keptSearches().put(search)
