import sql from 'sql-template-tag'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../../database/database.ts'

/** A whole list of a state that was imported. */
export interface WholeStateList {
  importId: number
  listDate: string
}

/**
 * Reads each state's whole lists, oldest first, one for each date: the later import. A list that was older than the
 * state's newest one when it was imported is left out, because it said nothing about listings that were known already.
 */
export async function readWholeLists(db: Queryable): Promise<ReadonlyMap<Uf, readonly WholeStateList[]>> {
  const rows = await db.query<{ id: number; list_date: string; states: Uf[] }>(sql`
    select id, list_date, states from imports
    where status = 'done' and not partial and source = 'caixa' and list_date is not null
    order by id`)
  const lists = new Map<Uf, WholeStateList[]>()
  for (const { id, list_date: listDate, states } of rows)
    for (const state of states) {
      const known = lists.get(state) ?? []
      lists.set(state, known)
      const newest = known.at(-1)?.listDate ?? ''
      if (listDate < newest) continue
      if (listDate === newest) known.pop()
      known.push({ importId: id, listDate })
    }
  return lists
}
