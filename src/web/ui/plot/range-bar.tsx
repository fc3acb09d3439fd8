import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'

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
    from < to && (
      <i className={tone} style={{ '--from': `${at(from)}%`, '--to': `${at(to)}%` } as CSSProperties} />
    )
  return (
    <span className={classNames('range', size === 'page' && 'range-page')} aria-hidden="true">
      {part(low, Math.min(high, 0), 'range-loss')}
      {part(Math.max(low, 0), high, 'range-gain')}
      {low < scale.from && <i className="range-beyond" style={{ left: 0, rotate: '180deg' }} />}
      {high > scale.to && <i className="range-beyond" style={{ right: 0 }} />}
      <i className="range-zero" style={{ left: `${at(0)}%` }} />
      {target !== undefined && <i className="range-target" style={{ left: `${at(target)}%` }} />}
      <i className="range-base" style={{ '--at': `${at(base)}%` } as CSSProperties} />
    </span>
  )
}
