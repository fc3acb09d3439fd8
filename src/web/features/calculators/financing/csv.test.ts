import { describe, expect, it } from 'vitest'
import { schedule } from '#domain/calculators/instalments.ts'
import { csvOf } from '../../../ui/csv.ts'
import { scheduleCsv } from './csv.ts'

describe('the schedule as a CSV file', () => {
  const rows = schedule({ principal: 1_000_000, monthlyRate: 0.01, instalments: 2, system: 'sac' })

  it('opens in a Brazilian Excel: byte-order mark, semicolons, decimal commas, exact centavos', () => {
    expect(scheduleCsv(rows)).toBe(
      '\uFEFFParcela;Valor;Amortização;Juros;Saldo devedor\r\n' +
        '1;5100,00;5000,00;100,00;5000,00\r\n' +
        '2;5050,00;5000,00;50,00;0,00\r\n',
    )
  })

  it.each([
    ['=1+1', "'=1+1"],
    ['+55', "'+55"],
    ['@soma', "'@soma"],
    ['-x', "'-x"],
    ['=a;b', `"'=a;b"`],
    ['-1.5', '-1,5'],
    [-2, '-2'],
  ])('writes %s without letting a spreadsheet compute it', (cell, written) => {
    expect(csvOf([[cell]])).toBe(`\uFEFF${written}\r\n`)
  })

  it('quotes characters that would end a cell', () => {
    expect(csvOf([['a;b', 'diz "sim"', -1.5]])).toBe('\uFEFF"a;b";"diz ""sim""";-1,5\r\n')
  })
})
