import { describe, expect, it } from 'vitest'
import { auctionListing, itemOf, createPageFacts } from '#test/support/checklist.ts'
import type { ChecklistFacts } from './checklist-facts.ts'

describe('when the list has changed the modality since the page was read', () => {
  const old: Partial<ChecklistFacts> = {
    firstAuctionDate: '2026-11-25T10:00:00-03:00',
    editalUrl: 'https://x',
    bankPage: createPageFacts({
      modality: 'licitacao',
      editalNumber: '0037/0326 - CPVE/RE',
      price: 1,
      secondAuctionPrice: 2,
      condominiumRule: 'A CAIXA pagará integralmente.',
      taxesRule: 'Sob responsabilidade do comprador.',
    }),
  }

  it('previous dates, edital and rules are not presented as current', () => {
    expect(itemOf('dates', old)).toMatchObject({ state: 'unknown', text: expect.stringContaining('mudou') })
    expect(itemOf('condominium', old)).toMatchObject({
      state: 'attention',
      text: expect.stringMatching(/^A Caixa paga\..*A modalidade mudou depois da página/),
      source: 'Página da Caixa de 20 nov. 2026, antes de mudar a modalidade',
    })
    expect(itemOf('taxes', old)?.state).toBe('risk')
    expect(itemOf('price', old)?.text).not.toContain('2º leilão')
    expect(itemOf('edital', { ...old, ...auctionListing })?.state).toBe('unknown')
    expect(itemOf('commission', { ...old, ...auctionListing })?.source).toContain('Edital da venda')
  })

  it('the previous leiloeiro is not named, and the payment terms are to be confirmed', () => {
    const bankPage = createPageFacts({ modality: 'licitacao' })
    expect(
      itemOf('commission', { ...auctionListing, bankPage, auctioneerName: 'MARIA' })?.text,
    ).not.toContain('Maria')
    expect(itemOf('payment', { bankPage, financing: true, fgts: true })).toMatchObject({
      state: 'attention',
      text: expect.stringContaining('A modalidade mudou depois da página'),
    })
  })

  it('the same modality, or one the page did not state, changes nothing', () => {
    for (const modality of ['venda-online', null] as const) {
      const same = { ...old, bankPage: createPageFacts({ ...old.bankPage, modality }) }
      expect(itemOf('dates', same)?.state).toBe('ok')
      expect(itemOf('condominium', same)?.state).toBe('ok')
    }
  })
})

describe('when a newer list states another price than the page', () => {
  const round: Partial<ChecklistFacts> = {
    ...auctionListing,
    price: 90_000,
    auctioneerName: 'MARIA',
    financing: true,
    firstAuctionDate: '2026-11-25T10:00:00-03:00',
    trajectory: { firstListed: '2026-11-01', daysListed: 20 },
    bankPage: createPageFacts({
      modality: 'leilao',
      price: 120_000,
      secondAuctionPrice: 100_000,
      editalNumber: '1/2',
    }),
  }

  it("the page's facts belong to an earlier round", () => {
    expect(itemOf('dates', round)).toMatchObject({
      state: 'unknown',
      text: expect.stringMatching(/^O preço mudou na lista depois da página: as datas/),
      source: 'Página da Caixa de 20 nov. 2026, antes de mudar o preço',
    })
    expect(itemOf('edital', round)?.state).toBe('unknown')
    expect(itemOf('commission', round)?.text).not.toContain('Maria')
  })

  it.each<[string, Partial<ChecklistFacts>]>([
    ['the list is of the same day', { trajectory: { firstListed: '2026-11-01', daysListed: 19 } }],
    ['no list is known', { trajectory: null }],
    ['the price is that of the page', { price: 120_000 }],
    ['the price is that of the second auction', { price: 100_000 }],
  ])('the page still applies when %s', (_, facts) => {
    expect(itemOf('dates', { ...round, ...facts })?.state).toBe('ok')
    expect(itemOf('commission', { ...round, ...facts })?.text).toContain('Maria')
  })
})
