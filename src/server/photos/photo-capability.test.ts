import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { createListing, seedCatalogue } from '#test/support/catalogue.ts'
import { eachEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'
import { createPhotoFactPublisher } from './photo-capability.ts'
import { readPhotoFacts, storePhotoFact } from './photo-service.ts'

const start = Date.UTC(2026, 10, 21, 12)
const [a, b, c, gone] = ['1', '2', '3', '4'] as const
const demonstration = '9'

eachEngine(engine => {
  let db: Database
  beforeAll(async () => {
    db = await engine.fresh()
    await seedCatalogue(db, [
      ...[a, b, c].map(id => createListing({ id })),
      createListing({ id: gone, gone: true }),
    ])
    await seedCatalogue(db, [createListing({ id: demonstration, source: 'demo' })])
  })
  beforeEach(async () => {
    await db.query(sql`delete from listing_photos`)
    await db.query(sql`update listings set photo_missing = false where photo_missing`)
  })

  function set() {
    const state = { time: start }
    const now = () => new Date(state.time)
    const settle = createPhotoFactPublisher(db, now)
    const found = (id: string, n: number, present: boolean) =>
      storePhotoFact(db, { id, n, present, at: now() })
    const settled = async () => {
      state.time += 60_000
      await settle()
      return stateOf()
    }
    return { state, now, found, settled }
  }

  async function stateOf(): Promise<{ version: number; missing: number[] }> {
    const [catalogue] = await db.query<{ version: number }>(sql`select version from catalogue`)
    const rows = await db.query<{ id: number }>(sql`select id from listings where photo_missing order by id`)
    return { version: catalogue?.version ?? 0, missing: rows.map(({ id }) => id) }
  }

  it('shows listings without a photo last from then on, and moves the version once', async () => {
    const { found, settled } = set()
    const { version } = await stateOf()
    await found(a, 1, false)
    await found(b, 1, true)
    await found(b, 2, false)
    await found(c, 1, false)
    await found(c, 2, true)
    await found(gone, 1, false)
    expect(await settled()).toEqual({ version: version + 1, missing: [1, 4] })
    expect(await settled()).toEqual({ version: version + 1, missing: [1, 4] })
  })

  it('shows a photo that appears again', async () => {
    const { found, settled } = set()
    await found(a, 1, false)
    const { version } = await settled()
    await found(a, 1, true)
    expect(await settled()).toEqual({ version: version + 1, missing: [] })
  })

  it('moves the version for a photo of an offered listing, not for one that is gone, still missing or has another number', async () => {
    const { found, settled } = set()
    await found(a, 1, false)
    const { version } = await settled()
    await found(gone, 1, true)
    expect((await settled()).version).toBe(version)
    await found(a, 1, false)
    await found(b, 7, false)
    expect(await settled()).toEqual({ version, missing: [1] })
    await found(b, 1, true)
    expect((await settled()).version).toBe(version + 1)
  })

  it('leaves what was found at this moment to the next run', async () => {
    const { state, found, settled } = set()
    await settled()
    state.time += 59_000
    await found(a, 1, false)
    state.time -= 59_000
    expect((await settled()).missing).toEqual([])
    expect((await settled()).missing).toEqual([1])
  })

  it('settles what an earlier process found before it ended', async () => {
    const { found, now } = set()
    await found(a, 1, false)
    await createPhotoFactPublisher(db, () => new Date(now().getTime() + 60_000))()
    expect((await stateOf()).missing).toEqual([1])
  })

  it('stores facts only of the bank’s listings, and deletes missing ones in time', async () => {
    const { found, now } = set()
    await found(a, 2, true)
    await found(a, 1, true)
    await found(a, 3, false)
    const ids = [a, b, demonstration, '77']
    expect(Object.fromEntries(await readPhotoFacts(db, ids, now()))).toEqual({
      [a]: { present: [1, 2], missing: [3] },
      [b]: { present: [], missing: [] },
    })
    const later = new Date(now().getTime() + 31 * 86_400_000)
    expect((await readPhotoFacts(db, [a], later)).get(a)).toEqual({ present: [1, 2], missing: [] })
  })
})
