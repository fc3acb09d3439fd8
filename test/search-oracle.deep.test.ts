import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nationalLists } from './support/national-lists.ts'
import { checkCounts, expectCounts } from './support/oracle-counts.ts'
import { type OracleServer, startOracleServer } from './support/oracle-server.ts'
import { RawCatalogue, readRawList } from './support/raw-lists.ts'
import { samplePages } from './support/raw-pages.ts'
import { sampleSearches } from './support/raw-searches.ts'
import { searchDuringImport } from './support/search-during-import.ts'
import { askForPage, expectPage, isSamePage } from './support/search-oracle.ts'
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

const minute = (at: number) => new Date(Date.UTC(2026, 7, 1, 12, at))

describe.skipIf(folder === null)('searches over the bank’s own lists, on both engines,', () => {
  const truth = new RawCatalogue()
  let servers: OracleServer[]
  let now = minute(0)
  const setNow = (next: Date) => {
    now = next
    for (const server of servers) server.setNow(next)
  }
  beforeAll(async () => {
    servers = await Promise.all((['embedded', 'postgres'] as const).map(startOracleServer))
  })
  afterAll(() => Promise.all(servers.map(server => server.stop())))

  async function importPages(howMany: number, seed: number): Promise<void> {
    const pages = samplePages(truth.at(now).listings, howMany, seed)
    truth.importPages(pages)
    for (const server of servers) await server.importPages(pages)
  }

  /** Compares random searches, some of them with their counts and their map, on both engines. */
  async function compareSearches(howMany: number, seed: number): Promise<void> {
    const catalogue = truth.at(now)
    const disagreements: object[] = []
    let found = 0
    for (const [at, query] of sampleSearches(catalogue, howMany, seed).entries()) {
      const page = at % 4 === 0 ? 1 : 0
      const expected = expectPage(catalogue, query, page)
      if (expected.total > 0) found++
      for (const server of servers) {
        const answer = await askForPage(server, query, page)
        if (!isSamePage(answer, expected)) disagreements.push({ on: server.engine, query, answer, expected })
      }
      if (at % 50 > 0) continue
      const counts = expectCounts(catalogue, query)
      for (const server of servers) await checkCounts(server, query, counts)
    }
    console.info(`${howMany} searches, ${found} with results: ${disagreements.length} disagreements`)
    expect(disagreements).toEqual([])
    expect(found).toBeGreaterThan(howMany / 4)
  }

  it('find before an import what the rows say, read and searched one by one', async () => {
    for (const [at, path] of nationalLists().entries()) {
      setNow(minute(at))
      // The next list shows what the pages say.
      if (at === nationalLists().length - 1) await importPages(1200, 7)
      truth.import(readRawList(path), now)
      await Promise.all(servers.map(server => server.importList(path)))
    }
    await compareSearches(500, 1)
  }, 1_800_000)

  it('find during each import what was true before it or is true after it, and never turn back', async () => {
    const during = servers.map(({ engine }) => ({ engine, compared: 0, whileApplied: 0 }))
    for (const [at, path] of laterLists.entries()) {
      const before = truth.at(now)
      // No list names a date that the clock could pass meanwhile.
      setNow(minute(30 + at))
      truth.import(readRawList(path), now)
      const after = truth.at(now)
      const changed = sampleSearches(before, 30, 100 + at)
        .map(query => ({ query, old: expectPage(before, query, 0), fresh: expectPage(after, query, 0) }))
        .filter(({ old, fresh }) => !isSamePage(old, fresh))
      expect(changed.length).toBeGreaterThan(0)
      for (const [each, server] of servers.entries()) {
        const { compared, whileApplied, disagreements } = await searchDuringImport(server, path, changed)
        expect(disagreements, path).toEqual([])
        during[each]!.compared += compared
        during[each]!.whileApplied += whileApplied
      }
    }
    console.info(`during imports: ${JSON.stringify(during)}`)
    for (const { whileApplied } of during) expect(whileApplied).toBeGreaterThan(0)
  }, 1_800_000)

  it('find after the imports what the rows say, with what is new and what is cheaper', async () => {
    await compareSearches(500, 2)
    const catalogue = truth.at(now)
    for (const query of [{ newWithin: '3' }, { newWithin: '90' }, { cutWithin: '2' }, { cutWithin: '90' }]) {
      const expected = expectPage(catalogue, query, 0)
      expect(expected.total).toBeGreaterThan(0)
      for (const server of servers) expect(await askForPage(server, query, 0)).toEqual(expected)
    }
  }, 1_800_000)
})
