import { readdirSync, readFileSync } from 'node:fs'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { anyEngine } from '#test/support/database.ts'
import { noPaidPrices } from '#test/support/no-paid-prices.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { createDetailReader } from '../catalogue/decision/property-detail.ts'
import { decodeList } from '../catalogue/import/decode-list.ts'
import { importList } from '../catalogue/import/import-list.ts'
import { type CatalogueIndex, loadCatalogueIndex } from '../catalogue/search-index/catalogue-index.ts'
import { startWaitingWorker } from '../catalogue/waiting/waiting-worker.ts'
import type { Database } from '../database/database.ts'
import { createListingJudge } from './judged-listings.ts'

const folder = findSharedFile('caixa/lists')
/** A hundred days after the last list. */
const now = new Date('2026-10-18T12:00:00Z')

describe.skipIf(folder === null)('of listings in lists that are months old', () => {
  anyEngine(engine => {
    let db: Database
    let index: CatalogueIndex
    beforeAll(async () => {
      db = await engine.fresh()
      const files = readdirSync(folder ?? '').filter(name => name.endsWith('_PB.csv'))
      const options = { source: 'caixa', partial: false, force: false, date: null } as const
      for (const file of files.sort())
        await importList(db, decodeList(readFileSync(`${folder}/${file}`)), { ...options, file }, () => now)
      const counting = startWaitingWorker(db, { log: pino({ level: 'silent' }) })
      await counting.settled()
      await counting.stop()
      // As if nine of ten left between these lists: other than the public ones say.
      await db.query(sql`
        update waiting_intervals set groups = (select jsonb_agg(g || jsonb_build_object('gone', (g->>'listed')::integer * 9 / 10))
          from jsonb_array_elements(groups) g)`)
      index = await loadCatalogueIndex(db)
    }, 60_000)

    it('the consultant says what their pages say, by the same lists', async () => {
      const ids = await db.query<{ id: string }>(
        sql`select id::text from listings_offered where state = 'PB' order by id limit 300`,
      )
      const readDetail = createDetailReader(db, index, noPaidPrices)
      const pages = await Promise.all(ids.map(({ id }) => readDetail(id, now, null)))
      const judgeAll = () =>
        createListingJudge({ db, index, now: () => now, accountId: '00000000-0000-0000-0000-000000000000' })
          .judgeById(ids.map(({ id }) => id))
          .then(judged => judged.map(({ judgement }) => judgement.likelyGone))
      const said = await judgeAll()
      expect(said).toEqual(pages.map(page => page?.judgement.likelyGone))
      expect(said.some(each => each !== null)).toBe(true)
    })
  })
})
