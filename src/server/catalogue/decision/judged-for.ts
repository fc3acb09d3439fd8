import sql, { empty } from 'sql-template-tag'
import type { ConsultantJudgedFor } from '#contract/consultant-listing.ts'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { defaultTargetRoi } from '#domain/judgement/target-roi.ts'
import type { Queryable } from '../../database/database.ts'

/**
 * Reads what an account decides by: its target, and the sheets and answers saved with its favorites, of all listings or
 * of the given ones. Returns a function that gives it for each; the defaults for an account that does not exist.
 */
export async function readJudgedFor(
  db: Queryable,
  accountId: string,
  propertyIds: readonly string[] | null = null,
): Promise<(propertyId: string) => ConsultantJudgedFor> {
  const asked = propertyIds === null ? empty : sql`and f.property_id = any(${propertyIds}::bigint[])`
  const rows = await db.query<{
    targetRoi: number | null
    id: string | null
    sheet: CostSheet | null
    answers: OwnAnswers | null
  }>(sql`
    select u.meta_roi as "targetRoi", f.property_id::text as id, f.sheet, f.answers
    from usuarios u
    left join favorites f on f.user_id = u.id and (f.sheet is not null or f.answers <> '{}'::jsonb) ${asked}
    where u.id = ${accountId}`)
  const chosen = rows[0]?.targetRoi ?? null
  const target = { targetRoi: chosen ?? defaultTargetRoi, hasOwnTarget: chosen !== null }
  const saved = new Map(rows.map(({ id, sheet, answers }) => [id, { sheet, answers: answers ?? {} }]))
  return id => ({ ...target, ...(saved.get(id) ?? { sheet: null, answers: {} }) })
}
