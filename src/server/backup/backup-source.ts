import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { localCalls } from '#contract/local-calls.ts'
import { claimFolder, exitAfterFolderLoss } from '../data-folder.ts'
import { startEmbedded } from '../database/embedded-engine.ts'
import type { FolderFence } from '../folder-lock.ts'
import { fetchLocalLines, LocalCallRefused, type LocalServer } from '../http/fetch-local-call.ts'
import { BackupFailed } from './backup-manifest.ts'

/** A database whose files stay unchanged until the source is closed. */
export interface BackupSource {
  /** Contains `database`. */
  folder: string
  migrations: readonly string[]
  /** Milliseconds that a server's requests were held up; `null` when no server runs. */
  heldFor: number | null
  close(): Promise<void>
}

const timeoutMs = 60_000
const pollIntervalMs = 250

/**
 * Opens the data folder itself when no server uses it, otherwise a copy made by that server; waits for a server that
 * is starting.
 * @throws BackupFailed
 */
export async function openBackupSource(dataDir: string, signal: AbortSignal): Promise<BackupSource> {
  if (!existsSync(join(dataDir, 'database'))) {
    throw new BackupFailed(`Não há banco de dados em ${dataDir}: confira DATA_DIR.`)
  }
  for (let waited = 0; ; waited += pollIntervalMs) {
    signal.throwIfAborted()
    const claim = await claimFolder(dataDir, { lost: exitAfterFolderLoss })
    if (!('heldBy' in claim)) {
      try {
        return {
          folder: dataDir,
          migrations: await closeCleanly(dataDir, claim.fence),
          heldFor: null,
          close: claim.release,
        }
      } catch (error) {
        await claim.release()
        throw error
      }
    }
    const { pid, url, token } = claim.heldBy
    if (url !== undefined && token !== undefined) return copyOf(dataDir, { url, token }, signal)
    if (waited >= timeoutMs) throw new BackupFailed(`A pasta ${dataDir} está em uso pelo processo ${pid}.`)
    await sleep(pollIntervalMs, undefined, { signal })
  }
}

/**
 * Opens the database once without migrating it, so that everything is written to its files; returns its migrations.
 */
async function closeCleanly(dataDir: string, fence: FolderFence): Promise<string[]> {
  const engine = await startEmbedded(dataDir, fence)
  try {
    const { rows } = await engine.run('select name from migrations order by name', [])
    await engine.run('checkpoint', [])
    return (rows as { name: string }[]).map(({ name }) => name)
  } finally {
    await engine.close()
  }
}

async function copyOf(dataDir: string, server: LocalServer, signal: AbortSignal): Promise<BackupSource> {
  const call = new AbortController()
  const stopped = 'O servidor parou antes de copiar o banco. Tente de novo.'
  const lines = fetchLocalLines(server, localCalls.copyDatabase, {
    signal: AbortSignal.any([signal, call.signal]),
  })
  const first = await lines.next().catch((error: unknown) => {
    if (signal.aborted) throw error
    if (error instanceof LocalCallRefused) throw new BackupFailed(error.message)
    throw new BackupFailed(stopped, { cause: error })
  })
  if (first.done) throw new BackupFailed(stopped)
  const { folder, heldFor, migrations } = first.value
  return {
    folder: join(dataDir, folder),
    migrations,
    heldFor,
    close: async () => {
      await lines.return().catch(() => undefined)
      call.abort()
    },
  }
}
