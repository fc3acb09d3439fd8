import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { startChild } from './child.ts'
import { postgresDatabase } from './database.ts'
import { eventually } from './eventually.ts'

/** A database that a child process can open: a folder, or the address of a PostgreSQL database. */
export interface DatabasePlace {
  folder: string
  url: string | null
}

/** Does something with the database of a place, which no process has open. */
export async function withDatabase<T>(
  { folder, url }: DatabasePlace,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase({ url, folder })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/**
 * Imports a file in a child process that kills itself while the given statement of the import runs. Returns `killed` once
 * the database is free, or what the child wrote when it reached its end.
 */
export async function importUntilKilled(
  place: DatabasePlace,
  kind: 'list' | 'paid prices' | 'addresses',
  file: string,
  statement: number,
): Promise<string> {
  const { folder, url } = place
  const child = await startChild('importing-child.ts', kind, folder, url ?? '', file, String(statement))
  try {
    return await child.hear()
  } catch {
    return 'killed'
  } finally {
    await child.kill()
    if (url !== null) await waitUntilFree(url)
  }
}

/**
 * PostgreSQL first ends a dead client's statement and then its locks; until then the import still belongs to it.
 * There is no signal for that, so the list of clients is polled until the client is gone.
 */
async function waitUntilFree(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await eventually(async () => {
      const { rowCount } = await client.query(
        "select from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
      expect(rowCount).toBe(0)
    })
  } finally {
    await client.end()
  }
}

/**
 * Returns how to create a place on each engine, its database filled by `fill`. Creating an embedded one takes seconds, so
 * folders below `root()` are copies of one.
 */
export function databasePlaces(root: () => string, fill: (db: Database) => Promise<unknown>) {
  const drops: (() => Promise<void>)[] = []
  let prepared: Promise<string> | undefined
  const embedded = async (): Promise<DatabasePlace> => {
    prepared ??= mkdtemp(join(root(), 'first-')).then(async folder => {
      await withDatabase({ folder, url: null }, fill)
      return folder
    })
    const folder = await mkdtemp(join(root(), 'copy-'))
    await cp(await prepared, folder, { recursive: true })
    return { folder, url: null }
  }
  const postgres = async (): Promise<DatabasePlace> => {
    const { url, drop } = await postgresDatabase('migrated')
    drops.push(drop)
    const place = { folder: await mkdtemp(join(root(), 'postgres-')), url }
    await withDatabase(place, fill)
    return place
  }
  return {
    engines: [
      ['embedded', embedded],
      ['postgres', postgres],
    ] as const,
    async drop() {
      for (const each of drops) await each()
    },
  }
}
