import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import { dayMs } from '../durations.ts'

/** Milliseconds until a missing photo is requested again. */
const askAgainAfter = 30 * dayMs

/** What is known about a listing's photos. */
export interface PhotoFacts {
  /** Ascending. */
  present: number[]
  /** Found missing recently. */
  missing: number[]
}

/**
 * Reads the facts by listing number, only for the bank's own listings: one that is not in the answer has no photos to
 * request.
 */
export async function readPhotoFacts(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, PhotoFacts>> {
  const since = new Date(now.getTime() - askAgainAfter)
  const rows = await db.query<{ id: number; n: number | null; present: boolean | null }>(sql`
    select l.id, p.n, p.present
    from listings l
    left join listing_photos p on p.id = l.id and (p.present or p.checked_at > ${since})
    where l.id = any(${ids}::bigint[]) and l.source = 'caixa'
    order by p.n`)
  const facts = new Map<string, PhotoFacts>()
  for (const { id, n, present } of rows) {
    const known = facts.get(String(id)) ?? { present: [], missing: [] }
    facts.set(String(id), known)
    if (n !== null) known[present ? 'present' : 'missing'].push(n)
  }
  return facts
}

export async function storePhotoFact(
  db: Queryable,
  { id, n, present, at }: { id: string; n: number; present: boolean; at: Date },
): Promise<void> {
  await db.query(sql`
    insert into listing_photos (id, n, present, checked_at) values (${id}::bigint, ${n}, ${present}, ${at})
    on conflict (id, n) do update set present = excluded.present, checked_at = excluded.checked_at`)
}
