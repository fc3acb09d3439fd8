import { expect, it } from 'vitest'
import { readTitleRecord } from './read-title-record.ts'

const opening = 'MATRÍCULA Nº 5.000\nIMÓVEL: lote de terreno. PROPRIETÁRIO: JOÃO TESTE, brasileiro.\n'
const burdensOf = (...acts: string[]) =>
  readTitleRecord(
    opening + acts.map((words, at) => `AV-${String(at + 1)}/5.000 - Em 10/05/2010. ${words}`).join('\n'),
  ).burdens.map(({ kind, inForce }) => [kind, inForce])

it.each([
  'ARROLAMENTO DE BENS E DIREITOS. Nos termos do art. 64 da Lei 9.532/97, por requisição da Receita Federal do Brasil.',
  'ARROLAMENTO FISCAL. Ofício 12 da Delegacia da Receita Federal.',
  'Por requisição da Receita Federal, foi o imóvel arrolado nos termos do art. 64 da Lei 9.532/97.',
  'TOMBAMENTO. O imóvel foi tombado pelo Município.',
])('a listing is a burden: %s', words => {
  expect(burdensOf(words)).toEqual([['other-burden', true]])
})

it('a listing for taxes ends as other burdens do', () => {
  const listed = 'ARROLAMENTO DE BENS E DIREITOS. Art. 64 da Lei 9.532/97.'
  const ended =
    'CANCELAMENTO DE ARROLAMENTO. Por ofício da Receita Federal, fica cancelado o arrolamento da AV-1.'
  expect(burdensOf(listed, ended)).toEqual([['other-burden', false]])
})

it('an estate that heirs divide is none', () => {
  expect(
    burdensOf(
      'ARROLAMENTO. Nos autos de arrolamento dos bens deixados por JOÃO TESTE, o imóvel foi partilhado a ANA TESTE.',
    ),
  ).toEqual([])
})
