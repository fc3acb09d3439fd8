import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { estimateListings } from '../../paid-prices/listing-paid-prices.ts'
import { importList } from './import-list.ts'

/**
 * Imports the demonstration list, with invented sales in some of its buildings, into a catalogue that never held anything. Does nothing when there are listings or
 * an import was finished; it is called at every start, so a killed process does no harm.
 * @param text the demonstration list from `dist`, in the bank's own format
 */
export async function loadDemonstration(db: Database, text: string, now: () => Date): Promise<void> {
  const [catalogue] = await db.query<{ used: boolean }>(sql`
    select exists (select from listings) or exists (select from imports where status = 'done') as used`)
  if (catalogue?.used) return
  const options = { file: 'demonstração', source: 'demo', partial: false, force: false, date: null } as const
  const outcome = await importList(db, text, options, now)
  if (outcome?.status === 'refused') throw new Error(`The demonstration list was refused: ${outcome.reason}`)
  await estimateListings(db, { now, signal: new AbortController().signal })
}
