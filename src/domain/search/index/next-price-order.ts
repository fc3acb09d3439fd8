import { brasiliaDayNumber } from '../../brasilia-time.ts'
import { finishWork } from '../../finish-work.ts'
import { decodeLadderPosition } from '../../ladder/ladder-position.ts'
import { modalities } from '../../property/listing.ts'
import { states } from '../../states.ts'
import type { ListingIndex } from './listing-index.ts'
import { readLadderAt } from './listing-ladder.ts'
import { sortListings } from './listing-orders.ts'

/** The order of a version on one day. */
interface DayOrder {
  day: number
  positions: Uint32Array
}

const known = new WeakMap<ListingIndex, DayOrder>()

/**
 * Returns all positions in the order "próximo degrau": first the listings whose next price may come soonest, then those
 * with a next price of which the day is not known, the deepest cut first, then the others; equal ones by position.
 */
export function orderByNextPrice(index: ListingIndex, now: Date): Uint32Array {
  const day = brasiliaDayNumber(now.getTime())
  const before = known.get(index)
  if (before?.day === day) return before.positions
  const { positions } = finishWork(sortListings(index.columns, (_, at) => computeKey(index, at, now, day)))
  known.set(index, { day, positions })
  return positions
}

/** Days until the next price, at most some hundred; then 1000 minus the cut in percent; then 2000. */
function computeKey(index: ListingIndex, at: number, now: Date, day: number): number {
  const { columns } = index
  if (decodeLadderPosition(columns.ladder[at]!) === null) return 2000
  const price = columns.price[at]!
  const ladder = readLadderAt(
    index,
    at,
    {
      state: states[columns.state[at]!]!.uf,
      price,
      evaluation: columns.evaluation[at]!,
      modality: modalities[columns.modality[at]! - 1] ?? null,
    },
    now,
  )
  if (ladder === null || !('kind' in ladder.next) || ladder.next.kind !== 'cut') return 2000
  const [window] = ladder.windows
  if (window !== undefined) return Math.max(0, window.from - day)
  return 1000 - (100 * (price - ladder.next.price)) / price
}
