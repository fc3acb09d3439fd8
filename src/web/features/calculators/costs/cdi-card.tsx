import { Scale } from 'lucide-react'
import { useId } from 'react'
import { compareWithCdi, cdiDefault } from '#domain/calculators/cdi-comparison.ts'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatMonths } from '../../../ui/figure-text.ts'
import { formatCentavos, formatPercent, formatShortDate } from '../../../ui/format-text.ts'
import { OverdueRule } from '../../rules/overdue-rule.tsx'
import { describeNetResult } from './cost-sheet-words.ts'
import { useWorkingSheet } from './working-sheet.ts'

/** Describes the source of the rate: today's, typed, or our own with its date. */
export const describeCdi = (percent: number): string =>
  percent === cdiDefault.percent
    ? `CDI a ${formatPercent(percent, 2)} ao ano, de ${formatShortDate(cdiDefault.asOf)}`
    : `CDI a ${formatPercent(percent, 2)} ao ano`

/** Compares the result with the same money invested at CDI over the same months. */
export function CdiCard({ answer }: { answer: CostAnswer }) {
  const heading = useId()
  const { form } = useWorkingSheet()
  const { gain, difference } = compareWithCdi(answer, form.cdi)
  const { netProfit } = answer
  const most = Math.max(Math.abs(gain), Math.abs(netProfit), 1)
  const bars = [
    { name: 'Este negócio', value: netProfit, fill: netProfit < 0 ? 'fill-risk' : 'fill-gain' },
    { name: 'No CDI', value: gain, fill: 'fill-ink-3' },
  ]
  return (
    <section aria-labelledby={heading} className="panel">
      <h2 id={heading} className="flex items-center gap-2.5 text-md font-semibold">
        <Scale className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        Contra o CDI
      </h2>
      <p className="mt-3 text-sm text-pretty text-ink-2">
        No CDI o mesmo dinheiro renderia{' '}
        <strong className="font-semibold text-ink">{formatCentavos(gain)}</strong> em{' '}
        {formatMonths(form.months)}; este negócio,{' '}
        <strong className="font-semibold text-ink">{describeNetResult(netProfit)}</strong>:{' '}
        <span className={classNames('font-semibold', difference >= 0 ? 'text-gain' : 'text-risk')}>
          {formatCentavos(Math.abs(difference))} a {difference >= 0 ? 'mais' : 'menos'}
        </span>
        .
      </p>
      <div className="mt-3 grid gap-2" aria-hidden="true">
        {bars.map(({ name, value, fill }) => (
          <div key={name} className="grid grid-cols-[5.5rem_1fr] items-center gap-3 text-xs text-ink-3">
            {name}
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-3 w-full">
              <rect width={(Math.abs(value) * 100) / most} height="10" className={fill} />
            </svg>
          </div>
        ))}
      </div>
      <p className="mt-3 text-2xs text-pretty text-ink-3">
        {describeCdi(form.cdi)}; cada pagamento aplicado do seu mês até o da venda, já sem o imposto de renda
        da renda fixa (Lei 11.033/2004, art. 1º). A taxa se muda em Meta.
      </p>
      {form.cdi === cdiDefault.percent && <OverdueRule rule="cdi" />}
    </section>
  )
}
