import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { buildJudgedPurchase, type JudgedFor, judgedForAnybody } from '#contract/judge-property.ts'
import { presentFittingHome } from '#contract/present-fitting-home.ts'
import { presentProperty } from '#contract/present-property.ts'
import { presentSharedProperty } from '#contract/present-shared-listing.ts'
import type { Property } from '#contract/property-schemas.ts'
import { formatCentavos, formatReais } from '#domain/format-figures.ts'
import { defaultHomeAssumptions } from '#domain/home-purchase/home-assumptions.ts'
import { sumHomeTransfer } from '#domain/home-purchase/home-purchase.ts'
import { type HomeQuestion, writeHomeQuestion } from '#domain/home-purchase/home-question.ts'
import type { OwnAnswers } from '#domain/judgement/own-answers.ts'
import { computePercentOfSum, fromReais } from '#domain/money.ts'
import type { CataloguedListing } from '#domain/property/listing.ts'
import { writeDigestMail } from '#server/digest/digest-mail.ts'
import { RenderedHomeContext } from '#web/data/account/rendered-home.ts'
import { homeLines } from '#web/features/compare/home-lines.ts'
import { type HomeOfRow, useHomeOfRow } from '#web/features/desk/rows/home-of-row.ts'
import { deskColumns } from '#web/features/desk/table/desk-columns.ts'
import { HomeCard } from '#web/features/home-purchase/home-card.tsx'
import { ResidentBuyerCard } from '#web/features/home-purchase/resident-buyer-card.tsx'
import { HomeFitLine } from '#web/features/listing/card/home-fit-line.tsx'
import { PaperCosts } from '#web/features/property/property-paper.tsx'
import { JudgedPropertyContext } from '#web/features/property/use-judged-property.ts'
import { listSharedFigures } from '#web/features/shared-list/shared-figures.ts'
import { formatShortCentavos } from '#web/ui/figure-text.ts'
import { createListing } from './support/catalogue.ts'
import { goianiaFamily } from './support/home-purchases.ts'
import { presentAt } from './support/presentation.ts'
import { allSharedFigures } from './support/shared-page.ts'

const now = new Date('2026-11-22T12:00:00Z')
const plain = (text: string): string =>
  text
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
/** No loan is possible, so the family pays like one that pays at once. */
const family = { ...goianiaFamily, income: 0 }
const question: HomeQuestion = {
  family,
  assumptions: defaultHomeAssumptions,
  place: { uf: null, city: '', withinKm: null },
}

const render = (node: ReactNode): string =>
  plain(
    renderToStaticMarkup(
      createElement(
        RenderedHomeContext.Provider,
        { value: { parameters: writeHomeQuestion(question), isForLiving: true } },
        createElement(QueryClientProvider, { client: new QueryClient() }, node),
      ),
    ),
  )

const writeMail = (listing: CataloguedListing, property: Property, judgedFor: JudgedFor): string =>
  plain(
    writeDigestMail({
      name: 'Maria',
      notifications: [
        {
          title: 'Novo',
          description: '',
          link: null,
          unsubscribeUrl: null,
          listings: [{ listing, property, judgedFor, home: question }],
          total: 1,
        },
      ],
      rhythm: 'daily',
      siteUrl: 'https://arremate.example',
      unsubscribe: '',
      now,
    }).text,
  )

/** Prints the property's own paper for the person who reads its page. */
const printCosts = (property: Property, judgedFor: JudgedFor): string =>
  render(
    createElement(
      JudgedPropertyContext.Provider,
      {
        value: {
          judgement: null as never,
          purchase: buildJudgedPurchase(property, judgedFor),
          scoreParts: [],
          answers: judgedFor.answers,
          hasOwnSheet: false,
        },
      },
      createElement(PaperCosts),
    ),
  )

const house = { price: 130_777_33, evaluation: 210_000_00, financing: false, fgts: false } as const

describe('the money of the first day is one sum on every surface', () => {
  it.each<[string, Partial<CataloguedListing>, repairs: number, eviction: number]>([
    ['a vacant flat', { category: 'apartamento', area: 40, occupancy: 'vacant' }, 20_000_00, 0],
    ['an occupied house', { category: 'casa', area: 40, occupancy: 'occupied' }, 20_000_00, 6_000_00],
    ['one of which that is not known', { category: 'casa', area: null, occupancy: null }, 21_000_00, 0],
    ['one in a leilão', { category: 'casa', area: 90, modality: 'leilao' }, 21_000_00, 0],
    ['land', { category: 'terreno', area: 200 }, 0, 0],
  ])('of %s', (_, changes, repairs, eviction) => {
    const listing = createListing({ ...house, ...changes })
    const property = presentProperty(listing, presentAt(now))
    const home = presentFittingHome(property, {}, family, defaultHomeAssumptions)
    const { cash } = home.best
    const commission = listing.modality === 'leilao' ? computePercentOfSum(house.price, 5) : 0
    // The usual ITBI and the deed and registration of the table of São Paulo: the family pays at once.
    const transfer = sumHomeTransfer({ ...house, place: listing }, 0, family.firstHome)
    expect(fromReais(cash)).toBe(house.price + commission + transfer + repairs + eviction)

    const shared = presentSharedProperty(property, judgedForAnybody, {
      figures: allSharedFigures,
      clientNotes: '',
      mine: null,
    })
    expect(shared.figures.dayOne).toBe(cash)
    expect(listSharedFigures(shared, 15)).toContainEqual({
      name: 'No primeiro dia, à vista',
      value: formatReais(cash),
    })
    const column = deskColumns.find(({ key }) => key === 'firstDay')
    const context = { clients: new Map(), demonstration: false, homeOf: () => home }
    expect(column?.sortOf?.(null as never, context)).toBe(cash)
    expect(homeLines.find(({ key }) => key === 'firstDay')?.value(home)).toBe(cash)

    const short = plain(formatShortCentavos(fromReais(cash)))
    const exact = plain(formatCentavos(fromReais(cash)))
    expect(render(createElement(HomeFitLine, { property }))).toContain(`1º dia ${short}`)
    expect(render(createElement(HomeCard, { home, account: { to: '/', search: {} } }))).toContain(
      `1º dia ${short}`,
    )
    const whole = plain(formatReais(Math.round(cash)))
    expect(render(createElement(ResidentBuyerCard, { property }))).toContain(whole)
    expect(writeMail(listing, property, judgedForAnybody)).toContain(`${exact} no primeiro dia`)
    expect(printCosts(property, judgedForAnybody)).toContain(`Para pagar logo ${exact}`)
  })

  it('counts what its owner found out, on every surface', () => {
    const [condominium, taxes] = [3_210, 450.5]
    const listing = createListing({ ...house, category: 'casa', area: 40, occupancy: null, financing: true })
    const property = presentProperty(listing, presentAt(now))
    const day = '2026-11-20'
    const answers: OwnAnswers = {
      occupancy: { value: 'occupied', day },
      debts: { value: { condominium, taxes }, day },
      financing: { value: false, day },
    }
    const judgedFor = { ...judgedForAnybody, answers }
    const before = presentFittingHome(property, {}, family, defaultHomeAssumptions).best.cash
    const cash = before + condominium + taxes + 6_000

    const shared = presentSharedProperty(property, judgedFor, {
      figures: allSharedFigures,
      clientNotes: '',
      mine: null,
    })
    expect(shared.figures.dayOne).toBe(cash)
    const exact = plain(formatCentavos(fromReais(cash)))
    expect(printCosts(property, judgedFor)).toContain(`Para pagar logo ${exact}`)
    expect(writeMail(listing, property, judgedFor)).toContain(`${exact} no primeiro dia`)
    const row = { item: { property, answers }, stage: null, gone: false } as Parameters<HomeOfRow>[0]
    const Desk = () => String(useHomeOfRow()?.(row)?.best.cash)
    expect(render(createElement(Desk))).toBe(String(cash))
    // The own answer that nobody finances it excludes a loan, even with an income.
    const earning = presentFittingHome(property, answers, goianiaFamily, defaultHomeAssumptions)
    expect([earning.best.instalment, earning.best.cash, earning.unknown]).toEqual([null, cash, []])
  })
})
