import { expect, it } from 'vitest'
import { parsePaidPriceArguments, WrongPaidPriceUsage } from './paid-price-arguments.ts'

it('files of one city, or cities to be asked', () => {
  expect(parsePaidPriceArguments(['recife', 'a.csv', 'b.csv'])).toMatchObject({
    city: { id: 'recife' },
    files: ['a.csv', 'b.csv'],
  })
  expect(parsePaidPriceArguments(['--fetch', 'recife,porto-alegre'])).toMatchObject({
    fetch: [{ id: 'recife' }, { id: 'porto-alegre' }],
  })
})

it.each([
  [[], 'Diga a cidade e os arquivos.'],
  [['recife'], 'Diga que arquivos de Recife importar.'],
  [['olinda', 'a.csv'], 'Não há importador para a cidade "olinda".'],
  [['--fetch'], 'Falta a cidade depois de --fetch.'],
  [['--fetch', 'recife', 'a.csv'], '--fetch não leva arquivos.'],
  [['--nada'], 'Opção desconhecida: --nada.'],
])('%j is refused', (args, message) => {
  expect(() => parsePaidPriceArguments(args)).toThrow(new WrongPaidPriceUsage(message))
})
