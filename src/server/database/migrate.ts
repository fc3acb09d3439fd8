import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import sql from 'sql-template-tag'
import { type DatabaseConnection, queryConnection } from './database-connection.ts'
import { DatabaseNewer } from './database-errors.ts'

export interface DatabaseMigration {
  name: string
  text: string
}

/**
 * Reads the migrations in the folder beside this file, both from source and in the build, in the order of their
 * names.
 */
export async function readMigrations(
  folder = new URL('migrations/', import.meta.url),
): Promise<DatabaseMigration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async name => ({
      name,
      text: (await readFile(new URL(name, folder), 'utf8')).replaceAll('\r\n', '\n'),
    })),
  )
}

/**
 * Applies the missing migrations, one transaction each, under an advisory lock: processes that start at the same time
 * take turns.
 * @throws when the database was migrated with other files than these
 */
export async function migrateDatabase(
  connection: DatabaseConnection,
  migrations: readonly DatabaseMigration[],
): Promise<void> {
  for (let applied = await applyNextMigration(connection, migrations); applied; ) {
    applied = await applyNextMigration(connection, migrations)
  }
}

/** Applies the next migration; returns false when all are applied. */
async function applyNextMigration(
  connection: DatabaseConnection,
  migrations: readonly DatabaseMigration[],
): Promise<boolean> {
  await connection.script('begin')
  try {
    await connection.script(`
      set local statement_timeout = 0;
      select pg_advisory_xact_lock(7207, 1);
      create table if not exists migrations (
        name text collate "C" primary key,
        checksum text not null,
        applied_at timestamptz not null default now()
      );
    `)
    const done = await queryConnection<Applied>(
      connection,
      sql`select name, checksum from migrations order by name`,
    )
    const next = nextOf(done, migrations)
    if (next) {
      await connection.script(next.text)
      await queryConnection(
        connection,
        sql`insert into migrations (name, checksum) values (${next.name}, ${checksum(next)})`,
      )
    }
    await connection.script('commit')
    return next !== undefined
  } catch (error) {
    await connection.script('rollback').catch(() => undefined)
    throw error
  }
}

interface Applied {
  name: string
  checksum: string
}

function nextOf(
  done: readonly Applied[],
  migrations: readonly DatabaseMigration[],
): DatabaseMigration | undefined {
  for (const [index, { name, checksum: recorded }] of done.entries()) {
    const migration = migrations[index]
    if (migration?.name !== name) {
      throw new DatabaseNewer(name)
    }
    if (checksum(migration) !== recorded)
      throw new Error(`Migration ${name} was changed after it was applied`)
  }
  return migrations[done.length]
}

function checksum({ text }: DatabaseMigration): string {
  return createHash('sha256').update(text).digest('hex')
}
