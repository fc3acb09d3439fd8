import { expect, test } from 'vitest'
import { readNumbers } from './read-numbers.ts'
import { createReading } from './sentence-reading.ts'

const amountsOf = (text: string): number[] => {
  const reading = createReading(text)
  readNumbers(reading)
  return reading.tokens.flatMap(({ amount }) => (amount ? [amount.value] : []))
}

test.each<[text: string, amounts: number[]]>([
  ['duzentos e dez mil', [210_000]],
  ['cento e dez mil', [110_000]],
  ['cento e quinze mil', [115_000]],
  ['cento e cinquenta mil', [150_000]],
  ['cento e vinte e cinco mil', [125_000]],
  ['cento e vinte e cinco mil e quinhentos', [125_500]],
  ['cento e vinte e cinco mil e quinhentos reais', [125_500]],
  ['trezentos e cinquenta mil', [350_000]],
  ['noventa e nove mil', [99_000]],
  ['oitenta mil', [80_000]],
  ['cem mil', [100_000]],
  ['mil e duzentos', [1_200]],
  ['mil reais', [1_000]],
  ['dois mil e quinhentos', [2_500]],
  ['um milhão', [1_000_000]],
  ['um milhão e meio', [1_500_000]],
  ['dois milhões e meio', [2_500_000]],
  ['dois e meio milhões', [2_500_000]],
  ['um milhão e duzentos mil', [1_200_000]],
  ['um milhão duzentos e cinquenta mil', [1_250_000]],
  ['1 milhão e 200 mil', [1_200_000]],
  ['meio milhão', [500_000]],
  ['1/4 de milhão', [250_000]],
  ['3/4 de milhão', [750_000]],
  ['um quarto de milhão', [250_000]],
  ['três quartos de milhão', [750_000]],
  ['1,5 milhão', [1_500_000]],
  ['1.5mi', [1_500_000]],
  ['150k', [150_000]],
  ['R$ 150.000,00', [150_000]],
  ['350 000', [350_000]],
  ['200.000 mil', [200_000]],
  ['cinquenta contos', [50_000]],
  ['entre duzentos mil e trezentos mil', [200_000, 300_000]],
  ['entre duzentos mil e trezentos', [200_000, 300]],
  ['de cem a duzentos mil', [100, 200_000]],
  ['vinte e dois', [22]],
  ['vinte e doze', [20, 12]],
  ['quinze e dez', [15, 10]],
  ['um quarto', [1]],
  ['um ou dois quartos', [1, 2]],
  ['uma casa', []],
  ['um apartamento de dois quartos', [2]],
  ['2/4', [2, 4]],
  ['80 por cento', [80]],
])('“%s” has the numbers %j', (text, amounts) => {
  expect(amountsOf(text)).toEqual(amounts)
})
