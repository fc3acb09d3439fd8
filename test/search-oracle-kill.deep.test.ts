import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { ImportProgress } from '#contract/import-schemas.ts'
import { type ChildProgram, startChild } from './support/child.ts'
import { postgresDatabase } from './support/database.ts'
import { createOracleClient, type OracleClient } from './support/oracle-server.ts'
import { RawCatalogue, readRawList } from './support/raw-lists.ts'
import { sampleSearches } from './support/raw-searches.ts'
import type { ChangedSearch } from './support/search-during-import.ts'
import { askForPage, expectPage, isSamePage } from './support/search-oracle.ts'
import { findSharedFile } from './support/shared-files.ts'

const folder = findSharedFile('caixa/lists')
const listPath = (name: string) => join(folder ?? '', `${name}.csv`)
const adminToken = 'token-de-administracao-dos-testes'

const cleanups: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup()
})

/**
 * The moments at which an import's process is killed, and what must be true after the next start. Each has a list of
 * its own, because one that was committed before the kill is not imported again.
 */
const kills: readonly [list: string, moment: string, isMoment: (progress: ImportProgress) => boolean][] = [
  ['2026-07-08_PB', 'staged', ({ phase }) => phase === 'staging'],
  ['2026-06-22_SC', 'applied', ({ phase }) => phase === 'applying'],
  ['2026-06-22_RS', 'applied by half', ({ phase, done, total }) => phase === 'applying' && done > total / 2],
]

describe.skipIf(folder === null).each(['embedded', 'postgres'] as const)(
  'searches on %s, whose server is killed while an import is',
  engine => {
    const truth = new RawCatalogue()
    let server: { child: ChildProgram; client: OracleClient }
    let start: () => Promise<typeof server>

    it('prepared, find the lists imported before', async () => {
      const data = await mkdtemp(join(tmpdir(), 'arremate-oracle-kill-'))
      cleanups.push(() => rm(data, { recursive: true, force: true }))
      const database = engine === 'postgres' ? await postgresDatabase('template0') : null
      if (database) cleanups.push(database.drop)
      start = async () => {
        const parameters = [join(data, 'data'), adminToken, database?.url ?? '']
        const child = await startChild('serving-child.ts', ...parameters)
        cleanups.push(() => child.kill())
        return { child, client: createOracleClient(await child.hear(), adminToken) }
      }
      server = await start()
      for (const name of ['2026-06-12_PB', '2026-06-19_SC', '2026-06-19_RS']) {
        truth.import(readRawList(listPath(name)), new Date())
        await server.client.importList(listPath(name))
      }
      const catalogue = truth.at(new Date())
      for (const query of sampleSearches(catalogue, 20, 4))
        expect(await askForPage(server.client, query, 0)).toEqual(expectPage(catalogue, query, 0))
    })

    it.each(kills)(
      'of %s %s, find one version: before the kill and after the next start',
      async (name, moment, isMoment) => {
        const before = truth.at(new Date())
        const next = truth.copy()
        next.import(readRawList(listPath(name)), new Date())
        const after = next.at(new Date())
        const searches: ChangedSearch[] = sampleSearches(before, 200, 5)
          .map(query => ({ query, old: expectPage(before, query, 0), fresh: expectPage(after, query, 0) }))
          .filter(({ old, fresh }) => !isSamePage(old, fresh))
        expect(searches.length).toBeGreaterThan(20)

        const { child, client } = server
        let killed: Promise<unknown> | null = null
        const importing = client.importList(listPath(name), progress => {
          if (isMoment(progress)) killed ??= child.kill()
        })
        const failed = expect(importing).rejects.toThrow()
        for (let round = 0; killed === null; round++) {
          const { query, old } = searches[round % searches.length]!
          const answer = await askForPage(client, query, 0).catch((error: unknown) => {
            if (killed === null) throw error
            return old
          })
          expect(answer).toEqual(old)
        }
        await failed
        await child.kill()

        server = await start()
        const versions = new Set<string>()
        for (const { query, old, fresh } of searches) {
          const answer = await askForPage(server.client, query, 0)
          versions.add(
            isSamePage(answer, old) ? 'old' : isSamePage(answer, fresh) ? 'new' : JSON.stringify(query),
          )
        }
        console.info(
          `${engine}, killed while ${moment}: ${searches.length} searches find ${[...versions].join()}`,
        )
        // An import that reports that it is staged may have been committed before the kill.
        if (moment === 'staged') expect(versions.size).toBe(1)
        else expect([...versions]).toEqual(['new'])
        if (versions.has('new')) truth.import(readRawList(listPath(name)), new Date())
      },
    )
  },
)
