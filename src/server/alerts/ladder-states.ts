import sql from 'sql-template-tag'
import { checkLadder, countOnLadder } from '#domain/ladder/ladder-check.ts'
import type { Modality } from '#domain/property/listing.ts'
import type { Queryable } from '../database/database.ts'

interface Row {
  state: string
  price: number
  evaluation: number | null
  modality: Modality
}

/** Finds in which of these states the price ladder holds, by the offered listings. */
export async function findLadderStates(db: Queryable, states: readonly string[]): Promise<Set<string>> {
  if (states.length === 0) return new Set()
  const rows = await db.query<Row>(sql`
    select state, price, evaluation, modality from listings_offered
    where state = any(${[...new Set(states)]}::text[]) and modality is not null and modality <> 'leilao'`)
  const check = checkLadder(countOnLadder(rows))
  return new Set([...check.states].flatMap(([state, { holds }]) => (holds ? [state] : [])))
}
