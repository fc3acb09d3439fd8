import type { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogueCalls } from '#contract/catalogue-calls.ts'
import { chatCalls } from '#contract/chat-calls.ts'
import { buildAssumedSheet } from '#contract/cost-sheet.ts'
import { judgeReturn } from '#contract/judge-property.ts'
import type { FavoriteAnnotations } from '#contract/saved-schemas.ts'
import { savedCalls } from '#contract/saved-calls.ts'
import { computeCostSums } from '#domain/calculators/cost-sheet.ts'
import { formatCentavos, formatPercent, formatReais } from '#domain/format-figures.ts'
import { describeReturn } from '#domain/judgement/judged-return.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { changeAccount } from '#server/account/account-store.ts'
import { importList } from '#server/catalogue/import/import-list.ts'
import { AnswerEvidence } from '#server/chat/model/answer-evidence.ts'
import { createReadingTools } from '#server/chat/model/reading-tools.ts'
import type { Database } from '#server/database/database.ts'
import { accountsOn } from './support/accounts.ts'
import { createContractClient } from './support/contract-client.ts'
import { anyEngine } from './support/database.ts'
import { createFollowedIndex } from './support/followed-index.ts'
import { listFile } from './support/list-file.ts'
import { appOn } from './support/page-app.ts'

const now = new Date('2026-03-20T12:00:00Z')
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
/** With an appraisal of R$ 200.000: the starting price of the ladder, and its first rung. */
const [startPrice, price] = [120_882_70, 117_860_63]
const [id, other, strange, gone] = ['8444400000001', '8444400000002', '8444400000003', '8444400000099']
const answered = '2026-03-20'

anyEngine(engine => {
  let db: Database
  let app: Hono
  let on: ReturnType<typeof accountsOn>
  let ask: ReturnType<typeof createContractClient>['ask']

  beforeAll(async () => {
    db = await engine.fresh()
    const row = (id: string, cost: number) => ({
      id,
      price: cost,
      evaluation: 200_000_00,
      modality: 'venda-direta' as const,
      auctionType: 'Venda Direta Online',
      url: '',
    })
    const rows = [
      row(id, price),
      row(other, startPrice),
      row(strange, 20_000_00),
      ...Array.from({ length: 60 }, (_, at) => row(String(8444400000010 + at), startPrice)),
    ]
    const options = { source: 'caixa', partial: false, force: false, date: null, file: 'SP' } as const
    await importList(db, listFile('2026-03-03', [...rows, row(gone, price)]), options, () => now)
    await importList(db, listFile('2026-03-10', rows), options, () => now)
    app = await appOn(db, { now: () => now })
    on = accountsOn(db, { now: () => now })
    ask = createContractClient(app).ask
  })

  async function signIn(targetRoi: number | null) {
    const { id: userId } = await on.person()
    if (targetRoi !== null) await changeAccount(db, userId, { targetRoi }, now)
    return { id: userId, cookie: await on.cookieOf({ id: userId }) }
  }
  type Person = Awaited<ReturnType<typeof signIn>>

  const judgementFor = async ({ cookie }: Person, propertyId: string) =>
    (await ask(catalogueCalls.property, { path: { id: propertyId }, cookie })).judgement

  async function save({ id: user_id, cookie }: Person, propertyId: string, change: FavoriteAnnotations) {
    await ask(savedCalls.addFavorite, { body: { user_id, property: { id: propertyId } }, cookie })
    await ask(savedCalls.changeFavorite, { path: { id: propertyId }, body: { user_id, ...change }, cookie })
  }

  /** Asks the rules; `after` is a conversation. */
  async function chat(
    { cookie }: Person,
    message: string,
    { propertyId = null, after = null }: { propertyId?: string | null; after?: string | null } = {},
  ) {
    const { conversationId, message: answer } = await ask(chatCalls.ask, {
      cookie,
      body: { message, propertyId, conversationId: after },
      headers: { accept: 'application/json' },
    })
    return { conversationId, content: plain(answer.content) }
  }

  /** Asks a tool of the model's. */
  async function tool(person: Person, name: string, input: object): Promise<string> {
    const index = createFollowedIndex(db)
    await index.follow()
    const tools = createReadingTools(
      {
        db,
        index,
        now: () => now,
        accountId: person.id,
        flags: { highROI: false, highDiscount: false },
        signal: new AbortController().signal,
        onFailure: (_, cause) => {
          throw cause
        },
        onUnknown: () => undefined,
      },
      new AnswerEvidence(),
    )
    return plain(JSON.stringify(await tools.find(each => each.name === name)!.run(input)))
  }

  /** The three ways of the rules to a listing, and the three of the model. */
  async function everyAnswer(person: Person, propertyId: string) {
    const onPage = await chat(person, 'qual o ROI deste imóvel?', { propertyId })
    const byNumber = await chat(person, `qual o ROI do imóvel ${propertyId}?`)
    const byPosition = await chat(person, 'qual o ROI do primeiro?', { after: byNumber.conversationId })
    return [
      onPage.content,
      byNumber.content,
      byPosition.content,
      await tool(person, 'property_detail', { id: propertyId }),
      await tool(person, 'costs', { id: propertyId }),
    ]
  }

  async function expectOneJudgement(person: Person, propertyId: string) {
    const judgement = await judgementFor(person, propertyId)
    const { returnRange, maxBid, targetRoi, own } = judgement
    const answers = await everyAnswer(person, propertyId)
    for (const text of answers) {
      expect(text).toContain(plain(`ROI líquido ${describeReturn(returnRange!)}${own ? ' (sua conta)' : ''}`))
      expect(text).toContain(plain(formatPercent(targetRoi, 2)))
    }
    for (const text of answers.slice(0, 3)) expect(text).toContain(plain(formatReais(maxBid!)))
    for (const text of answers.slice(3)) expect(text).toContain(`"lance_maximo_para_a_meta":${maxBid}`)
    return { judgement, answers }
  }

  describe('the consultant and the model say of a listing what its page says', () => {
    it('for an account without a target of its own, whose target is not called its own', async () => {
      const { answers } = await expectOneJudgement(await signIn(null), id)
      for (const text of answers) expect(text).not.toContain('sua meta')
      for (const text of answers.slice(3)) expect(text).toContain('"meta_da_pessoa":false')
    })

    it('for a target of 25 %', async () => {
      const { answers } = await expectOneJudgement(await signIn(25), id)
      for (const text of answers.slice(0, 3)) expect(text).toContain('sua meta de 25%')
      expect(answers[3]).toContain('"meta_de_roi":"25%"')
    })

    it('for own answers alone', async () => {
      const maria = await signIn(null)
      const before = await judgementFor(maria, id)
      const ownAnswers: OwnAnswers = {
        occupancy: { value: 'occupied', day: answered },
        debts: { value: { condominium: 20_000, taxes: 0 }, day: answered },
      }
      await save(maria, id, { answers: ownAnswers })
      const { judgement, answers } = await expectOneJudgement(maria, id)
      expect(judgement.own).toBe(true)
      expect(judgement.returnRange!.base).toBeLessThan(before.returnRange!.base)
      const onPage = async (message: string) => (await chat(maria, message, { propertyId: id })).content
      expect(await onPage('está ocupado?')).toContain(
        'Pela sua resposta de 20 mar. 2026, ele está **ocupado**',
      )
      expect(await onPage('esse imóvel tem dívidas?')).toContain('condomínio: **R$ 20.000**')
      expect(await onPage('quanto custa no total?')).toContain('- condomínio devido: R$ 20.000')
      // The sum that the page calls "Custa no fim".
      const detail = await ask(catalogueCalls.property, { path: { id }, cookie: maria.cookie })
      const { purchase } = judgeReturn(detail, { targetRoi: 15, sheet: null, answers: ownAnswers })
      const { invested } = computeCostSums(purchase!.question)
      expect(await onPage('quanto custa no total?')).toContain(plain(formatCentavos(invested)))
      expect(answers[3]).toContain('"ocupacao":"ocupado"')
      expect(answers[4]).toContain('{"item":"condoDebt","valor":20000}')
    })

    it('for an own sheet, also in a comparison', async () => {
      const maria = await signIn(18)
      const { property } = {
        property: await ask(catalogueCalls.property, { path: { id }, cookie: maria.cookie }),
      }
      await save(maria, id, { sheet: { ...buildAssumedSheet(property)!, saleValue: 160_000, bid: 90_000 } })
      const { judgement } = await expectOneJudgement(maria, id)
      const { conversationId } = await chat(maria, 'casas em SP até 118 mil', {})
      const found = await ask(chatCalls.ask, {
        cookie: maria.cookie,
        body: { message: 'x', filters: { state: 'SP', minPrice: 100_000, sort: 'price' }, conversationId },
        headers: { accept: 'application/json' },
      })
      expect(found.message.results?.items[0]?.id).toBe(id)
      const compared = await chat(maria, 'compara os dois primeiros', { after: found.conversationId })
      expect(compared.content).toContain(plain(`${describeReturn(judgement.returnRange!)} (sua conta)`))
      expect(compared.content).toMatch(/o 2º tem o maior ROI líquido/i)
    })
  })

  it('a discount that nothing explains is said before its return, with no maximum bid', async () => {
    const person = await signIn(null)
    for (const text of await everyAnswer(person, strange)) {
      expect(text).toMatch(/Fora do comum: leia a página da Caixa.*ROI líquido \d+%/)
      expect(text).not.toContain('Lance máximo')
      expect(text).not.toMatch(/"lance_maximo_para_a_meta":\d/)
    }
    expect((await chat(person, `o imóvel ${strange} vale a pena?`)).content).toContain('**Fora do comum')
  })

  it('a gone listing has no return, and its appraisal is not said to be missing', async () => {
    const person = await signIn(null)
    const { content } = await chat(person, `qual o ROI do imóvel ${gone}?`)
    expect(content).toContain('fora da lista desde')
    expect(content).not.toMatch(/não traz a avaliação|Lance máximo|ROI líquido \d/)
    expect(await tool(person, 'property_detail', { id: gone })).toContain(
      '"roi_liquido":"saiu da lista da Caixa"',
    )
    expect(await tool(person, 'costs', { id: gone })).toContain('saiu da lista da Caixa')
  })

  it('a question whether to wait is answered with the page’s odds, cut, sample and next price', async () => {
    const person = await signIn(null)
    const detail = await ask(catalogueCalls.property, { path: { id }, cookie: person.cookie })
    const { content } = await chat(person, `vale esperar pelo imóvel ${id}?`)
    expect(content).toContain(plain(formatReais(detail.nextPrice!)))
    expect(content).toContain('saem da lista, por venda ou retirada')
    expect(content).toContain(`${detail.waiting!.sample.toLocaleString('pt-BR')} imóveis acompanhados`)
  })
})
