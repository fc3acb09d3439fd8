import { TrendingDown } from 'lucide-react'
import { useId } from 'react'
import type { CostAnswer } from '#domain/calculators/costs.ts'
import { axisMoney } from '../../../ui/plot/scale.ts'
import { questionOf } from './form.ts'
import { sensitivity } from './sensitivity.ts'
import { amount, rate, share } from './words.ts'
import { useWorking } from './working.ts'

const Point = ({ x, y, className }: { x: number; y: number; className: string }) => (
  <span
    className={`absolute size-2.5 -translate-1/2 rounded-full border-2 border-raised ${className}`}
    style={{ left: `${x}%`, top: `${y}%` }}
  />
)

/** The ROI over the bid, with one's own and the maximum bid on the line. */
export function SensitivityCard({ answer }: { answer: CostAnswer }) {
  const heading = useId()
  const { form } = useWorking()
  const { line, bids, rois, bid, wanted, maxBid } = sensitivity(questionOf(form), answer.maxBid)
  return (
    <section aria-labelledby={heading} className="panel">
      <h2 id={heading} className="flex items-center gap-2.5 text-md font-semibold">
        <TrendingDown className="size-4.5 shrink-0 text-ink-3" aria-hidden="true" />
        ROI conforme o lance
      </h2>
      <p className="sr-only">
        Com o lance de {amount(Math.round(form.bid * 100))}, ROI de{' '}
        {answer.roi === null ? 'nada' : share(answer.roi)}.
        {answer.maxBid !== null &&
          ` Com o lance máximo, de ${amount(answer.maxBid)}, ROI de ${rate(form.desiredRoi)}.`}
      </p>
      <div className="mt-4 mb-6 ml-11 mr-2" aria-hidden="true">
        <div className="relative h-40">
          {rois.map(({ at, percent }) => (
            <span
              key={percent}
              className="absolute -left-11 w-9 -translate-y-1/2 text-right text-2xs text-ink-3"
              style={{ top: `${at}%` }}
            >
              {rate(percent)}
            </span>
          ))}
          {bids.map(({ at, reais }) => (
            <span
              key={reais}
              className="absolute top-full mt-2 -translate-x-1/2 text-2xs whitespace-nowrap text-ink-3"
              style={{ left: `${at}%` }}
            >
              {axisMoney(reais)}
            </span>
          ))}
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            <g fill="none">
              {rois.map(({ at, percent }) => (
                <path
                  key={percent}
                  d={`M0 ${at}H100`}
                  className={percent === 0 ? 'stroke-ink-3' : 'stroke-line'}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              {wanted !== null && (
                <path
                  d={`M0 ${wanted}H100`}
                  className="stroke-gain"
                  strokeDasharray="3 3"
                  vectorEffect="non-scaling-stroke"
                />
              )}
              <path d={line} className="stroke-amber" strokeWidth="2" vectorEffect="non-scaling-stroke" />
            </g>
          </svg>
          {maxBid && <Point {...maxBid} className="bg-gain" />}
          {bid && <Point {...bid} className="bg-ink" />}
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-2xs text-ink-3" aria-hidden="true">
        <li>
          <span className="mr-1.5 inline-block size-2 rounded-full bg-ink" />
          seu lance
        </li>
        {answer.maxBid !== null && (
          <li>
            <span className="mr-1.5 inline-block size-2 rounded-full bg-gain" />
            lance máximo, ROI de {rate(form.desiredRoi)}
          </li>
        )}
      </ul>
    </section>
  )
}
