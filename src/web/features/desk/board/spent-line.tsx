import type { ItemResult } from '#contract/item-result.ts'
import { formatNetRoi, formatPercent } from '#domain/format-figures.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatRoundedMoney } from '../../../ui/format-text.ts'
import { describeUnknownSpending } from '../rows/spending-words.ts'
import { Strut } from '../../../ui/plot/strut.tsx'

const withoutSign = (centavos: Centavos): string =>
  formatRoundedMoney(toReais(centavos)).replace('R$\u00a0', '')

/** Less than a real beyond the plan is a matter of rounding. */
const leastSaid: Centavos = 100

/** How long and how much it was to be, and what it was: `em 9 meses, planejado 12`, `ROI planejado 15%`, `real 21%`. */
function PlannedAndReal({
  result: { plannedRoi, plannedMonths, roi, monthsToSale, net, noReturn },
}: {
  result: ItemResult
}) {
  const sold = noReturn === null
  if (!sold && plannedRoi === null) return null
  const months = plannedMonths === null ? '' : `, planejado ${plannedMonths}`
  return (
    <>
      {sold && (
        <p className="text-ink-2">
          {monthsToSale === null ? 'vendido' : `em ${formatMonths(monthsToSale)}${months}`}
        </p>
      )}
      <p className="flex justify-between gap-2 text-ink-2">
        <span>{plannedRoi === null ? 'sem plano' : `ROI planejado ${formatNetRoi(plannedRoi)}`}</span>
        {sold && roi !== null && (
          <b className={net < 0 ? 'text-risk' : 'text-gain'}>real {formatNetRoi(roi)}</b>
        )}
      </p>
    </>
  )
}

/** What was spent of what was planned, as a bar and in words; of a sold one what it brought. */
export function SpentLine({ result, isForLiving }: { result: ItemResult; isForLiving: boolean }) {
  const { spent, planned, overspent, isSpendingUnknown } = result
  if (isSpendingUnknown)
    return (
      <>
        {!isForLiving && <PlannedAndReal result={result} />}
        <p className="text-ink-2">
          {describeUnknownSpending(result)}
          {planned !== null && ` de ${formatRoundedMoney(toReais(planned))} planejados`}
        </p>
      </>
    )
  const share = planned === null || planned === 0 ? null : (spent / planned) * 100
  const over = share !== null && share > 100
  return (
    <>
      {!isForLiving && <PlannedAndReal result={result} />}
      <div>
        {share !== null && (
          <span className="spent-bar" aria-hidden="true">
            <Strut percent={over ? 100 * (100 / share) : share} className="spent-part" />
            {over && <Strut percent={100 - 100 * (100 / share)} className="spent-over" />}
          </span>
        )}
        <p className="flex justify-between gap-2 text-ink-2">
          <span>
            <b className="text-ink">{formatRoundedMoney(toReais(spent))}</b>
            {planned === null ? ' gastos' : ` de ${withoutSign(planned)}`}
          </span>
          {share !== null && (
            <span className={classNames(over && 'font-semibold text-risk')}>
              {over && planned !== null ? `+${withoutSign(spent - planned)}` : formatPercent(share, 0)}
            </span>
          )}
        </p>
        {!over && overspent !== null && overspent >= leastSaid && (
          <p className="text-risk">{formatRoundedMoney(toReais(overspent))} além do plano em parte</p>
        )}
      </div>
    </>
  )
}
