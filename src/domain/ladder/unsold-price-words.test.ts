import { expect, it } from 'vitest'
import { describeUnsoldPrice } from './unsold-price-words.ts'

it.each([
  ['low' as const, false, 'Se ninguém comprar: Licitação Aberta por R$ 100', 'pode ser R$ 200.'],
  ['high' as const, false, 'Se ninguém comprar: Licitação Aberta por R$ 200', 'pode ser R$ 100.'],
  ['low' as const, true, 'Depois do 2º leilão, se ninguém comprar: Licitação Aberta por R$ 100', 'R$ 200.'],
])(
  'the likelier price, %s, is named first, after a second auction: %s',
  (likely, afterSecondAuction, title, end) => {
    const words = describeUnsoldPrice({ low: 100, high: 200, likely, afterSecondAuction })
    const plain = (text: string) => text.replaceAll('\u00a0', ' ')
    expect(plain(words.title)).toBe(title)
    expect(plain(words.text).endsWith(end)).toBe(true)
  },
)
