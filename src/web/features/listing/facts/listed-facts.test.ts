import { describe, expect, it } from 'vitest'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import { type DetailFact, describeAcceptance, listDates, listDetails } from './listed-facts.ts'

const before = Date.parse('2026-11-21T12:00:00Z')

const asLines = (lines: DetailFact[]): string[] =>
  lines.map(({ label, value, note }) =>
    `${label}: ${value ?? '?'}${note ? ` (${note})` : ''}`.replaceAll('\u00a0', ' '),
  )

describe('the detail lines', () => {
  it('contain only what the bank says about the property', () => {
    expect(asLines(listDetails(bareProperty))).toEqual(['Tipo: Casa'])
    expect(asLines(listDetails(richProperty))).toEqual([
      'Tipo: Apartamento',
      'Área privativa: 49,2 m²',
      'Área total: 62,75 m²',
      'Quartos: 2',
      'Banheiros: ao menos 1',
      'Cozinhas: 1',
      'Vagas de garagem: 1',
    ])
  })

  it('contain the counted bathrooms, and “at least one” when the list names no number', () => {
    expect(asLines(listDetails({ ...bareProperty, bathrooms: 1 }))).toContain('Banheiros: ao menos 1')
    expect(asLines(listDetails({ ...bareProperty, bathrooms: 2 }))).toContain('Banheiros: 2')
  })
})

describe('the date lines', () => {
  it.each([
    ['leilao', ['1º leilão: ?']],
    ['licitacao', ['Abertura das propostas: ?']],
    ['venda-online', ['Fim da venda: ?']],
    ['venda-direta', []],
    [null, ['Data da venda: ?']],
  ] as const)('are unknown for a sale by %s', (modality, lines) => {
    expect(asLines(listDates({ ...bareProperty, modality }, before))).toEqual(lines)
  })

  it('mark dates that have passed, by Brasília time', () => {
    const between = Date.parse('2026-12-03T13:00:01Z')
    expect(asLines(listDates(richProperty, between))).toEqual([
      '1º leilão: 3 dez. 2026, 10h00 (já passou)',
      '2º leilão: 10 dez. 2026, 10h00',
    ])
  })
})

it('what the bank does not say is neither accepted nor refused', () => {
  expect([true, false, null].map(describeAcceptance)).toEqual(['Aceita', 'Não aceita', null])
})
