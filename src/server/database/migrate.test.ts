import pg from 'pg'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { postgresDatabase } from '#test/support/database.ts'
import type { DatabaseConnection } from './database-connection.ts'
import { startInMemory } from './embedded-engine.ts'
import { type DatabaseMigration, migrateDatabase, readMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'

async function withEngine(work: (engine: DatabaseConnection) => Promise<void>): Promise<void> {
  const engine = await startInMemory(null)
  try {
    await work(engine)
  } finally {
    await engine.close()
  }
}

const first: DatabaseMigration = {
  name: '0001_one.sql',
  text: 'create table one (n int); create table two (n int);',
}
const second: DatabaseMigration = { name: '0002_two.sql', text: 'insert into one values (2);' }
const broken: DatabaseMigration = { name: '0002_broken.sql', text: 'insert into one values (2); selec;' }

it('reads the migrations in order', async () => {
  const names = (await readMigrations()).map(migration => migration.name)
  expect(names[0]).toBe('0001_catalogue.sql')
  expect(names).toEqual(names.toSorted())
})

it('applies each migration once, whole or not at all, and detects changed and unknown ones', async () => {
  await withEngine(async engine => {
    const rows = async () => (await engine.run('select n from one', [])).rows
    await expect(migrateDatabase(engine, [first, broken])).rejects.toMatchObject({ code: '42601' })
    expect(await rows()).toEqual([])
    await migrateDatabase(engine, [first, second])
    await migrateDatabase(engine, [first, second])
    expect(await rows()).toEqual([{ n: 2 }])
    const changed = { ...first, text: `${first.text} ` }
    await expect(migrateDatabase(engine, [changed, second])).rejects.toThrow('0001_one.sql was changed')
    await expect(migrateDatabase(engine, [first])).rejects.toThrow('0002_two.sql')
    expect(await rows()).toEqual([{ n: 2 }])
  })
})

it('migrates once when processes start together', async () => {
  const { url, drop } = await postgresDatabase('template0')
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ url, folder: '/nowhere' })))
  const [db] = opened
  expect(await db?.query(sql`select count(*) as n from migrations`)).toEqual([
    { n: (await readMigrations()).length },
  ])
  for (const database of opened) await database.close()
  await drop()
})

it('reports on PostgreSQL, too, that the database is newer than the program', async () => {
  const { url, drop } = await postgresDatabase('migrated')
  const admin = new pg.Client(url)
  await admin.connect()
  await admin.query("insert into migrations values ('9999_future.sql', '')")
  await admin.end()
  await expect(openDatabase({ url, folder: '/nowhere' })).rejects.toThrow('9999_future.sql')
  await drop()
})
