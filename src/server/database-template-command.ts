import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodeList } from './catalogue/import/decode-list.ts'
import { loadDemonstration } from './catalogue/import/load-demonstration.ts'
import { embeddedDatabase } from './database/embedded.ts'
import { startEmbedded } from './database/embedded-engine.ts'
import { packTemplate } from './database/embedded-template.ts'
import { migrateDatabase, readMigrations } from './database/migrate.ts'

/**
 * The last step of the build: creates and migrates an embedded database and packs it beside the server's bundle, so
 * that a first start copies files instead of initialising PostgreSQL (ten seconds of processor time) and importing the
 * demonstration (three). Its argument is the demonstration list; without one the database stays empty.
 */
const [demonstration] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'arremate-template-'))
try {
  const engine = await startEmbedded(folder)
  await migrateDatabase(engine, await readMigrations())
  if (demonstration !== undefined) {
    await loadDemonstration(
      embeddedDatabase(engine),
      decodeList(await readFile(demonstration)),
      () => new Date(),
    )
    await engine.script('vacuum analyze')
  }
  await engine.script('checkpoint')
  await engine.close()
  await packTemplate(join(folder, 'database'), join(import.meta.dirname, 'database-template.tar'))
} finally {
  await rm(folder, { recursive: true, force: true })
}
