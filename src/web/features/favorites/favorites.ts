import { useEffect, useSyncExternalStore } from 'react'
import type { Property } from '#contract/property.ts'
import type { Favorite } from '#contract/saved.ts'
import { onForgetting } from '../../api/account.ts'
import type { Mirror, View } from '../../api/mirror.ts'
import { forget, recall } from '../../ui/remembered.ts'
import { showToast } from '../../ui/toast/toast.ts'

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
  /** The server cannot be reached: these are the ones last seen. */
  away: boolean
}

let shown: Favorites = { favorites: [], status: 'loading', waiting: 0, away: false }
/** As of the last visit until the favourites themselves are here. */
let ids: ReadonlySet<string> = new Set(
  recall(`${recall('session') === null ? 'visitor' : 'account'}:favorite-ids`)?.split(' '),
)
/** Toggled before what keeps them was here. */
const toggled = new Map<string, { property: Property; on: boolean; before: Favorite | null }>()
/** Removed since this page was loaded, as it was; `null`: before that was known. */
const removed = new Map<string, Favorite | null>()
const listeners = new Set<() => void>()
let loading: Promise<void> | null = null

/** Who leaves takes their hearts along. */
onForgetting(() => {
  forget('account:favorite-ids')
  ids = new Set(recall('visitor:favorite-ids')?.split(' '))
  shown = { favorites: [], status: 'loading', waiting: 0, away: false }
  toggled.clear()
  removed.clear()
  for (const listener of listeners) listener()
})

const withChoice = (before: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> => {
  const after = new Set(before)
  if (on) after.add(id)
  else after.delete(id)
  return after
}

function take(view: View<Favorite>): void {
  const { items, status, waiting, away } = view
  shown = { favorites: items, status, waiting, away }
  ids = new Set(items.map(favorite => favorite.property_id))
  for (const [id, { on }] of toggled) ids = withChoice(ids, id, on)
  for (const listener of listeners) listener()
}

let kept: { mirror: Mirror<Favorite>; favoriteOf: (property: Property, now: number) => Favorite } | null =
  null

/** Hands over what was toggled so far. */
function handOver(): void {
  if (kept === null) return
  for (const [id, { property, on, before }] of toggled) {
    toggled.delete(id)
    if (on) kept.mirror.put(before ?? kept.favoriteOf(property, Date.now()))
    else kept.mirror.remove(id)
  }
}

/** Asks the server for the favourites unless they are fresh; what keeps them is loaded first. */
export function loadFavorites(): Promise<void> {
  kept?.mirror.refresh()
  loading ??= import('./kept-favorites.ts')
    .then(({ keptFavorites, favoriteOf }) => {
      kept = { mirror: keptFavorites, favoriteOf }
      keptFavorites.subscribe(() => take(keptFavorites.view()))
      handOver()
      take(keptFavorites.view())
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

/** Adds or removes, at once and with a word; the server learns of it as soon as it can be reached. */
export function toggleFavorite(property: Property): void {
  const on = !ids.has(property.id)
  ids = withChoice(ids, property.id, on)
  toggled.set(property.id, { property, on, before: removed.get(property.id) ?? null })
  if (on) removed.delete(property.id)
  else
    removed.set(property.id, shown.favorites.find(({ property_id }) => property_id === property.id) ?? null)
  for (const listener of listeners) listener()
  showToast({ title: on ? 'Adicionado aos favoritos' : 'Removido dos favoritos', duration: 2000 })
  if (kept) handOver()
  else void loadFavorites()
}

/** All of them; asks the server when they were last asked for more than a minute ago. */
export function useFavorites(): Favorites {
  useEffect(() => {
    void loadFavorites()
    return () => kept?.mirror.letGo()
  }, [])
  return useSyncExternalStore(subscribe, () => shown)
}

/** Whether it was removed here, and not on another device. */
export const wasRemovedHere = (id: string): boolean => removed.has(id)
