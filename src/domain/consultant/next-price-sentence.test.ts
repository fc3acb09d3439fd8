import { describe, expect, it } from 'vitest'
import { bareProperty } from '#test/support/property-detail.ts'
import { describeNextPrice } from './listing-fact-sentences.ts'

const say = (nextPrice: number | null) =>
  describeNextPrice({ ...bareProperty, gone: false, price: 96_376.59, nextPrice })

describe('the next price in a sentence', () => {
  it('names it as observed, and never as a rule of the bank or a sale', () => {
    expect(say(93_771.82)).toMatch(
      /O próximo preço, se ninguém comprar, é de \*\*R\$\s93\.771,82\*\*; o de agora é R\$\s96\.376,59/,
    )
    expect(say(93_771.82)).toContain('sair da lista, por venda ou retirada')
    for (const words of [say(93_771.82), say(96_376.59), say(null)])
      expect(words).not.toMatch(/vendido|regra da Caixa/)
  })

  it('is the same price after a licitação', () => {
    expect(say(96_376.59)).toMatch(/continua em \*\*R\$\s96\.376,59\*\*, em venda online/)
  })

  it('is said to be unknown where the lists show none', () => {
    expect(say(null)).toMatch(/^Próximo preço: \*\*Não informado\*\*/)
  })
})
