import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { eachEngine } from '#test/support/database.ts'
import { importWholeList } from '#test/support/imports.ts'
import { flatRows, listFile } from '#test/support/list-file.ts'
import type { Database } from './database/database.ts'
import {
  deleteOldChanges,
  publishListingChanges,
  raiseCatalogueVersion,
  readCatalogueChanges,
  recordListingChanges,
  recordWholeChange,
} from './catalogue-changes.ts'

eachEngine(engine => {
  describe('the changes of the catalogue since a version', () => {
    let db: Database
    beforeEach(async () => {
      db = await engine.fresh()
    })
    const versionNow = async () =>
      (await db.query<{ version: number }>(sql`select version from catalogue`))[0]!.version
    const since = async (known: number) => {
      const { version, ids } = await readCatalogueChanges(db, known)
      return { version, ids: ids?.toSorted((a, b) => a - b) ?? null }
    }
    const raise = async (...ids: number[]) => {
      await recordListingChanges(db, ids)
      await raiseCatalogueVersion(db)
    }

    it('are nothing while the version is the same', async () => {
      const version = await versionNow()
      expect(await since(version)).toEqual({ version, ids: [] })
      await recordListingChanges(db, [7])
      expect(await since(version)).toEqual({ version, ids: [] })
    })

    it('are the listings of all versions in between, each once', async () => {
      const version = await versionNow()
      await raise(1, 2)
      await raise(2, 3)
      expect(await since(version)).toEqual({ version: version + 2, ids: [1, 2, 3] })
      expect(await since(version + 1)).toEqual({ version: version + 2, ids: [2, 3] })
    })

    it('are what an import added, changed and found gone', async () => {
      await importWholeList(db, listFile('2026-01-08', flatRows(4)))
      const version = await versionNow()
      await importWholeList(
        db,
        listFile('2026-01-09', [...flatRows(2), ...flatRows(1, { price: 77_00 }, 3), ...flatRows(1, {}, 9)]),
        { force: true },
      )
      expect(await since(version)).toEqual({ version: version + 1, ids: [3, 4, 9] })
    })

    it('are nothing when an import found nothing different', async () => {
      await importWholeList(db, listFile('2026-01-08', flatRows(4)))
      const version = await versionNow()
      await importWholeList(db, listFile('2026-01-09', flatRows(4)))
      expect(await since(version)).toEqual({ version: version + 1, ids: [] })
    })

    it('of single listings are published together, and only where there are any', async () => {
      const version = await versionNow()
      expect(await publishListingChanges(db)).toBe(false)
      await recordListingChanges(db, [5])
      await recordListingChanges(db, ['6'])
      expect(await publishListingChanges(db)).toBe(true)
      expect(await publishListingChanges(db)).toBe(false)
      expect(await since(version)).toEqual({ version: version + 1, ids: [5, 6] })
    })

    it('that were not committed are neither shown nor lost', async () => {
      const version = await versionNow()
      await expect(
        db.transaction(async tx => {
          await recordListingChanges(tx, [1])
          await raiseCatalogueVersion(tx)
          throw new Error('cut off')
        }),
      ).rejects.toThrow('cut off')
      expect(await since(version)).toEqual({ version, ids: [] })
      await recordListingChanges(db, [1])
      await raise(2)
      expect(await since(version)).toEqual({ version: version + 1, ids: [1, 2] })
    })

    it('are everything after a change of the whole catalogue, and single listings again later', async () => {
      const version = await versionNow()
      await recordWholeChange(db)
      await raise(1)
      expect(await since(version)).toEqual({ version: version + 1, ids: null })
      await raise(2)
      expect(await since(version)).toEqual({ version: version + 2, ids: null })
      expect(await since(version + 1)).toEqual({ version: version + 2, ids: [2] })
    })

    it('are everything for who knows no version, or one that the database never had', async () => {
      await raise(1)
      expect(await since(-1)).toMatchObject({ ids: null })
      expect(await since(1_000_000)).toEqual({ version: await versionNow(), ids: null })
    })

    it('are kept for a thousand versions; who is further behind reads everything', async () => {
      const version = await versionNow()
      await raise(1)
      await raise(2)
      await db.query(sql`update catalogue set version = version + 998`)
      await deleteOldChanges(db)
      expect(await since(version)).toEqual({ version: version + 1000, ids: [1, 2] })
      await raise(3)
      await deleteOldChanges(db)
      expect(await since(version)).toEqual({ version: version + 1001, ids: null })
      expect(await since(version + 1)).toEqual({ version: version + 1001, ids: [2, 3] })
      await raise(4)
      await deleteOldChanges(db)
      expect(await since(version + 2)).toEqual({ version: version + 1002, ids: [3, 4] })
      expect(await db.query(sql`select count(*) as kept from catalogue_changes`)).toEqual([{ kept: 3 }])
    })
  })
})
