import sql from 'sql-template-tag'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import type { Database } from '../../database/database.ts'
import { recordListingChanges } from '../../catalogue-changes.ts'
import { listEvaluation, listFinancing, listModality, listPrice } from './merge-listing-facts.ts'

/**
 * Stores that the bank's page said at `at` that an offered listing is no longer for sale: it is gone, with its history,
 * as if a list had said so, and told as such. Shown with the next version. Nothing happens to a listing that is gone
 * already. Only the holder of the catalogue's lock may call it.
 */
export const storeSiteGone = (db: Database, id: number, at: Date): Promise<void> =>
  db.transaction(async tx => {
    const day = toBrasiliaIso(at.getTime()).slice(0, 10)
    const [found] = await tx.query<{ state: string }>(
      sql`select state from listings_offered where id = ${id}::bigint and source = 'caixa' for update`,
    )
    if (!found) return
    // What follows imports (alerts, history, statistics) finds it where it finds all others.
    const [entry] = await tx.query<{ id: number }>(sql`
      insert into imports (status, source, file, of_page, list_date, states, partial, gone, started_at, finished_at)
      values ('done', 'caixa', ${`página do imóvel ${id}`}, true, ${day}, ${[found.state]}::text[], true, 1, ${at},
        ${at})
      returning id`)
    const importId = (entry as { id: number }).id
    await tx.query(sql`
      with departed as (
        update listings l set gone = true, gone_at = ${at}::timestamptz, site_gone_at = ${at}::timestamptz,
          changed_at = ${at}::timestamptz, list_date = ${day}::date
        where l.id = ${id}::bigint
        returning l.id, ${listPrice} as price, ${listEvaluation} as evaluation, ${listModality} as modality,
          ${listFinancing} as financing)
      insert into listing_history (listing_id, price, evaluation, modality, financing, import_id, kind, list_date, at)
      select id, price, evaluation, modality, financing, ${importId}::bigint, 'gone', ${day}::date, ${at}::timestamptz
      from departed`)
    await recordListingChanges(tx, [id])
  })
