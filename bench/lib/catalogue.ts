import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import sql, { raw } from 'sql-template-tag'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { nationalLists } from '#test/support/national-lists.ts'
import { dataFolder, importLists, type ServerOptions, startServerProcess } from '#test/support/server.ts'

/** The origin of the benchmark's listings, as the table names it. */
export const catalogueSource =
  nationalLists().length > 0 ? 'national day, 31,438 listings' : 'demonstration, multiplied'

/** Roughly the number of listings of the national day. */
const wanted = 31_000

let template: Promise<string> | undefined
const folders: string[] = []

/**
 * Returns a new data folder with the national day (or the demonstration, multiplied); the import runs once per
 * benchmark run.
 */
export async function filledFolder(): Promise<string> {
  template ??= fill()
  return copyDataFolder(await template)
}

/** Copies a data folder into a new temporary one, which `removeFolders` removes; returns its path. */
export async function copyDataFolder(folder: string): Promise<string> {
  const copy = await emptyFolder()
  await cp(folder, copy, { recursive: true })
  return copy
}

/** Creates an empty temporary data folder, which `removeFolders` removes; returns its path. */
export async function emptyFolder(): Promise<string> {
  const { path } = await dataFolder()
  folders.push(path)
  return path
}

/** Removes a folder with all it contains; one that is not there is no error. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })

/** Removes every folder of this run. */
export async function removeFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await removeFolder(folder)
}

/**
 * The folder in which a filled data folder is kept for the next runs of the benchmark; without it each run imports the
 * day itself.
 */
const keptFolder = process.env.BENCH_FILLED

async function fill(): Promise<string> {
  if (keptFolder !== undefined && existsSync(keptFolder)) return keptFolder
  const dataDir = await fillNew()
  if (keptFolder !== undefined) await cp(dataDir, keptFolder, { recursive: true })
  return dataDir
}

async function fillNew(): Promise<string> {
  const dataDir = await emptyFolder()
  await fillBenchCatalogue({ dataDir })
  if (nationalLists().length === 0) {
    await withDatabase({ url: null, folder: dataDir }, db => multiplyCatalogue(db, wanted, 'offered'))
  }
  return dataDir
}

/** Imports the national day, or lets the server load its demonstration, into a data folder or a PostgreSQL. */
export async function fillBenchCatalogue(options: ServerOptions): Promise<void> {
  const lists = nationalLists()
  if (lists.length === 0) {
    const server = await startServerProcess(options)
    await server.stop()
    return
  }
  const { code, output } = await importLists(options, lists)
  if (code !== 0) throw new Error(output)
}

/** Opens a database, runs work on it and closes it, also when the work throws. */
export async function withDatabase<T>(
  where: { url: string | null; folder: string },
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = await openDatabase(where)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/**
 * Adds copies of the present listings under new numbers until about `total` are offered, or adds about `total` gone
 * ones. Prices, appraisals and dates are shifted slightly, so that copies differ.
 */
export async function multiplyCatalogue(
  db: Database,
  total: number,
  kind: 'offered' | 'gone',
): Promise<void> {
  const [offered] = await db.query<{ count: number }>(
    sql`select count(*)::int as count from listings where not gone and id < ${firstCopy}`,
  )
  const count = offered?.count ?? 0
  const rounds = Math.ceil((kind === 'offered' ? total - count : total) / count)
  const columns = { listings: await columnsOf(db, 'listings'), texts: await columnsOf(db, 'listing_texts') }
  for (let round = 1; round <= rounds; round++) {
    const added = kind === 'offered' ? round : round + 1000
    const left = (kind === 'offered' ? total - count : total) - (round - 1) * count
    const chosen = raw(
      `(select id from listings where not gone and id < ${firstCopy} order by id limit ${left})`,
    )
    await db.query(sql`
      insert into listing_texts select ${raw(copied(columns.texts, added))} from listing_texts where id in ${chosen}`)
    await db.query(sql`
      insert into listings (${raw(columns.listings.join(', '))})
      select ${raw(copied(columns.listings, added, kind === 'gone'))}
      from listings where not gone and id in ${chosen}`)
  }
  await db.query(sql`update catalogue set version = version + 1`)
  await db.maintain({ vacuum: true })
}

/** The first number of a copy; the bank's numbers have at most 13 digits. */
const firstCopy = 10_000_000_000_000

/** Returns the columns of a copy: its own number, a slightly different price, an earlier first import. */
function copied(columns: readonly string[], round: number, gone = false): string {
  const shift = 1 + (round % 17) * 0.013
  const changed: Record<string, string> = {
    id: `id + ${round} * ${firstCopy}::bigint`,
    price: `round(price * ${shift})::bigint`,
    evaluation: `round(evaluation * ${shift})::bigint`,
    first_seen_at: `first_seen_at - interval '${round} days'`,
    ...(gone && { gone: 'true', gone_at: `first_seen_at + interval '30 days'` }),
  }
  return columns.map(column => changed[column] ?? column).join(', ')
}

async function columnsOf(db: Database, table: string): Promise<string[]> {
  const rows = await db.query<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`)
  return rows.map(({ name }) => `"${name}"`.replace(/^"(\w+)"$/, '$1'))
}
