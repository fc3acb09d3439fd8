import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { judgeReturn } from '#contract/judge-property.ts'
import { ownLotCalls } from '#contract/own-lot-calls.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import { sumHomeTransfer } from '#domain/home-purchase/home-purchase.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { startClientLists } from '#test/support/client-lists.ts'
import { exampleCostSheet } from '#test/support/cost-sheet.ts'
import { anyEngine } from '#test/support/database.ts'
import type { Database } from '../database/database.ts'

const start = new Date('2026-01-10T12:00:00Z')
const secret = 'O cliente paga até 90 mil.'
const noFigures = {
  price: false,
  discount: false,
  nextPrice: false,
  returnRange: false,
  maxBid: false,
  dayOne: false,
}

anyEngine(engine => {
  let world: Awaited<ReturnType<typeof startClientLists>>
  let on: (typeof world)['on']
  let owner: string
  let cookie: string
  let db: Database

  beforeEach(async () => {
    db = await engine.fresh()
    world = await startClientLists(db, () => start)
    ;({ on, owner, cookie } = world)
  })

  const note = (id: string, body: object) =>
    on.ask(savedCalls.changeFavorite, { cookie, path: { id }, body: { user_id: owner, ...body } })
  const addLot = (content: object = {}) =>
    on.ask(ownLotCalls.addOwnLot, {
      cookie,
      path: { id: randomUUID() },
      body: { user_id: owner, title: 'Casa do Zé', price: 180_000, evaluationValue: 300_000, ...content },
    })

  describe('the page of a list', () => {
    it('has nothing that its owner keeps private', async () => {
      const lot = await addLot()
      const deposit = { dueDate: '2026-02-12', amount: 9876 }
      const next = { date: '2026-02-10', what: secret }
      await note('1', { notes: secret, next, deposit, stage: 'lance', clientNotes: 'Perto da escola.' })
      await on.ask(ownLotCalls.changeOwnLot, {
        cookie,
        path: { id: lot.id },
        body: { user_id: owner, notes: secret, text: secret, next, clientNotes: 'Com quintal.' },
      })
      const { token } = await on.create(cookie, { source: { kind: 'items', items: ['1', lot.id] } })
      const page = await on.open(token)
      expect(page.listings.map(({ clientNotes }) => clientNotes)).toEqual([
        'Perto da escola.',
        'Com quintal.',
      ])
      const text = JSON.stringify(page)
      for (const kept of [secret, owner, '9876', '2026-02-12']) expect(text).not.toContain(kept)
    })

    it('is read by nobody else, and kept nowhere', async () => {
      const { token } = await on.create(cookie)
      const response = await world.app.request(`/api/shared/${token}`)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      })
      expect(response.headers.getSetCookie()).toEqual([])
    })

    it('judges by the target, sheets and answers of its owner, as the favorites do', async () => {
      await note('1', { sheet: exampleCostSheet })
      await note('2', {
        answers: { debts: { value: { condominium: 5000, taxes: null }, day: '2026-01-10' } },
      })
      await db.query(sql`update usuarios set meta_roi = 20 where id = ${owner}`)
      const { token } = await on.create(cookie)
      const page = await on.open(token)
      expect([page.targetRoi, page.asOf]).toEqual([20, '2026-01-10'])
      const saved = new Map(
        (await on.ask(savedCalls.favorites, { cookie, query: { user_id: owner } })).map(favorite => [
          favorite.property_id,
          favorite,
        ]),
      )
      for (const { id, own, figures } of page.listings) {
        const favorite = saved.get(id)
        if (!favorite) throw new Error(id)
        const { returnRange, maxBid } = judgeReturn(favorite.property, { ...favorite, targetRoi: 20 })
        expect(own).toBe(true)
        expect(returnRange).not.toBeNull()
        expect(figures).toMatchObject({ price: favorite.property.price, returnRange, maxBid })
      }
    })

    it('says what is paid on the first day', async () => {
      const { token } = await on.create(cookie)
      const [venda, leilao] = (await on.open(token)).listings
      // Price, ITBI, deed and registration by the tables of the place, repairs; in a leilão also 5 % commission.
      const place = { state: 'SP', city: 'CAMPINAS' } as const
      const transferOf = (reais: number) =>
        toReais(sumHomeTransfer({ price: fromReais(reais), evaluation: null, place }, 0, false))
      expect(venda?.figures.dayOne).toBeCloseTo(100_000 + transferOf(100_000) + 20_000, 2)
      expect(leilao?.figures.dayOne).toBeCloseTo(150_000 * 1.05 + transferOf(150_000) + 24_175, 2)
    })

    it.each(Object.keys(noFigures))('shows %s alone where only that is chosen', async key => {
      const { token } = await on.create(cookie, { figures: { ...noFigures, [key]: true } })
      const page = await on.open(token)
      const shown = page.listings.flatMap(({ figures }) => Object.keys(figures))
      const beside: Record<string, string[]> = {
        discount: ['evaluationValue', 'paid', 'doubtfulEvaluation', 'doubtfulPriceDate'],
        price: ['doubtfulPrice', 'doubtfulPriceDate'],
      }
      expect(new Set(shown)).toEqual(new Set([key, ...(beside[key] ?? [])]))
      expect(page.targetRoi).toBe(key === 'maxBid' ? 15 : null)
    })

    it('says where and when each property comes from', async () => {
      const lot = await addLot({ sourceName: 'Leilões do Zé', sourceUrl: 'https://leiloes.exemplo.com.br/5' })
      const { token } = await on.create(cookie, { source: { kind: 'items', items: [lot.id, '1'] } })
      const [elsewhere, bank] = (await on.open(token)).listings
      expect(elsewhere).toMatchObject({
        isFromBank: false,
        path: null,
        own: false,
        figures: { price: 180_000, nextPrice: null },
        source: { name: 'Leilões do Zé', url: 'https://leiloes.exemplo.com.br/5', date: '2026-01-10' },
      })
      expect(elsewhere?.figures.returnRange).not.toBeNull()
      expect(bank).toMatchObject({ isFromBank: true, gone: false, source: { name: 'Caixa' } })
      expect(bank?.path).toMatch(/^\/imovel\/1\//)
    })

    it('says that a property is gone, and states no return of it', async () => {
      const { token } = await on.create(cookie, { source: { kind: 'items', items: ['2'] } })
      await db.query(sql`update listings set gone = true where id = 2`)
      expect((await on.open(token)).listings).toMatchObject([
        { id: '2', gone: true, figures: { returnRange: null, maxBid: null, dayOne: null } },
      ])
    })

    it('has null for what is not known', async () => {
      const lot = await addLot({ price: null, evaluationValue: null })
      const { token } = await on.create(cookie, { source: { kind: 'items', items: [lot.id] } })
      expect((await on.open(token)).listings[0]).toMatchObject({
        city: null,
        area: null,
        figures: { price: null, discount: null, returnRange: null, maxBid: null, dayOne: null },
      })
    })
  })
})
