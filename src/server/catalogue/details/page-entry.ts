import sql from 'sql-template-tag'
import type { Centavos } from '#domain/money.ts'
import type { Queryable } from '../../database/database.ts'
import { listEvaluation, listFinancing, listModality, listPrice } from './list-facts.ts'

/**
 * Opens an entry of `imports` for what the bank's page says of one listing, and returns its number: alerts, history and
 * statistics, which follow imports, process it like any other entry. It is not a list.
 */
export async function storePageEntry(
  tx: Queryable,
  id: string | number,
  { listDate, change, at }: { listDate: string; change: 'gone' | 'changed' | 'back'; at: Date },
): Promise<number> {
  const [entry] = await tx.query<{ id: number }>(sql`
    insert into imports (status, source, file, of_page, list_date, states, partial, gone, changed, back, started_at,
      finished_at)
    select 'done', l.source, ${`página do imóvel ${id}`}, true, ${listDate}, array[l.state], true,
      ${change === 'gone' ? 1 : 0}, ${change === 'changed' ? 1 : 0}, ${change === 'back' ? 1 : 0}, ${at}, ${at}
    from listings l where l.id = ${id}::bigint
    returning id`)
  return (entry as { id: number }).id
}

/** A doubtful price that the bank's page confirmed and that is now the list's. */
export interface ConfirmedPrice {
  id: string
  /** The list's price until then. */
  before: Centavos
  /** The list that stated it, `YYYY-MM-DD`. */
  listDate: string
}

/**
 * Writes the history of prices that the bank's page confirmed, as changes by the list that stated them: of the import
 * under way, or else each by an entry of its own. In the transaction that merged them.
 */
export async function storeConfirmedPrices(
  tx: Queryable,
  confirmed: readonly ConfirmedPrice[],
  at: Date,
  importId: number | null,
): Promise<void> {
  for (const { id, before, listDate } of confirmed) {
    const entry = importId ?? (await storePageEntry(tx, id, { listDate, change: 'changed', at }))
    await tx.query(sql`
      insert into listing_history (listing_id, price, evaluation, modality, financing, import_id, kind, list_date, at)
      select l.id, ${listPrice}, ${listEvaluation}, ${listModality}, ${listFinancing}, ${entry}::bigint, 'changed',
        ${listDate}::date, ${at}::timestamptz
      from listings l where l.id = ${id}::bigint
      on conflict (listing_id, import_id) do update set price = excluded.price, evaluation = excluded.evaluation`)
    await tx.query(sql`
      update listings l set changed_at = ${at}::timestamptz,
        cut_list_date = case when ${listPrice} < ${before}::bigint then ${listDate}::date else l.cut_list_date end
      where l.id = ${id}::bigint`)
  }
}
