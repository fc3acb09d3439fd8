import { useEffect } from 'react'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { Favorite, FavoriteAnnotations } from '#contract/saved-schemas.ts'
import { onAccountCleared } from '../account/session.ts'
import { closeAddedNotes } from './close-added-notes.ts'
import type { MirrorView } from './mirror.ts'
import type { WorkingChange } from './working-fields.ts'
import { removeStored, readStored } from '../../framework/browser-storage.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { asListed } from './listed-fields.ts'
import type * as KeptFavorites from './favorite-mirror.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { describeVisitorSave } from './visitor-saves.ts'

/**
 * The part of the favorites that the cards need; it is loaded on the first visit. The mirror that stores them and
 * calls the server (favorite-mirror.ts) is loaded after the first paint or at the first toggle.
 */
export interface FavoriteView {
  /** Last saved first, including changes made here that are not confirmed yet. */
  favorites: readonly Favorite[]
  status: 'loading' | 'ready'
  /** Number of changes made here that the server has not confirmed. */
  waiting: number
  /** Ids of the favorites with unconfirmed changes. */
  unsent: ReadonlySet<string>
  /** The server cannot be reached; these are the last known favorites. */
  away: boolean
}

const emptyView: FavoriteView = {
  favorites: [],
  status: 'loading',
  waiting: 0,
  unsent: new Set(),
  away: false,
}
let currentView = emptyView
/** Ids from the last visit until the favorites themselves are loaded. */
let favoriteIds: ReadonlySet<string> = new Set(
  readStored(`${readStored('session') === null ? 'visitor' : 'account'}:favorite-ids`)?.split(' '),
)
/** Calls for the mirror from before it was loaded; made in their order once it is. The queue of changes is its own. */
let deferred: ((mirror: typeof KeptFavorites) => void)[] = []
/** Favorites removed since this page was loaded, as they were; `null` for a removal before they were known. */
const removedFavorites = new Map<string, Favorite | null>()
const listeners = new Set<() => void>()
let loading: Promise<void> | null = null

/** Clears the account's favorites on sign-out. */
onAccountCleared(() => {
  removeStored('account:favorite-ids')
  favoriteIds = new Set(readStored('visitor:favorite-ids')?.split(' '))
  currentView = emptyView
  deferred = []
  removedFavorites.clear()
  for (const listener of listeners) listener()
})

const withChoice = (before: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> => {
  const after = new Set(before)
  if (on) after.add(id)
  else after.delete(id)
  return after
}

function applyView({ items, status, waiting, unsent, away }: MirrorView<Favorite>): void {
  currentView = { favorites: items, status, waiting, unsent, away }
  favoriteIds = new Set(items.map(favorite => favorite.property_id))
  for (const listener of listeners) listener()
}

let loadedMirror: typeof KeptFavorites | null = null

/** Calls the mirror, now or as soon as it is loaded. */
function withMirror(call: (mirror: typeof KeptFavorites) => void): void {
  if (loadedMirror) return call(loadedMirror)
  deferred.push(call)
  void loadFavorites()
}

/** Fetches the favorites even when they are fresh, because another device may have changed one. */
export const refetchFavorites = (): void => loadedMirror?.favoriteMirror.refresh(true)

/** Fetches the favorites unless they are fresh; loads the mirror first. */
export function loadFavorites(): Promise<void> {
  loadedMirror?.favoriteMirror.refresh()
  loading ??= import('./favorite-mirror.ts')
    .then(part => {
      loadedMirror = part
      const { favoriteMirror: keptFavorites, buildFavoriteView: viewOfFavorites } = part
      for (const call of deferred.splice(0)) call(part)
      keptFavorites.subscribe(() => applyView(viewOfFavorites()))
      applyView(viewOfFavorites())
      keptFavorites.refresh()
    })
    .catch(() => {
      loading = null
    })
  return loading
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether a property is a favorite, including changes that are not confirmed yet. */
export const useIsFavorite = (id: string): boolean =>
  useBrowserValue(() => favoriteIds.has(id), false, subscribe)

/** Counts the favorites as far as this browser knows them. */
export const useFavoriteCount = (): number => useBrowserValue(() => favoriteIds.size, 0, subscribe)

const rememberRemoval = (id: string): void => {
  removedFavorites.set(id, findFavorite(id) ?? null)
}

/** @param now epoch ms, when a new favorite counts as saved */
function applyFavoriteChoice(found: Property, on: boolean, now: number): void {
  const property = asListed(found)
  const { id } = property
  favoriteIds = withChoice(favoriteIds, id, on)
  const before = removedFavorites.get(id) ?? null
  if (on) removedFavorites.delete(id)
  else rememberRemoval(id)
  for (const listener of listeners) listener()
  withMirror(({ favoriteMirror: keptFavorites, toFavorite: favoriteOf }) => {
    if (on) keptFavorites.put(before ?? favoriteOf(property, now))
    else keptFavorites.remove(id)
  })
}

/**
 * Adds or removes a favorite at once and shows a message; the server receives the change as soon as it can be
 * reached.
 */
export function toggleFavorite(property: Property, now: number): void {
  const on = !favoriteIds.has(property.id)
  applyFavoriteChoice(property, on, now)
  showToast({
    title: on ? 'Adicionado aos favoritos' : 'Removido dos favoritos',
    ...(on && describeVisitorSave()),
    duration: 2000,
  })
}

/** Changes what is written about a favorite; omitted fields stay. */
export function queueFavoriteChange(id: string, annotations: FavoriteAnnotations): void {
  withMirror(({ favoriteMirror: keptFavorites }) => keptFavorites.patch(id, closeAddedNotes(annotations)))
}

/**
 * Changes many favorites alike, at once for the person and in few calls for the server. Labels and documents change by key,
 * and added notes go below those that each has.
 */
export function changeFavorites(ids: readonly string[], change: WorkingChange): void {
  withMirror(({ favoriteMirror: keptFavorites }) => keptFavorites.patchMany(ids, closeAddedNotes(change)))
}

/** Removes many favorites; until they are sent, `restoreFavorites` undoes it completely. */
export function removeFavorites(ids: readonly string[]): void {
  for (const id of ids) rememberRemoval(id)
  favoriteIds = new Set([...favoriteIds].filter(id => !ids.includes(id)))
  for (const listener of listeners) listener()
  withMirror(({ favoriteMirror: keptFavorites }) => keptFavorites.removeMany(ids))
}

/** Adds favorites again that were removed, with what was written about them. */
export function restoreFavorites(favorites: readonly Favorite[]): void {
  for (const { property_id } of favorites) removedFavorites.delete(property_id)
  favoriteIds = new Set([...favoriteIds, ...favorites.map(({ property_id }) => property_id)])
  for (const listener of listeners) listener()
  withMirror(({ favoriteMirror: keptFavorites }) => keptFavorites.putMany(favorites))
}

/** Adds a favorite again that was removed elsewhere, with its notes. */
export function restoreFavorite(favorite: Favorite, now: number): void {
  removedFavorites.set(favorite.property_id, favorite)
  applyFavoriteChoice(favorite.property, true, now)
}

/** Adds a property to the favorites unless it is one. @returns whether it was added */
export function ensureFavorite(property: Property, now: number): boolean {
  const isNew = !favoriteIds.has(property.id)
  if (isNew) applyFavoriteChoice(property, true, now)
  return isNew
}

/** Saves a cost sheet with a favorite, adds the property to the favorites if needed, and shows a message. */
export function saveCostSheet(property: Property, sheet: CostSheet, now: number): void {
  ensureFavorite(property, now)
  queueFavoriteChange(property.id, { sheet })
  showToast({ title: 'Planilha salva nos favoritos' })
}

/** Returns all favorites; fetches them when the last fetch is more than a minute ago. */
export function useFavorites(): FavoriteView {
  useEffect(() => {
    void loadFavorites()
    return () => loadedMirror?.favoriteMirror.letGo()
  }, [])
  return useBrowserValue(() => currentView, emptyView, subscribe)
}

/** Returns the favorites as far as they are loaded, and fetches none. */
export const useKnownFavorites = (): readonly Favorite[] =>
  useBrowserValue(() => currentView.favorites, emptyView.favorites, subscribe)

/** Returns one favorite as far as the favorites are loaded; `undefined` when the property is none. */
export const findFavorite = (id: string): Favorite | undefined =>
  currentView.favorites.find(({ property_id }) => property_id === id)

/**
 * Returns one favorite, `undefined` when the property is none. Fetches the favorites as `useFavorites` does: another device
 * may have made it one.
 */
export function useFavorite(id: string): Favorite | undefined {
  useEffect(() => {
    void loadFavorites()
  }, [id])
  return useBrowserValue(() => findFavorite(id), undefined, subscribe)
}

/** Whether the favorite was removed in this browser and not on another device. */
export const isFavoriteRemovedHere = (id: string): boolean => removedFavorites.has(id)
