import { ChartNoAxesGantt } from 'lucide-react'
import { useId } from 'react'
import type { CostItem } from '#domain/calculators/cost-question.ts'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { type Centavos, fromReais } from '#domain/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { figureToneClass } from './figure-tone.ts'
import {
  type WaterfallRow,
  type WaterfallRowKind,
  buildMovingInRows,
  buildWaterfall,
} from './cost-waterfall.ts'
import { listMovingInCosts } from './moving-in-costs.ts'
import { describePaymentTime } from '../cost-words.ts'
import { describePart, waterfallRowName, formatWaterfallValue } from './cost-sheet-words.ts'
import { useWorkingSheet } from './working-sheet.ts'

const fills: Record<WaterfallRowKind, string> = {
  bid: 'fill-ink-3',
  cost: 'fill-amber',
  sum: 'fill-ink-2',
  sale: 'fill-ink-3',
  result: 'fill-gain',
}

/** A step of the waterfall: a hairline for tiny items, and the sale value as a line across all steps. */
export const CostBar = ({ row, sale }: { row: WaterfallRow; sale: number | null }) => (
  <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="cost-bar-cell" aria-hidden="true">
    {sale !== null && (
      <path
        d={`M${sale} -4V14`}
        className="stroke-ink-3 [stroke-dasharray:2_3]"
        vectorEffect="non-scaling-stroke"
      />
    )}
    {row.value !== 0 && (
      <rect
        x={Math.min(row.from, 99.2)}
        y={row.kind === 'cost' ? 2 : 1}
        width={Math.max(row.to - row.from, 0.8)}
        height={row.kind === 'cost' ? 6 : 8}
        className={row.name === 'loss' ? 'fill-risk' : fills[row.kind]}
      />
    )}
  </svg>
)

interface ShownItems {
  title: string
  rows: readonly WaterfallRow[]
  /** Position of the sale value, 0 to 100; `null` where there is no sale. */
  sale: number | null
  /** The sum of which the parts are shares, and its name. */
  whole: { name: string; value: Centavos }
}

function ItemsTable({ title, rows, sale, whole }: ShownItems) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="panel">
      <h2 id={heading} className="flex items-center gap-2.5 text-md font-semibold">
        <ChartNoAxesGantt className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        {title}
      </h2>
      <table className="cost-table mt-3">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col" className="cost-drawn">
              <span className="sr-only">Desenho</span>
            </th>
            <th scope="col" className="text-right">
              Valor
            </th>
            <th scope="col" className="text-right max-sm:hidden">
              % {whole.name}
            </th>
            <th scope="col" className="text-right max-sm:hidden">
              Quando
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={waterfallRowName(row)} data-kind={row.kind} data-none={row.value === 0 || undefined}>
              <th scope="row">{waterfallRowName(row)}</th>
              <td className="cost-drawn">
                <CostBar row={row} sale={sale} />
              </td>
              <td
                className={classNames(
                  'text-right whitespace-nowrap',
                  row.kind === 'result' && figureToneClass(row.value),
                )}
              >
                {formatWaterfallValue(row)}
              </td>
              <td className="text-right text-ink-3 max-sm:hidden">{describePart(row, whole.value)}</td>
              <td className="text-right whitespace-nowrap text-ink-3 max-sm:hidden">
                {row.item && row.value !== 0 ? describePaymentTime(row.item) : ''}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The sheet item by item as a table with its waterfall chart, from the bid to the result. */
export function CostItemsTable({ answer }: { answer: CostAnswer }) {
  const { form } = useWorkingSheet()
  const whole = { name: 'do investido', value: answer.invested }
  return (
    <ItemsTable
      title="Do lance ao lucro"
      {...buildWaterfall(answer, fromReais(form.saleValue))}
      whole={whole}
    />
  )
}

/** The table of a resident buyer: the costs from the bid to the day of moving in. */
export const MovingInTable = ({ items }: { items: readonly CostItem[] }) => (
  <ItemsTable
    title="Do lance à mudança"
    rows={buildMovingInRows(items)}
    sale={null}
    whole={{ name: 'do total', value: listMovingInCosts(items).total }}
  />
)
