import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { CannotStart } from './cannot-start.ts'
import { collectGarbageLessOften } from './garbage-collection.ts'
import { loadConfig, WrongSetting } from './server-config.ts'
import { readDotEnv } from './read-dot-env.ts'
import { DataFolderLost } from './data-folder.ts'
import { startServer } from './start-server.ts'

/** The process: settings, signals, exit codes. `start-server.ts` assembles what runs in it. */
const inProject = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

function fail(error: unknown): never {
  const expected = [WrongSetting, CannotStart, DataFolderLost].some(kind => error instanceof kind)
  const text = error instanceof Error ? (expected ? error.message : error.stack) : String(error)
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

try {
  collectGarbageLessOften()
  readDotEnv()
  const config = loadConfig(process.env)
  const log = pino({ level: config.logLevel, base: null })
  const site = { folder: inProject('dist/web'), renderer: inProject('dist/pages/render-page.js') }
  const running = await startServer(config, {
    log,
    now: () => new Date(),
    site: existsSync(site.renderer) ? site : null,
    demonstration: inProject('dist/demo/catalogue.csv'),
    giveUp: fail,
  })
  const stop = () => void running.stop().then(() => process.exit(0), fail)
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  process.stdout.write(`Arremate no ar: ${running.url}\n`)
  if (config.demonstration) {
    process.stdout.write(
      running.demonstrationOpen
        ? `Demonstração: em ${running.url}/login, escolha “Entrar na demonstração”.\n`
        : `A conta da demonstração fechou com a primeira lista real: crie contas em ${running.url}/admin/contas.\n`,
    )
    const token =
      config.adminToken === null
        ? `o token ${running.adminToken} (guardado em ${config.dataDir}/secrets.json)`
        : 'o token de ADMIN_TOKEN'
    process.stdout.write(`Administração: em ${running.url}/admin/lastlink, com ${token}.\n`)
  }
} catch (error) {
  fail(error)
}
