import { describe, expect, it } from 'vitest'
import type { AnswerOffer, OpenCost } from '#domain/dossier/dossier-finding.ts'
import { dossierSubjects, paperSources } from '#domain/dossier/dossier-row.ts'
import { selectOpenCosts, selectOpenOffers } from './dossier-consequences.tsx'
import { describeSilence, summarizeDossier } from './dossier-words.ts'

const day = '2026-11-26'
const offers: readonly AnswerOffer[] = [
  { question: 'occupancy', value: 'vacant', source: 'do edital' },
  { question: 'debts', debt: 'taxes', value: 0, source: 'do edital' },
]
const costs: readonly OpenCost[] = [
  { name: 'Baixa da penhora (AV-5)', source: 'Matrícula' },
  { name: 'Condomínio em atraso: quanto é', source: 'Edital', debt: 'condominium' },
]

describe('what the papers answer', () => {
  it('is offered until the person has an answer of their own', () => {
    expect(selectOpenOffers(offers, {})).toEqual(offers)
    expect(selectOpenOffers(offers, { occupancy: { value: 'occupied', day } })).toEqual([offers[1]])
    expect(selectOpenOffers(offers, { debts: { value: { condominium: 800, taxes: null }, day } })).toEqual(
      offers,
    )
    expect(selectOpenOffers(offers, { debts: { value: { condominium: null, taxes: 0 }, day } })).toEqual([
      offers[0],
    ])
  })
})

describe('a cost that the papers leave open', () => {
  it('of a debt is closed by the own answer, that of a burden stays', () => {
    expect(selectOpenCosts(costs, {})).toEqual(costs)
    expect(selectOpenCosts(costs, { debts: { value: { condominium: 0, taxes: null }, day } })).toEqual([
      costs[0],
    ])
  })
})

describe('the words of the dossier', () => {
  it('say of each source that says nothing why it does not', () => {
    const unread = { page: 'unread', edital: 'unread', titleRecord: 'unread' } as const
    for (const source of paperSources)
      for (const subject of dossierSubjects)
        expect(describeSilence(source, subject, unread)).toMatch(/não|sem/)
    expect(describeSilence('titleRecord', 'owner', { ...unread, titleRecord: 'read' })).toBe('não diz')
  })

  it('never say that a page was not read where there is none, nor that the wrong paper says nothing', () => {
    const states = { page: 'none', edital: 'failed', titleRecord: 'wrong paper' } as const
    expect(describeSilence('page', 'owner', states)).toBe('a demonstração não traz isso')
    expect(describeSilence('edital', 'dates', states)).toMatch(/não carregou/)
    expect(describeSilence('titleRecord', 'owner', states)).toBe('parece de outro imóvel: não usada')
  })

  it('count what does not match, what weighs, and what is open', () => {
    expect(
      summarizeDossier([
        { state: 'contradiction', weighs: true },
        { state: 'one source', weighs: true },
        { state: 'one source', weighs: false },
        { state: 'unanswered', weighs: false },
        { state: 'unanswered', weighs: false },
      ]),
    ).toBe('1 ponto não bate · 1 ponto pesa · 2 sem resposta')
    expect(summarizeDossier([{ state: 'agrees', weighs: false }])).toBe('No que foi lido, nada se contradiz.')
  })
})
