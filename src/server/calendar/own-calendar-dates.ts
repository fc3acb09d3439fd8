import sql from 'sql-template-tag'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'
import { boughtStages } from '#domain/property/favorite-stage.ts'
import type { Queryable } from '../database/database.ts'

/** What an account wrote about a property of the bank, as far as it has a day. */
export type DatedFavorite = Pick<Favorite, 'next' | 'deposit' | 'stage'> & { id: string }

/** The dates of an own lot; its rounds are left out once it is bought. */
export type DatedLot = Pick<OwnLot, 'id' | 'title' | 'next' | 'deposit'> &
  Partial<Pick<OwnLot, 'city' | 'state' | 'address' | 'sourceUrl' | 'firstRound' | 'secondRound'>>

/** Lists favorites with a date of their owner's own on that day or later, `YYYY-MM-DD`. */
export const listFavoritesWithOwnDates = (
  db: Queryable,
  userId: string,
  today: string,
): Promise<DatedFavorite[]> =>
  db.query<DatedFavorite>(sql`
    select property_id::text as id, next, deposit, stage from favorites
    where user_id = ${userId} and greatest(next ->> 'date', deposit ->> 'dueDate') >= ${today}
    order by property_id`)

/** Lists lots from elsewhere with a date on that day or later, `YYYY-MM-DD`. */
export async function listDatedLots(db: Queryable, userId: string, today: string): Promise<DatedLot[]> {
  const rows = await db.query<
    Pick<OwnLot, 'id' | 'title' | 'next' | 'deposit'> & { bought: boolean; facts: Partial<OwnLot> }
  >(sql`
    select id, title, next, deposit, facts, coalesce(stage = any(${boughtStages}::text[]), false) as bought from own_lots
    where user_id = ${userId} and greatest(next ->> 'date', deposit ->> 'dueDate', facts -> 'firstRound' ->> 'date',
      facts -> 'secondRound' ->> 'date') >= ${today}
    order by id`)
  return rows.map(
    ({ facts: { city, state, address, sourceUrl, firstRound, secondRound }, bought, ...lot }) => ({
      ...lot,
      city: city ?? null,
      state: state ?? null,
      address: address ?? null,
      sourceUrl: sourceUrl ?? null,
      firstRound: bought ? null : (firstRound ?? null),
      secondRound: bought ? null : (secondRound ?? null),
    }),
  )
}
