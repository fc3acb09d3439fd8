import { isCalendarDate, toDate, toDayNumber } from '../calendar-date.ts'
import type { KeyedRule } from './rules.ts'
import { toFirstDay } from './rules-in-force.ts'

/** A series of the Banco Central (SGS) that a rule's value follows. */
export interface RateSeries {
  rule: string
  number: number
  /** How often it has a value; a daily series is asked for between two days. */
  every: 'day' | 'month'
  /** The lowest and the highest value that can be right. */
  limits: readonly [number, number]
  /** Days after which a value should have been followed by another. */
  lastsDays: number
}

export const rateSeries: readonly RateSeries[] = [
  { rule: 'cdi', number: 4389, every: 'day', limits: [0, 100], lastsDays: 15 },
  { rule: 'tr', number: 226, every: 'day', limits: [0, 10], lastsDays: 30 },
  { rule: 'ipca', number: 13522, every: 'month', limits: [-20, 100], lastsDays: 75 },
]

/** A rate as a series gives it. */
export interface MeasuredRate {
  rule: string
  /** In the rule's unit. */
  value: number
  /** `YYYY-MM-DD`: the day, or the first day of the month, that it is for. */
  day: string
}

const brazilianDate = /^(\d{2})\/(\d{2})\/(\d{4})$/

function readPoint(point: unknown, { rule, limits: [least, most] }: RateSeries): MeasuredRate | null {
  if (typeof point !== 'object' || point === null) return null
  const { data, valor } = point as { data?: unknown; valor?: unknown }
  if (typeof data !== 'string' || typeof valor !== 'string' || !/^-?\d+(?:\.\d+)?$/.test(valor)) return null
  const day = data.replace(brazilianDate, '$3-$2-$1')
  const value = Number(valor)
  if (!isCalendarDate(day) || !(value >= least && value <= most)) return null
  return { rule, value, day }
}

/**
 * Reads the newest value from an answer of the SGS, `[{ "data": "24/09/2026", "valor": "13.65" }, …]`; `null` where it has
 * none that can be right. Whatever is not understood is left out.
 * @param today `YYYY-MM-DD`; values of later days do not count
 */
export function readSeriesAnswer(text: string, series: RateSeries, today: string): MeasuredRate | null {
  let points: unknown
  try {
    points = JSON.parse(text)
  } catch {
    return null
  }
  if (!Array.isArray(points)) return null
  return points
    .flatMap(point => readPoint(point, series) ?? [])
    .filter(({ day }) => day <= today)
    .reduce<MeasuredRate | null>(
      (newest, each) => (newest === null || each.day >= newest.day ? each : newest),
      null,
    )
}

/** Writes the path and query that ask for the newest values of a series, from the site's address on. */
export function writeSeriesPath({ number, every }: RateSeries, today: string): string {
  const path = `/dados/serie/bcdata.sgs.${number}/dados`
  if (every === 'month') return `${path}/ultimos/3?formato=json`
  const write = (day: string) => day.split('-').reverse().join('/')
  const first = toDate(toDayNumber(today) - 30)
  return `${path}?formato=json&dataInicial=${write(first)}&dataFinal=${write(today)}`
}

/** Adds what was measured since the table's snapshot, each as a version of its rule with its day and its series. */
export function applyMeasuredRates(
  rules: readonly KeyedRule[],
  rates: readonly MeasuredRate[],
): readonly KeyedRule[] {
  const measured = new Map(rates.map(rate => [rate.rule, rate]))
  return rules.map(rule => {
    const rate = measured.get(rule.key)
    const series = rateSeries.find(each => each.rule === rule.key)
    const newest = rule.versions.at(-1)?.from ?? null
    if (rate === undefined || series === undefined || (newest !== null && rate.day <= toFirstDay(newest)))
      return rule
    const version = {
      value: rate.value,
      from: rate.day,
      source: { kind: 'data', name: `Banco Central, SGS, série ${series.number}`, date: rate.day },
      review: toDate(toDayNumber(rate.day) + series.lastsDays),
    } as const
    return { ...rule, versions: [...rule.versions, version] as unknown as KeyedRule['versions'] }
  })
}
