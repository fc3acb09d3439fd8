import './plot.css'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { classNames } from '../class-names.ts'
import type { PlotScale } from './plot-scale.ts'
import { Strut } from './strut.tsx'

export interface PlotTick {
  /** The position on the axis, 0 to 100. */
  at: number
  label: string
  /** Left out where the axis is narrow. */
  isMinor?: boolean
}

/** The axes of a plot and their labels, around its field. */
export function PlotFrame({
  y,
  ticks,
  axis,
  className = 'grid-rows-[11rem_1.25rem]',
  children,
}: {
  y: PlotScale
  /** Labels of the vertical axis, formatted by `axis`. */
  axis: (value: number) => string
  ticks: readonly PlotTick[]
  /** The heights of the field and of the labels below it. */
  className?: string
  /** The field. */
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        'plot text-2xs grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2 text-ink-3',
        className,
      )}
    >
      <svg className="plot-y" aria-hidden="true">
        {y.ticks.map(tick => (
          <text key={tick} x="100%" y={`${100 - y.at(tick)}%`}>
            {axis(tick)}
          </text>
        ))}
      </svg>
      {children}
      <div className="plot-x" aria-hidden="true">
        {ticks.map(tick => (
          <span key={tick.at} className={classNames('plot-tick', tick.isMinor && 'plot-tick-minor')}>
            <Strut percent={tick.at} />
            <span>{tick.label}</span>
            <Strut percent={100 - tick.at} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** The classes of a plot's field, which a pointer reads; the outline is that of the reader within. */
export const plotFieldClass =
  'relative cursor-crosshair [touch-action:pan-y] [&:has(:focus-visible)]:outline-2 [&:has(:focus-visible)]:outline-amber-text [&:has(:focus-visible)]:outline-offset-[0.1875rem] [&:has(:focus-visible)]:rounded-[0.125rem]'

/** The drawing of a plot in a box of 100 × 100, with its grid; its strokes do not stretch. */
export const PlotDrawing = ({ y, children }: { y: PlotScale; children: ReactNode }) => (
  <svg
    viewBox="0 0 100 100"
    preserveAspectRatio="none"
    className="size-full absolute inset-0 overflow-visible fill-none [&>path]:[vector-effect:non-scaling-stroke]"
    aria-hidden="true"
  >
    {y.ticks.map(tick => (
      <path key={tick} d={`M0 ${100 - y.at(tick)}H100`} className="stroke-line" />
    ))}
    {children}
  </svg>
)

/**
 * A plot over whole steps, such as months: axes, grid, and a reader that pointer, touch and arrow keys move.
 */
export function Plot({
  label,
  y,
  ticks,
  axis,
  steps: [first, last],
  at,
  words,
  onAt,
  mark,
  children,
}: {
  /** The reader's label, for people who cannot see the drawing. */
  label: string
  y: PlotScale
  /** Labels of the vertical axis, formatted by `axis`. */
  axis: (value: number) => string
  ticks: readonly PlotTick[]
  steps: readonly [first: number, last: number]
  /** The step that is read. */
  at: number
  /** The text of that step. */
  words: string
  /** `null` = the pointer has left. */
  onAt: (step: number | null) => void
  /** A step that gets a line in the plot. */
  mark?: { at: number; label: string } | null
  children: ReactNode
}) {
  const [tapped, setTapped] = useState(false)
  const x = (step: number): number => (last > first ? ((step - first) / (last - first)) * 100 : 0)
  const point = ({ currentTarget, clientX }: PointerEvent): void => {
    const box = currentTarget.getBoundingClientRect()
    const along = Math.min(1, Math.max(0, (clientX - box.left) / box.width))
    onAt(Math.round(first + along * (last - first)))
  }
  return (
    <PlotFrame y={y} ticks={ticks} axis={axis}>
      <div
        className={plotFieldClass}
        onPointerDown={event => {
          setTapped(event.pointerType !== 'mouse')
          point(event)
        }}
        onPointerMove={point}
        // A touch ends as soon as the finger lifts: the read step stays.
        onPointerLeave={() => !tapped && onAt(null)}
      >
        <PlotDrawing y={y}>
          {children}
          {mark && <path d={`M${x(mark.at)} 0V100`} className="stroke-ink-2" strokeDasharray="2 3" />}
          <path d={`M${x(at)} 0V100`} className="stroke-ink" />
        </PlotDrawing>
        {mark && (
          <svg
            className="absolute -top-4.5 right-0 left-0 w-full h-4 overflow-visible fill-ink-2 pointer-events-none [&>text]:[dominant-baseline:hanging]"
            aria-hidden="true"
          >
            <text
              x={`${x(mark.at)}%`}
              dx={x(mark.at) > 55 ? -4 : 4}
              textAnchor={x(mark.at) > 55 ? 'end' : 'start'}
            >
              {mark.label}
            </text>
          </svg>
        )}
        <input
          type="range"
          className="plot-reader"
          aria-label={label}
          aria-valuetext={words}
          min={first}
          max={last}
          value={at}
          onChange={event => onAt(event.target.valueAsNumber)}
          onBlur={() => onAt(null)}
        />
      </div>
    </PlotFrame>
  )
}
