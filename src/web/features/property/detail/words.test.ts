import { describe, expect, it } from 'vitest'
import type { PropertyDetail } from '#contract/property-detail.ts'
import { richProperty } from '#test/support/property-detail.ts'
import { exactPercent, goneSince, listOf, participate, titleOf } from './words.ts'

const [entered] = richProperty.history
const course = richProperty.trajectory
if (!entered || !course) throw new Error('no history')
const left = { ...entered, at: '2026-11-20', kind: 'gone' } as const

describe('the words of a property', () => {
  it('name it by what the bank calls it and where it is', () => {
    expect(titleOf(richProperty)).toBe('Apartamento · Jardim Europa')
    expect(titleOf({ ...richProperty, neighborhood: '' })).toBe('Apartamento')
  })

  it('write a loss with a minus', () => {
    expect(exactPercent(-37.24)).toBe('−37,2%')
    expect(exactPercent(55.42)).toBe('55,4%')
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
  ])('date the figures of a listing by a list that had it: %s', (_, change, of, words) => {
    expect(listOf({ ...richProperty, ...change }, of)).toBe(words)
  })

  it('say since when it is gone, and nothing while it is for sale', () => {
    expect(goneSince(richProperty)).toBeNull()
    expect(goneSince({ ...richProperty, gone: true, history: [entered, left] })).toBe('20 nov. 2026')
    expect(goneSince({ ...richProperty, gone: true, history: [] })).toBe('18 nov. 2026')
  })

  it.each([
    ['leilao', 'Participar do Leilão'],
    ['licitacao', 'Participar da licitação'],
    ['venda-online', 'Participar da venda'],
    ['venda-direta', 'Participar da venda'],
    [null, 'Participar do Leilão'],
  ] as const)('invite to a sale by %s: %s', (modality, words) => {
    expect(participate({ ...richProperty, modality })).toBe(words)
  })
})
