import '../../../ui/figures-table.css'
import { formatDecimal } from '#domain/format-decimal.ts'
import { Download, Table2 } from 'lucide-react'
import { memo, useState } from 'react'
import type { AmortizationSystem, Instalment } from '#domain/loans/loan-terms.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import { Button } from '../../../ui/button.tsx'
import { type CsvCell, saveCsv, toMoneyCell, writeCsv } from '../../../ui/csv-file.ts'
import { formatCentavos, integerFormat } from '../../../ui/format-text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { isLastInstalmentLarge, systemNames } from './financing-words.ts'

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

/** Number of rows shown at first. */
const firstRows = 24

/** From this amount (centavos) on, five columns are wider than a phone. */
const manyDigits = 1_000_000_000

const exact = (centavos: Centavos): string => formatDecimal(toReais(centavos), 2, 2)

const sum = (rows: readonly Instalment[], amountOf: (row: Instalment) => Centavos): Centavos =>
  rows.reduce((total, row) => total + amountOf(row), 0)

/** Splits the rows into parts that are laid out only when visible (calculators.css). */
const slicesOf = (rows: readonly Instalment[]): (readonly Instalment[])[] =>
  Array.from({ length: Math.ceil(rows.length / firstRows) }, (_, at) =>
    rows.slice(at * firstRows, (at + 1) * firstRows),
  )

const same = (one: Instalment, other: Instalment): boolean =>
  one.number === other.number &&
  one.payment === other.payment &&
  one.amortization === other.amortization &&
  one.interest === other.interest &&
  one.balance === other.balance

const Row = memo(
  function Row({ row, isSale }: { row: Instalment; isSale: boolean }) {
    return (
      <tr data-sale={isSale || undefined}>
        <th scope="row">
          {row.number}
          {isSale && <span className="sr-only"> (mês da venda)</span>}
        </th>
        <td>{exact(row.payment)}</td>
        <td>{exact(row.amortization)}</td>
        <td>{exact(row.interest)}</td>
        <td>{exact(row.balance)}</td>
      </tr>
    )
  },
  // The result is computed on every key press and is usually the same.
  (one, other) => one.isSale === other.isSale && same(one.row, other.row),
)

/** Shows every instalment of the loan, at first the first 24. */
export const AmortizationTable = memo(function Amortization({
  rows,
  system,
  months,
}: {
  rows: readonly Instalment[]
  system: AmortizationSystem
  /** Months until the sale, whose row is marked; `null` where there is none. */
  months: number | null
}) {
  const [all, setAll] = useState(false)
  if (rows.length === 0) return null
  const shown = all ? rows : rows.slice(0, firstRows)
  const save = () => saveCsv(`financiamento-${system}-${rows.length}-parcelas.csv`, writeScheduleCsv(rows))
  return (
    <Panel
      title={`Amortização: tabela ${systemNames[system]}`}
      icon={Table2}
      aside={
        <Button className="print:hidden max-sm:w-target max-sm:px-0" onClick={save}>
          <Download className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">Baixar CSV</span>
        </Button>
      }
    >
      <table
        className="figures-table calculator-table calculator-rows"
        data-large={(rows[0]?.balance ?? 0) >= manyDigits || undefined}
      >
        <caption className="sr-only">
          Valores em reais. {months !== null && months <= rows.length && `A venda é na parcela ${months}.`}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="max-sm:sr-only">Parcela</span>
              <span className="sm:hidden" aria-hidden="true">
                Nº
              </span>
            </th>
            <th scope="col">Valor</th>
            <th scope="col">
              <span className="max-sm:sr-only">Amortização</span>
              <span className="sm:hidden" aria-hidden="true">
                Amortiz.
              </span>
            </th>
            <th scope="col">Juros</th>
            <th scope="col">Saldo</th>
          </tr>
        </thead>
        {slicesOf(shown).map(slice => (
          <tbody key={slice[0]?.number}>
            {slice.map(row => (
              <Row key={row.number} row={row} isSale={row.number === months} />
            ))}
          </tbody>
        ))}
        <tfoot className="max-sm:hidden">
          <tr>
            <th scope="row">Total das {integerFormat(rows.length)}</th>
            <td>{exact(sum(rows, row => row.payment))}</td>
            <td>{exact(sum(rows, row => row.amortization))}</td>
            <td>{exact(sum(rows, row => row.interest))}</td>
            <td aria-hidden="true" />
          </tr>
        </tfoot>
      </table>
      {rows.length > firstRows && (
        <Button className="mt-3 self-center print:hidden" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `Mostrar só as primeiras ${firstRows}` : `Mostrar todas (${integerFormat(rows.length)})`}
        </Button>
      )}
      <p className="mt-2 text-sm sm:hidden">
        No total das {integerFormat(rows.length)}: {formatCentavos(sum(rows, row => row.payment))}, sendo{' '}
        {formatCentavos(sum(rows, row => row.interest))} de juros.
      </p>
      <p className="mt-2 text-2xs text-ink-3">
        Em reais, arredondados ao centavo em cada parcela.
        {months !== null &&
          months <= rows.length &&
          ` Destacada: a parcela ${months}, do mês da venda, com saldo de ${formatCentavos(rows[months - 1]?.balance ?? 0)}.`}
      </p>
      {isLastInstalmentLarge(rows, system) && (
        <p className="mt-2 text-sm text-ink-2 text-pretty">
          A última parcela, de {formatCentavos(rows.at(-1)?.payment ?? 0)}, não é igual às outras: ela acerta
          o arredondamento ao centavo de cada mês, que com estes juros e este prazo cresce até o fim.
        </p>
      )}
    </Panel>
  )
})
