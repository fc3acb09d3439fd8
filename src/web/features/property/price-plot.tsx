import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { formatShortDate } from '../../ui/format-text.ts'
import { describePricePoint, type PriceSteps } from './price-steps.ts'

const keys: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowLeft: at => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** The plot's drawing: it stretches, its strokes do not. */
const Drawing = ({ steps: { points, line, room, appraisal } }: { steps: PriceSteps }) => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className="absolute inset-0 size-full overflow-visible"
    aria-hidden="true"
  >
    <g fill="none" vectorEffect="non-scaling-stroke">
      <path d={room} className="fill-amber-soft" />
      {points.map(
        ({ entry, modalityChanged, x }) =>
          modalityChanged && (
            <path
              key={entry.at}
              d={`M${x} 0V100`}
              className="stroke-ink-3"
              strokeDasharray="2 3"
              vectorEffect="non-scaling-stroke"
            />
          ),
      )}
      <path d={appraisal} className="stroke-ink-3" vectorEffect="non-scaling-stroke" />
      <path d={line} className="stroke-amber" strokeWidth="2" vectorEffect="non-scaling-stroke" />
    </g>
  </svg>
)

/** Plots the price over the days. A pointer shows the nearest change; the arrow keys move from one to the next. */
export function PricePlot({ steps }: { steps: PriceSteps }) {
  const { points } = steps
  const last = points.length - 1
  const [shown, setShown] = useState<number | null>(null)
  const [stop, setStop] = useState(last)
  const buttons = useRef<(HTMLButtonElement | null)[]>([])
  const nearest = ({ currentTarget, clientX }: PointerEvent): number => {
    const box = currentTarget.getBoundingClientRect()
    const x = ((clientX - box.left) / box.width) * 100
    const distances = points.map(point => Math.abs(point.x - x))
    return distances.indexOf(Math.min(...distances))
  }
  // A touch ends as soon as the finger lifts: the shown point stays until the next tap there.
  const tap = (event: PointerEvent): void => {
    const at = nearest(event)
    setShown(event.pointerType !== 'mouse' && at === shown ? null : at)
  }
  const go = (event: KeyboardEvent, at: number): void => {
    const next = keys[event.key]?.(at, last)
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    buttons.current[next]?.focus()
  }
  const point = shown === null ? undefined : points[shown]
  return (
    <div
      className="relative mx-1.5 h-32 touch-pan-y"
      onPointerMove={event => event.pointerType === 'mouse' && setShown(nearest(event))}
      onPointerDown={tap}
      onPointerLeave={event => event.pointerType === 'mouse' && setShown(null)}
    >
      <Drawing steps={steps} />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset asks for something; these points tell */}
      <div role="group" aria-label="Mudanças de preço: use as setas">
        {points.map((each, at) => (
          <button
            key={each.entry.at}
            type="button"
            ref={button => {
              buttons.current[at] = button
            }}
            tabIndex={at === stop ? 0 : -1}
            aria-label={describePricePoint(each)}
            className={classNames(
              'absolute size-3 -translate-1/2 border-2',
              each.modalityChanged ? 'rotate-45' : 'rounded-full',
              each.entry.kind === 'gone' ? 'border-ink-3' : 'border-amber',
              at === shown && each.entry.kind !== 'gone' ? 'bg-amber' : 'bg-raised',
            )}
            style={{ left: `${each.x}%`, top: `${each.y}%` }}
            onFocus={() => setShown(at)}
            onBlur={() => setShown(null)}
            onKeyDown={event => go(event, at)}
          />
        ))}
      </div>
      {point && (
        <div
          className="pointer-events-none absolute z-10 mb-3 w-max max-w-56 rounded-md border border-line-strong bg-raised-2 px-2.5 py-1.5 text-2xs shadow-high"
          style={{
            left: `${point.x}%`,
            bottom: `${100 - point.y}%`,
            transform: `translateX(-${point.x}%)`,
          }}
          aria-hidden="true"
        >
          <p className="font-medium text-ink">{formatShortDate(point.entry.at)}</p>
          <p className="text-ink-2 text-pretty">{point.words}</p>
        </div>
      )}
    </div>
  )
}
