import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '#test/support/eventually.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { startChild } from '#test/support/child.ts'
import { postgresDatabase } from '#test/support/database.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import { importList } from './import-list.ts'
import { resumeImports } from './import-journal.ts'

const now = () => new Date('2026-11-21T12:00:00Z')
const options = { file: 'lista.csv', source: 'caixa', partial: false, force: false, date: null } as const

const before = listFile('2026-01-08', flatRows(500))
/** 100 gone, 300 cheaper, 100 the same, 200 new. */
const after = listFile('2026-01-09', [
  ...flatRows(300, { price: 140_000_00 }, 101),
  ...flatRows(300, {}, 401),
])

interface Place {
  folder: string
  url: string | null
}

let root: string
const drops: (() => Promise<void>)[] = []
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-import-kill-'))
  await writeFile(join(root, 'after.csv'), after)
})
afterAll(async () => {
  for (const drop of drops) await drop()
  await rm(root, { recursive: true })
})

async function opened<T>({ folder, url }: Place, work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ url, folder })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

async function killedAt({ folder, url }: Place, statement: number): Promise<string> {
  const child = await startChild(
    'importing-child.ts',
    folder,
    url ?? '',
    join(root, 'after.csv'),
    String(statement),
  )
  try {
    return await child.hear()
  } catch {
    return 'killed'
  } finally {
    await child.kill()
  }
}

/**
 * PostgreSQL first ends a dead client's statement and then its locks; until then the import still belongs to it.
 * There is no signal for that, so the list of clients is polled until the client is gone.
 */
async function released({ url }: Place): Promise<void> {
  if (url === null) return
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

/** Returns the catalogue's contents, as far as they differ between the lists. */
async function contents(db: Database): Promise<unknown> {
  const [row] = await db.query(sql`
    select (select count(*) from listings_offered) as offered, (select count(*) from listings_gone) as gone,
      (select count(*) from listings_offered where price = 14000000) as cheaper,
      (select count(*) from listing_history) as history, (select version from catalogue) as version,
      (select list_date from catalogue) as "listDate", (select list_date from state_lists) as state,
      (select count(*) from import_batches) as journal,
      (select count(*) from imports where status in ('staging', 'applying')) as open`)
  return row
}

const settled = { journal: 0, open: 0 }
const untouched = {
  ...settled,
  offered: 500,
  gone: 0,
  cheaper: 0,
  history: 500,
  version: 1,
  listDate: '2026-01-08',
  state: '2026-01-08',
}
const whole = {
  ...settled,
  offered: 600,
  gone: 100,
  cheaper: 300,
  history: 1100,
  version: 2,
  listDate: '2026-01-09',
  state: '2026-01-09',
}

let prepared: Promise<Place> | undefined

/** Creates a folder that holds the first list; creating a database takes seconds, so folders are copies of one. */
async function embeddedPlace(): Promise<Place> {
  prepared ??= mkdtemp(join(root, 'first-')).then(folder => filled({ folder, url: null }))
  const folder = await mkdtemp(join(root, 'copy-'))
  await cp((await prepared).folder, folder, { recursive: true })
  return { folder, url: null }
}
const postgresPlace = async (): Promise<Place> => {
  const { url, drop } = await postgresDatabase('migrated')
  drops.push(drop)
  return filled({ folder: root, url })
}

async function filled(at: Place): Promise<Place> {
  await opened(at, db => importList(db, before, options, now))
  return at
}

/** Statement 7 of the import opens it, 8 and 9 stage, 10 to 13 commit; those from 15 on apply and close it. */
describe.each([
  ['embedded', embeddedPlace],
  ['postgres', postgresPlace],
] as const)('an import on %s that is killed', (_, place) => {
  const afterKill = async (at: Place, statement: number): Promise<unknown> => {
    expect(await killedAt(at, statement)).toBe('killed')
    await released(at)
    return opened(at, async db => {
      await resumeImports(db, now)
      return contents(db)
    })
  }

  it('before its commit point leaves no trace', async () => {
    const at = await place()
    for (const statement of [7, 9, 11]) expect(await afterKill(at, statement)).toEqual(untouched)
    expect([untouched, whole]).toContainEqual(await afterKill(at, 13))
  })

  it.each([19, 21, 24])(
    'after it, while statement %i runs, is complete after the next start',
    async statement => {
      expect(await afterKill(await place(), statement)).toEqual(whole)
    },
  )
})
