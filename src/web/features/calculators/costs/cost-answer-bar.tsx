import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import type { Centavos } from '#domain/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatShortCentavos, formatShortMaxBid } from '../../../ui/figure-text.ts'
import { formatCentavos } from '../../../ui/format-text.ts'
import { formatMaxBid, formatProfit, formatRoi } from '../cost-words.ts'
import { ForResidentBuyer, ForResale } from '../resale-choice.tsx'
import { figureToneClass } from './figure-tone.ts'
import { describeMissingFields } from './cost-sheet-words.ts'
import { listMovingInCosts } from './moving-in-costs.ts'
import { useWorkingSheet, type WorkingSheetState } from './working-sheet.ts'

function toResult(): void {
  const result = document.getElementById('resultado')
  result?.scrollIntoView()
  result?.focus({ preventScroll: true })
}

/** Formats an amount with centavos as long as they fit. */
const barMoney = (value: Centavos, shorten = formatShortCentavos): string => {
  const text = formatCentavos(value)
  return text.length > 14 ? shorten(value) : text
}

type BarFigure = [name: string, value: string, sign: number]

function listResaleFigures(answer: CostAnswer, { property, unexplained }: WorkingSheetState): BarFigure[] {
  return [
    [formatProfit(answer.netProfit)[0], barMoney(Math.abs(answer.netProfit)), answer.netProfit],
    [unexplained ? 'Fora do comum: ROI' : 'ROI líquido', formatRoi(answer.roi), answer.roi ?? 0],
    property?.gone
      ? ['Investido', barMoney(answer.invested), 0]
      : [
          'Lance máximo',
          answer.maxBid === null ? formatMaxBid(null) : barMoney(answer.maxBid, formatShortMaxBid),
          0,
        ],
  ]
}

function listMovingInFigures({ items }: CostAnswer): BarFigure[] {
  const { total } = listMovingInCosts(items)
  const bid = items.find(({ key }) => key === 'bid')?.value ?? 0
  return [
    ['Para morar nele', barMoney(total), 0],
    ['Lance', barMoney(bid), 0],
    ['O resto', barMoney(total - bid), 0],
  ]
}

function BarFigures({ figures, unexplained }: { figures: readonly BarFigure[]; unexplained: boolean }) {
  const long = figures.reduce((sum, [, value]) => sum + value.length, 0) > 34
  return figures.map(([name, value, sign]) => (
    <span key={name} className="min-w-0">
      <span className="block text-2xs text-ink-3">{name}</span>
      <span
        className={classNames(
          'block truncate font-semibold',
          long ? 'text-xs' : 'text-sm',
          !(unexplained && sign > 0) && figureToneClass(sign),
        )}
      >
        {value}
      </span>
    </span>
  ))
}

/** On a phone, keeps the result in sight with a link to all of it. */
export function CostAnswerBar({ answer }: { answer: CostAnswer | null }) {
  const working = useWorkingSheet()
  const { form, unexplained } = working
  return (
    <button type="button" className="cost-bar" onClick={toResult} title="Ver a conta inteira">
      {answer === null ? (
        <span className="text-sm font-medium">{describeMissingFields(form)}</span>
      ) : (
        <>
          <ForResidentBuyer>
            <BarFigures figures={listMovingInFigures(answer)} unexplained={unexplained} />
          </ForResidentBuyer>
          <ForResale>
            <BarFigures figures={listResaleFigures(answer, working)} unexplained={unexplained} />
          </ForResale>
        </>
      )}
    </button>
  )
}
