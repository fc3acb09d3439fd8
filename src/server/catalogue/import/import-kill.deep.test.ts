import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import {
  databasePlaces,
  type DatabasePlace,
  importUntilKilled,
  withDatabase,
} from '#test/support/killed-imports.ts'
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

let root: string
/** Places hold the first list. */
const { engines, drop } = databasePlaces(
  () => root,
  db => importList(db, before, options, now),
)
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-import-kill-'))
  await writeFile(join(root, 'after.csv'), after)
})
afterAll(async () => {
  await drop()
  await rm(root, { recursive: true })
})

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

/** Statement 7 of the import opens it, 8 and 9 stage, 10 to 13 commit; those from 15 on apply and close it. */
describe.each(engines)('an import on %s that is killed', (_, place) => {
  const afterKill = async (at: DatabasePlace, statement: number): Promise<unknown> => {
    expect(await importUntilKilled(at, 'list', join(root, 'after.csv'), statement)).toBe('killed')
    return withDatabase(at, async db => {
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
