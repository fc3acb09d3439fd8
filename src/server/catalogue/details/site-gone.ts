import sql from 'sql-template-tag'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { recordListingChanges } from '../../catalogue-changes.ts'
import { dayMs } from '../../durations.ts'
import { lastListedOn, listEvaluation, listFinancing, listModality, listPrice } from './list-facts.ts'
import { storePageEntry } from './page-entry.ts'

const brasiliaDay = (at: Date): string => toBrasiliaIso(at.getTime()).slice(0, 10)

/** A page that says again after this long that a listing is gone confirms that it is: a little less than a day. */
const confirmedAfterMs = 0.9 * dayMs

/**
 * Whether the newest list names a listing whose page says at `now` that it is gone, and nothing else confirms it: no
 * reading of the day before, since which no list named it.
 */
export async function isNamedAgainstPage(db: Queryable, id: number, now: Date): Promise<boolean> {
  const [row] = await db.query<{ named: boolean; listed_on: string; gone_at: Date | null }>(sql`
    select l.unseen_since is null as named, ${lastListedOn()} as listed_on, r.gone_at
    from listings_offered l left join page_readings r on r.listing_id = l.id
    where l.id = ${id}::bigint`)
  if (!row?.named) return false
  const { gone_at: before, listed_on } = row
  return (
    before === null || now.getTime() - before.getTime() < confirmedAfterMs || brasiliaDay(before) < listed_on
  )
}

/**
 * Stores that the bank's page said at `at` that an offered listing is no longer for sale: it is gone, with its history,
 * as if a list had said so, and announced as such. Shown with the next version. Nothing happens to a listing that is gone
 * already. Only the holder of the catalogue's lock may call it.
 */
export const storeSiteGone = (db: Database, id: number, at: Date): Promise<void> =>
  db.transaction(async tx => {
    const day = brasiliaDay(at)
    const [found] = await tx.query(
      sql`select 1 from listings_offered where id = ${id}::bigint and source = 'caixa' for update`,
    )
    if (!found) return
    const importId = await storePageEntry(tx, id, { listDate: day, change: 'gone', at })
    await tx.query(sql`
      with departed as (
        update listings l set gone = true, gone_at = ${at}::timestamptz, site_gone_at = ${at}::timestamptz,
          changed_at = ${at}::timestamptz, list_date = ${day}::date, unseen_since = null
        where l.id = ${id}::bigint
        returning l.id, ${listPrice} as price, ${listEvaluation} as evaluation, ${listModality} as modality,
          ${listFinancing} as financing)
      insert into listing_history (listing_id, price, evaluation, modality, financing, import_id, kind, list_date, at)
      select id, price, evaluation, modality, financing, ${importId}::bigint, 'gone', ${day}::date, ${at}::timestamptz
      from departed`)
    await recordListingChanges(tx, [id])
  })
