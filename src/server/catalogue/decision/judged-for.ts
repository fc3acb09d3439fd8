import sql from 'sql-template-tag'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import type { JudgedFor } from '#contract/judge-property.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { defaultTargetRoi } from '#domain/judgement/target-roi.ts'
import type { Queryable } from '../../database/database.ts'

/** The account that listings are judged for. */
export interface JudgingAccount {
  id: string
  /** Percent; `null` = none chosen. */
  targetRoi: number | null
}

/**
 * Reads what an account decides by: its target, and the sheets and answers saved with its favorites among the listings.
 * Returns a function that gives it for each.
 */
export async function readJudgedFor(
  db: Queryable,
  account: JudgingAccount,
  propertyIds: readonly string[],
): Promise<(propertyId: string) => JudgedFor> {
  const targetRoi = account.targetRoi ?? defaultTargetRoi
  const rows = await db.query<{ id: string; sheet: CostSheet | null; answers: OwnAnswers }>(sql`
    select property_id::text as id, sheet, answers from favorites
    where user_id = ${account.id} and property_id = any(${propertyIds}::bigint[])`)
  const saved = new Map(rows.map(({ id, sheet, answers }) => [id, { targetRoi, sheet, answers }]))
  return id => saved.get(id) ?? { targetRoi, sheet: null, answers: {} }
}

/**
 * Reads the same for every listing at once, by the account's id, and whether it chose its target; the defaults for an
 * account that there is not.
 */
export async function readAllJudgedFor(
  db: Queryable,
  accountId: string,
): Promise<(propertyId: string) => JudgedFor & { hasOwnTarget: boolean }> {
  const rows = await db.query<{
    targetRoi: number | null
    id: string | null
    sheet: CostSheet | null
    answers: OwnAnswers | null
  }>(sql`
    select u.meta_roi as "targetRoi", f.property_id::text as id, f.sheet, f.answers
    from usuarios u
    left join favorites f on f.user_id = u.id and (f.sheet is not null or f.answers <> '{}'::jsonb)
    where u.id = ${accountId}`)
  const chosen = rows[0]?.targetRoi ?? null
  const target = { targetRoi: chosen ?? defaultTargetRoi, hasOwnTarget: chosen !== null }
  const saved = new Map(rows.map(({ id, sheet, answers }) => [id, { sheet, answers: answers ?? {} }]))
  return id => ({ ...target, ...(saved.get(id) ?? { sheet: null, answers: {} }) })
}
