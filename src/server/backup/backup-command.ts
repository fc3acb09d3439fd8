import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { decimalFormat } from '#domain/format-figures.ts'
import { BackupFailed } from './backup-manifest.ts'
import { packBackup } from './pack-backup.ts'
import { runBackupCommand } from './backup-process.ts'
import { recordBackup } from './last-backup.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { localCalls } from '#contract/local-calls.ts'
import { claimFolder, exitAfterFolderLoss } from '../data-folder.ts'
import { startEmbedded } from '../database/embedded-engine.ts'
import type { FolderFence } from '../folder-lock.ts'
import { fetchLocalLines, LocalCallRefused, type LocalServer } from '../http/fetch-local-call.ts'

/** A database whose files stay unchanged until the source is closed. */
interface BackupSource {
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

/** `npm run backup`: the process. */
const usage = `Uso: npm run backup -- ARQUIVO.tar.gz [--force] [--encrypt]

Guarda o banco embutido e os segredos gerados (secrets.json) num arquivo, com o servidor no ar ou parado.
Fotos e e-mails da pasta dos dados não vão: as fotos são baixadas de novo. --force substitui um arquivo que existe.
--encrypt cifra o arquivo com a senha em BACKUP_PASSPHRASE; sem ela ninguém o abre mais.`

const onPostgres = `DATABASE_URL aponta para um PostgreSQL; a cópia se faz com as ferramentas dele:

  pg_dump --format=custom --no-owner --file=arremate.dump "$DATABASE_URL"`

await runBackupCommand({
  usage,
  options: ['force', 'encrypt'],
  onPostgres,
  async run({ file, force, encrypt }, { config, signal, say }) {
    const target = resolve(file)
    if (existsSync(target) && !force) throw new BackupFailed(`${file} já existe: use outro nome, ou --force.`)
    const passphrase = encrypt ? config.backupPassphrase : null
    if (encrypt && passphrase === null)
      throw new BackupFailed(
        '--encrypt pede a senha da cópia em BACKUP_PASSPHRASE, de 16 caracteres ou mais.',
      )
    say('Copiando o banco…\n')
    const source = await openBackupSource(config.dataDir, signal)
    try {
      const contents = {
        folder: source.folder,
        secrets: join(config.dataDir, 'secrets.json'),
        migrations: source.migrations,
        createdAt: new Date(),
      }
      let reportedTenths = 0
      const onProgress = (done: number, total: number) => {
        const tenths = Math.floor((10 * done) / total)
        if (tenths > reportedTenths) say(`Compactando… ${tenths * 10}%\n`)
        reportedTenths = Math.max(reportedTenths, tenths)
      }
      const bytes = await packBackup(contents, target, { onProgress, signal, passphrase })
      await recordBackup(config.dataDir, contents.createdAt)
      const waited = source.heldFor === null ? '' : ` Os pedidos ao servidor esperaram ${source.heldFor} ms.`
      say(
        `Cópia em ${target}: ${decimalFormat(bytes / 1024 / 1024)} MB, banco em ${source.migrations.at(-1)}.${waited}\n`,
      )
      say(
        encrypt
          ? 'O arquivo está cifrado: guarde a senha em outro lugar. Fotos e e-mails não vão nele.\n'
          : 'Quem tem este arquivo tem as contas e os segredos: guarde-o como tal. Fotos e e-mails não vão nele.\n',
      )
    } finally {
      await source.close()
    }
  },
})
