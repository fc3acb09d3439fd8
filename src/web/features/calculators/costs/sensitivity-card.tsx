import { TrendingDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { fromReais } from '#domain/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatCentavos, formatPercent } from '../../../ui/format-text.ts'
import { Plot } from '../../../ui/plot/plot.tsx'
import { formatAxisMoney } from '../../../ui/plot/plot-scale.ts'
import { formatRoi } from '../cost-words.ts'
import { formToCostQuestion } from './cost-form.ts'
import { computeRoiSensitivity } from './roi-sensitivity.ts'
import { figureToneClass } from './figure-tone.ts'
import { useWorkingSheet } from './working-sheet.ts'

const axisPercent = (percent: number): string =>
  Math.abs(percent) < 10_000 ? formatPercent(percent, 1) : `${formatAxisMoney(percent)}%`

/** The ROI over the bid: the typed one, the maximum bid, and the one under the pointer. */
export function SensitivityCard({ answer }: { answer: CostAnswer }) {
  const heading = useId()
  const { form } = useWorkingSheet()
  const [pointed, setPointed] = useState<number | null>(null)
  const { line, y, ticks, along, read } = computeRoiSensitivity(formToCostQuestion(form), answer.maxBid)
  const own = { bid: fromReais(form.bid), roi: answer.roi }
  const { bid, roi } = pointed === null ? own : read(pointed)
  const wanted = form.desiredRoi >= y.least && form.desiredRoi <= y.most ? 100 - y.at(form.desiredRoi) : null
  return (
    <section aria-labelledby={heading} className="panel">
      <h2 id={heading} className="flex items-center gap-2.5 text-md font-semibold">
        <TrendingDown className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        ROI conforme o lance
      </h2>
      <p className="mt-3 mb-7 text-sm text-ink-2">
        {pointed === null ? 'Com o seu lance, de ' : 'Com lance de '}
        <span className="font-semibold whitespace-nowrap text-ink">{formatCentavos(bid)}</span>, ROI de{' '}
        <span className={classNames('font-semibold whitespace-nowrap', figureToneClass(roi ?? 0))}>
          {formatRoi(roi)}
        </span>
      </p>
      <Plot
        label="ROI conforme o lance: use as setas"
        y={y}
        axis={axisPercent}
        ticks={ticks}
        steps={[0, 100]}
        at={pointed ?? along(own.bid)}
        words={`Com lance de ${formatCentavos(bid)}, ROI de ${formatRoi(roi)}`}
        onAt={setPointed}
        mark={answer.maxBid === null ? null : { at: along(answer.maxBid), label: 'lance máximo' }}
      >
        {y.least < 0 && y.most > 0 && <path d={`M0 ${100 - y.at(0)}H100`} className="stroke-ink-3" />}
        {wanted !== null && <path d={`M0 ${wanted}H100`} className="stroke-gain" strokeDasharray="3 3" />}
        <path d={line} className="stroke-amber" strokeWidth="2" />
      </Plot>
      {wanted !== null && (
        <p className="mt-3 flex items-center gap-2 text-2xs text-ink-3">
          <span className="w-3.5 border-t-2 border-dashed border-gain" aria-hidden="true" />
          ROI desejado, {formatPercent(form.desiredRoi, 2)}
        </p>
      )}
    </section>
  )
}
