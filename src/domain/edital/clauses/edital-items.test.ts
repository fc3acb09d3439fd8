import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSharedFile } from '#test/support/shared-files.ts'
import { explainEdital } from './explain-edital.ts'
import { findOwnItem, outlineEdital } from './edital-items.ts'

const case1 = findSharedFile('cases/E01/edital.txt')

const head = `EDITAL DE LICITAÇÃO ABERTA Nº 0001/0226 - CPVE/GO
É de responsabilidade do comprador o pagamento do ITBI e do registro.
Estado: GO
Cidade: GOIÂNIA
`
const listItems = (text: string) =>
  outlineEdital(text).items.map(({ item, propertyId, matricula, price, evaluation, city }) => ({
    item,
    propertyId,
    matricula,
    price,
    evaluation,
    city,
  }))

describe.skipIf(case1 === null)('the edital of case E01', () => {
  const explained = explainEdital(case1 === null ? '' : readFileSync(case1, 'utf8'))

  it('has its number and two items with their place, number, matrícula and amounts', () => {
    expect(explained.number).toBe('0027/0326 - CPVE/RE')
    expect(explained.items).toEqual([
      {
        item: '175',
        state: 'PR',
        city: 'CURITIBA',
        address: 'RUA ANGELO CUNICO N. 777',
        propertyId: '10145069',
        matricula: '69127',
        price: 406733.59,
        evaluation: 730000,
      },
      {
        item: '176',
        state: 'PR',
        city: 'CURITIBA',
        address:
          'Outro imóvel. Imóvel com gravame/penhora averbada na matrícula. Regularização por conta do adquirente.',
        propertyId: '8787705662369',
        matricula: null,
        price: 153717.24,
        evaluation: 262500,
      },
    ])
  })

  it('gives the risks of item 176 to that item alone', () => {
    expect(
      explained.clauses.filter(({ risk }) => risk === 'high').map(({ topic, item }) => [topic, item]),
    ).toEqual([
      ['lawsuits', '176'],
      ['registration', '176'],
    ])
    expect(explained.clauses.some(({ item }) => item === '175')).toBe(false)
    expect(explained.content).toContain('**Só do item 176**')
  })

  it('tells the day of the commission, each with the words of its own field', () => {
    const commission = explained.clauses.filter(({ topic }) => topic === 'commission')
    expect(commission.map(({ excerpt }) => excerpt)).toEqual([
      'COMISSÃO: 5% da proposta.',
      'PRAZO PARA PAGAMENTO DA COMISSÃO DO LEILOEIRO: No dia da arrematação.',
    ])
    expect(commission[1]?.explanation).toContain('no mesmo dia')
  })
})

describe('items', () => {
  it('are read from lines of one table', () => {
    expect(
      listItems(
        `${head}12 RUA 5, QD 10 LT 3 Casa, 88 m2. Matrícula: 4.512 Ofício: 01 8444400000011 120.000,00 200.000,00
13 AV GOIÁS N. 1200 Apartamento Matrícula: 991 Ofício: 02 8444400000022 80.500,50 161.001,00
`,
      ),
    ).toEqual([
      {
        item: '12',
        propertyId: '8444400000011',
        matricula: '4512',
        price: 120000,
        evaluation: 200000,
        city: 'GOIÂNIA',
      },
      {
        item: '13',
        propertyId: '8444400000022',
        matricula: '991',
        price: 80500.5,
        evaluation: 161001,
        city: 'GOIÂNIA',
      },
    ])
  })

  it('begin with the number that goes on counting, not with a page or a house number', () => {
    const text = `${head}7
RUA A
99
Casa. Matrícula: 10
8444400000011
100.000,00
150.000,00
3
8
RUA B
Casa. Matrícula: 11
8444400000022
100.000,00
150.000,00
`
    expect(listItems(text).map(({ item }) => item)).toEqual(['7', '8'])
  })

  it.each([
    ['a rule with two amounts', 'Multa de R$ 1.000,00 R$ 2.000,00 por dia.\n'],
    ['amounts of one property without a number', `${head}Preço 100.000,00 200.000,00\n`],
  ])('are none in %s', (_, text) => {
    expect(outlineEdital(text).items).toEqual([])
  })

  it('take the place of the heading before them', () => {
    const item = (number: string) => `${number}\nRUA A\n8444400000011\n1.000,00\n2.000,00\n`
    const text = `Estado: GO\nCidade: ANÁPOLIS\n${item('1')}Estado: SP\nCidade: SANTOS\n${item('2')}`
    expect(outlineEdital(text).items.map(({ state, city }) => [state, city])).toEqual([
      ['GO', 'ANÁPOLIS'],
      ['SP', 'SANTOS'],
    ])
  })

  it('lie in the text one after another, whatever it is', () => {
    const piece = fc.constantFrom(
      '1\n',
      '2\n',
      ' 175 ',
      'RUA A\n',
      '8444400000011\n',
      'Matrícula: 9\n',
      '1.000,00\n',
      '2.000,00 ',
      'Estado: GO\n',
      'x',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), pieces => {
        const text = pieces.join('')
        let end = 0
        for (const { range, wordsEnd } of outlineEdital(text).items) {
          expect(range.start).toBeGreaterThanOrEqual(end)
          expect(wordsEnd).toBeGreaterThan(range.start)
          expect(range.end).toBeGreaterThan(wordsEnd)
          expect(range.end).toBeLessThanOrEqual(text.length)
          end = range.end
        }
      }),
    )
  })
})

describe('the own item of a property', () => {
  const items = [
    { item: '1', propertyId: '8444400000011', matricula: '4.512' },
    { item: '2', propertyId: null, matricula: '991' },
    { item: '3', propertyId: null, matricula: '77' },
    { item: '4', propertyId: null, matricula: '77' },
  ]
  it.each([
    ['by its number', { id: '8444400000011', matricula: null }, '1'],
    ['by its number with a dash and zeros before it', { id: '008444400000011', matricula: null }, '1'],
    ['by the only matrícula', { id: '1', matricula: '991' }, '2'],
    ['by none where two have its matrícula', { id: '1', matricula: '77' }, undefined],
    ['by none without either', { id: '1', matricula: null }, undefined],
  ])('is found %s', (_, property, item) => {
    expect(findOwnItem(items, property)?.item).toBe(item)
  })
})
