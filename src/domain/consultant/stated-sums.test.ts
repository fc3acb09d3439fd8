import { describe, expect, it } from 'vitest'
import { presentProperty } from '#contract/present-property.ts'
import { createListing } from '#test/support/catalogue.ts'
import { judgeForConsultant, listingSourceTime } from '#test/support/listing-source.ts'
import { presentAt } from '#test/support/presentation.ts'
import { answerStatedSum } from './stated-sums.ts'

const listing = createListing({
  price: 150_000_00,
  evaluation: 220_000_00,
  financing: true,
  fgts: true,
  modality: 'venda-direta',
  area: 60,
})
const about = judgeForConsultant(presentProperty(listing, presentAt(listingSourceTime)))
const ask = (message: string): string | null =>
  answerStatedSum(message, about)?.replaceAll('\u00a0', ' ') ?? null

describe('a sum of which a question states the figures', () => {
  it.each<[message: string, says: RegExp]>([
    ['parado 4 meses pagando 300 de condominio e 90 de iptu por mes, quanto da no total?', /R\$ 1\.560/],
    ['Tenho 180 mil à vista. Com 8% de custos em cima do preço, quanto me sobra?', /Sobram R\$ 18\.000/],
    ['com 9 mil de reforma e 7 mil de itbi e cartório quanto preciso no total?', /= \*\*R\$ 166\.000\*\*/],
    ['vamos dividir por 3, com 15 mil de despesas, quanto cada um paga?', /R\$ 55\.000 para cada um/],
    ['gasto 10 mil de custos, vendo por 200 mil em 8 meses: quanto dá de retorno?', /R\$ 40\.000, 25%/],
    ['Alugo por 1.300 e pago 300 de condomínio; em quantos anos o aluguel paga o imóvel?', /150 meses/],
    ['Quero 0,5% ao mês. Se alugar por 900, até quanto posso pagar nele?', /R\$ 180\.000 no total/],
    ['o vizinho de 72 m2 tá por 170 mil, esse sai mais caro o metro?', /mais caro\*\* por metro.*R\$ 2\.361/],
    ['Selic a 12% em 2 anos com 150 mil rende mais que os 30 mil que vou lucrar?', /a aplicação dá mais/],
    ['tenho 100 mil de FGTS e 40 mil em dinheiro, consigo comprar?', /faltam R\$ 10\.000/],
    ['minha renda é 5 mil, qual o limite da parcela?', /R\$ 1\.500\*\* no SAC.*R\$ 1\.250\*\* na PRICE/],
    ['Tenho 50 mil guardados, dá pra entrada na price?', /sobram R\$ 5\.000/],
    ['amortização do SAC de 120 mil em 30 anos quanto é por mês?', /R\$ 333,33/],
    ['SAC ou PRICE: qual pede entrada menor e de quanto?', /R\$ 45\.000.*R\$ 30\.000/],
    ['se eu guardar 1.500 por mês, em quantos meses junto os 30 mil da entrada?', /20 meses/],
    ['se eu parcelar o condomínio atrasado de 12 mil em 24 vezes quanto fica por mês?', /R\$ 500 por mês/],
    [
      'um em licitação por 120 mil e outro em venda online por 128 mil, com 5 mil de condomínio, qual sai mais barato?',
      /licitação aberta\*\* sai \*\*R\$ 2\.000 mais barato/,
    ],
    ['quanto é 12% de 150 mil?', /R\$ 18\.000/],
  ])('%s', (message, says) => {
    expect(ask(message)).toMatch(says)
  })

  it.each([
    'quanto custa no total?',
    'tenho 40 mil de entrada, quanto fica a parcela em 20 anos?',
    'qual o condomínio por mês?',
    'alugando por 900, quanto rende?',
    'esse imóvel aceita FGTS?',
  ])('is not found in: %s', message => {
    expect(ask(message)).toBeNull()
  })
})
