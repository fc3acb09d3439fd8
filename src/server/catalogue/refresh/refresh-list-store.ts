import sql from 'sql-template-tag'
import type { Uf } from '#domain/states.ts'
import type { Database, Queryable } from '../../database/database.ts'
import type { ListValidators } from '../import/download-list.ts'

/** The result of one list in a round. */
export type ListEnding =
  | { kind: 'imported'; validators: ListValidators; digest: string }
  | { kind: 'unchanged'; validators: ListValidators | null }
  | { kind: 'failed'; problem: string }

/** What is known of the list last imported from the bank's site. */
export interface KnownList extends ListValidators {
  digest: string | null
}

const unknownList: KnownList = { etag: null, lastModified: null, digest: null }

/**
 * Returns nothing known when somebody has imported a list of that area by hand since: then the bank's is downloaded
 * again.
 */
export async function readKnownList(db: Queryable, area: Uf): Promise<KnownList> {
  const [known] = await db.query<KnownList>(sql`
    select etag, last_modified as "lastModified", digest from list_downloads d
    where area = ${area} and not exists (
      select from imports
      where source = 'caixa' and not of_page and status in ('applying', 'done') and ${area}::text = any(states)
        and started_at > d.imported_at)`)
  return known ?? unknownList
}

/** Orders the areas: the one not requested for the longest comes first. */
export async function orderAreas(db: Queryable, areas: readonly Uf[]): Promise<Uf[]> {
  const rows = await db.query<{ area: Uf }>(sql`
    select area from unnest(${areas}::text[]) with ordinality as asked (area, position)
    left join list_downloads using (area)
    order by checked_at nulls first, position`)
  return rows.map(({ area }) => area)
}

/** Stores how a list ended, and counts it in its round unless the round was ended meanwhile. */
export const recordListEnding = (
  db: Database,
  { round, area, ending, at }: { round: number; area: Uf; ending: ListEnding; at: Date },
): Promise<void> =>
  db.transaction(async tx => {
    await storeListEnding(tx, area, ending, at)
    await tx.query(sql`
      update refreshes set settled = settled || ${[area]}::text[],
        imported = imported + ${ending.kind === 'imported' ? 1 : 0}::integer,
        unchanged = unchanged + ${ending.kind === 'unchanged' ? 1 : 0}::integer,
        failed = failed + ${ending.kind === 'failed' ? 1 : 0}::integer
      where id = ${round}::bigint and status = 'running' and not ${area}::text = any(settled)`)
  })

/** Stores the result of requesting a list. */
export async function storeListEnding(db: Queryable, area: Uf, ending: ListEnding, at: Date): Promise<void> {
  const validators = 'validators' in ending ? ending.validators : null
  const isFine = ending.kind !== 'failed'
  const [digest, importedAt] = ending.kind === 'imported' ? [ending.digest, at] : [null, null]
  await db.query(sql`
    insert into list_downloads as d (area, etag, last_modified, digest, checked_at, imported_at, confirmed_at, problem)
    values (${area}, ${validators?.etag ?? null}, ${validators?.lastModified ?? null}, ${digest},
      ${at}::timestamptz, ${importedAt}::timestamptz, ${isFine ? at : null}::timestamptz,
      ${isFine ? null : ending.problem})
    on conflict (area) do update set
      etag = case when ${validators !== null}::boolean then excluded.etag else d.etag end,
      last_modified = case when ${validators !== null}::boolean then excluded.last_modified else d.last_modified end,
      digest = coalesce(excluded.digest, d.digest),
      checked_at = excluded.checked_at,
      imported_at = coalesce(excluded.imported_at, d.imported_at),
      confirmed_at = coalesce(excluded.confirmed_at, d.confirmed_at),
      problem = excluded.problem`)
}

/** Lists the areas whose list could not be downloaded the last time, with the reason. */
export const listListProblems = (db: Queryable): Promise<{ area: Uf; problem: string }[]> =>
  db.query(sql`select area, problem from list_downloads where problem is not null order by area`)
