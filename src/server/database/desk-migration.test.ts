import pg from 'pg'
import sql from 'sql-template-tag'
import { expect, it, onTestFinished } from 'vitest'
import { postgresDatabase } from '#test/support/database.ts'
import type { Database } from './database.ts'
import type { DatabaseConnection } from './database-connection.ts'
import { embeddedDatabase } from './embedded.ts'
import { startInMemory } from './embedded-engine.ts'
import { migrateDatabase, readMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'

/** What people stored before desk, channels, lists for clients and one outbox, as that version wrote it. */
const oldPeople = `
  insert into usuarios (id, email, nome, created_at, updated_at)
    values ('conta-1', 'maria@exemplo.com.br', 'Maria', '2026-01-01', '2026-01-01');
  insert into favorites (user_id, property_id, price_when_saved, saved_at, stage, notes, noted_at) values
    ('conta-1', 1, 500, '2026-01-02', 'lance', 'Ligar ao síndico.', '2026-01-03'),
    ('conta-1', 2, 600, '2026-01-02', null, '', null);
  insert into notifications (id, user_id, type, title, description, link, created_at) values
    ('00000000-0000-4000-8000-000000000001', 'conta-1', 'system', 'Aviso', 'Um aviso.', '/profile', '2026-01-04'),
    ('00000000-0000-4000-8000-000000000002', 'conta-1', 'system', 'Pergunta', 'E?', '/mesa?lista=1', '2026-01-05');`

/** Applies the migrations before the desk, writes the old people, and applies the others. */
async function migrateFilled(connection: DatabaseConnection): Promise<void> {
  const migrations = await readMigrations()
  await migrateDatabase(
    connection,
    migrations.filter(({ name }) => name < '0012'),
  )
  await connection.script(oldPeople)
  await migrateDatabase(connection, migrations)
}

async function openEmbedded(): Promise<Database> {
  const engine = await startInMemory(null)
  onTestFinished(() => engine.close())
  await migrateFilled(engine)
  return embeddedDatabase(engine)
}

async function openOnPostgres(): Promise<Database> {
  const { url, drop } = await postgresDatabase('template0')
  onTestFinished(drop)
  const client = new pg.Client(url)
  await client.connect()
  await migrateFilled({
    run: async (text, values) => client.query(text, [...values]),
    script: async text => void (await client.query(text)),
  })
  await client.end()
  const db = await openDatabase({ url, folder: '/nowhere' })
  onTestFinished(() => db.close())
  return db
}

it.each([
  ['embedded', openEmbedded],
  ['postgres', openOnPostgres],
] as const)(
  'the people of a database without desks keep what they wrote, on %s, and nothing old is sent again',
  async (_, open) => {
    const db = await open()
    expect(
      await db.query(sql`
        select property_id::text as id, stage, notes, client_notes, clients, documents, next, version
        from favorites order by property_id`),
    ).toEqual([
      {
        id: '1',
        stage: 'lance',
        notes: 'Ligar ao síndico.',
        client_notes: '',
        clients: {},
        documents: {},
        next: null,
        version: 1,
      },
      {
        id: '2',
        stage: null,
        notes: '',
        client_notes: '',
        clients: {},
        documents: {},
        next: null,
        version: 0,
      },
    ])
    expect(await db.query(sql`select title, type, push, telegram from notifications order by id`)).toEqual([
      { title: 'Aviso', type: 'system', push: 'none', telegram: 'none' },
      { title: 'Pergunta', type: 'client', push: 'none', telegram: 'none' },
    ])
    expect(await db.query(sql`select perfil_moradia as home from usuarios`)).toEqual([{ home: null }])
    await db.query(sql`update favorites set stage = 'reforma' where property_id = 2`)
  },
)
