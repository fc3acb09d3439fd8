import type { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { placeCalls } from '#contract/place-calls.ts'
import type { Listing } from '#domain/property/listing.ts'
import { describeLadderEvidence } from '#domain/ladder/ladder-words.ts'
import { accountsOn } from '#test/support/accounts.ts'
import { createContractClient } from '#test/support/contract-client.ts'
import { eachEngine } from '#test/support/database.ts'
import { importAndCount } from '#test/support/imports.ts'
import { listFile } from '#test/support/list-file.ts'
import { appOn } from '#test/support/page-app.ts'

const now = () => new Date('2026-01-30T12:00:00Z')

/** Houses at the starting price of the ladder. */
const sold = (auctionType: string, count: number, first: number): Partial<Listing>[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(first + at),
    state: 'SE' as const,
    city: 'ARACAJU',
    address: `RUA INVENTADA ${at}, N. 10`,
    price: 120_882_70,
    evaluation: 200_000_00,
    url: '',
    auctionType,
  }))
const direct = sold('Venda Direta Online', 60, 1000)
const online = sold('Venda Online', 20, 2000)

eachEngine(engine => {
  describe('what the newest list of a state did not bring', () => {
    let app: Hono
    let ask: ReturnType<typeof createContractClient>['ask']
    let cookie: string

    beforeAll(async () => {
      const db = await engine.fresh()
      await importAndCount(db, listFile('2026-01-26', [...direct, ...online]))
      expect(await importAndCount(db, listFile('2026-01-29', direct))).toMatchObject({ gone: 0, unseen: 20 })
      app = await appOn(db, { now })
      ask = createContractClient(app).ask
      const on = accountsOn(db, { now })
      cookie = await on.cookieOf(await on.person())
    })

    const detailOf = (id: string) => ask(catalogueCalls.property, { path: { id }, cookie })

    it('is offered, and no listing of the list in the statistics', async () => {
      const stats = await ask(catalogueCalls.stats, {})
      expect(stats).toMatchObject({ total: 80, lists: [{ uf: 'SE', total: 80, unseen: 20 }] })
    })

    it.each([{}, { uf: 'SE' as const }, { uf: 'SE' as const, city: 'aracaju' }])(
      'is no listing of the list on the page of %o',
      async query => {
        expect(await ask(placeCalls.place, { query })).toMatchObject({ total: 80, unseen: 20 })
      },
    )

    it('is no evidence of the ladder', async () => {
      const { ladder } = await detailOf('1000')
      expect(ladder?.evidence).toMatchObject({ listings: 60, listDate: '2026-01-29' })
      expect(describeLadderEvidence(ladder, 'SE')).toContain('dos 60 imóveis de SE')
    })

    it('is not among the listings of the region', async () => {
      for (const id of ['1000', '2000']) expect((await detailOf(id)).region.sampleSize).toBe(60)
    })
  })
})
