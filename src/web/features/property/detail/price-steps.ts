import type { HistoryEntry, PropertyDetail } from '#contract/property-detail.ts'
import { money, shortDate } from '../../../ui/format.ts'
import { modalityLabels } from '../labels.ts'
import { exactPercent } from './words.ts'

/** One entry of the history and where it stands: percent of the plot's width, and of its height from above. */
export interface Point {
  /** Its own among the points: a day may have two. */
  key: string
  entry: HistoryEntry
  x: number
  y: number
  /** What happened, as people say it. */
  words: string
  modalityChanged: boolean
}

export interface Steps {
  points: Point[]
  /** Paths in a box of 100 × 100; the price's, the room under it, and the appraisal's (empty where none is known). */
  line: string
  room: string
  appraisal: string
  reductions: number
  /** Last day the lists tell of. */
  until: string
}

const dayMs = 86_400_000
const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs
const dateOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10)

const kinds: Record<HistoryEntry['kind'], string> = {
  new: 'entrou na lista',
  changed: '',
  gone: 'saiu da lista',
  back: 'voltou à lista',
}

/** `R$ 74.900, 12% menor; passou a Venda Online` */
function wordsOf(entry: HistoryEntry, before: HistoryEntry | undefined): string {
  const change = before === undefined ? 0 : ((entry.price - before.price) * 100) / before.price
  const modality =
    before && entry.modality !== null && entry.modality !== before.modality
      ? `passou a ${modalityLabels[entry.modality]}`
      : ''
  const appraisal =
    before && entry.evaluationValue !== null && entry.evaluationValue !== before.evaluationValue
      ? `avaliação de ${money(entry.evaluationValue)}`
      : ''
  const size = change === 0 ? '' : `, ${exactPercent(Math.abs(change))} ${change < 0 ? 'menor' : 'maior'}`
  return [kinds[entry.kind], money(entry.price) + size, modality, appraisal].filter(Boolean).join('; ')
}

const fixed = (value: number): string => String(Math.round(value * 100) / 100)

/** Steps from each value to the next; a pen that is up where the listing was gone or nothing is known. */
function path(points: Point[], height: (entry: HistoryEntry) => number | null, closed: boolean): string {
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

/** Until when we know the price: the last list that has the listing, or its last entry. */
function untilOf({ history, trajectory }: Pick<PropertyDetail, 'history' | 'trajectory'>): string {
  const last = history.at(-1)?.at ?? ''
  if (trajectory === null || history.at(-1)?.kind === 'gone') return last
  const seen = dateOf(dayOf(trajectory.firstListed) + trajectory.daysListed)
  return seen > last ? seen : last
}

/** The history as steps over its days. `null` where there is nothing to draw: fewer than two entries. */
export function stepsOf(property: Pick<PropertyDetail, 'history' | 'trajectory'>): Steps | null {
  const { history } = property
  const [first] = history
  if (first === undefined || history.length < 2) return null
  const until = untilOf(property)
  const [from, days] = [dayOf(first.at), Math.max(1, dayOf(until) - dayOf(first.at))]
  const values = history.flatMap(({ price, evaluationValue }) => [price, evaluationValue ?? price])
  const [least, most] = [Math.min(...values), Math.max(...values)]
  // A sixth of the height stays free below, so that the room under the lowest price is seen.
  const height = (value: number): number => (most === least ? 50 : 6 + ((most - value) / (most - least)) * 78)
  const points = history.map((entry, at): Point => {
    const before = history[at - 1]
    return {
      key: `${entry.at} ${at}`,
      entry,
      x: ((dayOf(entry.at) - from) / days) * 100,
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
    reductions: history.filter((entry, at) => entry.price < (history[at - 1]?.price ?? 0)).length,
    until,
  }
}

/** `3 reduções` */
export const reductionWords = (count: number): string =>
  count === 0 ? 'nenhuma redução' : count === 1 ? '1 redução' : `${count} reduções`

/** `8 jan. 2026: R$ 74.900` */
export const pointWords = ({ entry, words }: Point): string => `${shortDate(entry.at)}: ${words}`
