import sql from 'sql-template-tag'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { Database, Queryable } from '../../database/database.ts'
import { recordListingChanges } from '../../catalogue-changes.ts'
import { dayMs } from '#domain/durations.ts'
import { lastListedOn, listEvaluation, listFinancing, listModality, listPrice } from './list-facts.ts'
import { storePageEntry } from './page-entry.ts'

const brasiliaDay = (at: Date): string => toBrasiliaIso(at.getTime()).slice(0, 10)

/** A page that says again after this long that a listing is gone confirms that it is: a little less than a day. */
const confirmedAfterMs = 0.9 * dayMs

/**
 * Whether the newest list names a listing whose page says at `now` that it is gone, and no other reading confirms it.
 * An earlier reading confirms it when it is about a day older and no list has named the listing since.
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

/** Listings that the bank's site wrongly said were gone, and which of them are announced as still for sale. */
interface FalselyGone {
  id: number
  /** The entry of `imports` that said so. */
  entry: number
  /** Whether accounts were notified of it. */
  announced: boolean
}

/**
 * Restores the listings that the newest pages of a false run marked as gone: each is offered as before. An entry of which
 * no account was notified is deleted; where accounts were notified, another entry announces that the listing is still for
 * sale. Only the holder of the catalogue's lock may call it.
 * @param answers number of the run's answers before the one that showed it
 */
export const putBackFalselyGone = (db: Database, answers: number, at: Date): Promise<void> =>
  db.transaction(async tx => {
    const found = await tx.query<FalselyGone>(sql`
      with run as (
        select listing_id, gone_at from page_readings where gone_at is not null
        order by gone_at desc, listing_id limit ${answers}::bigint)
      select l.id, i.id as entry, i.alerted_at is not null as announced
      from run
      join listings l on l.id = run.listing_id and l.gone and l.site_gone_at = run.gone_at
      join listing_history h on h.listing_id = l.id and h.kind = 'gone' and h.at = l.site_gone_at
      join imports i on i.id = h.import_id and i.of_page
      order by l.id`)
    for (const { id, entry, announced } of found) {
      if (!announced) {
        await tx.query(sql`delete from listing_history where import_id = ${entry}::bigint`)
        await tx.query(sql`delete from imports where id = ${entry}::bigint`)
      }
      await tx.query(sql`
        update listings l set gone = false, gone_at = null, site_gone_at = null, changed_at = ${at}::timestamptz,
          list_date = coalesce((
            select h.list_date from listing_history h where h.listing_id = l.id and h.kind <> 'gone'
            order by h.import_id desc limit 1), l.first_list_date)
        where l.id = ${id}::bigint and l.gone`)
      if (announced) await storeReturn(tx, id, at)
      await tx.query(sql`
        update page_readings set next_attempt_at = ${new Date(at.getTime() + dayMs)}::timestamptz
        where listing_id = ${id}::bigint`)
    }
    if (found.length > 0)
      await recordListingChanges(
        tx,
        found.map(({ id }) => id),
      )
  })

/** Writes into the history that a listing is for sale still, after accounts were notified that it was gone. */
async function storeReturn(tx: Queryable, id: number, at: Date): Promise<void> {
  const day = brasiliaDay(at)
  const importId = await storePageEntry(tx, id, { listDate: day, change: 'back', at })
  await tx.query(sql`
    insert into listing_history (listing_id, price, evaluation, modality, financing, import_id, kind, list_date, at)
    select l.id, ${listPrice}, ${listEvaluation}, ${listModality}, ${listFinancing}, ${importId}::bigint, 'back',
      ${day}::date, ${at}::timestamptz
    from listings l where l.id = ${id}::bigint`)
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
