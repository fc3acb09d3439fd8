import { parsePropertyNumber } from '#domain/property/property-number.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Ids as a caller wrote them, by what they name: the listing numbers of favorites, and the ids of own lots. */
export interface DeskItemIds {
  favorites: string[]
  ownLots: string[]
}

/** Sorts ids into listing numbers and ids of own lots, each once; other texts are left out. */
export function sortDeskItemIds(ids: readonly string[]): DeskItemIds {
  const favorites = ids.flatMap(id => parsePropertyNumber(id) ?? [])
  const ownLots = ids.filter(id => uuid.test(id))
  return { favorites: [...new Set(favorites)], ownLots: [...new Set(ownLots)] }
}

/** Returns an id in its one form; `null` when it can name no property. */
export function readDeskItemId(id: string): string | null {
  const { favorites, ownLots } = sortDeskItemIds([id])
  return favorites[0] ?? ownLots[0] ?? null
}
