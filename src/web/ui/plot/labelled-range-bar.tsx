import { formatNetRoiBeside, formatNetRoiEnds, formatPercent } from '#domain/format-figures.ts'
import { classNames } from '../class-names.ts'
import { figureTone } from '../format-text.ts'
import { drawnStyleProperties } from '../style-properties.ts'
import { positionInRange, RangeBar, type RangeScale, type RangeValues } from './range-bar.tsx'

/** Returns a scale that holds the range, zero and the target, with a sixth of its span free at both sides. */
function fitRangeScale({ low, high }: RangeValues, target: number): RangeScale {
  const [least, most] = [Math.min(low, target, 0), Math.max(high, target, 0)]
  const room = Math.max(8, (most - least) / 6)
  return { from: least - room, to: most + room }
}

const smallest = (...lengths: string[]): string => (lengths.length > 1 ? `min(${lengths})` : String(lengths))
const largest = (...lengths: string[]): string => (lengths.length > 1 ? `max(${lengths})` : String(lengths))

/** Widths that hold a label's text: bold at 1rem, semibold at 0.8125rem. No text is measured, so nothing moves. */
const boldWidth = (text: string): string => `${(text.length + 0.5) * 0.65}rem`
const smallWidth = (text: string): string => `${(text.length + 0.5) * 0.53}rem`

/** Where a label stands, in CSS lengths. */
interface LabelPlace {
  left: string
  width?: string
  /** The class that aligns its text; centred without one. */
  align?: string
}

const gap = '0.5rem'
const tones = { gain: 'text-gain', risk: 'text-risk' }

/** Places the two ends and zero below the track, in this order and without touching each other. */
function placeEnds(
  { low, high }: RangeValues,
  texts: readonly [string, string],
  at: (value: number) => number,
) {
  const [lowWidth, highWidth] = [smallWidth(texts[0]), smallWidth(texts[1])]
  const middle = (at(low) + at(high)) / 2
  // Zero is named where no end lies at it and where the ends leave it room on a phone.
  const [freeLeft, freeRight] = texts.map(text => text.length * 3.2 + 4) as [number, number]
  const withZero =
    ![low, high].some(value => Math.abs(value) < 0.5) &&
    (low >= 0 || at(0) >= freeLeft) &&
    (high <= 0 || 100 - at(0) >= freeRight)
  const [beforeZero, afterZero] = [`${at(0)}% - 0.75rem`, `${at(0)}% + 0.75rem`]
  const lowLeft = largest(
    '0rem',
    ...(withZero && low > 0 ? [afterZero] : []),
    smallest(
      `${at(low)}% - ${lowWidth} / 2`,
      `${middle}% - ${gap} / 2 - ${lowWidth}`,
      ...(withZero && low < 0 ? [`${beforeZero} - ${lowWidth}`] : []),
      ...(withZero && high < 0 ? [`${beforeZero} - ${highWidth} - ${gap} - ${lowWidth}`] : []),
    ),
  )
  const highLeft = smallest(
    `100% - ${highWidth}`,
    ...(withZero && high < 0 ? [`${beforeZero} - ${highWidth}`] : []),
    largest(
      `${at(high)}% - ${highWidth} / 2`,
      `${middle}% + ${gap} / 2`,
      ...(withZero && high > 0 ? [afterZero] : []),
      ...(withZero && low > 0 ? [`${afterZero} + ${lowWidth} + ${gap}`] : []),
    ),
  )
  if (texts[0] === texts[1])
    return {
      low: { left: `clamp(0rem, ${middle}% - ${lowWidth} / 2, 100% - ${lowWidth})`, width: lowWidth },
      high: null,
      zero: withZero ? { left: `${at(0)}%` } : null,
    }
  return {
    low: { left: lowLeft, width: lowWidth },
    high: { left: highLeft, width: highWidth },
    zero: withZero ? { left: `${at(0)}%` } : null,
  }
}

/** Places the probable return above its dot and the target's name on the far side of its tick. */
function placeBase(text: string, at: number, target: { at: number; text: string }) {
  const width = boldWidth(text)
  const centred = `${at}% - ${width} / 2`
  const targetWidth = smallWidth(target.text)
  if (target.at >= at) {
    const left = `clamp(0rem, ${centred}, 100% - ${width} - ${gap} - ${targetWidth})`
    const beside = largest(`${left} + ${width} + ${gap}`, smallest(`${target.at}%`, `100% - ${targetWidth}`))
    return { base: { left, width }, target: { left: beside, width: targetWidth, align: 'range-label-start' } }
  }
  const left = `clamp(${targetWidth} + ${gap}, ${centred}, 100% - ${width})`
  const beside = smallest(
    `${left} - ${gap} - ${targetWidth}`,
    largest('0rem', `${target.at}% - ${targetWidth}`),
  )
  return { base: { left, width }, target: { left: beside, width: targetWidth, align: 'range-label-end' } }
}

/** The return of one listing on its page: the bar with its probable return, its ends, zero and the target in figures. */
export function LabelledRangeBar({ range, target }: { range: RangeValues; target: number }) {
  const scale = fitRangeScale(range, target)
  const at = (value: number): number => positionInRange(value, scale)
  const text = formatNetRoiBeside(range.base, target)
  const ends = formatNetRoiEnds(range)
  const goal = { at: at(target), text: `meta ${formatPercent(target, 2)}` }
  const above = placeBase(text, at(range.base), goal)
  const below = placeEnds(range, ends, at)
  const label = (place: LabelPlace | null, words: string, className = '') =>
    place && (
      <span
        {...drawnStyleProperties({ '--left': `calc(${place.left})`, '--width': place.width })}
        className={classNames(className, place.align)}
      >
        {words}
      </span>
    )
  const toneClass = (value: number, words: string): string => {
    const tone = figureTone(value, words)
    return classNames('font-semibold', tone && tones[tone])
  }
  return (
    <div className="range-labelled">
      <div className="range-labels h-6" aria-hidden="true">
        {label(above.base, text, 'text-md text-ink font-bold')}
        {label(above.target, goal.text)}
      </div>
      <RangeBar range={range} target={target} scale={scale} size="page" />
      <div className="range-labels range-below" aria-hidden="true">
        {label(below.low, ends[0], toneClass(range.low, ends[0]))}
        {label(below.zero, '0', '-translate-x-1/2')}
        {label(below.high, ends[1], toneClass(range.high, ends[1]))}
      </div>
    </div>
  )
}
