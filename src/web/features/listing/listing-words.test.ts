import { describe, expect, it } from 'vitest'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { richProperty } from '#test/support/property-detail.ts'
import {
  describeDistrict,
  describeListDate,
  describeRegistryOffice,
  describePastAuctions,
  describeBankLink,
  listingTitle,
} from './listing-words.ts'

const [entered] = richProperty.history
const course = richProperty.trajectory
if (!entered || !course) throw new Error('no history')
const left = { ...entered, at: '2026-11-20', kind: 'gone' } as const

describe('the texts of a listing', () => {
  it('name it by the bank’s type and its place', () => {
    expect(listingTitle(richProperty)).toBe('Apartamento · Jardim Europa')
    expect(listingTitle({ ...richProperty, neighborhood: '' })).toBe('Apartamento')
  })

  it.each<[string, Partial<PropertyDetail>, 'demo' | 'caixa' | null, string]>([
    ['the bank’s', {}, 'caixa', 'lista da Caixa de 18 nov. 2026'],
    ['invented', {}, 'demo', 'dados de demonstração de 18 nov. 2026'],
    ['not known yet', {}, null, 'lista de 18 nov. 2026'],
    ['of no list that is known', { history: [], trajectory: null }, 'caixa', 'lista da Caixa'],
    [
      'unchanged for months',
      { history: [entered] },
      'caixa',
      'lista da Caixa de 18 nov. 2026, sem mudança desde 8 jan. 2026',
    ],
    [
      'gone: the list it was missing from did not have it',
      { gone: true, history: [entered, left], trajectory: null },
      'caixa',
      'lista da Caixa de 8 jan. 2026',
    ],
    [
      'gone: the list before still had it',
      { gone: true, history: [entered, left], trajectory: { ...course, daysListed: 10 } },
      'caixa',
      'lista da Caixa de 18 jan. 2026, sem mudança desde 8 jan. 2026',
    ],
  ])('date its figures by a list that had it: %s', (_, change, source, words) => {
    expect(describeListDate({ ...richProperty, ...change }, source)).toBe(words)
  })

  it.each([
    ['leilao', 'Participar do Leilão'],
    ['licitacao', 'Participar da Licitação'],
    ['venda-online', 'Participar da Venda'],
    ['venda-direta', 'Participar da Venda'],
    [null, 'Participar do Leilão'],
  ] as const)('invite to take part in a sale by %s: %s', (modality, words) => {
    expect(describeBankLink({ ...richProperty, modality })).toBe(words)
  })
})

describe('the dates of a sale', () => {
  const first = { firstAuctionDate: '2026-12-03T10:00:00-03:00', secondAuctionDate: null }
  const both = { ...first, secondAuctionDate: '2026-12-10T10:00:00-03:00' }
  it.each<[string, Partial<PropertyDetail>, string, string | null]>([
    ['one is to come', both, '2026-12-05T12:00:00Z', null],
    ['both are over', both, '2026-12-10T13:00:01Z', 'Os dois leilões já passaram'],
    ['the only one is over', first, '2026-12-05T12:00:00Z', 'A data informada já passou'],
    [
      'those of an open bidding are over',
      { ...both, modality: 'licitacao' },
      '2026-12-11T12:00:00Z',
      'As datas informadas já passaram',
    ],
    ['it has left the list', { ...both, gone: true }, '2026-12-11T12:00:00Z', null],
    ['none is known', { firstAuctionDate: null, secondAuctionDate: null }, '2026-12-11T12:00:00Z', null],
  ])('are described when %s', (_, change, now, words) => {
    expect(describePastAuctions({ ...richProperty, ...change }, Date.parse(now))).toBe(words)
  })
})

describe('names in capitals on the bank page', () => {
  it.each([
    ['CACHOEIRINHA-RS', 'Cachoeirinha (RS)'],
    ['SAO JOSE DO RIO PRETO - SP', 'São José do Rio Preto (SP)'],
    ['Anápolis', 'Anápolis'],
  ])('are readable for the district %s', (district, words) => {
    expect(describeDistrict(district)).toBe(words)
  })

  it.each([
    ['01 · CACHOEIRINHA-RS', 'Ofício 01 de Cachoeirinha (RS)'],
    ['2º Ofício de Anápolis-GO', '2º Ofício de Anápolis-GO'],
  ])('are readable for the registry office %s', (office, words) => {
    expect(describeRegistryOffice(office)).toBe(words)
  })
})
