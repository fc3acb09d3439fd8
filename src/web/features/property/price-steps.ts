import type { HistoryEntry, PropertyDetail } from '#contract/property-detail-schemas.ts'
import { formatPercent, formatReais, formatShortDate } from '../../ui/format-text.ts'
import { modalityLabels } from '../listing/listing-labels.ts'
import { formatListDay, describeLastListed } from '../listing/last-listed.ts'

/** One entry of the history and its position: percent of the plot's width, and of its height from the top. */
export interface PricePoint {
  entry: HistoryEntry
  x: number
  y: number
  /** What happened, in words for people. */
  words: string
  modalityChanged: boolean
}

export interface PriceSteps {
  points: PricePoint[]
  /** Paths in a box of 100 × 100: the price's, the area under it, and the appraisal's (empty when unknown). */
  line: string
  room: string
  appraisal: string
  /** Counted like the trajectory, so that the page shows one number. */
  reductions: number
  /** The last day that the lists cover. */
  until: string
}

const kinds: Record<HistoryEntry['kind'], string> = {
  new: 'entrou na lista',
  changed: '',
  gone: 'saiu da lista',
  back: 'voltou à lista',
}

/** Formats `R$ 74.900, 12% menor; passou a Venda Online`. */
function wordsOf(entry: HistoryEntry, before: HistoryEntry | undefined): string {
  const change = before === undefined ? 0 : ((entry.price - before.price) * 100) / before.price
  const modality =
    before && entry.modality !== null && entry.modality !== before.modality
      ? `passou a ${modalityLabels[entry.modality]}`
      : ''
  const appraisal =
    before && entry.evaluationValue !== null && entry.evaluationValue !== before.evaluationValue
      ? `avaliação de ${formatReais(entry.evaluationValue)}`
      : ''
  const size = change === 0 ? '' : `, ${formatPercent(Math.abs(change), 1)} ${change < 0 ? 'menor' : 'maior'}`
  return [kinds[entry.kind], formatReais(entry.price) + size, modality, appraisal].filter(Boolean).join('; ')
}

const fixed = (value: number): string => String(Math.round(value * 100) / 100)

/**
 * Returns the path that steps from each value to the next, interrupted where the listing was gone or the value is
 * unknown.
 */
function path(points: PricePoint[], height: (entry: HistoryEntry) => number | null, closed: boolean): string {
  let text = ''
  let start: number | null = null
  const lift = (x: number): void => {
    if (start === null) return
    text += `H${fixed(x)}${closed ? `V100H${fixed(start)}Z` : ''}`
    start = null
  }
  for (const { entry, x } of points) {
    const y = entry.kind === 'gone' ? null : height(entry)
    if (y === null) lift(x)
    else if (start === null) {
      text += `M${fixed(x)} ${fixed(y)}`
      start = x
    } else text += `H${fixed(x)}V${fixed(y)}`
  }
  lift(100)
  return text
}

/** Keeps one entry a day: the last of several, with the kind of what they changed together. */
const lastEntryPerDay = (history: readonly HistoryEntry[]): HistoryEntry[] =>
  history.reduce<HistoryEntry[]>((days, entry) => {
    const before = days.at(-1)
    if (before?.at !== entry.at) return [...days, entry]
    return [...days.slice(0, -1), entry.kind === 'changed' ? { ...entry, kind: before.kind } : entry]
  }, [])

/** Returns the history as steps over its days; `null` when it covers fewer than two days. */
export function buildPriceSteps(property: Pick<PropertyDetail, 'history' | 'trajectory'>): PriceSteps | null {
  const history = lastEntryPerDay(property.history)
  const [first, last] = [history[0], history.at(-1)]
  if (first === undefined || last === undefined || history.length < 2) return null
  // The last day of a known price: that of the newest list that has the listing, or of the one it was missing from.
  const until = last.kind === 'gone' ? last.at : (describeLastListed(property) ?? last.at)
  const [from, days] = [formatListDay(first.at), Math.max(1, formatListDay(until) - formatListDay(first.at))]
  const values = history.flatMap(({ price, evaluationValue }) => [price, evaluationValue ?? price])
  const [least, most] = [Math.min(...values), Math.max(...values)]
  // A sixth of the height stays free below, so that the area under the lowest price is visible.
  const height = (value: number): number => (most === least ? 50 : 6 + ((most - value) / (most - least)) * 78)
  const points = history.map((entry, at): PricePoint => {
    const before = history[at - 1]
    return {
      entry,
      x: ((formatListDay(entry.at) - from) / days) * 100,
      y: height(entry.price),
      words: wordsOf(entry, before),
      modalityChanged: before !== undefined && entry.modality !== before.modality,
    }
  })
  const price = (entry: HistoryEntry) => height(entry.price)
  return {
    points,
    line: path(points, price, false),
    room: path(points, price, true),
    appraisal: path(points, ({ evaluationValue }) => evaluationValue && height(evaluationValue), false),
    reductions: property.trajectory?.cuts ?? 0,
    until,
  }
}

/** Formats `3 reduções`. */
export const describeReduction = (count: number): string =>
  count === 0 ? 'nenhuma redução' : count === 1 ? '1 redução' : `${count} reduções`

/** Formats `8 jan. 2026: R$ 74.900`. */
export const describePricePoint = ({ entry, words }: PricePoint): string =>
  `${formatShortDate(entry.at)}: ${words}`
