import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startChild } from '#test/support/child.ts'
import { postgresDatabase } from '#test/support/database.ts'
import { eventually } from '#test/support/eventually.ts'
import { paidFile } from '#test/support/paid-files.ts'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { recife } from './cities/recife.ts'
import { importPaidPrices } from './import-paid-prices.ts'
import { readAllBuildings, readCityStates } from './paid-price-store.ts'

const now = () => new Date('2026-11-29T12:00:00Z')
const rows = 21_000

interface Place {
  folder: string
  url: string | null
}

let root: string
let file: string
const drops: (() => Promise<void>)[] = []
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-paid-kill-'))
  file = join(root, 'itbi.csv')
  await writeFile(file, paidFile(rows))
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

async function importUntil({ folder, url }: Place, statement: number): Promise<string> {
  const child = await startChild('paid-importing-child.ts', folder, url ?? '', file, String(statement))
  try {
    return await child.hear()
  } catch {
    return 'killed'
  } finally {
    await child.kill()
  }
}

async function countShown(db: Database): Promise<number> {
  let count = 0
  for await (const page of readAllBuildings(db, recife.id))
    for (const { records } of page) count += records.length
  return count
}

let prepared: Promise<string> | undefined
async function embeddedPlace(): Promise<Place> {
  prepared ??= mkdtemp(join(root, 'first-')).then(async folder => {
    await opened({ folder, url: null }, async () => undefined)
    return folder
  })
  const folder = await mkdtemp(join(root, 'copy-'))
  await cp(await prepared, folder, { recursive: true })
  return { folder, url: null }
}
const postgresPlace = async (): Promise<Place> => {
  const { url, drop } = await postgresDatabase('migrated')
  drops.push(drop)
  return { folder: root, url }
}

/** The first statements begin the import, then each piece is compared and written, the last ones count and finish it. */
describe.each([
  ['embedded', embeddedPlace],
  ['postgres', postgresPlace],
] as const)('an import of paid prices on %s that is killed', (_, place) => {
  it.each([2, 5, 9, 15])(
    'while statement %i runs shows nothing or all, and the same file completes it',
    async statement => {
      const at = await place()
      expect(await importUntil(at, statement)).toBe('killed')
      await opened(at, async db => {
        expect([0, rows]).toContain(await countShown(db))
        // PostgreSQL holds a dead client's lock for a moment.
        await eventually(async () => {
          const outcome = await importPaidPrices(db, { city: recife, path: file, file: 'itbi.csv', now })
          expect(outcome).toMatchObject({ status: 'done', read: rows })
        })
        expect(await countShown(db)).toBe(rows)
        expect(await readCityStates(db)).toMatchObject([{ rows, isFitted: true }])
      })
    },
  )
})
