import type { Uf } from '../states.ts'
import { assumptions } from './assumptions.ts'
import { knownItbi } from './itbi.ts'

/** ITBI and the fees of notary and registry, in percent of the bid. */
export interface Acquiring {
  itbi: number
  /** The source of the municipality's rate; `null` = the default rate. */
  source: string | null
  papers: number
}

/** Uses the municipality's rate if it is known; `null` = no municipality. */
export function acquiringOf(place: { state: Uf; city: string } | null): Acquiring {
  const known = place && knownItbi(place.state, place.city)
  return {
    itbi: known?.percent ?? assumptions.itbiPercent,
    source: known?.source ?? null,
    papers: assumptions.deedPercent + assumptions.registryPercent,
  }
}

/** Applies these percentages to a bid; reais, to the centavo. */
export const expensesOf = (bid: number, { itbi, papers }: Pick<Acquiring, 'itbi' | 'papers'>): number =>
  Math.round(bid * (itbi + papers)) / 100

/** What the financing calculator needs of a listing; money in reais. */
interface Listing {
  price: number
  analysis: { marketValue: number } | null
  state: Uf
  city: string
}

/**
 * Builds the initial values of a financed purchase of a listing: market value (its price without appraisal), bid,
 * expenses.
 */
export const presetOf = (listing: Listing) => ({
  marketValue: listing.analysis?.marketValue ?? listing.price,
  bid: listing.price,
  initialExpenses: expensesOf(listing.price, acquiringOf(listing)),
})
