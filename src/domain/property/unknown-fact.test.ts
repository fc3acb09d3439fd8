import { expect, it } from 'vitest'
import { describeUnknownFact } from './unknown-fact.ts'

it.each([
  ['Não informado', ['Bairro', 'Preço por m²', 'Financiamento', 'FGTS', 'ROI líquido estimado', 'Tipo']],
  [
    'Não informada',
    ['Área', 'Área privativa', 'Avaliação', 'Avaliação média', 'Modalidade', 'Matrícula', 'Margem bruta'],
  ],
  // The third value beside “Ocupado” and “Desocupado”.
  ['Não informado', ['Ocupação']],
  ['Não informada', ['Próxima data', 'Data', 'Cidade', 'Página da Caixa', 'Comarca']],
  ['Não informados', ['Quartos', 'Banheiros', 'Lances']],
  ['Não informadas', ['Vagas', 'Dívidas', 'Reduções de preço']],
])('%s is said of %j', (text, names) => {
  expect(names.map(describeUnknownFact)).toEqual(names.map(() => text))
})
