import { describe, expect, it } from 'vitest'
import { richProperty } from '#test/support/property-detail.ts'
import { buildAssumedForm } from './assumed-cost-form.ts'
import { type CostForm, exampleCostForm } from './cost-form.ts'
import { listPrintedInputs } from './print-tables.tsx'
import { listPrintedNotes } from './print-sheet.tsx'
import type { WorkingSheetState } from './working-sheet.ts'

const nothing = () => undefined
const working = (form: CostForm, property: WorkingSheetState['property'] = null): WorkingSheetState => ({
  form,
  property,
  lot: null,
  unexplained: false,
  assumed: property && buildAssumedForm(property),
  change: nothing,
  set: nothing,
  answers: {},
  cost: () => 0,
  gain: 0,
})
const noteOf = (name: string, form: CostForm, property: WorkingSheetState['property'] = null) =>
  listPrintedNotes(working(form, property)).find(note => note.startsWith(`${name}: `))

describe('the notes of the printed sheet', () => {
  it('name every assumption of the sheet with its source', () => {
    const notes = listPrintedNotes(working(buildAssumedForm(richProperty), richProperty))
    for (const words of [
      /^Comissão: Em leilões e licitações, .*: 5% em leilões e licitações; 0% nas vendas/,
      /^Escritura: Supomos: R\$.[\d.,]+, pela tabela de GO de 2026/,
      /^Registro: Supomos: R\$.[\d.,]+, pela tabela de GO de 2026/,
      /^Desocupação: Supomos: R\$ 6\.000 no mês 1/,
      /^Reforma: Supomos: R\$ 500 por m², sem passar de 10% da avaliação/,
      /^Custo mensal: .* Supomos: 0,2% da avaliação por mês/,
      /^Até a venda: .* Supomos: 12 meses/,
      /^Venda: Supomos: A avaliação da própria Caixa/,
      /^Corretagem: Supomos: 6%/,
      /^Condomínio em atraso: /,
    ])
      expect(notes).toContainEqual(expect.stringMatching(words))
    for (const note of notes.slice(1, -1)) expect(note).toMatch(/ Fonte: .+\.$/)
  })

  it('do not call a typed value an assumption', () => {
    expect(noteOf('Corretagem', { ...exampleCostForm, brokeragePercent: 5 })).toBeUndefined()
    const sold = { ...buildAssumedForm(richProperty), saleValue: 1 }
    expect(noteOf('Venda', sold, richProperty)).toBeUndefined()
    expect(noteOf('Reforma', { ...exampleCostForm, reformTotal: 1 })).toBeUndefined()
    expect(noteOf('Comissão', { ...exampleCostForm, commissionPercent: 4 })).not.toContain('Supomos')
    expect(noteOf('Comissão', exampleCostForm)).toContain('Supomos')
  })

  it('leave out for the example what holds only for a listing', () => {
    expect(noteOf('Venda', exampleCostForm)).toBeUndefined()
    expect(noteOf('Custo mensal', exampleCostForm)).not.toContain('avaliação')
  })
})

it('an unknown modality is printed as such', () => {
  const inputs = listPrintedInputs(working({ ...exampleCostForm, modality: null }))
  expect(inputs).toContainEqual({ label: 'Modalidade', value: 'Não informada', origin: null })
})
