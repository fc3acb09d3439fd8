import { ChartArea } from 'lucide-react'
import { memo, type ReactNode, useState } from 'react'
import type { FinancedResult } from '#domain/calculators/financed-purchase.ts'
import type { AmortizationSystem, Instalment } from '#domain/loans/loan-terms.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import { Panel } from '../../../ui/panel.tsx'
import { formatCentavos, integerFormat } from '../../../ui/format-text.ts'
import { Plot, type PlotTick } from '../../../ui/plot/plot.tsx'
import { createScale, formatAxisMoney, listTicks, type PlotScale } from '../../../ui/plot/plot-scale.ts'
import { systemNames } from './financing-words.ts'
import { formatMonths, formatTerm } from '../../../ui/figure-text.ts'

const roundCoordinate = (value: number): number => Math.round(value * 1000) / 1000

type Point = readonly [x: number, y: number]

/** Returns values in centavos, evenly spaced along the axis, as points of the 100 × 100 box. */
const pointsOf = (values: readonly Centavos[], y: PlotScale): Point[] =>
  values.map((value, at) => [
    roundCoordinate(values.length > 1 ? (at / (values.length - 1)) * 100 : at * 100),
    roundCoordinate(100 - y.at(toReais(value))),
  ])

const joinPoints = (points: readonly Point[]): string => points.map(([x, y]) => `${x} ${y}`).join('L')

/** Returns a line through the values; a single value gives a level line. */
export function buildLine(values: readonly Centavos[], y: PlotScale): string {
  const points = pointsOf(values, y)
  return points.length === 1 ? `M0 ${points[0]?.[1]}H100` : `M${joinPoints(points)}`
}

/** Returns the area between two series of values. */
export function buildArea(upper: readonly Centavos[], lower: readonly Centavos[], y: PlotScale): string {
  const twice = (values: readonly Centavos[]) => (values.length === 1 ? [...values, ...values] : values)
  return `M${joinPoints(pointsOf(twice(upper), y))}L${joinPoints(pointsOf(twice(lower), y).toReversed())}Z`
}

/** Returns the balance after each month, from the day of the loan on. */
const listBalances = (rows: readonly Instalment[], financed: Centavos): Centavos[] => [
  financed,
  ...rows.map(({ balance }) => balance),
]

const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120]

/** Returns the ticks of an axis of months, in years when there are enough of them. */
export function buildMonthTicks(first: number, last: number, wanted: number): PlotTick[] {
  const inYears = last >= 36
  const months = listTicks(first, last, wanted, inYears ? monthSteps.slice(4) : monthSteps)
  // Only the last tick has the unit.
  const label = (month: number, isLast: boolean) =>
    isLast ? (inYears ? formatTerm(month) : formatMonths(month)) : String(inYears ? month / 12 : month)
  return months.map((month, at) => ({
    at: last > first ? ((month - first) / (last - first)) * 100 : 0,
    label: label(month, at === months.length - 1),
  }))
}

/** One line of the legend: line style, name, and the value at the pointer. */
const Key = ({ look, name, value }: { look: string; name: string; value: string }) => (
  <div className="flex items-center gap-2 text-sm">
    <dt className="flex min-w-0 items-center gap-2 text-ink-2">
      <span className={`plot-key ${look}`} aria-hidden="true" />
      {name}
    </dt>
    <dd className="ml-auto font-medium whitespace-nowrap">{value}</dd>
  </div>
)

const Figure = ({
  title,
  when,
  legend,
  children,
}: {
  title: string
  when: string
  legend: ReactNode
  children: ReactNode
}) => (
  <figure className="flex min-w-0 flex-col">
    <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h3 className="text-sm font-semibold">{title}</h3>
      <span className="text-2xs text-ink-3">{when}</span>
    </figcaption>
    <dl className="mt-1.5 mb-6 grid gap-0.5">{legend}</dl>
    <div className="mt-auto">{children}</div>
  </figure>
)

const inSystem = (system: AmortizationSystem): string => (system === 'sac' ? 'no SAC' : 'na PRICE')

const paymentOf = (row: Instalment | undefined): number => row?.payment ?? 0

/** The balance and the parts of an instalment over the whole term; the other system as a faint line. */
export const FinancingPlots = memo(function Plots({
  result,
  other,
  system,
  months,
}: {
  result: FinancedResult
  /** The result of the other system. */
  other: FinancedResult
  system: AmortizationSystem
  /** Months until the sale; `null` where there is none. */
  months: number | null
}) {
  const [pointed, setPointed] = useState<number | null>(null)
  const { schedule: rows, financed } = result
  const last = rows.length
  if (last === 0) return null
  const otherSystem = system === 'sac' ? 'price' : 'sac'
  const month = Math.min(last, pointed ?? months ?? 1)
  const instalment = Math.max(1, month)
  const mark = months !== null && months <= last ? { label: 'venda', at: months } : null
  const balances = listBalances(rows, financed)
  const others = listBalances(other.schedule, financed)
  const owed = createScale(0, toReais(financed))
  const payments = rows.map(paymentOf)
  const otherPayments = other.schedule.map(paymentOf)
  const paid = createScale(0, toReais(Math.max(...payments, ...otherPayments)))
  const amortized = rows.map(({ amortization }) => amortization)
  const row = rows[instalment - 1]
  const when = (words: string) => (pointed === null && mark ? `${words}, a da venda` : words)
  const [balance = 0, otherBalance = 0] = [balances[month], others[month]]
  const afterMonth = month === 0 ? 'no início' : `depois da parcela ${integerFormat(month)}`
  return (
    <Panel title="Ao longo do prazo" icon={ChartArea}>
      <div className="@container">
        <div className="grid gap-x-10 gap-y-8 @2xl:grid-cols-2">
          <Figure
            title="Saldo devedor"
            when={when(afterMonth)}
            legend={
              <>
                <Key look="bg-amber" name={`Saldo ${inSystem(system)}`} value={formatCentavos(balance)} />
                <Key
                  look="plot-dashed"
                  name={`Seria ${inSystem(otherSystem)}`}
                  value={formatCentavos(otherBalance)}
                />
              </>
            }
          >
            <Plot
              label="Saldo devedor: use as setas"
              y={owed}
              axis={formatAxisMoney}
              ticks={buildMonthTicks(0, last, 5)}
              steps={[0, last]}
              at={month}
              words={`${afterMonth}: ${formatCentavos(balance)} ${inSystem(system)}, ${formatCentavos(otherBalance)} ${inSystem(otherSystem)}`}
              onAt={setPointed}
              mark={mark}
            >
              <path
                d={buildArea(
                  balances,
                  balances.map(() => 0),
                  owed,
                )}
                className="fill-amber-soft"
              />
              <path d={buildLine(others, owed)} className="stroke-ink-3" strokeDasharray="4 4" />
              <path d={buildLine(balances, owed)} className="stroke-amber" strokeWidth="2" />
            </Plot>
          </Figure>
          <Figure
            title="Do que é feita a parcela"
            when={when(`parcela ${integerFormat(instalment)}`)}
            legend={
              <>
                <Key look="plot-interest" name="Juros" value={formatCentavos(row?.interest ?? 0)} />
                <Key look="bg-amber" name="Amortização" value={formatCentavos(row?.amortization ?? 0)} />
                <Key
                  look="plot-dashed"
                  name={`Parcela ${inSystem(otherSystem)}`}
                  value={formatCentavos(otherPayments[instalment - 1] ?? 0)}
                />
              </>
            }
          >
            <Plot
              label="Composição da parcela: use as setas"
              y={paid}
              axis={formatAxisMoney}
              ticks={buildMonthTicks(1, last, 5)}
              steps={[1, last]}
              at={instalment}
              words={`parcela ${instalment} de ${last}, ${systemNames[system]}: ${formatCentavos(paymentOf(row))}, sendo ${formatCentavos(row?.amortization ?? 0)} de amortização e ${formatCentavos(row?.interest ?? 0)} de juros; ${formatCentavos(otherPayments[instalment - 1] ?? 0)} ${inSystem(otherSystem)}`}
              onAt={setPointed}
              mark={mark}
            >
              <path
                d={buildArea(payments, amortized, paid)}
                className="fill-[color-mix(in_oklch,var(--ink-3)_35%,transparent)]"
              />
              <path
                d={buildArea(
                  amortized,
                  amortized.map(() => 0),
                  paid,
                )}
                className="fill-[color-mix(in_oklch,var(--amber)_30%,transparent)]"
              />
              <path d={buildLine(amortized, paid)} className="stroke-amber" strokeWidth="2" />
              <path d={buildLine(payments, paid)} className="stroke-ink-2" />
              <path d={buildLine(otherPayments, paid)} className="stroke-ink-3" strokeDasharray="4 4" />
            </Plot>
          </Figure>
        </div>
      </div>
      <p className="mt-4 text-2xs text-ink-3 print:hidden">
        Passe o cursor, toque ou use as setas do teclado para ler outra parcela.
      </p>
    </Panel>
  )
})
