import type { ExportedData } from '#server/account/owner-data.ts'
import type { Queryable } from '#server/database/database.ts'
import { createAllOwnerData } from '#server/all-owner-data.ts'
import { createPaperSealer } from '#server/papers/paper-sealer.ts'
import { testPaperKey } from './paper-key.ts'

/** The data that an account owns in the database of a test. */
export const allOwnerData = createAllOwnerData(createPaperSealer([testPaperKey]))

/** Reads exported data as a whole. */
export async function gatherExport(data: ExportedData): Promise<Record<string, unknown>> {
  const gathered: Record<string, unknown> = {}
  for (const [name, read] of Object.entries(data)) {
    const value = read()
    if (!(Symbol.asyncIterator in value)) gathered[name] = await value
    else {
      const entries: unknown[] = []
      for await (const entry of value) entries.push(entry)
      gathered[name] = entries
    }
  }
  return gathered
}

/** Everything that an account's export has of what it owns. */
export const exportOwnerData = (db: Queryable, ownerId: string): Promise<Record<string, unknown>> =>
  gatherExport(allOwnerData.export(db, ownerId))
