import { describe, expect, it } from 'vitest'
import { defaultLoanConditions, listInstalments } from '#domain/loans/loan-terms.ts'
import { writeCsv } from '../../../ui/csv-file.ts'
import { writeScheduleCsv } from './amortization-table.tsx'

describe('the schedule as a CSV file', () => {
  const rows = listInstalments({
    ...defaultLoanConditions,
    amount: 1_000_000,
    insuredValue: 1_000_000,
    yearlyRate: (1.01 ** 12 - 1) * 100,
    months: 2,
  })

  it('opens in a Brazilian Excel: byte-order mark, semicolons, decimal commas, exact centavos', () => {
    expect(writeScheduleCsv(rows)).toBe(
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
    expect(writeCsv([[cell]])).toBe(`\uFEFF${written}\r\n`)
  })

  it('quotes characters that would end a cell', () => {
    expect(writeCsv([['a;b', 'diz "sim"', -1.5]])).toBe('\uFEFF"a;b";"diz ""sim""";-1,5\r\n')
  })
})
