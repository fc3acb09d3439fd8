import { readdirSync, readFileSync } from 'node:fs'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { eachEngine } from '#test/support/database.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { decodeList } from './decode-list.ts'
import { importList } from './import-list.ts'

const folder = findSharedFile('caixa')
const now = () => new Date('2026-11-21T12:00:00Z')

async function take(db: Database, file: string, more: { date?: string; force?: boolean } = {}) {
  const options = { file, source: 'caixa', partial: false, force: false, date: null, ...more } as const
  const outcome = await importList(db, decodeList(readFileSync(`${folder}/${file}`)), options, now)
  return outcome?.status === 'done'
    ? outcome.counts
    : outcome?.status === 'refused'
      ? outcome.reason
      : outcome
}

const offered = async (db: Database) =>
  (await db.query<{ count: number }>(sql`select count(*) as count from listings_offered`))[0]?.count

/** From the table of pairs in the data's own README, §1.4. */
const pairs = [
  ['2026-06-19_RS', '2026-06-22_RS', 600, 71, 40, 44],
  ['2026-06-19_SC', '2026-06-22_SC', 132, 2, 19, 1],
  ['2026-06-12_PB', '2026-07-08_PB', 658, 212, 177, 382],
  ['2026-07-08_PB', '2026-07-09_PB', 848, 2, 22, 2],
  ['2026-07-09_PB', '2026-07-10_PB', 840, 28, 10, 1],
  ['2026-01-08_SP', '2026-07-21_SP', 424, 2752, 3056, 422],
  ['2026-01-08_PB', '2026-06-12_PB', 543, 292, 614, 496],
  ['2026-01-08_RS', '2026-06-19_RS', 202, 438, 1004, 193],
  ['2024-10-18_RJ', '2026-01-08_RJ', 883, 10432, 2259, 883],
] as const

/** The two largest run on one engine each; the others cover differences between the engines. */
const engineOf: Readonly<Record<string, Database['engine']>> = {
  '2026-01-08_SP': 'embedded',
  '2024-10-18_RJ': 'postgres',
}

/** Expected results for lists modified by other tools: rows read and rejected, or the reason. */
const mangled = [
  ['2025-07-06_RJ_excel-sample.csv', { date: '2025-07-06' }, { read: 9, added: 9, rejected: 0 }],
  ['2025-07-06_SP_excel.csv', { date: '2025-07-06' }, { read: 3426, added: 3426, rejected: 0 }],
  ['2025-07-06_SP_excel.csv', {}, expect.stringMatching(/--date/)],
  ['2026-05-08_RJ_excel-blank-rows.csv', {}, { read: 942, added: 942, rejected: 0 }],
  ['2026-06-12_PB_utf8-lossy-replacement-chars.csv', {}, expect.stringMatching(/acentuadas/)],
  ['2026-06-12_PB_utf8-lossy-replacement-chars.csv', { force: true }, { read: 835, added: 835, rejected: 0 }],
  ['2026-07-10_RS_rewritten-utf8-plain-header.csv', {}, { read: 713, added: 713, rejected: 0 }],
  ['2026-07-12_SC_header-only.csv', {}, expect.stringMatching(/só o cabeçalho/)],
  [
    '2026-08-22_RS_comma-utf8-other-sources.csv',
    { date: '2026-08-22' },
    { read: 732, added: 583, rejected: 149 },
  ],
] as const

describe.skipIf(folder === null)('imports of the bank’s own lists', () => {
  eachEngine(engine => {
    it.each(pairs.filter(([from]) => (engineOf[from] ?? engine.name) === engine.name))(
      '%s then %s: %i kept, %i new, %i gone, %i with another price',
      async (from, to, ...figures) => {
        const [kept, added, gone, repriced] = figures
        const db = await engine.fresh()
        expect(await take(db, `lists/${from}.csv`)).toMatchObject({ added: kept + gone, rejected: 0 })
        const counts = await take(db, `lists/${to}.csv`)
        expect(counts).toMatchObject({ read: kept + added, added, gone, back: 0, rejected: 0 })
        const [prices] = await db.query<{ changed: number }>(sql`
        select count(*) as changed from listing_history first join listing_history last using (listing_id)
        where first.kind = 'new' and last.kind = 'changed' and first.price <> last.price`)
        expect(prices?.changed).toBe(repriced)
        expect(await offered(db)).toBe(kept + added)

        expect(await take(db, `lists/${to}.csv`)).toMatchObject({
          added: 0,
          changed: 0,
          gone: 0,
          unchanged: kept + added,
        })
        expect(await take(db, `lists/${from}.csv`)).toMatchObject({
          added: 0,
          changed: 0,
          gone: 0,
          archived: 0,
          unseen: 0,
        })
        expect(await offered(db)).toBe(kept + added)
      },
    )

    it('follows the lists of Paraíba back and forth without losing one', async () => {
      const db = await engine.fresh()
      const files = readdirSync(`${folder}/lists`)
        .filter(name => name.endsWith('_PB.csv'))
        .sort()
      for (const file of files) await take(db, `lists/${file}`)
      expect(await offered(db)).toBe(868)
      const [known] = await db.query<{ all: number; texts: number }>(
        sql`select (select count(*) from listings) as all, (select count(*) from listing_texts) as texts`,
      )
      expect(known?.all).toBe(known?.texts)
    })

    it.each(mangled)('%s with %j', async (file, options, expected) => {
      const db = await engine.fresh()
      const outcome = await take(db, `lists-mangled/${file}`, options)
      if (typeof outcome === 'string') expect(outcome).toEqual(expected)
      else expect(outcome).toMatchObject(expected)
    })
  })
})

it.skipIf(folder !== null)(
  'imports of the bank’s own lists need ../shared, which does not exist here',
  () => undefined,
)
