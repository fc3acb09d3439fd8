import { formatDecimal } from './format-decimal.ts'

export { formatDecimal }
import { type Centavos, toReais } from './money.ts'

export { formatShortDate } from './format-date.ts'

const createFormatter =
  (least: number, most: number) =>
  (value: number): string =>
    formatDecimal(value, least, most)

const upTo = [createFormatter(0, 0), createFormatter(0, 1), createFormatter(0, 2)] as const
const [whole, , twoDecimals] = upTo
/** Reais without their sign, to the centavo: `174.370,90` */
export const formatCents = createFormatter(2, 2)

/** `31.438` */
export const integerFormat = whole

/** `48,35`, `58` */
export const decimalFormat = twoDecimals

/** Percent with up to `digits` decimals: `11,9%`, `−4,3%`; very large values read `acima de 10.000%`. */
export const formatPercent = (value: number, digits: 0 | 1 | 2): string =>
  value > 10_000 ? 'acima de 10.000%' : `${upTo[digits](value)}%`

const truncateToTenth = (value: number): number => Math.trunc(Number((value * 10).toFixed(6))) / 10

/**
 * `47%`; with decimals when it would otherwise read 0 or 100: `0,41%`, `99,6%`. Values between 99 and 100 are
 * truncated, not rounded.
 */
export function formatWholePercent(value: number): string {
  const size = Math.abs(value)
  if (size > 99 && size < 100) return formatPercent(truncateToTenth(value), 1)
  return formatPercent(value, size < 1 ? 2 : 0)
}

/** A net ROI in percent, the same on every screen: `11%`, `−1%`, `−0,41%` (a small loss never reads 0%). */
export const formatNetRoi = (value: number): string => formatPercent(roundNetRoi(value), 2)

/**
 * The ends of a net ROI, both with the same precision: whole percents, or hundredths where one of them is under one
 * percent: `−3%` and `28%`, `−0,41%` and `12,37%`.
 */
export const formatNetRoiEnds = ({
  low,
  high,
}: {
  low: number
  high: number
}): [low: string, high: string] =>
  [low, high].every(end => Number.isInteger(roundNetRoi(end)))
    ? [formatNetRoi(low), formatNetRoi(high)]
    : [formatPercent(low, 2), formatPercent(high, 2)]

/** The worst, the likely and the best net ROI, as they stand in one card that also writes the ends together. */
export function formatNetRoiRange(range: { low: number; base: number; high: number }) {
  const [low, high] = formatNetRoiEnds(range)
  return { low, base: formatNetRoi(range.base), high }
}

/**
 * A net ROI beside its target: as on every screen, and to hundredths, cut off, where the rounding would put it on the
 * other side of the target: `17,6%` beside a target of 18 %, never `18%` that does not reach it.
 */
export function formatNetRoiBeside(value: number, target: number | undefined): string {
  if (target === undefined || value >= target === roundNetRoi(value) >= target) return formatNetRoi(value)
  return formatPercent(Math.floor(Number((value * 100).toFixed(6))) / 100, 2)
}

/**
 * Rounds a net ROI to what is shown: a whole percent, half counting up, a loss rounded as a gain of its size; under one
 * percent to hundredths. A difference in the seventh decimal is noise.
 */
export function roundNetRoi(value: number): number {
  const size = Number(Math.abs(value).toFixed(6))
  return Math.sign(value) * (size < 1 ? Math.round(size * 100) / 100 : Math.round(size)) || 0
}

/**
 * Reais → `R$ 1.234.567` and, when there are centavos, `,89` separately. A loss begins with its minus sign: `−R$
 * 820`.
 */
export function splitMoney(reais: number): { main: string; cents: string } {
  const text = formatCents(reais).replace(/^−?/, '$&R$\u00a0')
  const comma = text.lastIndexOf(',')
  const rest = text.slice(comma)
  return { main: text.slice(0, comma), cents: rest === ',00' ? '' : rest }
}

/** Reais → `R$ 128.400`, `−R$ 820,50`; contains no line break opportunity. */
export function formatReais(reais: number): string {
  const { main, cents } = splitMoney(reais)
  return main + cents
}

/** Centavos → the same text as `formatReais`. */
export const formatCentavos = (centavos: Centavos): string => formatReais(toReais(centavos))

/** Formats reais for small spaces: `R$ 50 mil`, `R$ 1,23 mi`; below zero as `formatReais`. */
export function formatShortMoney(reais: number): string {
  if (reais >= 1_000_000) return `R$\u00a0${decimalFormat(reais / 1_000_000)}\u00a0mi`
  if (reais >= 10_000 && reais % 1000 === 0) return `R$\u00a0${integerFormat(reais / 1000)}\u00a0mil`
  return formatReais(reais)
}

/** Formats `58 m²`, `48,35 m²`; whole from 100 m² on. */
export const formatArea = (squareMetres: number): string =>
  `${(squareMetres >= 100 ? integerFormat : decimalFormat)(squareMetres)}\u00a0m²`
