import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { testEngine } from '#test/support/database.ts'
import { findSharedFile } from '#test/support/shared-files.ts'
import { decodeList } from '../import/decode-list.ts'
import { importList } from '../import/import-list.ts'
import { findListings } from '../listing-store.ts'
import { importPageFile } from './import-page-file.ts'

const folder = findSharedFile('caixa')
const engine = testEngine('embedded')
const now = () => new Date('2026-07-22T12:00:00Z')

describe.skipIf(folder === null)('the bank’s own pages', () => {
  it('match their state’s list; a page of another state is refused', async () => {
    const db = await engine.fresh()
    const list = decodeList(readFileSync(`${folder}/lists/2026-06-22_SC.csv`))
    await importList(
      db,
      list,
      { file: 'SC.csv', source: 'caixa', partial: false, force: false, date: null },
      now,
    )
    const outcomes = []
    for (const name of readdirSync(`${folder}/detail`)) {
      outcomes.push(await importPageFile(db, name, readFileSync(`${folder}/detail/${name}`), now(), now))
    }
    const accepted = outcomes.flatMap(outcome => (outcome?.status === 'done' ? [outcome.id] : []))
    expect(accepted.sort()).toEqual(['10003975', '8555527021671', '8787700367032'])
    for (const listing of await findListings(db, accepted)) {
      expect(listing).toMatchObject({
        state: 'SC',
        occupancy: null,
        firstAuctionAt: '2026-07-13T10:00:00-03:00',
        secondAuctionAt: '2026-07-17T10:00:00-03:00',
        titleRecord: expect.stringMatching(/^\d/),
        auctioneer: expect.any(String),
      })
    }
    const refused = outcomes.flatMap(outcome => (outcome?.status === 'refused' ? [outcome.reason] : []))
    expect(refused).toHaveLength(3)
    for (const reason of refused) expect(reason).toMatch(/não conhece o imóvel \d+/)
  })
})
