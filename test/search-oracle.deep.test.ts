import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inDepth } from './support/depth.ts'
import { nationalLists } from './support/national-lists.ts'
import { RawCatalogue, readRawList } from './support/raw-lists.ts'
import { sampleSearches } from './support/raw-searches.ts'
import {
  askForPage,
  checkCounts,
  expectPage,
  type OracleServer,
  startOracleServer,
} from './support/search-oracle.ts'
import { findSharedFile } from './support/shared-files.ts'

const folder = findSharedFile('caixa/lists')
/** Later lists of four of the states, imported one after another. */
const laterLists = [
  '2026-06-12_PB',
  '2026-06-19_RS',
  '2026-06-19_SC',
  '2026-06-22_RS',
  '2026-06-22_SC',
  '2026-07-08_PB',
  '2026-07-09_PB',
  '2026-07-10_PB',
  '2026-07-21_SP',
].map(name => join(folder ?? '', `${name}.csv`))

describe.skipIf(folder === null).each(['embedded', 'postgres'] as const)(
  'searches over the bank’s own lists, on %s',
  engine => {
    const truth = new RawCatalogue()
    let server: OracleServer
    const importBoth = async (path: string, minute: number) => {
      const at = new Date(Date.UTC(2026, 7, 1, 12, minute))
      server.setNow(at)
      truth.import(readRawList(path), at)
      await server.importList(path)
    }
    beforeAll(async () => {
      server = await startOracleServer(engine)
    })
    afterAll(() => server.stop())

    async function compareSearches(howMany: number, seed: number): Promise<number> {
      const catalogue = truth.at(server.now())
      let found = 0
      for (const [at, query] of sampleSearches(catalogue, howMany, seed).entries()) {
        const page = at % 4 === 0 ? 1 : 0
        const expected = expectPage(catalogue, query, page)
        expect(await askForPage(server, query, page), JSON.stringify(query)).toEqual(expected)
        if (at % 25 === 0) await checkCounts(server, catalogue, query)
        if (expected.total > 0) found++
      }
      return found
    }

    it('find before an import what the rows say, read and searched one by one', async () => {
      for (const [at, path] of nationalLists().entries()) await importBoth(path, at)
      const howMany = inDepth(50, 500)
      expect(await compareSearches(howMany, 1)).toBeGreaterThan(howMany / 4)
    }, 1_800_000)

    it('find during each import what was true before it or is true after it, and never turn back', async () => {
      for (const [at, path] of laterLists.entries()) {
        const before = truth.at(server.now())
        const now = new Date(Date.UTC(2026, 7, 1, 12, 30 + at))
        truth.import(readRawList(path), now)
        const after = truth.at(now)
        const changed = sampleSearches(before, 60, 100 + at)
          .map(query => ({ query, old: expectPage(before, query, 0), fresh: expectPage(after, query, 0) }))
          .filter(({ old, fresh }) => old.total !== fresh.total)
        expect(changed.length).toBeGreaterThan(0)
        // No list names a date that the clock could pass meanwhile.
        server.setNow(now)
        let done = false
        const imported = server.importList(path).finally(() => {
          done = true
        })
        let turned = false
        for (let round = 0; !done || round === 0; round++) {
          const { query, old, fresh } = changed[round % changed.length]!
          const answer = await askForPage(server, query, 0)
          if (answer.total === fresh.total) turned = true
          expect(answer, JSON.stringify(query)).toEqual(turned ? fresh : old)
        }
        await imported
        for (const { query, fresh } of changed) expect(await askForPage(server, query, 0)).toEqual(fresh)
      }
    }, 1_800_000)

    it('find after the imports what the rows say, with what is new and what is cheaper', async () => {
      const howMany = inDepth(50, 500)
      expect(await compareSearches(howMany, 2)).toBeGreaterThan(howMany / 4)
      const catalogue = truth.at(server.now())
      for (const query of [
        { newWithin: '3' },
        { newWithin: '90' },
        { cutWithin: '2' },
        { cutWithin: '90' },
      ]) {
        const expected = expectPage(catalogue, query, 0)
        expect(expected.total).toBeGreaterThan(0)
        expect(await askForPage(server, query, 0)).toEqual(expected)
      }
    }, 1_800_000)
  },
)
