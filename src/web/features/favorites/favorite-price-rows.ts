import type { SaleGround } from '#domain/calculators/sale-ground.ts'
import { computeReturnAtNext, judgeReturn } from '#contract/judge-property.ts'
import type { Favorite, FavoriteLadder } from '#contract/saved-schemas.ts'
import type { ReturnRange } from '#domain/calculators/cost-assumptions.ts'
import { isUnexplainedDiscount, isGrounded } from '#domain/judgement/judged-return.ts'
import { isSameNextPrice } from '#domain/ladder/ladder-words.ts'
import { formatDay, formatDayRange } from '#domain/format-day-range.ts'
import type { PriceStep } from '../../ui/plot/price-steps.ts'

/** A favorite for sale on its staircase. */
export interface FavoritePriceRow {
  favorite: Favorite
  steps: PriceStep[]
  /**
   * `null` where the ladder gives no price; `same`: a licitação comes back at the same price, without the commission.
   */
  next: { kind: 'cut' | 'same'; price: number; roi: number | null } | null
  /** The days on which the next price may come: `4 a 12 set.`; empty when they are not known. */
  windows: readonly string[]
  /** The first day on which the next price may come, `YYYY-MM-DD`. */
  from: string | null
  returnRange: ReturnRange | null
  /** On what the sale value behind it rests. */
  ground: SaleGround
  /** The highest bid for the target, in reais; `null` where it is not known. */
  maxBid: number | null
  /** The return is by the account's own sheet or answers. */
  own: boolean
  /** Nothing explains the discount: the return is not stated. */
  unexplained: boolean
}

/** Steps after the next one that are drawn. */
const laterSteps = 2

/**
 * Builds the rows of the favorites that are for sale, those with the nearest date first, those without a next price last.
 * @param ladders `null` when they are not available: today's price alone
 * @param today `YYYY-MM-DD` in Brasília
 */
export function buildFavoritePriceRows(
  favorites: readonly Favorite[],
  ladders: readonly FavoriteLadder[] | null,
  targetRoi: number,
  today: string,
): FavoritePriceRow[] {
  const byId = new Map(ladders?.map(each => [each.id, each]))
  const rows = favorites
    .filter(({ property }) => !property.gone)
    .map(favorite => buildFavoritePriceRow(favorite, byId.get(favorite.property_id), targetRoi, today))
  const rank = ({ next, from }: FavoritePriceRow): string =>
    next === null ? 'c' : from === null ? 'b' : `a${from}`
  return rows.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))
}

/** Builds the row of one favorite; a gone favorite's row has only today's price. */
export function buildFavoritePriceRow(
  favorite: Favorite,
  found: FavoriteLadder | undefined,
  targetRoi: number,
  today: string,
): FavoritePriceRow {
  const { property, sheet, answers } = favorite
  const { purchase, returnRange, maxBid, own, ground } = judgeReturn(property, { targetRoi, sheet, answers })
  const unexplained = isUnexplainedDiscount(property)
  const isTold = !unexplained && isGrounded(ground)
  const next: FavoritePriceRow['next'] =
    property.nextPrice === null
      ? null
      : {
          kind: isSameNextPrice(property) ? 'same' : 'cut',
          price: property.nextPrice,
          roi: purchase && isTold ? (computeReturnAtNext(purchase, property)?.base ?? null) : null,
        }
  // A ladder that was fetched before the list changed is about another price.
  const ladder = found?.ladder?.next?.price === property.nextPrice ? found.ladder : null
  const windows = ladder?.next?.windows ?? []
  return {
    favorite,
    steps: buildSteps(favorite, found, next, isTold ? returnRange : null, today),
    next,
    windows: windows.map(({ from, to }) => formatDayRange(from, to, today)),
    from: windows[0]?.from ?? null,
    returnRange,
    ground,
    maxBid: isGrounded(ground) ? maxBid : null,
    own,
    unexplained,
  }
}

function buildSteps(
  { property }: Favorite,
  found: FavoriteLadder | undefined,
  next: FavoritePriceRow['next'],
  returnRange: ReturnRange | null,
  today: string,
): PriceStep[] {
  const earlier = (found?.earlier ?? []).map(({ at, price, auction }): PriceStep => {
    return {
      kind: auction ? 'auction' : 'past',
      label: auction ? 'Leilão' : 'Antes',
      price,
      when: formatDay(at, today),
      roi: null,
    }
  })
  const now: PriceStep = {
    kind: 'now',
    label: 'Hoje',
    price: property.price,
    when: null,
    roi: returnRange?.base ?? null,
  }
  if (next === null) return [...earlier, now]
  const later = (found?.ladder?.later ?? []).slice(0, laterSteps)
  return [
    ...earlier,
    now,
    { kind: 'next', label: 'Próximo', price: next.price, when: null, roi: next.roi },
    ...later.map((price): PriceStep => ({ kind: 'later', label: 'Depois', price, when: null, roi: null })),
  ]
}
