import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from './embedded-engine.ts'
import { packTemplate } from './embedded-template.ts'
import { migrateDatabase, readMigrations } from './migrate.ts'

/**
 * The last step of the build: creates and migrates an empty embedded database and packs it beside the server's
 * bundle, so that a first start copies files instead of initialising PostgreSQL (ten seconds of processor time).
 */
const folder = await mkdtemp(join(tmpdir(), 'arremate-template-'))
try {
  const engine = await startEmbedded(folder)
  await migrateDatabase(engine, await readMigrations())
  await engine.script('checkpoint')
  await engine.close()
  await packTemplate(join(folder, 'database'), join(import.meta.dirname, 'database-template.tar'))
} finally {
  await rm(folder, { recursive: true, force: true })
}
