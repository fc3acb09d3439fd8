import type { Logger } from 'pino'
import sql from 'sql-template-tag'
import { hourMs } from '#domain/durations.ts'
import type { Capability } from '../capability.ts'
import type { Database } from '../database/database.ts'
import { type KeptPaperDependencies, keptPaperRoutes } from './kept-paper-routes.ts'
import { type WholePaperRow, resealPaper, wholePaperColumns } from './kept-paper-row.ts'
import type { PaperSealer } from './paper-sealer.ts'

type OwnedRow = WholePaperRow & { user_id: string }

/** Papers that are in memory at once. */
const atOnce = 10

/**
 * Encrypts papers with the first key that an older one encrypted, so that the older one can be taken out of the
 * settings; says in the log how many there were, and how many are left that no key opens.
 */
export async function resealPapers(
  db: Database,
  { sealer, log, signal }: { sealer: PaperSealer; log: Logger; signal: AbortSignal },
): Promise<void> {
  const { keyId, olderKeyIds } = sealer
  if (keyId === null || olderKeyIds.length === 0) return
  let [owner, id] = ['', '00000000-0000-0000-0000-000000000000']
  let resealed = 0
  while (!signal.aborted) {
    const rows = await db.query<OwnedRow>(sql`
      select user_id, ${wholePaperColumns} from kept_papers
      where key_id = any(${olderKeyIds}::text[]) and (user_id, id) > (${owner}::text, ${id}::uuid)
      order by user_id, id limit ${atOnce}::integer`)
    for (const row of rows) {
      ;({ user_id: owner, id } = row)
      const sealed = resealPaper(sealer, owner, row)
      if (sealed !== null && (await storeResealed(db, row, sealed))) resealed++
    }
    if (rows.length < atOnce) break
  }
  if (resealed === 0) return
  const [left] = await db.query<{ papers: number }>(sql`
    select count(*)::integer as papers from kept_papers where key_id <> ${keyId}`)
  log.info({ resealed, left: left?.papers }, 'kept papers were encrypted with the new key')
}

/** Writes what was encrypted again, unless the paper was changed or deleted meanwhile. */
async function storeResealed(
  db: Database,
  row: OwnedRow,
  { keyId, name, reading }: NonNullable<ReturnType<typeof resealPaper>>,
): Promise<boolean> {
  const written = await db.query(sql`
    update kept_papers set key_id = ${keyId}, name = decode(${name}::text, 'base64'),
      reading = decode(${reading}::text, 'base64')
    where user_id = ${row.user_id} and id = ${row.id}::uuid and name = decode(${row.name}::text, 'base64')
    returning 1`)
  return written.length > 0
}

interface Dependencies extends KeptPaperDependencies {
  log: Logger
}

/** Papers that accounts keep, encrypted; after a change of keys, all are encrypted with the new one. */
export const keptPaperCapability = (dependencies: Dependencies): Capability => ({
  routes: [keptPaperRoutes(dependencies)],
  housekeeping: [
    {
      name: 'encrypt kept papers with the new key',
      every: hourMs,
      run: signal => resealPapers(dependencies.db, { ...dependencies, signal }),
    },
  ],
})
