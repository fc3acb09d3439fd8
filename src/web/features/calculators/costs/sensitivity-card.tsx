import { TrendingDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { CostAnswer } from '#domain/calculators/costs.ts'
import { fromReais } from '#domain/money.ts'
import { classes } from '../../../ui/class-names.ts'
import { centavosText, percentText } from '../../../ui/format.ts'
import { Plot } from '../../../ui/plot/plot.tsx'
import { axisMoney } from '../../../ui/plot/scale.ts'
import { roiText } from '../cost-words.ts'
import { questionOf } from './form.ts'
import { sensitivity } from './sensitivity.ts'
import { tone } from './tone.ts'
import { useWorking } from './working.ts'

const axisPercent = (percent: number): string =>
  Math.abs(percent) < 10_000 ? percentText(percent, 1) : `${axisMoney(percent)}%`

/** The ROI over the bid: the typed one, the maximum bid, and the one under the pointer. */
export function SensitivityCard({ answer }: { answer: CostAnswer }) {
  const heading = useId()
  const { form } = useWorking()
  const [pointed, setPointed] = useState<number | null>(null)
  const { line, y, ticks, along, read } = sensitivity(questionOf(form), answer.maxBid)
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
        <span className="font-semibold whitespace-nowrap text-ink">{centavosText(bid)}</span>, ROI de{' '}
        <span className={classes('font-semibold whitespace-nowrap', tone(roi ?? 0))}>{roiText(roi)}</span>
      </p>
      <Plot
        label="ROI conforme o lance: use as setas"
        y={y}
        axis={axisPercent}
        ticks={ticks}
        steps={[0, 100]}
        at={pointed ?? along(own.bid)}
        words={`Com lance de ${centavosText(bid)}, ROI de ${roiText(roi)}`}
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
          ROI desejado, {percentText(form.desiredRoi, 2)}
        </p>
      )}
    </section>
  )
}
