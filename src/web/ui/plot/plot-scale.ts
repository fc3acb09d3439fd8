import { formatDecimal } from '#domain/format-figures.ts'

/** The scale of one axis of a plot. */
export interface PlotScale {
  /** The first and the last tick: the axis starts and ends at round values. */
  least: number
  most: number
  ticks: number[]
  /** The position of a value on the axis, 0 (least) to 100 (most). */
  at: (value: number) => number
}

const steps = [1, 2, 2.5, 5, 10]

/** Returns the smallest round step (1, 2, 2.5 or 5 × a power of ten) that needs at most `most` steps for `span`. */
function roundStep(span: number, most: number): number {
  const magnitude = 10 ** Math.floor(Math.log10(span / most))
  return (steps.find(step => step * magnitude * most >= span * (1 - 1e-9)) ?? 10) * magnitude
}

/** Returns an axis from `least` to `most`, widened to round values, with about `wanted` spaces between its ticks. */
export function createScale(least: number, most: number, wanted = 4): PlotScale {
  const step = roundStep(most > least ? most - least : Math.abs(most) || 1, wanted)
  const first = Math.floor(least / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(most / step - 1e-9))
  const [from, to] = [first * step, last * step]
  return {
    least: from,
    most: to,
    ticks: Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12))),
    at: value => ((value - from) / (to - from)) * 100,
  }
}

/**
 * Returns ticks between `least` and `most` that do not widen the axis: for an axis that ends at its values, such as
 * months.
 */
export function listTicks(least: number, most: number, wanted: number, round: readonly number[]): number[] {
  const step = round.find(each => (most - least) / each <= wanted) ?? roundStep(most - least || 1, wanted)
  const first = Math.ceil(least / step)
  return Array.from(
    { length: Math.max(0, Math.floor(most / step) - first + 1) },
    (_, at) => (first + at) * step,
  )
}

/** Formats reais for an axis: `0`, `500`, `50 mil`, `1,5 mi`, `−20 mil`. */
export function formatAxisMoney(reais: number): string {
  const size = Math.abs(reais)
  const [value, unit] =
    size >= 1e9
      ? [size / 1e9, ' bi']
      : size >= 1e6
        ? [size / 1e6, ' mi']
        : size >= 1e3
          ? [size / 1e3, ' mil']
          : [size, '']
  return `${reais < 0 ? '−' : ''}${formatDecimal(value, 0, 1)}${unit}`
}
