import type { Uf } from '../states.ts'
import { costAssumptions } from './cost-assumptions.ts'
import { findItbiRate } from './itbi-rate.ts'

/** ITBI and the fees of notary and registry, in percent of the bid. */
export interface AcquisitionPercents {
  itbi: number
  /** The source of the municipality's rate; `null` = the default rate. */
  source: string | null
  papers: number
}

/** Uses the municipality's rate if it is known; `null` = no municipality. */
export function findAcquisitionPercents(place: { state: Uf; city: string } | null): AcquisitionPercents {
  const known = place && findItbiRate(place.state, place.city)
  return {
    itbi: known?.percent ?? costAssumptions.itbiPercent,
    source: known?.source ?? null,
    papers: costAssumptions.deedPercent + costAssumptions.registryPercent,
  }
}

/** Applies these percentages to a bid; reais, to the centavo. */
export const computeAcquisitionExpenses = (
  bid: number,
  { itbi, papers }: Pick<AcquisitionPercents, 'itbi' | 'papers'>,
): number => Math.round(bid * (itbi + papers)) / 100

/** What the financing calculator needs of a listing; money in reais. */
interface PresetListing {
  price: number
  analysis: { marketValue: number } | null
  state: Uf
  city: string
}

/**
 * Builds the initial values of a financed purchase of a listing: market value (its price without appraisal), bid,
 * expenses.
 */
export const buildPurchasePreset = (listing: PresetListing) => ({
  marketValue: listing.analysis?.marketValue ?? listing.price,
  bid: listing.price,
  initialExpenses: computeAcquisitionExpenses(listing.price, findAcquisitionPercents(listing)),
})
