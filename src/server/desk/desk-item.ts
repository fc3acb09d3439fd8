import sql from 'sql-template-tag'
import { parsePropertyNumber } from '#domain/property/property-number.ts'
import type { Queryable } from '../database/database.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Ids as a caller wrote them, with what they name: listing numbers of favorites, or ids of lots from elsewhere. */
export interface DeskItemIds {
  favorites: string[]
  ownLots: string[]
}

/** Sorts ids by what they can name; what can name nothing is left out. Each id comes once. */
export function sortDeskItemIds(ids: readonly string[]): DeskItemIds {
  const favorites = ids.flatMap(id => parsePropertyNumber(id) ?? [])
  const ownLots = ids.filter(id => uuid.test(id))
  return { favorites: [...new Set(favorites)], ownLots: [...new Set(ownLots)] }
}

/** Returns the id of a property on the owner's desk in its one form; `null` when it is not there. */
export async function findDeskItem(tx: Queryable, ownerId: string, id: string): Promise<string | null> {
  const { favorites, ownLots } = sortDeskItemIds([id])
  const [row] = await tx.query<{ id: string }>(sql`
    select property_id::text as id from favorites where user_id = ${ownerId} and property_id = any(${favorites}::bigint[])
    union all
    select id::text from own_lots where user_id = ${ownerId} and id = any(${ownLots}::uuid[])`)
  return row?.id ?? null
}
