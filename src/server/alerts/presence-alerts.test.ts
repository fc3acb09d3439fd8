import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Listing } from '#domain/property/listing.ts'
import { createAlertWorld } from '#test/support/alert-world.ts'
import { eachEngine } from '#test/support/database.ts'
import { daysAfterStart } from '#test/support/news-reader.ts'
import { appOn } from '#test/support/page-app.ts'
import { readCasePage } from '#test/support/page-cases.ts'
import { storePage } from '../catalogue/details/detail-store.ts'
import { storeSiteGone } from '../catalogue/details/site-gone.ts'
import type { Database } from '../database/database.ts'

/** Listings of one city as the bank's list of SE has them in case L10: direct sales first, then auctions. */
const rowsOf = (auctionType: string, count: number, first: number): Partial<Listing>[] =>
  Array.from({ length: count }, (_, at) => ({
    id: String(first + at),
    state: 'SE' as const,
    city: 'ARACAJU',
    address: `RUA INVENTADA ${at}, N. 10`,
    price: (60 + at) * 1000_00,
    evaluation: 150_000_00,
    url: '',
    auctionType,
  }))
const direct = rowsOf('Venda Direta Online', 45, 1000)
const auctions = rowsOf('Leilão SFI - Edital Único', 15, 2000)
const whole = [...direct, ...auctions]

eachEngine(engine => {
  let db: Database
  let world: ReturnType<typeof createAlertWorld>
  let maria: string

  beforeAll(async () => {
    db = await engine.fresh()
    world = createAlertWorld(db)
    maria = (await world.on.person({ premiumUntil: daysAfterStart(1000) })).id
  })
  beforeEach(async () => {
    await world.reset()
    await db.query(sql`truncate listing_pages`)
  })

  const notificationTexts = async () =>
    (await world.notifications()).map(({ title, description }) => `${title}: ${description}`)
  async function take(...rows: Partial<Listing>[]) {
    await world.list(...rows)
    await world.runWorker()
  }
  const shown = async (id: number | string): Promise<unknown> => {
    const app = await appOn(db, { now: world.now })
    const headers = { cookie: await world.on.cookieOf({ id: maria }) }
    return (await app.request(`/api/properties/${id}`, { headers })).json()
  }

  describe('a list that lacks listings without saying that they are gone (case L10)', () => {
    it.each([
      ['without a modality', auctions],
      ['cut in the middle', whole.slice(0, 18)],
    ])('%s: nobody hears that they left, nor the day after that they are back', async (_, lacking) => {
      await take(...whole)
      for (const id of [1000, 1020, 1040, 1041, 1042]) await world.favorite(maria, id)
      await world.search(maria, 'Sergipe', { state: 'SE' })
      await take(...lacking)
      expect(await notificationTexts()).toEqual([])
      expect(await shown(1042)).toMatchObject({ gone: false, listed: 'unseen', price: 102_000 })
      await take(...whole)
      expect(await notificationTexts()).toEqual([])
      expect(await shown(1042)).toMatchObject({ gone: false, listed: 'listed' })
    })
  })

  describe('a price that nothing explains (case I06)', () => {
    const at = (id: number, price: number, auctionType = 'Venda Direta Online'): Partial<Listing> => ({
      ...direct[0],
      id: String(id),
      price,
      evaluation: 137_679_39,
      auctionType,
    })
    const [right, tenth] = [76_957_50, 7_695_75]

    it('is no news and is shown beside the price before; a second list that repeats it is news once', async () => {
      await take(at(1, right), at(2, right))
      for (const id of [1, 2]) await world.favorite(maria, id)
      await world.search(maria, 'Baratos', { state: 'SE', maxPrice: 10_000 })
      await take(at(1, tenth), at(2, tenth))
      expect(await notificationTexts()).toEqual([])
      expect(await shown(1)).toMatchObject({
        price: 76_957.5,
        doubtfulPrice: 7_695.75,
        doubtfulPriceDate: expect.stringMatching(/^2026-01-/),
      })
      await take(at(1, tenth), at(2, right))
      await take(at(1, tenth), at(2, right))
      expect(await notificationTexts()).toEqual([
        expect.stringMatching(/^1 novidade em “Baratos”: .*R\$ 7\.695,75/),
        expect.stringMatching(/^Baixou de preço: .*R\$ 76\.957,50 para R\$ 7\.695,75/),
      ])
      expect(await shown(1)).toMatchObject({ price: 7_695.75, doubtfulPrice: null, doubtfulPriceDate: null })
      expect(await shown(2)).toMatchObject({ price: 76_957.5, doubtfulPrice: null })
    })

    it('is no news where the whole list is wrong by a plain factor, until a second list repeats it', async () => {
      // 60.44135 % of the appraisal: the starting price of the ladder.
      const rows = (share: number) =>
        Array.from({ length: 30 }, (_, index) => ({
          ...at(3000 + index, Math.round(120_882_70 * share)),
          evaluation: 200_000_00,
        }))
      await take(...rows(1))
      for (const id of [3000, 3001]) await world.favorite(maria, id)
      await world.search(maria, 'Sergipe', { state: 'SE', maxPrice: 50_000 })
      await take(...rows(0.25))
      expect(await notificationTexts()).toEqual([])
      expect(await shown(3000)).toMatchObject({ price: 120_882.7, doubtfulPrice: 30_220.68 })
      await take(...rows(1))
      expect(await notificationTexts()).toEqual([])
      expect(await shown(3000)).toMatchObject({ price: 120_882.7, doubtfulPrice: null })
      await take(...rows(0.25))
      await take(...rows(0.25))
      expect((await notificationTexts()).map(text => text.split(':')[0]!.replace(/\d+/, 'n'))).toEqual([
        'n novidades em “Sergipe”',
        'Baixou de preço',
        'Baixou de preço',
      ])
      expect(await shown(3000)).toMatchObject({ price: 30_220.68, doubtfulPrice: null })
    })

    it('is not the price where only the appraisal is doubtful: that is shown beside the one before', async () => {
      const slipped = { ...at(1, right, 'Venda Online'), evaluation: 13_767_94 }
      await take(at(1, right))
      await world.favorite(maria, 1)
      await take(slipped)
      expect(await notificationTexts()).toEqual([
        expect.stringMatching(/^Agora em venda online: .*por R\$ 76\.957,50/),
      ])
      expect(await shown(1)).toMatchObject({
        evaluationValue: 137_679.39,
        doubtfulPrice: null,
        doubtfulEvaluation: 13_767.94,
        doubtfulPriceDate: expect.stringMatching(/^2026-01-/),
      })
      await take(slipped)
      expect(await shown(1)).toMatchObject({
        evaluationValue: 13_767.94,
        doubtfulEvaluation: null,
        doubtfulPriceDate: null,
      })
    })

    it('is news once the bank’s page states it, too', async () => {
      await take(at(1, right))
      await world.favorite(maria, 1)
      await take(at(1, tenth))
      world.until(daysAfterStart(20))
      const page = { ...readCasePage('D08'), id: '1', modality: 'Venda Direta Online', evaluation: null }
      await storePage(
        db,
        { ...page, price: tenth, secondAuctionPrice: null },
        { readAt: world.now(), now: world.now() },
      )
      await world.runWorker()
      expect(await notificationTexts()).toEqual([
        expect.stringMatching(
          /^Baixou de preço: .*R\$ 76\.957,50 para R\$ 7\.695,75.*Lista de \d+ jan\. 2026\.$/,
        ),
      ])
      await take(at(1, tenth))
      expect(await notificationTexts()).toHaveLength(1)
    })

    it('beside a return or another modality is announced as to be confirmed, and to no search', async () => {
      const other = at(9, right)
      await take(at(1, right), at(2, right), other)
      await take(at(2, right), other)
      for (const id of [1, 2]) await world.favorite(maria, id)
      await world.search(maria, 'Sergipe', { state: 'SE' })
      await take(at(1, tenth), at(2, tenth, 'Venda Online'), other)
      expect(await notificationTexts()).toEqual([
        expect.stringMatching(
          /^Agora em venda online: .*com um preço a confirmar: a lista diz R\$ 7\.695,75/,
        ),
        expect.stringMatching(
          /^Voltou à lista: .*com um preço a confirmar: a lista diz R\$ 7\.695,75; antes, R\$ 76\.957,50\./,
        ),
      ])
      const changes = await db.query<{ first: unknown[] }>(
        sql`select changes->'first' as first from notifications`,
      )
      expect(changes).toEqual([{ first: [] }, { first: [] }])
    })
  })

  it('what the bank’s page says is gone is announced to its favorites, and looked up in no search', async () => {
    await take(...whole)
    await world.favorite(maria, 1000)
    await world.search(maria, 'Sergipe', { state: 'SE' })
    await storeSiteGone(db, 1000, world.now())
    await world.runWorker()
    expect(await notificationTexts()).toEqual([
      expect.stringMatching(/^Saiu do site da Caixa: .*O último preço era R\$ 60\.000/),
    ])
  })
})
