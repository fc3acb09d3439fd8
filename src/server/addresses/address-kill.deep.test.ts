import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { censusStreet, censusZip } from '#test/support/census-files.ts'
import { runHere } from '#test/support/census-tasks.ts'
import { databasePlaces, importUntilKilled, withDatabase } from '#test/support/killed-imports.ts'
import { importAddressFile } from './import-addresses.ts'

let root: string
let file: string
const { engines, drop } = databasePlaces(
  () => root,
  db =>
    seedCatalogue(db, [
      createListing({ id: '1', state: 'SP', city: 'PORTO FERREIRA', address: 'RUA DAS FLORES, N. 20' }),
    ]),
)
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'arremate-address-kill-'))
  file = join(root, '3540705_PORTO_FERREIRA.zip')
  await writeFile(file, censusZip(censusStreet(400)))
})
afterAll(async () => {
  await drop()
  await rm(root, { recursive: true })
})

describe.each(engines)('an import of addresses on %s that is killed', (_, place) => {
  it.each([2, 6])(
    'while statement %i runs leaves the listing unplaced or placed, and the next one completes it',
    async statement => {
      const at = await place()
      expect(await importUntilKilled(at, 'addresses', file, statement)).toBe('killed')
      await withDatabase(at, async db => {
        const readPlaces = () =>
          db.query(sql`select precision from listing_places where precision is not null`)
        expect([[], [{ precision: 'building' }]]).toContainEqual(await readPlaces())
        await importAddressFile(db, file, {
          folder: at.folder,
          site: { base: 'http://127.0.0.1:9' },
          now: () => new Date('2026-11-30T12:00:00Z'),
          signal: new AbortController().signal,
          onCatalogueChanged: () => undefined,
          run: runHere,
          onOutcome: outcome => expect(outcome).toMatchObject({ status: 'done', houses: 400 }),
        })
        expect(await readPlaces()).toEqual([{ precision: 'building' }])
        expect((await readdir(at.folder)).filter(name => name.endsWith('.addresses'))).toEqual([
          '3540705.addresses',
        ])
      })
    },
  )
})
