import type { Centavos } from '../money.ts'
import type { Modality, PropertyType } from '../property/listing.ts'
import { computeStartPrice, findLadderBands } from './ladder-position.ts'
import { type LadderBand, type LadderTable, ladderTable } from './ladder-table.ts'

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
