import { describe, expect, it } from 'vitest'
import {
  dossierEdital,
  dossierListing,
  dossierTitleRecord,
  dossierToday,
} from '#test/support/dossier/dossier-case.ts'
import { dossierCases } from '#test/support/dossier-cases.ts'
import { buildDossier, type Dossier } from './build-dossier.ts'
import type { AnswerOffer } from './dossier-finding.ts'
import { groupOfRow, paperSources } from './dossier-row.ts'

type Case = (typeof dossierCases)[number]

const build = ({ listing, edital, titleRecord, demonstration = false as true }: Case): Dossier => {
  const readAt = '2026-11-25T09:00:00-03:00'
  return buildDossier({
    listing,
    edital: edital && { reading: edital, readAt },
    titleRecord: titleRecord && { reading: titleRecord, readAt },
    isDemonstration: demonstration,
    today: dossierToday,
  })
}

const writeOffer = (offer: AnswerOffer): string =>
  offer.question === 'debts' ? `${offer.debt}: ${String(offer.value)}` : `${offer.question}: ${offer.value}`

const cases = dossierCases.map(each => ({ ...each, dossier: build(each) }))

describe('a dossier of page, edital and matrícula', () => {
  it.each(cases)('$name', ({ expected, dossier: { rows, isWrongPaper, questions, openCosts, offers } }) => {
    const states = Object.fromEntries(rows.map(({ key, state }) => [key, state]))
    expect(states).toMatchObject(expected.states)
    if (expected.first !== undefined) expect(rows[0]?.key).toBe(expected.first)
    const subjects = rows.map(({ subject }) => subject)
    for (const absent of expected.absent ?? []) expect(subjects).not.toContain(absent)
    expect(isWrongPaper).toBe(expected.wrongPaper ?? false)
    if (expected.weighs !== undefined)
      expect(rows.filter(row => groupOfRow(row) === 'weighs').map(({ key }) => key)).toEqual(expected.weighs)
    for (const [to, words] of expected.questions ?? [])
      expect(questions.filter(question => question.to === to).map(({ text }) => text)).toContainEqual(
        expect.stringMatching(words),
      )
    if (expected.openCosts !== undefined)
      expect(openCosts.map(({ name }) => name)).toEqual(
        expected.openCosts.map(name => expect.stringMatching(name) as string),
      )
    if (expected.offers !== undefined) expect(offers.map(writeOffer)).toEqual(expected.offers)
  })

  it('agrees only where two sources say something, and says nothing where none does', () => {
    for (const { name, dossier } of cases)
      for (const { key, state, claims } of dossier.rows) {
        const speaking = paperSources.filter(source => claims[source].length > 0).length
        const claimed = paperSources.flatMap(source => claims[source]).length
        if (state === 'agrees') expect(claimed, `${name}: ${key}`).toBeGreaterThan(1)
        if (state === 'contradiction') expect(claimed, `${name}: ${key}`).toBeGreaterThan(1)
        if (state === 'one source') expect(speaking, `${name}: ${key}`).toBeGreaterThan(0)
      }
  })

  it('gives each claim its paper with a day, and each row a key of its own', () => {
    for (const { name, dossier } of cases) {
      const keys = dossier.rows.map(({ key }) => key)
      expect(new Set(keys).size, name).toBe(keys.length)
      for (const { claims } of dossier.rows)
        for (const claim of paperSources.flatMap(source => claims[source])) {
          expect(claim.source, name).toMatch(/\d{4}/)
          expect(claim.words, name).not.toBe('')
        }
    }
  })

  it('names pages that the reading knows: of the opening only where the first act stands on the first page', () => {
    const pagesOf = (page: number) => {
      const record = dossierTitleRecord({ acts: [{ number: 'R-1', kind: 'transfer', page }] })
      return build({ ...dossierCases[0]!, titleRecord: record })
        .rows.filter(({ subject }) => subject === 'registration' || subject === 'address')
        .flatMap(({ claims }) => claims.titleRecord.map(claim => claim.page))
    }
    expect(pagesOf(1)).toEqual([1, 1])
    expect(pagesOf(2)).toEqual([null, null])
  })

  it('cites for an offer the clause that says who pays, not one that leaves it to the announcement', () => {
    const edital = dossierEdital(
      [
        'taxes',
        '5.1 Quando o anúncio disser que os débitos de IPTU são de responsabilidade do comprador, cabe a ele apurar os valores.',
      ],
      ['taxes', '5.2 A CAIXA pagará os débitos de IPTU vencidos até a data da venda.'],
    )
    const listing = dossierListing({}, null)
    const { offers } = build({ ...dossierCases[0]!, listing, edital })
    expect(offers.map(({ source }) => source)).toEqual(['do edital, cláusula 5.2'])
    const clauses = edital.clauses.map(clause => ({ ...clause, page: 4 }))
    const paged = build({ ...dossierCases[0]!, listing, edital: { clauses } })
    expect(paged.offers.map(({ source }) => source)).toEqual(['do edital, cláusula 5.2, página 4'])
    const claims = paged.rows.flatMap(row => row.claims.edital)
    expect(new Set(claims.map(({ page }) => page))).toEqual(new Set([4]))
  })

  it('stands with contradictions first, then what weighs, what is unanswered, the rest', () => {
    const order = ['contradiction', 'weighs', 'unanswered', 'rest']
    for (const { name, dossier } of cases) {
      const groups = dossier.rows.map(row => order.indexOf(groupOfRow(row)))
      expect(groups, name).toEqual(groups.toSorted((a, b) => a - b))
    }
  })

  it('names for every open cost and offer the paper it is from', () => {
    for (const { dossier } of cases) {
      for (const { source } of dossier.openCosts) expect(source).toMatch(/^(?:Matrícula|Edital)/)
      for (const { source } of dossier.offers) expect(source).toMatch(/^do edital/)
    }
  })
})
