import { describe, expect, it } from 'vitest'
import { type QuestionFigures, noFigures, readQuestionFigures } from './question-figures.ts'

describe('the figures of a question', () => {
  it.each<[question: string, figures: Partial<QuestionFigures>, unread?: string[]]>([
    ['qual o lance máximo pra ganhar 30%?', { goalPercent: 30 }],
    [
      'até quanto posso pagar pra ter 20 por cento de lucro vendendo em 8 meses',
      { goalPercent: 20, saleMonths: 8 },
    ],
    ['se eu gastar 40 mil de reforma ainda dá lucro?', { reform: 40_000_00 }],
    ['qual o lucro se eu vender por 210 mil em seis meses?', { saleValue: 210_000_00, saleMonths: 6 }],
    ['quanto fica a parcela com 50 mil de entrada em 30 anos?', { downPayment: 50_000_00, termMonths: 360 }],
    [
      'com 60 mil de entrada e o resto em 20 anos fica quanto por mês',
      { downPayment: 60_000_00, termMonths: 240 },
    ],
    ['se alugar por 1200 quanto rende?', { rent: 1_200_00 }],
    [
      'quanto sobra se eu der lance de 160 mil e revender por 250 mil?',
      { bid: 160_000_00, saleValue: 250_000_00 },
    ],
    [
      'financiar com entrada de 30% em 360 meses na price',
      { downPercent: 30, termMonths: 360, system: 'price' },
    ],
    ['com juros de 10,5% ao ano fica quanto', { yearlyRate: 10.5 }],
    ['ganho 5 mil por mês, consigo financiar?', { income: 5_000_00 }],
    [
      'lance máximo para lucrar trinta por cento com reforma de vinte e cinco mil',
      { goalPercent: 30, reform: 25_000_00 },
    ],
    ['e se vender por um milhão e meio?', { saleValue: 1_500_000_00 }],
    ['tem divida de R$ 12.500,50 de condominio atrasado', { debts: 12_500_50 }],
    ['o imóvel 8444411707729 aceita fgts?', {}],
    ['quero lucrar 50 mil limpos', { goalProfit: 50_000_00 }],
    ['tenho 62 anos consigo financiar em 30 anos?', { age: 62, termMonths: 360 }],
    ['tem 3 filhos e 500 reais, presta?', {}, ['500 reais']],
    ['segundo leilão', {}],
    // The thousands that people leave out, and amounts beside words of something else.
    ['tenho 130 mil de fgts e o imovel é 120', { fgts: 130_000_00, bid: 120_000_00 }],
    [
      'vendendo por 310 daqui 14 meses com 6% de corretor',
      { saleValue: 310_000_00, saleMonths: 14, brokeragePercent: 6 },
    ],
    [
      'pago 1200 de aluguel, compensa comprar com 40 mil de entrada em 25 anos?',
      { rent: 1_200_00, downPayment: 40_000_00, termMonths: 300 },
    ],
    ['q retorno da esse terreno? ta 60% abaixo da avaliaçao', {}],
    ['condominio me passou divida de 41 mil. avaliaçao 220', { debts: 41_000_00, evaluation: 220_000_00 }],
    ['2% ao mês em 8 meses, vendo por 200', { goalPercent: 17.17, saleMonths: 8, saleValue: 200_000_00 }],
    ['quero 15% ao ano de lucro vendendo em 24 meses', { goalPercent: 32.25, saleMonths: 24 }],
    ['quero 20% em 18 meses vendendo por 250', { goalPercent: 20, saleMonths: 18, saleValue: 250_000_00 }],
    ['pra ter 15% líquido com venda por 250', { goalPercent: 15, saleValue: 250_000_00 }],
    ['gastando 180 mil pra construir', { reform: 180_000_00 }],
    ['com 6 mil de condomínio e 18 mil de reforma', { debts: 6_000_00, reform: 18_000_00 }],
    ['pago 80 de iptu por mês', { monthlyCosts: 80_00 }],
    ['aceitam 110 mil nele?', { bid: 110_000_00 }],
    ['o limite do condominio é 10% da avaliação?', {}],
    ['se financiar 80% quanto preciso ter?', { downPercent: 20 }],
    ['deixo 180 mil no cdi 18 meses', { savings: 180_000_00, saleMonths: 18 }],
    ['ganhei a venda online ontem 23h', {}],
    ['usei fgts em 2024 na compra', {}],
    [
      'fica acima de 20% com 8 meses de morador e 15 mil de acordo?',
      { goalPercent: 20, saleMonths: 8, eviction: 15_000_00 },
    ],
  ])('%s', (question, figures, unread = []) => {
    const read = readQuestionFigures(question)
    expect(read.figures).toEqual({ ...noFigures, ...figures })
    expect(read.unread).toEqual(unread)
  })

  it('are read from the beginning of any text', () => {
    expect(readQuestionFigures('30 mil de entrada e '.repeat(2_000)).figures.downPayment).toBe(30_000_00)
  })
})

it.each([
  ['aluguel de 900 com condominio de 450, sobra qto por mes', { rent: 90_000, monthlyCosts: 45_000 }],
  ['e se eu pagar 500 a mais todo mes?', { bid: null }],
])('each amount is of its own noun: %s', (question, expected) => {
  expect(readQuestionFigures(question).figures).toMatchObject(expected)
})
