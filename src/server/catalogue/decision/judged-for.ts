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
