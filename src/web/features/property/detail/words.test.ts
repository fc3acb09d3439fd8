import { describe, expect, it } from 'vitest'
import { richProperty } from '#test/support/property-detail.ts'
import { day, exactPercent, goneSince, listOf, moment, participate, titleOf } from './words.ts'

describe('the words of a property', () => {
  it('name it by what the bank calls it and where it is', () => {
    expect(titleOf(richProperty)).toBe('Apartamento · Jardim Europa')
    expect(titleOf({ ...richProperty, neighborhood: '' })).toBe('Apartamento')
  })

  it('give instants in the time of Brasília', () => {
    expect(day('2026-11-20T01:30:00Z')).toBe('19 nov. 2026')
    expect(moment('2026-07-13T10:00:00-03:00')).toBe('13 jul. 2026, 10h00')
    expect(moment('2026-07-13T03:00:00Z')).toBe('13 jul. 2026, 00h00')
  })

  it('write a loss with a minus', () => {
    expect(exactPercent(-37.24)).toBe('−37,2%')
    expect(exactPercent(55.42)).toBe('55,4%')
  })

  it('date the figures by the list they came with', () => {
    expect(listOf(richProperty)).toBe('lista da Caixa de 18 nov. 2026')
    expect(listOf({ ...richProperty, history: [], updatedAt: '2026-03-02T01:00:00Z' })).toBe(
      'lista da Caixa de 1 mar. 2026',
    )
  })

  it('say since when it is gone, and nothing while it is for sale', () => {
    const [first] = richProperty.history
    if (!first) throw new Error('no history')
    const left = { ...first, at: '2026-11-20', kind: 'gone' } as const
    expect(goneSince(richProperty)).toBeNull()
    expect(goneSince({ ...richProperty, gone: true, history: [first, left] })).toBe('20 nov. 2026')
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
