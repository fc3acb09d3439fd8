import { setTimeout as sleep } from 'node:timers/promises'
import { claimFolder, exitAfterFolderLoss } from './data-folder.ts'
import type { Database } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import type { LocalServer } from './http/fetch-local-call.ts'

/** The data folder stays in use by a process that cannot be asked; the message is for people, in Portuguese. */
export class DatabaseBusy extends Error {}

/** How a command reaches the data: through a database that it opened itself, or the server that has it open. */
export type ReachedDatabase = { db: Database; release: () => Promise<void> } | { server: LocalServer }

const timeoutMs = 60_000
const pollIntervalMs = 250

/**
 * Finds who uses the data folder; waits for a server that is starting or a command at work. `release` frees the folder once
 * the database is closed.
 * @throws DatabaseBusy when it stays in use
 */
export async function reachDatabase(
  { dataDir: folder, databaseUrl: url }: { dataDir: string; databaseUrl: string | null },
  signal: AbortSignal,
): Promise<ReachedDatabase> {
  if (url !== null) return { db: await openDatabase({ url, folder }), release: async () => undefined }
  for (let waited = 0; ; waited += pollIntervalMs) {
    const claim = await claimFolder(folder, { lost: exitAfterFolderLoss })
    if (!('heldBy' in claim)) {
      try {
        const db = await openDatabase({ url, folder, fence: claim.fence })
        return { db, release: () => claim.release() }
      } catch (error) {
        await claim.release()
        throw error
      }
    }
    const { pid, url: server, token } = claim.heldBy
    if (server !== undefined && token !== undefined) return { server: { url: server, token } }
    if (waited >= timeoutMs) throw new DatabaseBusy(`A pasta ${folder} está em uso pelo processo ${pid}.`)
    await sleep(pollIntervalMs, undefined, { signal })
  }
}
