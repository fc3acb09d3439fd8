/**
 * One price of a listing: an auction, one that was, today's, the next one, one that may follow it, or the one at which
 * the bank may begin again instead.
 */
export interface PriceStep {
  kind: 'auction' | 'past' | 'now' | 'next' | 'later' | 'rebase'
  label: string
  /** Reais. */
  price: number
  /** A date or a window in words. */
  when: string | null
  /** The net ROI at this price, in percent. */
  roi: number | null
  /** The bank began again from a new base here. */
  rebased?: boolean
}

/** What a staircase of any size shows. */
export interface PriceStaircaseProps {
  steps: readonly PriceStep[]
  /** The highest bid that reaches the target, and its name. */
  maxBid?: { price: number; label: string } | null
  /** The wanted ROI in percent. */
  targetRoi?: number | undefined
  /** Why the next price is not stated. */
  silence?: string | null
}

/** A step in the drawing. Steps that found no room share one column. */
export interface StairColumn extends PriceStep {
  /** The height of the tread, in rungs above the lowest. */
  level: number
  /** How far the tread before is above this one, in rungs; below zero where the price rose. */
  drop: number
  /** The same price as the step before. */
  same: boolean
  /** How many steps share this column; 1 = this step alone. */
  count: number
  /** The first and the last price of the column. */
  prices: readonly [first: number, last: number]
}

const mostColumns = 8
const shownAuctions = 2
const laterColumns = 2

type Shared = PriceStep & Pick<StairColumn, 'count' | 'prices'>

const single = (step: PriceStep): Shared => ({ ...step, count: 1, prices: [step.price, step.price] })

/** Joins the first steps, or the last ones, into one column, so that at most `room` columns remain. */
function shareColumn(steps: readonly PriceStep[], room: number, side: 'first' | 'last'): Shared[] {
  if (steps.length <= room) return steps.map(single)
  const kept = Math.max(0, room - 1)
  const joined = side === 'first' ? steps.slice(0, steps.length - kept) : steps.slice(kept)
  const rest = side === 'first' ? steps.slice(steps.length - kept) : steps.slice(0, kept)
  const [first, last] = [joined[0], joined.at(-1)]
  if (!first || !last) return rest.map(single)
  const shown = side === 'first' ? first : last
  const count = joined.length
  const column: Shared =
    count === 1
      ? single(shown)
      : {
          ...shown,
          label: side === 'first' ? `${count} preços antes` : `mais ${count} preços`,
          when: null,
          roi: null,
          count,
          prices: [first.price, last.price],
        }
  return side === 'first' ? [column, ...rest.map(single)] : [...rest.map(single), column]
}

/** Joins the oldest and the furthest steps, so that at most eight columns remain; today's and the next one stay. */
function shareColumns(steps: readonly PriceStep[], most: number): Shared[] {
  const ofKinds = (...kinds: PriceStep['kind'][]) => steps.filter(step => kinds.includes(step.kind))
  const auctions = shareColumn(ofKinds('auction'), shownAuctions, 'first')
  const present = ofKinds('now', 'next').map(single)
  const rebase = ofKinds('rebase').map(single)
  const [past, later] = [ofKinds('past'), ofKinds('later')]
  const room = Math.max(2, most - auctions.length - present.length - rebase.length)
  const laterRoom = Math.max(Math.min(laterColumns, room - 1), room - past.length)
  const last = shareColumn(later, laterRoom, 'last')
  return [
    ...auctions,
    ...shareColumn(past, Math.max(1, room - last.length), 'first'),
    ...present,
    ...last,
    ...rebase,
  ]
}

/** An auction's price does not follow the ladder, so it is drawn at a fixed height above the first rung. */
const auctionHeight = 1.25

/**
 * Returns the columns of the staircase. Each lower price is one rung lower, whatever the difference, so that every
 * step can be read. A re-basing is drawn from today's price, not from the one beside it.
 */
export function buildStairs(steps: readonly PriceStep[], most = mostColumns): StairColumn[] {
  let level = 0
  let [now, nowLevel]: [Pick<PriceStep, 'price'>, number] = [{ price: 0 }, 0]
  const columns = shareColumns(steps, most).map((step, at, all): StairColumn => {
    const before = all[at - 1]
    const afterAuction = before?.kind === 'auction' && step.kind !== 'auction'
    const drop = !before
      ? 0
      : step.kind === 'rebase'
        ? level - (nowLevel + Math.sign(step.price - now.price))
        : afterAuction
          ? auctionHeight
          : Math.sign(before.price - step.price)
    level -= drop
    if (step.kind === 'now') [now, nowLevel] = [step, level]
    return { ...step, level, drop, same: drop === 0 && before !== undefined }
  })
  const lowest = Math.min(...columns.map(column => column.level))
  return columns.map(column => ({ ...column, level: column.level - lowest }))
}

/** Where the line of the highest bid runs. */
export interface BidLine {
  /** Its height, in rungs above the lowest tread; below zero where every price is above it. */
  level: number
  /** How many columns it passes before it meets the stair. */
  columns: number
  /** Whether it meets the stair; otherwise every price is above it. */
  meets: boolean
}

/**
 * Returns the line of the highest bid: it ends at the first price, from today's on, that is not above it; where today's
 * is not, at the step of the past from which on none was. `null` where every price is within the bid.
 */
export function placeBidLine(columns: readonly StairColumn[], reais: number): BidLine | null {
  const now = columns.findLastIndex(({ kind }) => kind !== 'next' && kind !== 'later' && kind !== 'rebase')
  const isWithin = (column: StairColumn | undefined): boolean =>
    column !== undefined && column.kind !== 'auction' && column.kind !== 'rebase' && column.price <= reais
  let at = Math.max(0, now)
  if (isWithin(columns[at])) while (isWithin(columns[at - 1])) at -= 1
  else while (at < columns.length && !isWithin(columns[at])) at += 1
  const [before, meeting] = [columns[at - 1], columns[at]]
  if (!before) return null
  if (!meeting) return { level: -0.5, columns: at, meets: false }
  if (before.kind === 'auction') return { level: meeting.level + auctionHeight / 3, columns: at, meets: true }
  const share = (reais - meeting.price) / (before.price - meeting.price)
  return { level: meeting.level + share * (before.level - meeting.level), columns: at, meets: true }
}
