import { brasiliaDayNumber } from '../../brasilia-time.ts'
import { finishWork } from '../../finish-work.ts'
import { decodeLadderPosition } from '../../ladder/ladder-position.ts'
import { ladderTable } from '../../ladder/ladder-table.ts'
import { computeLadderWindows } from '../../ladder/ladder-windows.ts'
import { findDaySilence, isRebasingTime } from '../../ladder/next-price.ts'
import { states } from '../../states.ts'
import type { ListingColumns } from './indexed-listing.ts'
import type { ListingIndex } from './listing-index.ts'
import { sortListings } from './listing-orders.ts'

/** The order of a version on one day. */
interface DayOrder {
  day: number
  positions: Uint32Array
}

/** Listings between two yields. */
const slice = 5_000

const known = new WeakMap<ListingIndex, DayOrder>()

/**
 * Prepares the order "próximo degrau" of a version on a day, so that `orderByNextPrice` need not sort: a server lets other
 * work run between two yields.
 */
export function* prepareNextPriceOrder(index: ListingIndex, now: Date): Generator<void, Uint32Array> {
  const day = brasiliaDayNumber(now.getTime())
  const before = known.get(index)
  if (before?.day === day) return before.positions
  const { columns, lists, ladder } = index
  const holds = states.map(({ uf }) => ladder.states.get(uf)?.holds === true)
  const rebasing = states.map(({ uf }) => {
    const listDay = lists.get(uf)?.newest ?? day
    return isRebasingTime(Math.min(listDay, day), day, ladderTable.rebasing)
  })
  const keys = new Float64Array(index.size)
  for (let at = 0; at < index.size; at++) {
    const state = columns.state[at]!
    keys[at] = holds[state] ? computeKey(columns, at, day, rebasing[state]!) : unknownKey
    if (at % slice === slice - 1) yield
  }
  const { positions } = yield* sortListings(columns, (_, at) => keys[at]!)
  known.set(index, { day, positions })
  return positions
}

/**
 * Returns all positions in the order "próximo degrau": first the listings whose next price may come soonest, then those
 * with a next price of which the day is not known, the deepest cut first, then the others; equal ones by position.
 */
export const orderByNextPrice = (index: ListingIndex, now: Date): Uint32Array =>
  finishWork(prepareNextPriceOrder(index, now))

/** The key of the listings whose next price is not predicted. */
const unknownKey = 2000

/** Days until the next price, at most some hundred; then 1000 minus the cut in percent; then `unknownKey`. */
function computeKey(columns: ListingColumns, at: number, day: number, isRebasing: boolean): number {
  const cutPrice = columns.cutPrice[at]!
  const position = Number.isNaN(cutPrice) ? null : decodeLadderPosition(columns.ladder[at]!)
  if (position === null) return unknownKey
  const lastLicitacao = columns.lastLicitacaoOn[at]!
  const circumstances = { day, lastLicitacaoDay: Number.isNaN(lastLicitacao) ? null : lastLicitacao }
  if (findDaySilence(position, circumstances, () => isRebasing) !== null) return unknownKey
  const [from, to] = [columns.roundFrom[at]!, columns.roundTo[at]!]
  const [window] = computeLadderWindows(Number.isNaN(from) ? null : { from, to }, day)
  if (window !== undefined) return Math.max(0, window.from - day)
  const price = columns.price[at]!
  return 1000 - (100 * (price - cutPrice)) / price
}
