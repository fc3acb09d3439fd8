import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkCounts, expectCounts } from './support/oracle-counts.ts'
import { startOracleServer } from './support/oracle-server.ts'
import { RawCatalogue, readRawList } from './support/raw-lists.ts'
import { samplePages } from './support/raw-pages.ts'
import { sampleSearches } from './support/raw-searches.ts'
import { askForPage, expectPage } from './support/search-oracle.ts'
import { findSharedFile } from './support/shared-files.ts'

const folder = findSharedFile('caixa/lists')

/** A part of search-oracle.deep.test.ts: one state's lists of two days, with some pages between them, on PostgreSQL. */
describe.skipIf(folder === null)('searches over two lists of the bank', () => {
  it('find what the rows say, read and searched one by one', async () => {
    const truth = new RawCatalogue()
    const server = await startOracleServer('postgres')
    try {
      for (const [at, name] of ['2026-06-19_SC', '2026-06-22_SC'].entries()) {
        const path = join(folder ?? '', `${name}.csv`)
        const now = new Date(Date.UTC(2026, 7, 1, 12, at))
        server.setNow(now)
        truth.import(readRawList(path), now)
        await server.importList(path)
        const catalogue = truth.at(now)
        let found = 0
        for (const [at, query] of sampleSearches(catalogue, 50, 3).entries()) {
          const expected = expectPage(catalogue, query, 0)
          if (expected.total > 0) found++
          expect(await askForPage(server, query, 0), JSON.stringify(query)).toEqual(expected)
          if (at % 10 === 0) await checkCounts(server, query, expectCounts(catalogue, query))
        }
        expect(found).toBeGreaterThan(8)
        // The next list shows what the pages say.
        const pages = samplePages(catalogue.listings, 60, 6)
        truth.importPages(pages)
        await server.importPages(pages)
      }
    } finally {
      await server.stop()
    }
  })
})
