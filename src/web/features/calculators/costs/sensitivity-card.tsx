import { TrendingDown } from 'lucide-react'
import { useId, useState } from 'react'
import { computeCostSums, type CostAnswer } from '#domain/calculators/cost-sheet.ts'
import { type Centavos, fromReais, toReais } from '#domain/money.ts'
import { classNames } from '../../../ui/class-names.ts'
import { formatCentavos, formatPercent } from '../../../ui/format-text.ts'
import { Plot, type PlotTick } from '../../../ui/plot/plot.tsx'
import { createScale, formatAxisMoney, type PlotScale } from '../../../ui/plot/plot-scale.ts'
import { formatRoi } from '../cost-words.ts'
import { formToCostQuestion } from './cost-form.ts'
import { figureToneClass } from './figure-tone.ts'
import { useWorkingSheet } from './working-sheet.ts'
import type { CostQuestion } from '#domain/calculators/cost-question.ts'

interface Sensitivity {
  /** An SVG path in 0…100 × 0…100, ROI upwards. */
  line: string
  /** The scale of the ROI, in percent. */
  y: PlotScale
  /** The ticks of the bids. */
  ticks: PlotTick[]
  /** Returns the position of a bid on the axis, 0 to 100. */
  along: (bid: Centavos) => number
  /** Returns the bid and ROI at a position. */
  read: (along: number) => { bid: Centavos; roi: number | null }
}

const points = 40

/** Computes how the ROI falls as the bid rises, around the bid and the maximum bid. */
export function computeRoiSensitivity(question: CostQuestion, maxBid: Centavos | null): Sensitivity {
  const ends = [toReais(question.bid), toReais(maxBid ?? question.bid)]
  const x = createScale(Math.min(...ends) * 0.85, Math.max(...ends) * 1.15, 3)
  const read = (along: number) => {
    const bid = Math.max(1, fromReais(x.least + ((x.most - x.least) * along) / 100))
    return { bid, roi: computeCostSums({ ...question, bid }).roi }
  }
  const course = Array.from({ length: points + 1 }, (_, at) => {
    const along = (at * 100) / points
    return { along, roi: read(along).roi ?? 0 }
  })
  const rois = course.map(({ roi }) => roi)
  const y = createScale(Math.min(...rois), Math.max(...rois), 4)
  return {
    line: course
      .map(
        ({ along, roi }, at) => `${at === 0 ? 'M' : 'L'}${along.toFixed(2)} ${(100 - y.at(roi)).toFixed(2)}`,
      )
      .join(''),
    y,
    ticks: x.ticks.map(reais => ({ at: x.at(reais), label: formatAxisMoney(reais) })),
    along: bid => x.at(toReais(bid)),
    read,
  }
}

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
