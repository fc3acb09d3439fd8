import { expect, it } from 'vitest'
import { describeNextPriceShort } from './next-price-words.ts'

it.each([
  [96_376.59, 93_771.82, 'próximo preço R$ 93.771,82'],
  [99_556.8, 99_556.8, 'depois, o mesmo preço em Venda Online, sem os 5%'],
  [96_376.59, null, ''],
])('describes what follows the price %s, %s', (price, nextPrice, words) => {
  expect(describeNextPriceShort({ price, nextPrice }).replaceAll('\u00a0', ' ')).toBe(words)
})
