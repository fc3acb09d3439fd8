import { describe, expect, it } from 'vitest'
import { bareProperty, richProperty } from '#test/support/property-detail.ts'
import type { DetailFact } from '../listing/facts/listed-facts.ts'
import { listSaleFacts } from './details-card.tsx'

const before = Date.parse('2026-11-21T12:00:00Z')

const asLines = (lines: DetailFact[]): string[] =>
  lines.map(({ label, value, note }) =>
    `${label}: ${value ?? '?'}${note ? ` (${note})` : ''}`.replaceAll('\u00a0', ' '),
  )

describe('the detail lines', () => {
  it('list the facts of the sale, also those that are unknown', () => {
    expect(asLines(listSaleFacts(bareProperty, {}, before))).toEqual([
      'Modalidade: Venda Online',
      'Ocupação: ?',
      'Fim da venda: ?',
      'Financiamento: ?',
      'FGTS: ?',
    ])
    expect(asLines(listSaleFacts({ ...richProperty, fgts: false }, {}, before))).toEqual([
      'Modalidade: Leilão SFI',
      'Ocupação: Ocupado',
      '1º leilão: 3 dez. 2026, 10h00',
      '2º leilão: 10 dez. 2026, 10h00',
      'Financiamento: Aceita, somente SBPE',
      'FGTS: Não aceita',
      'Leiloeiro: Maria do Carmo Ficticia',
    ])
  })
})

it('lists the own answers in place of what the bank says, marked as such', () => {
  const day = '2026-11-18'
  const facts = listSaleFacts(
    richProperty,
    { occupancy: { value: 'vacant', day }, fgts: { value: true, day } },
    before,
  )
  for (const line of [
    { label: 'Ocupação', value: 'Desocupado', note: 'resposta sua' },
    { label: 'FGTS', value: 'Aceita', note: 'resposta sua' },
  ])
    expect(facts).toContainEqual(line)
})

it('marks an occupancy that is only in the code of the page', () => {
  const bankPage = richProperty.bankPage && { ...richProperty.bankPage, occupancyHidden: true }
  expect(asLines(listSaleFacts({ ...richProperty, bankPage, situation: 'vacant' }, {}, before))).toContain(
    'Ocupação: Desocupado (só no código da página, sem aparecer nela: confirme)',
  )
})
