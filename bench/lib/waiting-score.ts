import { groupBy } from './group-by.ts'

/** Listings with the same prediction: how many, how many events, and the predicted probability with its range. */
export interface PredictedCell {
  /** State, group and interval, for people. */
  name: string
  /** The same for all cells of one state and interval. */
  interval: string
  listed: number
  events: number
  p: number
  low: number
  high: number
}

const total = (cells: readonly PredictedCell[], valueOf: (cell: PredictedCell) => number): number =>
  cells.reduce((sum, cell) => sum + valueOf(cell), 0)

/** Mean squared error of the prediction, for each listing. */
export const computeBrier = (cells: readonly PredictedCell[]): number =>
  total(cells, ({ listed, events, p }) => events * (1 - p) ** 2 + (listed - events) * p ** 2) /
  total(cells, ({ listed }) => listed)

/** The same for one probability for all listings: the share in which it happened. */
export function computeBaseBrier(cells: readonly PredictedCell[]): number {
  const share = total(cells, ({ events }) => events) / total(cells, ({ listed }) => listed)
  return share * (1 - share)
}

/** Counts pairs of a listing with the event and one without, and those predicted in that order; ties count half. */
function countPairs(cells: readonly PredictedCell[]): { right: number; pairs: number } {
  let [without, right] = [0, 0]
  for (const [, tied] of [...groupBy(cells, ({ p }) => p)].toSorted(([one], [other]) => one - other)) {
    const events = total(tied, each => each.events)
    const others = total(tied, each => each.listed - each.events)
    right += events * (without + others / 2)
    without += others
  }
  return { right, pairs: total(cells, ({ events }) => events) * without }
}

/** Probability that a listing with the event was predicted higher than one without. */
export function computeAuc(cells: readonly PredictedCell[]): number {
  const { right, pairs } = countPairs(cells)
  return right / pairs
}

export interface Decile {
  listed: number
  predicted: number
  observed: number
}

/** Divides the listings by prediction into ten equal parts, of which cells may fall into several. */
export function computeDeciles(cells: readonly PredictedCell[]): Decile[] {
  const size = total(cells, ({ listed }) => listed) / 10
  const deciles = Array.from({ length: 10 }, () => ({ listed: 0, predicted: 0, observed: 0 }))
  let before = 0
  for (const { listed, events, p } of cells.toSorted((one, other) => one.p - other.p)) {
    for (const [at, decile] of deciles.entries()) {
      const part = Math.max(0, Math.min(before + listed, (at + 1) * size) - Math.max(before, at * size))
      decile.listed += part
      decile.predicted += part * p
      decile.observed += (part * events) / listed
    }
    before += listed
  }
  return deciles.map(({ listed, predicted, observed }) => ({
    listed,
    predicted: predicted / listed,
    observed: observed / listed,
  }))
}

/** Whether the observed share lies within the predicted range. */
export const isCovered = ({ listed, events, low, high }: PredictedCell): boolean =>
  events >= low * listed && events <= high * listed
