import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databasePlaces, importUntilKilled, withDatabase } from '#test/support/killed-imports.ts'
import { paidFile } from '#test/support/paid-files.ts'
import type { Database } from '../database/database.ts'
import { recife } from './cities/recife.ts'
import { importPaidPrices } from './import-paid-prices.ts'
import { readAllBuildings, readCityStates } from './paid-price-store.ts'

const now = () => new Date('2026-11-29T12:00:00Z')
const rows = 21_000

let root: string
let file: string
const { engines, drop } = databasePlaces(
  () => root,
  async () => undefined,
)
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-paid-kill-'))
  file = join(root, 'itbi.csv')
  await writeFile(file, paidFile(rows))
})
afterAll(async () => {
  await drop()
  await rm(root, { recursive: true })
})

async function countShown(db: Database): Promise<number> {
  let count = 0
  for await (const page of readAllBuildings(db, recife.id))
    for (const { records } of page) count += records.length
  return count
}

/** The first statements begin the import, then each piece is compared and written, the last ones count and finish it. */
describe.each(engines)('an import of paid prices on %s that is killed', (_, place) => {
  it.each([2, 5, 9, 15])(
    'while statement %i runs shows nothing or all, and the same file completes it',
    async statement => {
      const at = await place()
      expect(await importUntilKilled(at, 'paid prices', file, statement)).toBe('killed')
      await withDatabase(at, async db => {
        expect([0, rows]).toContain(await countShown(db))
        const outcome = await importPaidPrices(db, { city: recife, path: file, file: 'itbi.csv', now })
        expect(outcome).toMatchObject({ status: 'done', read: rows })
        expect(await countShown(db)).toBe(rows)
        expect(await readCityStates(db)).toMatchObject([{ rows, isFitted: true }])
      })
    },
  )
})
