import type { Centavos } from '../money.ts'
import type { Modality, PropertyType } from '../property/listing.ts'
import {
  type LocatedPosition,
  computePriceOnRung,
  computeRungPrice,
  computeStartPrice,
  findLadderBands,
  isAtFloor,
  isLadderModality,
} from './ladder-position.ts'
import { findRebasingShare, ladderRules, type RuleShare } from './ladder-rules.ts'
import { type LadderBand, type LadderTable, ladderTable } from './ladder-table.ts'

/** Why nothing is said about a listing's next price. */
export const nextPriceSilences = [
  'off-ladder',
  'auction',
  'unknown-modality',
  'floor',
  'expired',
  'old-list',
] as const
export type NextPriceSilence = (typeof nextPriceSilences)[number]

/**
 * `cut`: the next round is one rung lower, or at the floor. `same`: a licitação is never cut, and is followed by the same
 * price in Venda Online, without the auctioneer's 5 %.
 */
interface FollowingPrice {
  kind: 'cut' | 'same'
  price: Centavos
  /** How many of the next changes are this one; `null` where the shares of cut and re-basing scatter too much. */
  share: RuleShare | null
}

/** The price at which the ladder begins again, from a lowered base; mostly a step up. */
interface RebasedPrice {
  price: Centavos
  /** How many of the next changes are re-basings; `null` where that scatters too much. */
  share: RuleShare | null
}

export type NextPrice = FollowingPrice | { silent: NextPriceSilence }

/** What may follow a listing's price. */
export interface PriceOutlook {
  next: NextPrice
  /** `null` where nothing is said of it, or it never happens. */
  rebase: RebasedPrice | null
  /** Whether the price is at the floor, from which no cut follows. */
  atFloor: boolean
  /** Whether the list is so old that the next price has come by now. */
  expired: boolean
}

export interface NextPriceCircumstances {
  /** Days since 1970: the day of the question. */
  day: number
  /** The newest list that states the price, in days since 1970; without it the price is taken as stated on `day`. */
  listDay?: number
  modality: Modality | null
  /** The appraisal that the list states now. */
  evaluation: Centavos | null
  /** The last list that offered the listing in Licitação, in days since 1970; `null` when none was seen. */
  lastLicitacaoDay: number | null
}

/** Returns why the age of the list silences every price: the next one has come, or all is unknown by now. */
export function findAgeSilence(day: number, listDay: number): 'expired' | 'old-list' | null {
  const { nextPriceDays, directionDays } = ladderRules.expiry
  if (day - listDay > directionDays) return 'old-list'
  return day - listDay > nextPriceDays ? 'expired' : null
}

/**
 * Computes the price after a re-basing: the same family with one re-basing more, on the first rung, or at the start from
 * the two highest rungs (1,316 of 1,320 seen to the centavo). `null` where more re-basings were never seen.
 * @param evaluation the appraisal that the list states now, which counts from the next re-basing on
 */
export function computeRebasedPrice(
  { family, rebasings, rung }: LocatedPosition,
  evaluation: Centavos,
  table: LadderTable = ladderTable,
): Centavos | null {
  if (rebasings >= ladderRules.rebasing.maxRebasings) return null
  const [band] = findLadderBands(evaluation, table)
  const start = computeStartPrice(evaluation, band[family], rebasings + 1, table)
  return computeRungPrice(start, rung <= 1 ? 0 : 1, table)
}

/**
 * Computes the price that follows a listing's present one, or says why nothing can be said.
 *
 * At the starting price the first cut, whenever it comes, is one rung (83 of 84 seen, the other was re-based; 7 of 7 more
 * than 140 days after the licitação). When the list is older than 36 days nothing is said: of 9,492 listings on rung 1 or
 * lower 9,483 had another price by then.
 */
export function computeNextPrice(
  price: Centavos,
  position: LocatedPosition | null,
  circumstances: NextPriceCircumstances,
  table: LadderTable = ladderTable,
): NextPrice {
  const { day, listDay = day, modality, evaluation } = circumstances
  if (modality === null) return { silent: 'unknown-modality' }
  if (modality === 'leilao') return { silent: 'auction' }
  const tooOld = findAgeSilence(day, listDay)
  if (position === null && !isAtFloor(price, evaluation)) return { silent: 'off-ladder' }
  if (tooOld !== null) return { silent: tooOld }
  if (position !== null && modality === 'licitacao') return { kind: 'same', price, share: null }
  if (position === null || isAtFloor(price, evaluation)) return { silent: 'floor' }
  const rebased = sayShare(findOwnRebasingShare(position, { ...circumstances, listDay }))
  return {
    kind: 'cut',
    price: computePriceOnRung(position, position.rung + 1, table),
    share: rebased && { p: 1 - rebased.p, low: 1 - rebased.high, high: 1 - rebased.low },
  }
}

/** Says what may follow a listing's price: the cut, the re-basing, and how often each came. */
export function computePriceOutlook(
  price: Centavos,
  position: LocatedPosition | null,
  circumstances: NextPriceCircumstances,
  table: LadderTable = ladderTable,
): PriceOutlook {
  const { day, listDay = day, evaluation, modality } = circumstances
  const next = computeNextPrice(price, position, circumstances, table)
  const isSale = isLadderModality(modality)
  const isSaid = ('kind' in next && next.kind === 'cut') || ('silent' in next && next.silent === 'floor')
  const said =
    position === null || evaluation === null || !isSaid || isSoonAfterLicitacao({ ...circumstances, listDay })
      ? null
      : { position, evaluation }
  const rebased = said && computeRebasedPrice(said.position, said.evaluation, table)
  return {
    next,
    // At the floor a re-basing is the only change that can come: its share of the next changes says nothing of it.
    rebase:
      said === null || rebased === null
        ? null
        : {
            price: rebased,
            share: 'silent' in next ? null : sayShare(findRebasingShare(said.position, listDay)),
          },
    atFloor: isSale && isAtFloor(price, evaluation),
    expired: findAgeSilence(day, listDay) !== null,
  }
}

type OfListDay = NextPriceCircumstances & { listDay: number }

const isSoonAfterLicitacao = ({ listDay, lastLicitacaoDay }: OfListDay): boolean =>
  lastLicitacaoDay !== null && listDay - lastLicitacaoDay <= ladderRules.rebasing.afterLicitacao.days

/** The share of re-basings among the next changes of a listing; next to none so soon after its licitação. */
function findOwnRebasingShare(position: LocatedPosition, circumstances: OfListDay): RuleShare {
  const { rebased, of } = ladderRules.rebasing.afterLicitacao
  return isSoonAfterLicitacao(circumstances)
    ? { p: rebased / of, low: 0, high: 0.01 }
    : findRebasingShare(position, circumstances.listDay)
}

/** Returns a share that may be said as a number: its range spans at most 45 points. */
const sayShare = (share: RuleShare | null): RuleShare | null =>
  share !== null && share.high - share.low <= ladderRules.rebasing.widestSaid ? share : null

/** The two prices at which an auction that nobody bought in comes back, in Licitação. */
export interface UnsoldPrice {
  low: Centavos
  high: Centavos
  /** The price at which more listings of its type and appraisal came back. */
  likely: 'low' | 'high'
}

interface UnsoldListing {
  evaluation: Centavos | null
  modality: Modality | null
  propertyType: PropertyType
}

/** Finds how many listings of a type and a band of appraisals started at the `hi` base, 0 to 1. */
export function findHiShare(
  type: string,
  band: LadderBand,
  { hiShares, bands }: LadderTable = ladderTable,
): number {
  const known = type === 'Apartamento' || type === 'Casa' || type === 'Terreno' ? type : 'other'
  return hiShares[known].byBand[bands.indexOf(band)] ?? hiShares[known].all
}

/**
 * Computes what follows an auction in which nobody buys: a Licitação at one of two prices, with the auctioneer's 5 % on
 * top. `null` for other sales, whose next price `computeNextPrice` says.
 */
export function computeUnsoldPrice(
  { evaluation, modality, propertyType }: UnsoldListing,
  table: LadderTable = ladderTable,
): UnsoldPrice | null {
  if (modality !== 'leilao' || evaluation === null) return null
  const [band] = findLadderBands(evaluation, table)
  return {
    low: computeStartPrice(evaluation, band.lo, 0, table),
    high: computeStartPrice(evaluation, band.hi, 0, table),
    likely: findHiShare(propertyType, band, table) > 0.5 ? 'high' : 'low',
  }
}
