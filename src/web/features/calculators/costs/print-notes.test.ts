import { describe, expect, it } from 'vitest'
import { richProperty } from '#test/support/property-detail.ts'
import { assumedForm } from './assumed-form.ts'
import { type CostForm, example } from './form.ts'
import { printedInputs } from './print-inputs.ts'
import { printedNotes } from './print-notes.ts'
import type { Working } from './working.ts'

const nothing = () => undefined
const working = (form: CostForm, property: Working['property'] = null): Working => ({
  form,
  property,
  assumed: property && assumedForm(property),
  change: nothing,
  set: nothing,
  cost: () => 0,
  gain: 0,
})
const noteOf = (name: string, form: CostForm, property: Working['property'] = null) =>
  printedNotes(working(form, property)).find(note => note.startsWith(`${name}: `))

describe('the notes of the printed sheet', () => {
  it('name every assumption of the sheet with its source', () => {
    const notes = printedNotes(working(assumedForm(richProperty), richProperty))
    for (const words of [
      /^Comissão: Em leilões e licitações, .*: 5% em leilões e licitações; 0% nas vendas/,
      /^Escritura: Supomos: 1% do lance/,
      /^Registro: Supomos: 1% do lance/,
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
    expect(noteOf('Corretagem', { ...example, brokeragePercent: 5 })).toBeUndefined()
    const sold = { ...assumedForm(richProperty), saleValue: 1 }
    expect(noteOf('Venda', sold, richProperty)).toBeUndefined()
    expect(noteOf('Reforma', { ...example, reformTotal: 1 })).toBeUndefined()
    expect(noteOf('Comissão', { ...example, commissionPercent: 4 })).not.toContain('Supomos')
    expect(noteOf('Comissão', example)).toContain('Supomos')
  })

  it('leave out for the example what holds only for a listing', () => {
    expect(noteOf('Venda', example)).toBeUndefined()
    expect(noteOf('Custo mensal', example)).not.toContain('avaliação')
  })
})

it('an unknown modality is printed as such', () => {
  const inputs = printedInputs(working({ ...example, modality: null }))
  expect(inputs).toContainEqual({ label: 'Modalidade', value: 'Não informada', origin: null })
})
