import { useEffect, useSyncExternalStore } from 'react'
import type { CostSheet } from '#contract/costs.ts'
import type { Property } from '#contract/property.ts'
import type { Favorite, Workings } from '#contract/saved.ts'
import { onForgetting } from '../account/account.ts'
import type { View } from './mirror.ts'
import { forget, recall } from '../../ui/remembered.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { asListed } from './as-listed.ts'
import type * as KeptFavorites from './kept-favorites.ts'

/**
 * What the cards need of the favourites, and no more: this is part of the first visit. What keeps them and
 * speaks with the server (kept-favorites.ts) comes after the first paint, or at the first toggle.
 */
export interface Favorites {
  /** Last saved first, with what was changed here and is not confirmed yet. */
  favorites: readonly Favorite[]
  status: 'loading' | 'ready'
  /** How many changes made here the server has not confirmed. */
  waiting: number
  /** Of which favourites they are. */
  unsent: ReadonlySet<string>
  /** The server cannot be reached: these are the ones last seen. */
  away: boolean
}

const nothing: Favorites = { favorites: [], status: 'loading', waiting: 0, unsent: new Set(), away: false }
let shown = nothing
/** As of the last visit until the favourites themselves are here. */
let ids: ReadonlySet<string> = new Set(
  recall(`${recall('session') === null ? 'visitor' : 'account'}:favorite-ids`)?.split(' '),
)
/** Calls for the mirror from before it was loaded; made in their order once it is. The queue of changes is its own. */
let deferred: ((mirror: typeof KeptFavorites) => void)[] = []
/** Removed since this page was loaded, as it was; `null`: before that was known. */
const removed = new Map<string, Favorite | null>()
const listeners = new Set<() => void>()
let loading: Promise<void> | null = null

/** Who leaves takes their hearts along. */
onForgetting(() => {
  forget('account:favorite-ids')
  ids = new Set(recall('visitor:favorite-ids')?.split(' '))
  shown = nothing
  deferred = []
  removed.clear()
  for (const listener of listeners) listener()
})

const withChoice = (before: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> => {
  const after = new Set(before)
  if (on) after.add(id)
  else after.delete(id)
  return after
}

function take({ items, status, waiting, unsent, away }: View<Favorite>): void {
  shown = { favorites: items, status, waiting, unsent, away }
  ids = new Set(items.map(favorite => favorite.property_id))
  for (const listener of listeners) listener()
}

let kept: typeof KeptFavorites | null = null

/** Calls the mirror, now or as soon as it is loaded. */
function withMirror(call: (mirror: typeof KeptFavorites) => void): void {
  if (kept) return call(kept)
  deferred.push(call)
  void loadFavorites()
}

/** Asks the server for the favourites, even when they are fresh: another device may have changed one. */
export const askAnew = (): void => kept?.keptFavorites.refresh(true)

/** Asks the server for the favourites unless they are fresh; what keeps them is loaded first. */
export function loadFavorites(): Promise<void> {
  kept?.keptFavorites.refresh()
  loading ??= import('./kept-favorites.ts')
    .then(part => {
      kept = part
      const { keptFavorites, viewOfFavorites } = part
      for (const call of deferred.splice(0)) call(part)
      keptFavorites.subscribe(() => take(viewOfFavorites()))
      take(viewOfFavorites())
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

/** Whether a property is among the favourites, as the person last said. */
export const useIsFavorite = (id: string): boolean => useSyncExternalStore(subscribe, () => ids.has(id))

function choose(found: Property, on: boolean): void {
  const property = asListed(found)
  const { id } = property
  ids = withChoice(ids, id, on)
  const before = removed.get(id) ?? null
  if (on) removed.delete(id)
  else removed.set(id, shown.favorites.find(({ property_id }) => property_id === id) ?? null)
  for (const listener of listeners) listener()
  withMirror(({ keptFavorites, favoriteOf }) => {
    if (on) keptFavorites.put(before ?? favoriteOf(property, Date.now()))
    else keptFavorites.remove(id)
  })
}

/** Adds or removes, at once and with a word; the server learns of it as soon as it can be reached. */
export function toggleFavorite(property: Property): void {
  const on = !ids.has(property.id)
  choose(property, on)
  showToast({ title: on ? 'Adicionado aos favoritos' : 'Removido dos favoritos', duration: 2000 })
}

/** Notes something about a favourite; what is left out stays. */
export function changeFavorite(id: string, workings: Workings): void {
  withMirror(({ keptFavorites }) => keptFavorites.patch(id, workings))
}

/** Makes a favourite again of what was removed elsewhere, with what was noted. */
export function restoreFavorite(favorite: Favorite): void {
  removed.set(favorite.property_id, favorite)
  choose(favorite.property, true)
}

/** Keeps a cost sheet with a favourite, which the property becomes where it is none; says so. */
export function saveSheet(property: Property, sheet: CostSheet): void {
  if (!ids.has(property.id)) choose(property, true)
  changeFavorite(property.id, { sheet })
  showToast({ title: 'Planilha salva nos favoritos' })
}

/** All of them; asks the server when they were last asked for more than a minute ago. */
export function useFavorites(): Favorites {
  useEffect(() => {
    void loadFavorites()
    return () => kept?.keptFavorites.letGo()
  }, [])
  return useSyncExternalStore(subscribe, () => shown)
}

/** One of them, as long as it is one; asks as `useFavorites` does. */
export function useFavorite(id: string): Favorite | undefined {
  useEffect(() => void loadFavorites(), [])
  return useSyncExternalStore(subscribe, () => shown.favorites.find(({ property_id }) => property_id === id))
}

/** Whether it was removed here, and not on another device. */
export const wasRemovedHere = (id: string): boolean => removed.has(id)
