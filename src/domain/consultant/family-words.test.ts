import { describe, expect, it } from 'vitest'
import { toReaisOrNull } from '../money.ts'
import { asksWhatFits, readFamilyWords } from './family-means.ts'

describe('what a sentence says of a family', () => {
  it.each<[message: string, fgts: number | null, people: number | null]>([
    ['ganho 4 mil, tenho 60 mil de entrada e 12 mil de FGTS', 12_000, null],
    ['tenho 12.400 no fgts', 12_400, null],
    ['meu FGTS é de R$ 8.500,50', 8_500.5, null],
    ['fgts 20k', 20_000, null],
    ['saldo do FGTS: 15 mil', 15_000, null],
    ['somando o fgts dos dois dá 30 mil', 30_000, null],
    ['casa que aceita FGTS até 200 mil', null, null],
    ['apto até 150 mil com fgts', null, null],
    ['posso usar o FGTS?', null, null],
    ['quero usar o fgts, ganho 4 mil', null, null],
    ['somos 4, renda de 5 mil', null, 4],
    ['somos em três', null, 3],
    ['família de 5 pessoas em Goiânia', null, 5],
    ['casa para 4 pessoas', null, 4],
    ['casal com 2 filhos, renda 4 mil', null, 4],
    ['casal com um filho', null, 3],
    ['eu, minha esposa e três filhos', null, 5],
    ['eu e meu marido queremos morar em Campinas', null, 2],
    ['mãe solo com 2 filhos', null, 3],
    ['moro sozinha', null, 1],
    ['casal sem filhos', null, 2],
    ['apto 2 quartos até 200 mil', null, null],
    ['renda de 4 mil', null, null],
    ['somos 400', null, null],
    ['', null, null],
  ])('“%s”: FGTS of %s, %s people', (message, fgts, people) => {
    const words = readFamilyWords(message)
    expect([toReaisOrNull(words.fgts), words.people]).toEqual([fgts, people])
  })

  it.each<[string, boolean]>([
    ['o que cabe no meu bolso?', true],
    ['O que cabe no nosso bolso em Goiânia?', true],
    ['quais imóveis cabem na minha renda', true],
    ['2 quartos que caibam no meu bolso', true],
    ['casa cabendo dentro do nosso orçamento', true],
    ['o que eu consigo comprar?', true],
    ['que imóvel eu posso comprar com o que eu ganho', true],
    ['até quanto posso pagar num imóvel?', true],
    ['o que cabe no orçamento da minha família', true],
    ['apartamento em Goiânia até 150 mil', false],
    ['posso pagar com FGTS?', false],
    ['posso comprar um imóvel ocupado?', false],
    ['quantas vagas cabem na garagem', false],
    ['quanto posso pagar de entrada', false],
    ['', false],
  ])('“%s” asks what fits: %s', (message, asks) => {
    expect(asksWhatFits(message)).toBe(asks)
  })
})
