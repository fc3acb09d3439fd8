import { classNames } from '../class-names.ts'
import { Strut } from './strut.tsx'

/** A value in percent with its two ends. */
export interface RangeValues {
  low: number
  base: number
  high: number
}

/** The percentages at the two ends of a bar's track. */
export interface RangeScale {
  from: number
  to: number
}

/**
 * The scale of every bar in a list, so that bars compare at a glance. Of the 31,438 listings of 2026-01-08 it holds
 * nine in ten probable returns and four in five whole ranges, and the range between the usual ends (−9 to 29 %) still
 * takes two fifths of the track. Ends outside are held inside the track and get an arrow.
 */
export const listRangeScale: RangeScale = { from: -40, to: 60 }

/** Returns the position of a value on the track, 0 to 100; values outside the scale are held at its ends. */
export const positionInRange = (value: number, { from, to }: RangeScale): number =>
  Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100))

/**
 * The return of a listing as a bar: red left of zero, green right of it, a dot at the probable return. Screen readers
 * skip it: the words beside it say the same.
 */
export function RangeBar({
  range,
  target,
  scale = listRangeScale,
  size,
}: {
  range: RangeValues
  /** The wanted ROI in percent, drawn as a dotted tick. */
  target?: number | undefined
  scale?: RangeScale
  size: 'page' | 'card'
}) {
  const at = (value: number): number => positionInRange(value, scale)
  const { low, base, high } = range
  const part = (from: number, to: number, tone: string) =>
    from < to && <Strut percent={at(to) - at(from)} className={tone} />
  return (
    <span className={classNames('range', size === 'page' && 'range-page')} aria-hidden="true">
      <span className="range-line">
        <Strut percent={at(low)} className="range-before" />
        {part(low, Math.min(high, 0), 'range-loss')}
        {part(Math.max(low, 0), high, 'range-gain')}
      </span>
      {low < scale.from && <i className="range-beyond range-below-scale" />}
      {high > scale.to && <i className="range-beyond" />}
      <Strut percent={at(0)} className="range-zero" />
      {target !== undefined && <Strut percent={at(target)} className="range-target" />}
      <svg width={`${at(base)}%`} className="range-base" aria-hidden="true" focusable="false">
        <circle cx="100%" cy="50%" />
      </svg>
    </span>
  )
}
