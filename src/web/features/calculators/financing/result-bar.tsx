import type { FinancedResult } from '#domain/calculators/financing.ts'
import { centavosText } from '../../../ui/format.ts'
import { Signed } from '../../listing/signed.tsx'
import { roiText } from '../cost-words.ts'
import { monthlyIrrText, resultName } from './words.ts'

/** On a phone: shows the result in one line while typing. */
export function ResultBar({ result, onShow }: { result: FinancedResult; onShow: () => void }) {
  const { netProfit, roi, irrMonthly } = result.cashFlow
  const said = `resultado da venda ${centavosText(netProfit)}, ROI ${roiText(roi)}, TIR ao mês ${monthlyIrrText(irrMonthly)}`
  return (
    <button type="button" className="calculator-bar" aria-label={`Ver o resultado: ${said}`} onClick={onShow}>
      <span className="min-w-0 text-left">
        <span className="block text-2xs text-ink-3">{resultName}</span>
        <strong className="block truncate text-md">
          <Signed value={netProfit} text={centavosText(netProfit)} />
        </strong>
      </span>
      <span className="flex shrink-0 gap-4 text-right">
        <span>
          <span className="block text-2xs text-ink-3">ROI</span>
          <strong className="block text-md">{roiText(roi)}</strong>
        </span>
        <span>
          <span className="block text-2xs text-ink-3">TIR ao mês</span>
          <strong className="block text-md">{monthlyIrrText(irrMonthly)}</strong>
        </span>
      </span>
    </button>
  )
}
