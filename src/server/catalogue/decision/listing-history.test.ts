import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { anyEngine } from '#test/support/database.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { decodeList } from '../import/decode-list.ts'
import { importList } from '../import/import-list.ts'
import { loadCatalogueIndex } from '../search-index/catalogue-index.ts'
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

describe.skipIf(folder === null)('five lists of Paraíba show', () => {
  anyEngine(engine => {
    let ask: (id: string) => Promise<PropertyDetail | null>
    beforeAll(async () => {
      const db = await engine.fresh()
      const files = readdirSync(folder ?? '').filter(name => name.endsWith('_PB.csv'))
      const options = { source: 'caixa', partial: false, force: false, date: null } as const
      for (const file of files.sort()) {
        await importList(db, decodeList(readFileSync(`${folder}/${file}`)), { ...options, file }, () => now)
      }
      const detailOf = createDetailReader(db, await loadCatalogueIndex(db))
      ask = id => detailOf(id, now)
    })

    it.each(followed)('the history of %s', async (id, history, trajectory) => {
      const detail = await ask(id)
      expect(
        detail?.history.map(({ at, kind, price, modality }) => `${at} ${kind} ${price} ${modality}`),
      ).toEqual(history)
      expect(detail?.trajectory).toMatchObject(trajectory)
    })
  })
})
