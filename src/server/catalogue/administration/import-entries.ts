import sql from 'sql-template-tag'
import type { ImportEntry } from '#contract/admin-schemas.ts'
import type { Queryable } from '../../database/database.ts'
import { describeForBrowser } from './upload-result.ts'

type Row = Omit<ImportEntry, 'startedAt' | 'finishedAt'> & { startedAt: Date; finishedAt: Date | null }

/** Lists the imports, newest first, each with its first 50 issues only: all stored issues would make megabytes. */
export async function listImportEntries(db: Queryable, limit: number): Promise<ImportEntry[]> {
  const rows = await db.query<Row>(sql`
    select id::text as id, status, source, file, list_date as "listDate", states, partial, forced, read, added, changed,
      back, unchanged, gone, unseen, gaps, rejected, archived, reason, started_at as "startedAt", finished_at as "finishedAt",
      jsonb_path_query_array(issues, '$[0 to 49]') as issues
    from imports where not of_page order by imports.id desc limit ${limit}::integer`)
  return rows.map(({ reason, startedAt, finishedAt, ...row }) => ({
    ...row,
    reason: reason === null ? null : describeForBrowser(reason),
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }))
}
