import type { Instalment } from '#domain/calculators/amortization.ts'
import { toReais } from '#domain/money.ts'
import { type CsvCell, toMoneyCell, writeCsv } from '../../../ui/csv-file.ts'

const header = ['Parcela', 'Valor', 'Amortização', 'Juros', 'Saldo devedor']

/** Writes the whole schedule for a spreadsheet, exact to the centavo. */
export const writeScheduleCsv = (rows: readonly Instalment[]): string =>
  writeCsv([
    header,
    ...rows.map(({ number, payment, amortization, interest, balance }): CsvCell[] => [
      number,
      ...[payment, amortization, interest, balance].map(centavos => toMoneyCell(toReais(centavos))),
    ]),
  ])
