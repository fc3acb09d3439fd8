import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { localCalls } from '#contract/local-calls.ts'
import type { DatabaseCopy } from '#contract/local-schemas.ts'
import { claimFolder, exitAfterFolderLoss } from '../data-folder.ts'
import { startEmbedded } from '../database/embedded-engine.ts'
import type { FolderFence } from '../folder-lock.ts'
import { fetchLocalCall, type LocalServer } from '../http/fetch-local-call.ts'
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
  const answer = await fetchLocalCall(server, localCalls.copyDatabase, {
    signal: AbortSignal.any([signal, call.signal]),
  }).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new BackupFailed('O servidor parou antes de copiar o banco. Tente de novo.', { cause: error })
  })
  if (!answer.ok || !answer.body) {
    const said = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null
    throw new BackupFailed(said?.error?.message ?? `O servidor respondeu com ${answer.status}.`)
  }
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let line = ''
  while (!line.includes('\n')) {
    const { done, value } = await reader.read()
    if (done) throw new BackupFailed('O servidor parou antes de copiar o banco. Tente de novo.')
    line += value
  }
  const { folder, heldFor, migrations } = JSON.parse(line) as DatabaseCopy
  return {
    folder: join(dataDir, folder),
    migrations,
    heldFor,
    close: async () => {
      await reader.cancel().catch(() => undefined)
      call.abort()
    },
  }
}
