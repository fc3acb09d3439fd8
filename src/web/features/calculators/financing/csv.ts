import type { Instalment } from '#domain/calculators/instalments.ts'
import { toReais } from '#domain/money.ts'
import { type Cell, csvOf } from '../../../ui/csv.ts'

const header = ['Parcela', 'Valor', 'Amortização', 'Juros', 'Saldo devedor']

/** Writes the whole schedule for a spreadsheet, exact to the centavo. */
export const scheduleCsv = (rows: readonly Instalment[]): string =>
  csvOf([
    header,
    ...rows.map(({ number, payment, amortization, interest, balance }): Cell[] => [
      number,
      ...[payment, amortization, interest, balance].map(centavos => toReais(centavos).toFixed(2)),
    ]),
  ])
