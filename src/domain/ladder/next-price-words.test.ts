import { expect, it } from 'vitest'
import { nextPriceSilences } from './next-price.ts'
import { describeNextPriceSilence } from './next-price-silence-words.ts'
import { describeNextPriceShort, describeNextPriceValue, isSameNextPrice } from './next-price-words.ts'

it.each([
  [96_376.59, 93_771.82, 'R$ 93.771,82', 'próximo preço R$ 93.771,82', false],
  [99_556.8, 99_556.8, 'o mesmo, em Venda Online', 'depois, o mesmo preço em Venda Online, sem os 5%', true],
  [96_376.59, null, '', '', false],
  [null, null, '', '', false],
])('describes what follows the price %s, %s', (price, nextPrice, value, words, isSame) => {
  const plain = (text: string) => text.replaceAll('\u00a0', ' ')
  const followed = { price, nextPrice }
  expect(plain(describeNextPriceValue(followed))).toBe(value)
  expect(plain(describeNextPriceShort(followed))).toBe(words)
  expect(isSameNextPrice(followed)).toBe(isSame)
})

it('each reason why nothing is said is a sentence', () => {
  for (const silence of nextPriceSilences) expect(describeNextPriceSilence[silence]).toMatch(/^\p{Lu}.*\.$/u)
})
