import type { FinancedResult } from '#domain/calculators/financed-purchase.ts'
import { formatCentavos } from '../../../ui/format-text.ts'
import { SignedFigure } from '../../listing/signed-figure.tsx'
import { formatRoi } from '../cost-words.ts'
import { formatMonthlyIrr, financingResultName } from './financing-words.ts'

/** On a phone: shows the result in one line while typing. */
export function FinancingResultBar({ result, onShow }: { result: FinancedResult; onShow: () => void }) {
  const { netProfit, roi, irrMonthly } = result.cashFlow
  const said = `resultado da venda ${formatCentavos(netProfit)}, ROI ${formatRoi(roi)}, TIR ao mês ${formatMonthlyIrr(irrMonthly)}`
  return (
    <button type="button" className="calculator-bar" aria-label={`Ver o resultado: ${said}`} onClick={onShow}>
      <span className="min-w-0 text-left">
        <span className="block text-2xs text-ink-3">{financingResultName}</span>
        <strong className="block truncate text-md">
          <SignedFigure value={netProfit} text={formatCentavos(netProfit)} />
        </strong>
      </span>
      <span className="flex shrink-0 gap-4 text-right">
        <span>
          <span className="block text-2xs text-ink-3">ROI</span>
          <strong className="block text-md">{formatRoi(roi)}</strong>
        </span>
        <span>
          <span className="block text-2xs text-ink-3">TIR ao mês</span>
          <strong className="block text-md">{formatMonthlyIrr(irrMonthly)}</strong>
        </span>
      </span>
    </button>
  )
}
