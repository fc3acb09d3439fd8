import { writeFile } from 'node:fs/promises'
import { pino } from 'pino'
import { loadConfig } from '#server/server-config.ts'
import { startServer } from '#server/start-server.ts'
import { officialList, listRow } from './bank-list.ts'

/**
 * Starts the whole server, without pages, in the given data folder, as `main.ts` does; writes its address, or `cannot
 * start: …` and ends with 1. Its demonstration, of one listing, is written beside the folder. An administrator's token
 * and the URL of a database may follow the folder.
 */
const [dataDir = '', adminToken = '', databaseUrl = ''] = process.argv.slice(2)
const access = { ADMIN_TOKEN: adminToken, AUTH_SECRET: 'um segredo so dos testes, bem longo' }
const demonstration = `${dataDir}.demonstration.csv`

function fail(error: unknown): never {
  process.stdout.write(`cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

try {
  await writeFile(demonstration, officialList(listRow()))
  const { url, stop } = await startServer(
    loadConfig({
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      PHOTOS_URL: 'off',
      ...(adminToken !== '' && access),
      ...(databaseUrl !== '' && { DATABASE_URL: databaseUrl }),
    }),
    {
      log: pino({ level: 'silent' }),
      now: () => new Date(),
      site: null,
      demonstration,
      giveUp: fail,
    },
  )
  process.once('SIGTERM', () => void stop().then(() => process.exit(0), fail))
  process.stdout.write(`${url}\n`)
} catch (error) {
  fail(error)
}
