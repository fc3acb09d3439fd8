import { noPaidPrices } from '#test/support/no-paid-prices.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { WaitingGroupCount } from '#domain/waiting/waiting-interval.ts'
import { anyEngine } from '#test/support/database.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import type { Database } from '../../database/database.ts'
import { decodeList } from '../import/decode-list.ts'
import { importList } from '../import/import-list.ts'
import { loadCatalogueIndex } from '../search-index/catalogue-index.ts'
import { startWaitingWorker } from '../waiting/waiting-worker.ts'
import { createDetailReader } from './property-detail.ts'

const folder = findSharedFile('caixa/lists')
const now = new Date('2026-07-12T12:00:00Z')

/** Traced by hand through the lists of 08/01, 12/06, 08/07, 09/07 and 10/07/2026. */
const followed: [id: string, history: string[], trajectory: object][] = [
  [
    // Missing from the list of 09/07.
    '8444409363813',
    [
      '2026-01-08 new 51281.61 venda-online',
      '2026-06-12 changed 39885.69 venda-direta',
      '2026-07-08 changed 31338.76 venda-online',
      '2026-07-09 gone 31338.76 venda-online',
      '2026-07-10 back 28489.78 venda-online',
    ],
    { firstListed: '2026-01-08', daysListed: 183, cuts: 3, cutPercent: 44.44, rounds: 3 },
  ],
  [
    // More expensive again in July.
    '8444416214429',
    [
      '2026-01-08 new 62056.87 venda-direta',
      '2026-06-12 changed 54299.76 venda-direta',
      '2026-07-08 changed 57676.73 venda-online',
      '2026-07-09 changed 57676.73 venda-direta',
    ],
    { firstListed: '2026-01-08', daysListed: 183, cuts: 1, cutPercent: 7.06, rounds: 3 },
  ],
  [
    // Missing from the list of 12/06.
    '8444418262820',
    [
      '2026-01-08 new 147000 leilao',
      '2026-06-12 gone 147000 leilao',
      '2026-07-08 back 86063.06 venda-direta',
    ],
    { firstListed: '2026-01-08', daysListed: 183, cuts: 1, cutPercent: 41.45, rounds: 1 },
  ],
  [
    // Only in the first list.
    '8555508847217',
    ['2026-01-08 new 19327.09 venda-online', '2026-06-12 gone 19327.09 venda-online'],
    { firstListed: '2026-01-08', daysListed: 0, cuts: 0, cutPercent: 0, rounds: 0 },
  ],
]

/** Counted by a separate script from the lists at the ends: listed, gone, cheaper. */
const becameOf = [
  {
    from: '2026-01-08',
    to: '2026-06-12',
    groups: [
      ['A', 193, 87, 58],
      ['D0', 277, 100, 174],
      ['L1', 136, 64, 71],
      ['L2', 17, 9, 8],
      ['O0', 17, 7, 10],
      ['V1', 359, 218, 138],
      ['V2', 85, 57, 19],
      ['V3', 73, 72, 1],
    ],
  },
  {
    from: '2026-06-12',
    to: '2026-07-10',
    groups: [
      ['A', 45, 4, 0],
      ['D0', 242, 22, 18],
      ['L1', 97, 52, 9],
      ['L2', 21, 21, 0],
      ['O0', 1, 1, 0],
      ['V1', 294, 50, 220],
      ['V2', 116, 44, 70],
      ['V3', 19, 4, 15],
    ],
  },
]

describe.skipIf(folder === null)('five lists of Paraíba show', () => {
  anyEngine(engine => {
    let db: Database
    let ask: (id: string) => Promise<PropertyDetail | null>
    beforeAll(async () => {
      db = await engine.fresh()
      const files = readdirSync(folder ?? '').filter(name => name.endsWith('_PB.csv'))
      const options = { source: 'caixa', partial: false, force: false, date: null } as const
      for (const file of files.sort()) {
        await importList(db, decodeList(readFileSync(`${folder}/${file}`)), { ...options, file }, () => now)
      }
      const counting = startWaitingWorker(db, { log: pino({ level: 'silent' }) })
      await counting.settled()
      await counting.stop()
      const detailOf = createDetailReader(db, await loadCatalogueIndex(db), noPaidPrices)
      ask = id => detailOf(id, now, null)
    })

    it.each(followed)('the history of %s', async (id, history, trajectory) => {
      const detail = await ask(id)
      expect(
        detail?.history.map(({ at, kind, price, modality }) => `${at} ${kind} ${price} ${modality}`),
      ).toEqual(history)
      expect(detail?.trajectory).toMatchObject(trajectory)
    })

    it('what became of its listings between lists that lie 28 days apart or more', async () => {
      const rows = await db.query<{ from_date: string; to_date: string; groups: WaitingGroupCount[] }>(
        sql`select from_date, to_date, groups from waiting_intervals order by to_date`,
      )
      expect(
        rows.map(({ from_date: from, to_date: to, groups }) => ({
          from,
          to,
          groups: groups.map(({ group, listed, gone, cheaper }) => [group, listed, gone, cheaper]),
        })),
      ).toEqual(becameOf)
    })

    it('odds of waiting moved by them', async () => {
      // In venda direta after a cut, at 58 % of the appraisal.
      expect((await ask('8444416214429'))?.waiting).toMatchObject({
        group: 'V1',
        source: 'own',
        sample: 1_004 + 717,
        period: { from: '2026-01-08', to: '2026-07-10' },
      })
      expect((await ask('8555508847217'))?.waiting).toBeNull()
    })
  })
})
