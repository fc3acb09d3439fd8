import { useEffect } from 'react'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import type { Favorite, FavoriteAnnotations } from '#contract/saved-schemas.ts'
import { onAccountCleared } from '../account/session.ts'
import { closeAddedNotes } from './close-added-notes.ts'
import type { WorkingChange } from './working-fields.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { storedFavorites, toFavorite } from './favorite-mirror.ts'
import { useBrowserValue } from '../../framework/use-browser-value.ts'
import { describeVisitorSave } from './visitor-saves.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { PropertyFacts } from '#contract/property-facts-schemas.ts'

type Beyond = Exclude<keyof PropertyDetail | keyof PropertyFacts, keyof Property>

const beyondLists = {
  analysis: true,
  score: true,
  region: true,
  comparables: true,
  history: true,
  trajectory: true,
  waiting: true,
  bankPage: true,
  soldFor: true,
  soldInBuilding: true,
  paidPrices: true,
  keptPapers: true,
  judgement: true,
  ladder: true,
  sameAddress: true,
  source: true,
  goneSince: true,
  neighbors: true,
} as const satisfies Record<Beyond, true>

/**
 * Returns a property with the fields that lists have; favorites store these also when the property comes from its own
 * page.
 */
const asListed = (property: Property): Property =>
  Object.fromEntries(Object.entries(property).filter(([key]) => !(key in beyondLists))) as unknown as Property

/** Favorites removed since this page was loaded, as they were. */
const removedFavorites = new Map<string, Favorite>()

onAccountCleared(() => removedFavorites.clear())

let idsOfItems: { items: readonly Favorite[]; ids: ReadonlySet<string> } | null = null

/** Returns the ids of the favorites as far as this browser knows them; the same object until they change. */
function favoriteIds(): ReadonlySet<string> {
  const { items } = storedFavorites.view()
  if (idsOfItems?.items !== items)
    idsOfItems = { items, ids: new Set(items.map(favorite => favorite.property_id)) }
  return idsOfItems.ids
}

/** Fetches the favorites even when they are fresh, because another device may have changed one. */
export const refetchFavorites = (): void => storedFavorites.mirror().refresh(true)

/** Fetches the favorites unless they are fresh. */
export const loadFavorites = (): void => storedFavorites.mirror().refresh()

/** Returns all favorites, the last saved first; fetches them when the last fetch is more than a minute ago. */
export const useFavorites = storedFavorites.useItems

/** Whether a property is a favorite, including changes that are not confirmed yet. */
export const useIsFavorite = (id: string): boolean =>
  useBrowserValue(() => favoriteIds().has(id), false, storedFavorites.subscribe)

function rememberRemoval(id: string): void {
  const favorite = findFavorite(id)
  if (favorite !== undefined) removedFavorites.set(id, favorite)
}

/** @param now epoch ms, when a new favorite counts as saved */
function addFavorite(property: Property, now: number): void {
  const favorite = removedFavorites.get(property.id) ?? toFavorite(asListed(property), now)
  removedFavorites.delete(property.id)
  storedFavorites.mirror().put(favorite)
}

/**
 * Adds or removes a favorite at once and shows a message; the server receives the change as soon as it can be
 * reached.
 */
export function toggleFavorite(property: Property, now: number): void {
  const isOn = !favoriteIds().has(property.id)
  if (isOn) addFavorite(property, now)
  else removeFavorites([property.id])
  showToast({
    title: isOn ? 'Adicionado aos favoritos' : 'Removido dos favoritos',
    ...(isOn && describeVisitorSave()),
    isBrief: true,
  })
}

/** Changes what is written about a favorite; omitted fields stay. */
export const queueFavoriteChange = (id: string, annotations: FavoriteAnnotations): void =>
  storedFavorites.mirror().patch(id, closeAddedNotes(annotations))

/**
 * Changes many favorites alike, at once for the person and in few calls for the server. Labels and documents change by
 * key, and added notes are appended to the existing ones.
 */
export const changeFavorites = (ids: readonly string[], change: WorkingChange): void =>
  storedFavorites.mirror().patchMany(ids, closeAddedNotes(change))

/** Removes favorites; until they are sent, `restoreFavorites` undoes it completely. */
export function removeFavorites(ids: readonly string[]): void {
  for (const id of ids) rememberRemoval(id)
  storedFavorites.mirror().removeMany(ids)
}

/** Adds favorites again that were removed, with what was written about them. */
export function restoreFavorites(favorites: readonly Favorite[]): void {
  for (const { property_id } of favorites) removedFavorites.delete(property_id)
  storedFavorites.mirror().putMany(favorites)
}

/** Adds a property to the favorites unless it is one. @returns whether it was added */
export function ensureFavorite(property: Property, now: number): boolean {
  const isNew = !favoriteIds().has(property.id)
  if (isNew) addFavorite(property, now)
  return isNew
}

/** Saves a cost sheet with a favorite, adds the property to the favorites if needed, and shows a message. */
export function saveCostSheet(property: Property, sheet: CostSheet, now: number): void {
  ensureFavorite(property, now)
  queueFavoriteChange(property.id, { sheet })
  showToast({ title: 'Planilha salva nos favoritos' })
}

/** Returns the favorites as this browser knows them, and fetches none. */
export const useKnownFavorites = (): readonly Favorite[] => storedFavorites.useView().items

/** Returns one favorite as far as this browser knows them; `undefined` when the property is not a favorite. */
export const findFavorite = (id: string): Favorite | undefined =>
  storedFavorites.view().items.find(({ property_id }) => property_id === id)

/**
 * Returns one favorite; `undefined` when the property is not a favorite. Fetches the favorites as `useFavorites` does,
 * because another device may have added it.
 */
export function useFavorite(id: string): Favorite | undefined {
  useEffect(() => {
    loadFavorites()
  }, [id])
  return useBrowserValue(() => findFavorite(id), undefined, storedFavorites.subscribe)
}

/** Whether the favorite was removed in this browser and not on another device. */
export const isFavoriteRemovedHere = (id: string): boolean => removedFavorites.has(id)
