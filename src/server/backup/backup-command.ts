import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { decimalFormat } from '#domain/format-figures.ts'
import { BackupFailed } from './backup-manifest.ts'
import { packBackup } from './pack-backup.ts'
import { runBackupCommand } from './backup-process.ts'
import { recordBackup } from './last-backup.ts'
import { openBackupSource } from './backup-source.ts'

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
