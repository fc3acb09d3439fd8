import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import type { CostSheet } from '#contract/cost-sheet-schemas.ts'
import { buildAssumedSheet } from '#contract/cost-sheet.ts'
import { judgeReturn } from '#contract/judge-property.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import { computeCostSheet } from '#domain/calculators/cost-sheet.ts'
import { formatCentavos, formatReais } from '#domain/format-figures.ts'
import { formatListDate } from '#domain/freshness/list-age.ts'
import { describeReturn } from '#domain/judgement/judged-return.ts'
import { fromReais, toReais } from '#domain/money.ts'
import { changeAccount, findAccount } from '#server/account/account-store.ts'
import { importList } from '#server/catalogue/import/import-list.ts'
import type { Database } from '#server/database/database.ts'
import { composeDigest } from '#server/digest/digest-worker.ts'
import { toCostForm, formToCostQuestion } from '#web/features/calculators/costs/cost-form.ts'
import { computeComparedCosts } from '#web/features/compare/cost-lines.ts'
import { accountsOn } from './support/accounts.ts'
import { createContractClient } from './support/contract-client.ts'
import { anyEngine } from './support/database.ts'
import { createFollowedIndex } from './support/followed-index.ts'
import { listFile } from './support/list-file.ts'
import { appOn } from './support/page-app.ts'

const now = new Date('2026-03-20T12:00:00Z')
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
/** With an appraisal of R$ 200.000 the base is 60,44135 %: the starting price, and its first three rungs. */
const [startPrice, price, nextPrice] = [120_882_70, 117_860_63, 114_838.56]

anyEngine(engine => {
  let db: Database
  let app: Hono
  let on: ReturnType<typeof accountsOn>
  let ask: ReturnType<typeof createContractClient>['ask']
  const index = () => createFollowedIndex(db)

  beforeAll(async () => {
    db = await engine.fresh()
    const rows = Array.from({ length: 60 }, (_, at) => ({
      id: String(at + 1),
      price: at === 0 ? price : startPrice,
      evaluation: 200_000_00,
      modality: 'venda-direta' as const,
      auctionType: 'Venda Direta Online',
      url: '',
    }))
    const options = { source: 'caixa', partial: false, force: false, date: null } as const
    await importList(db, listFile('2026-03-10', rows), { ...options, file: 'SP' }, () => now)
    app = await appOn(db, { now: () => now })
    on = accountsOn(db, { now: () => now })
    ask = createContractClient(app).ask
  })

  async function signIn(targetRoi: number | null) {
    const { id } = await on.person()
    if (targetRoi !== null) await changeAccount(db, id, { targetRoi }, now)
    return { id, cookie: await on.cookieOf({ id }) }
  }
  type Person = Awaited<ReturnType<typeof signIn>>

  const detailFor = ({ cookie }: Person) => ask(catalogueCalls.property, { path: { id: '1' }, cookie })

  async function chatAnswerFor({ cookie }: Person): Promise<string> {
    const body = { message: 'qual o ROI deste imóvel?', propertyId: '1' }
    const answer = await ask(chatCalls.ask, { cookie, body, headers: { accept: 'application/json' } })
    return plain(JSON.stringify(answer))
  }

  async function mailFor({ id }: Person): Promise<string> {
    const followed = index()
    await followed.follow()
    const account = await findAccount(db, id)
    const notification = {
      id: randomUUID(),
      type: 'deal' as const,
      title: 'Desceu um degrau',
      description: '',
      link: '/imovel/1',
      listings: [1],
      total: 1,
      urgent: false,
      expires_at: null,
      silenced: false,
      created_at: now,
      search_id: null,
    }
    const mail = await composeDigest(db, account!, [notification], {
      presentation: { index: followed.current().listings, now },
      siteUrl: 'https://arremate.example',
      secret: 'segredo',
      now,
    })
    return plain(mail.text)
  }

  /** The account's own sheet: sold for less, with a more expensive reform. */
  const saveSheet = async ({ id: user_id, cookie }: Person, sheet: CostSheet) => {
    await ask(savedCalls.addFavorite, { body: { user_id, property: { id: '1' } }, cookie })
    await ask(savedCalls.changeFavorite, { path: { id: '1' }, body: { user_id, sheet }, cookie })
  }

  async function expectOneJudgement(person: Person, targetRoi: number) {
    const detail = await detailFor(person)
    const { judgement } = detail
    const favorites = await ask(savedCalls.favorites, {
      query: { user_id: person.id },
      cookie: person.cookie,
    })
    const favorite = favorites.find(each => each.property_id === '1')
    const [sheet, answers] = [favorite?.sheet ?? null, favorite?.answers ?? {}]

    // The card and the list: search, and the same functions in the browser.
    const { items } = await ask(catalogueCalls.search, { query: { sort: 'price' } })
    const card = items.find(({ id }) => id === '1')!
    const onCard = judgeReturn(card, { targetRoi, sheet, answers })
    expect(onCard.returnRange).toEqual(judgement.returnRange)
    expect(onCard.maxBid).toBe(judgement.maxBid)
    expect(judgement).toMatchObject({ targetRoi, own: sheet !== null })
    for (const each of [detail, card, ...(favorite ? [favorite.property] : [])]) {
      expect(each).toMatchObject({ nextPrice, listDate: '2026-03-10', listAgeDays: 10 })
      expect(each).toMatchObject({ returnRange: card.returnRange, maxBid: card.maxBid })
    }
    expect(detail.ladder?.next?.price).toBe(nextPrice)

    // Comparison and cost sheet.
    const compared = computeComparedCosts({ property: card, sheet, answers }, targetRoi)!
    expect(compared.answer.roi).toBeCloseTo(judgement.returnRange!.base, 6)
    expect(toReais(compared.answer.maxBid!)).toBe(judgement.maxBid)
    const form = { ...toCostForm(sheet ?? buildAssumedSheet(card)!, card.area), desiredRoi: targetRoi }
    const costs = computeCostSheet(formToCostQuestion(form))
    expect(costs.roi).toBeCloseTo(judgement.returnRange!.base, 6)
    expect(toReais(costs.maxBid!)).toBe(judgement.maxBid)

    // The consultant, and the mail.
    const expectedWords = [describeReturn(judgement.returnRange!), formatListDate('2026-03-10')].map(plain)
    for (const text of [await chatAnswerFor(person), await mailFor(person)]) {
      for (const words of expectedWords) expect(text).toContain(words)
    }
    expect(await chatAnswerFor(person)).toContain(plain(formatReais(judgement.maxBid!)))
    expect(await chatAnswerFor(person)).toContain(plain(formatReais(nextPrice)))
    expect(await mailFor(person)).toContain(plain(formatCentavos(fromReais(judgement.maxBid!))))
    expect(await mailFor(person)).toContain(plain(formatCentavos(fromReais(nextPrice))))
    return { card, judgement }
  }

  describe('a listing’s return, maximum bid, date and next price are the same everywhere', () => {
    it('for an account without a target of its own', async () => {
      const { card, judgement } = await expectOneJudgement(await signIn(null), 15)
      expect(judgement.returnRange).toEqual(card.returnRange)
      expect(judgement.maxBid).toBe(card.maxBid)
    })

    it('for an account with a target of 18 % and a sheet of its own', async () => {
      const maria = await signIn(18)
      const before = await detailFor(maria)
      await saveSheet(maria, { ...buildAssumedSheet(before)!, saleValue: 190_000, reformCost: 22_000 })
      const { card, judgement } = await expectOneJudgement(maria, 18)
      expect(judgement.returnRange!.base).not.toBe(card.returnRange!.base)
      expect(judgement.maxBid!).toBeLessThan(before.judgement.maxBid!)
      expect(await mailFor(maria)).toContain('(sua conta)')
    })
  })

  describe('GET /api/properties/{id}', () => {
    it('judges for each account by its own target, sheet and answers, and is kept by no cache', async () => {
      const [maria, joana] = [await signIn(20), await signIn(null)]
      const before = await detailFor(joana)
      await saveSheet(maria, { ...buildAssumedSheet(before)!, saleValue: 180_000 })
      const answer = { occupancy: { value: 'vacant' as const, day: '2026-03-20' } }
      await ask(savedCalls.changeFavorite, {
        path: { id: '1' },
        body: { user_id: maria.id, answers: answer },
        cookie: maria.cookie,
      })
      const hers = await detailFor(maria)
      expect(hers.judgement).toMatchObject({ targetRoi: 20, own: true })
      expect(hers.judgement.missing.map(({ key }) => key)).not.toContain('occupancy')
      expect(hers.judgement.maxBid!).toBeLessThan(before.judgement.maxBid!)
      expect(await detailFor(joana)).toEqual(before)
      expect(before.judgement).toMatchObject({ targetRoi: 15, own: false })
      const response = await app.request('/api/properties/1', { headers: { cookie: maria.cookie } })
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect((await app.request('/api/properties/1')).status).toBe(401)
    })
  })
})
