import type { Centavos } from '../money.ts'
import type { Modality, PropertyType } from '../property/listing.ts'
import { computeStartPrice, findLadderBands } from './ladder-position.ts'
import { type LadderBand, type LadderTable, ladderTable } from './ladder-table.ts'

/** What is asked next when nobody buys; `low` and `high` are equal where the price is certain. */
export interface UnsoldPrice {
  /** The sale that follows. A licitação costs the auctioneer's 5 % on top of the price, a venda does not. */
  next: 'licitacao' | 'venda-online'
  low: Centavos
  high: Centavos
  /** The likelier of the two; `null` where they are equal or listings like it were not seen. */
  likely: 'low' | 'high' | null
  /** How many listings like it started at `high`, 0 to 1; `null` likewise. */
  highShare: number | null
}

interface UnsoldListing {
  price: Centavos
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
 * Computes what follows a sale in which nobody buys: an auction is followed by a Licitação at one of two prices, a
 * Licitação by a Venda Online at the same price. `null` where no such rule is known: for the other sales
 * `computeNextPrice` says what follows.
 */
export function computeUnsoldPrice(
  { price, evaluation, modality, propertyType }: UnsoldListing,
  table: LadderTable = ladderTable,
): UnsoldPrice | null {
  if (modality === 'licitacao') {
    return { next: 'venda-online', low: price, high: price, likely: null, highShare: null }
  }
  if (modality !== 'leilao' || evaluation === null) return null
  const [band] = findLadderBands(evaluation, table)
  if (band === undefined) return null
  const highShare = findHiShare(propertyType, band, table)
  return {
    next: 'licitacao',
    low: computeStartPrice(evaluation, band.lo, 0, table),
    high: computeStartPrice(evaluation, band.hi, 0, table),
    likely: highShare > 0.5 ? 'high' : 'low',
    highShare,
  }
}
