import sql from 'sql-template-tag'
import type { PaperKind } from '#contract/kept-paper-schemas.ts'
import type { Queryable } from '../database/database.ts'

/** Lists of which papers of a property an account keeps a reading, without opening any. */
export async function listKeptPaperKinds(
  db: Queryable,
  ownerId: string,
  propertyId: string,
): Promise<PaperKind[]> {
  const rows = await db.query<{ paper: PaperKind }>(sql`
    select distinct paper from kept_papers
    where user_id = ${ownerId} and property_id = ${propertyId} order by paper`)
  return rows.map(({ paper }) => paper)
}
