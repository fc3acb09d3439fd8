import { resolve } from 'node:path'
import { formatBrasiliaTime } from '#domain/brasilia-time.ts'
import { runBackupCommand } from './backup-process.ts'
import { restoreBackup } from './restore-backup.ts'

/** `npm run restore`: the process. */
const usage = `Uso: npm run restore -- ARQUIVO.tar.gz [--force]

Põe uma cópia de npm run backup numa DATA_DIR sem dados, com o servidor parado. Confere tudo antes de mudar algo.
--force põe a cópia no lugar dos dados que há; eles ficam ao lado, em before-restore-…
Uma cópia cifrada abre com a senha em BACKUP_PASSPHRASE.`

const onPostgres = `DATABASE_URL aponta para um PostgreSQL; a cópia volta com as ferramentas dele, com os servidores parados:

  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" arremate.dump`

await runBackupCommand({
  usage,
  options: ['force'],
  onPostgres,
  async run({ file, force }, { config: { dataDir, backupPassphrase }, say }) {
    const report = (step: string) => say(`${step}…\n`)
    const { manifest, aside } = await restoreBackup(resolve(file), {
      dataDir,
      passphrase: backupPassphrase,
      force,
      now: new Date(),
      report,
    })
    say(
      `Cópia de ${formatBrasiliaTime(manifest.createdAt)} restaurada em ${dataDir} (${manifest.migrations.at(-1)}).\n`,
    )
    if (aside !== null) say(`O que havia antes está em ${aside}.\n`)
    say('Confira com npm start. Se AUTH_SECRET era uma variável, use a mesma: as sessões dependem dela.\n')
  },
})
