import type { CSSProperties } from 'react'
import { formatNetRoi } from '#domain/format-figures.ts'

/** A return in percent: the pessimistic, the probable and the optimistic end. */
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

/** Returns the bar in words: `ROI líquido 15%, de −4% a 28%, meta 18%`. */
const describeRange = ({ low, base, high }: RangeValues, target: number | undefined): string =>
  `ROI líquido ${formatNetRoi(base)}, de ${formatNetRoi(low)} a ${formatNetRoi(high)}` +
  (target === undefined ? '' : `, meta ${formatNetRoi(target)}`)

export interface RangeBarProps {
  /** `null` = the return cannot be computed: an empty track. */
  range: RangeValues | null
  /** The wanted ROI in percent, drawn as a dotted tick. */
  target?: number | undefined
  scale?: RangeScale
  /** The words for an empty track. */
  unknown?: string
  /** The same words stand beside the bar, so screen readers skip the drawing. */
  decorative?: boolean
}

/** The return of a listing as a bar: red left of zero, green right of it, a dot at the probable return. */
export function RangeBar({
  range,
  target,
  scale = listRangeScale,
  unknown = 'ROI não calculado',
  decorative = false,
  size,
}: RangeBarProps & { size: 'page' | 'card' | 'row' }) {
  const spoken = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': range ? describeRange(range, target) : unknown }
  if (!range) return <span className={`range range-${size} range-unknown`} {...spoken} />
  const at = (value: number): number => positionInRange(value, scale)
  const { low, base, high } = range
  const part = (from: number, to: number, tone: string) =>
    from < to && (
      <i className={tone} style={{ '--from': `${at(from)}%`, '--to': `${at(to)}%` } as CSSProperties} />
    )
  return (
    <span className={`range range-${size}`} {...spoken}>
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
