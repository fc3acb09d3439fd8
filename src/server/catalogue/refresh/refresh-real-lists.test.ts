import { readFileSync } from 'node:fs'
import sql from 'sql-template-tag'
import { afterEach, describe, expect, it } from 'vitest'
import { testEngine } from '#test/support/database.ts'
import { setUpRefresh, type RefreshSetup } from '#test/support/refresh-setup.ts'
import { findSharedFile } from '#test/support/shared-files.ts'

const folder = findSharedFile('caixa')
const aWhile = 120_000

describe.skipIf(folder === null)('the refresh with lists of the bank', () => {
  const engine = testEngine('postgres')
  let set: RefreshSetup
  afterEach(() => set.end())
  const list = (name: string) => readFileSync(`${folder}/${name}.csv`)

  it('imports one day and the next, and finds nothing new on a Saturday', async () => {
    const db = await engine.fresh()
    set = await setUpRefresh(db)
    const refresher = set.start()
    const day = async (date: string) => {
      for (const uf of ['RS', 'SC']) set.bank.offer(uf, list(`lists/${date}_${uf}`))
      await refresher.begin(['RS', 'SC'])
      await set.time.pass(aWhile)
      return (await refresher.state()).current
    }
    expect(await day('2026-06-19')).toMatchObject({ imported: 2, failed: 0 })
    expect(await day('2026-06-19')).toMatchObject({ imported: 0, unchanged: 2 })
    expect(await day('2026-06-22')).toMatchObject({ imported: 2 })
    const imports = await db.query(sql`select states, added, gone from imports order by id offset 2`)
    expect(imports).toEqual([
      { states: ['RS'], added: 71, gone: 40 },
      { states: ['SC'], added: 2, gone: 19 },
    ])
    // The output of a script that was blocked: preamble and header, no row.
    set.bank.offer('SC', list('lists-mangled/2026-07-12_SC_header-only'))
    await refresher.begin(['SC'])
    await set.time.pass(aWhile)
    expect(set.reportedTroubles[0]?.detail).toMatch(/^Santa Catarina: .*só o cabeçalho/)
    expect(await db.query(sql`select count(*) as count from listings_offered where state = 'SC'`)).toEqual([
      { count: 134 },
    ])
  })
})
