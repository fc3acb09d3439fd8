import { buildJudgedPurchase, computeReturnAt, type JudgedPurchase } from '#contract/judge-property.ts'
import type { Favorite, FavoriteLadder } from '#contract/saved-schemas.ts'
import { computeSheetReturn, type ReturnRange } from '#domain/calculators/cost-assumptions.ts'
import type { PriceStep } from '../../ui/plot/price-steps.ts'
import { formatDay, formatDays } from './day-words.ts'

/** A favorite for sale on its staircase. */
export interface FavoritePriceRow {
  favorite: Favorite
  steps: PriceStep[]
  /** `null` where the ladder is silent; `same`: a licitação comes back at the same price, without the commission. */
  next: { kind: 'cut' | 'same'; price: number; roi: number | null } | null
  /** `4 a 12 set.`; `null` when it is not known. */
  when: string | null
  /** The first day on which the next price may come, `YYYY-MM-DD`. */
  from: string | null
  returnRange: ReturnRange | null
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
    .map(favorite => buildRow(favorite, byId.get(favorite.property_id), targetRoi, today))
  const rank = ({ next, from }: FavoritePriceRow): string =>
    next === null ? 'c' : from === null ? 'b' : `a${from}`
  return rows.toSorted((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0))
}

function buildRow(
  favorite: Favorite,
  found: FavoriteLadder | undefined,
  targetRoi: number,
  today: string,
): FavoritePriceRow {
  const { property, sheet, answers } = favorite
  const purchase = buildJudgedPurchase(property, { targetRoi, sheet, answers })
  const returnRange = purchase && computeSheetReturn(purchase.question, purchase.worstCondoDebt)
  const next = findNext(favorite, found, purchase)
  const windows = found?.ladder?.next?.windows ?? []
  const [first] = windows
  return {
    favorite,
    steps: buildSteps(favorite, found, next, returnRange, today),
    next,
    when:
      first === undefined ? null : windows.map(({ from, to }) => formatDays(from, to, today)).join(' ou '),
    from: first?.from ?? null,
    returnRange,
  }
}

/** Returns the next price; of a favorite without a ladder yet, the property's own. */
function findNext(
  { property }: Favorite,
  found: FavoriteLadder | undefined,
  purchase: JudgedPurchase | null,
): FavoritePriceRow['next'] {
  const price = property.nextPrice
  if (price === null) return null
  const kind = found?.ladder?.next?.kind ?? (price === property.price ? 'same' : 'cut')
  const range = purchase && computeReturnAt(purchase, price, kind === 'same')
  return { kind, price, roi: range?.base ?? null }
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
      label: 'Antes',
      price,
      when: formatDay(at, today),
      roi: null,
    }
  })
  const now: PriceStep = {
    kind: property.modality === 'leilao' ? 'auction' : 'now',
    label: 'Hoje',
    price: property.price,
    when: null,
    roi: returnRange?.base ?? null,
  }
  if (next === null) return [...earlier, { ...now, kind: 'now' }]
  const later = (found?.ladder?.later ?? []).slice(0, laterSteps)
  return [
    ...earlier,
    now,
    { kind: 'next', label: 'Próximo', price: next.price, when: null, roi: next.roi },
    ...later.map((price): PriceStep => ({ kind: 'later', label: 'Depois', price, when: null, roi: null })),
  ]
}
