import type { PurchaseResult } from '#domain/desk/purchase-result.ts'
import { formatNetRoi, formatPercent } from '#domain/format-figures.ts'
import { type Centavos, toReais } from '#domain/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatRoundedMoney } from '../../../ui/format-text.ts'
import { Strut } from '../../../ui/plot/strut.tsx'

const withoutSign = (centavos: Centavos): string =>
  formatRoundedMoney(toReais(centavos)).replace('R$\u00a0', '')

/** What was spent of what was planned, as a bar and in words; of a sold one what it brought. */
export function SpentLine({
  result: { spent, planned, overspent, roi, monthsToSale, net, noReturn },
}: {
  result: PurchaseResult
}) {
  const share = planned === null || planned === 0 ? null : (spent / planned) * 100
  const over = share !== null && share > 100
  return (
    <>
      {noReturn === null && (
        <p className="flex justify-between gap-2 text-ink-2">
          <span>{monthsToSale === null ? 'vendido' : `em ${formatMonths(monthsToSale)}`}</span>
          {roi === null ? null : (
            <b className={net < 0 ? 'text-risk' : 'text-gain'}>real {formatNetRoi(roi)}</b>
          )}
        </p>
      )}
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
        {!over && overspent !== null && overspent > 0 && (
          <p className="text-risk">{formatRoundedMoney(toReais(overspent))} além do plano em parte</p>
        )}
      </div>
    </>
  )
}
