import sql from 'sql-template-tag'
import type { Queryable } from '../database/database.ts'
import type { OwnerDataPart } from '../account/owner-data.ts'
import { openPaper, presentPaperLine, wholePaperColumns, type WholePaperRow } from './kept-paper-row.ts'
import type { PaperSealer } from './paper-sealer.ts'

/** An account's kept papers; the export has them decrypted, and `null` for what cannot be. */
export const createKeptPaperAccountData = (sealer: PaperSealer): OwnerDataPart => ({
  async erase(tx, ownerId) {
    await tx.query(sql`delete from kept_papers where user_id = ${ownerId}`)
  },
  export: (db, ownerId) => ({ keptPapers: () => exportPapers(db, sealer, ownerId) }),
})

/** Exports the papers one by one: each may be large. */
async function* exportPapers(db: Queryable, sealer: PaperSealer, ownerId: string): AsyncGenerator<object> {
  const papers = await db.query<{ id: string }>(sql`
    select id from kept_papers where user_id = ${ownerId} order by read_at desc, id desc`)
  for (const { id } of papers) {
    const [row] = await db.query<WholePaperRow>(sql`
      select ${wholePaperColumns} from kept_papers where user_id = ${ownerId} and id = ${id}::uuid`)
    if (!row) continue
    const paper = await openPaper(sealer, ownerId, row)
    yield paper ?? { ...presentPaperLine(sealer, ownerId, row), reading: null }
  }
}
