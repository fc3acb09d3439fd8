import sql from 'sql-template-tag'
import type { OwnerDataPart } from '../account/owner-data.ts'
import { openPaper, presentPaperLine, wholePaperColumns, type WholePaperRow } from './kept-paper-row.ts'
import type { PaperSealer } from './paper-sealer.ts'

/** An account's kept papers; the export has them decrypted, and `null` for what cannot be. */
export const createKeptPaperAccountData = (sealer: PaperSealer): OwnerDataPart => ({
  async erase(tx, ownerId) {
    await tx.query(sql`delete from kept_papers where user_id = ${ownerId}`)
  },
  async export(db, ownerId) {
    const rows = await db.query<WholePaperRow>(sql`
      select ${wholePaperColumns} from kept_papers where user_id = ${ownerId} order by read_at desc, id desc`)
    const keptPapers = []
    for (const row of rows) {
      const paper = await openPaper(sealer, ownerId, row)
      keptPapers.push(paper ?? { ...presentPaperLine(sealer, ownerId, row), reading: null })
    }
    return { keptPapers }
  },
})
