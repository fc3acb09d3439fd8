import sql from 'sql-template-tag'
import type { ListGap } from '#domain/caixa/list-presence.ts'
import type { Modality } from '#domain/property/listing.ts'
import type { Uf } from '#domain/states.ts'
import type { Queryable } from '../../database/database.ts'

/** A whole list of a state that was imported. */
export interface WholeStateList {
  importId: number
  listDate: string
  /** The modalities that it lacks (`null` = the unknown one) without saying that their listings are gone. */
  missing: (Modality | null)[]
}

/**
 * Reads each state's whole lists, oldest first, one for each date: the later import. A list that was older than the
 * state's newest one when it was imported is left out, because it said nothing about listings that were known already;
 * so is a cut one.
 */
export async function readWholeLists(db: Queryable): Promise<ReadonlyMap<Uf, readonly WholeStateList[]>> {
  const rows = await db.query<{ id: number; list_date: string; states: Uf[]; gaps: ListGap[] }>(sql`
    select id, list_date, states, gaps from imports
    where status = 'done' and not partial and source = 'caixa' and list_date is not null
    order by id`)
  const lists = new Map<Uf, WholeStateList[]>()
  for (const { id, list_date: listDate, states, gaps } of rows)
    for (const state of states) {
      const known = lists.get(state) ?? []
      lists.set(state, known)
      const newest = known.at(-1)?.listDate ?? ''
      if (listDate < newest) continue
      if (listDate === newest) known.pop()
      const gap = gaps.find(each => each.state === state)
      if (gap !== undefined && gap.cut > 0) continue
      const missing = gap?.missing.filter(({ unseen }) => unseen > 0).map(({ modality }) => modality) ?? []
      known.push({ importId: id, listDate, missing })
    }
  return lists
}
