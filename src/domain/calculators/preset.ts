import type { Uf } from '../states.ts'
import { assumptions } from './assumptions.ts'
import { knownItbi } from './itbi.ts'

/** ITBI and what the notary and the registry take, in percent of the bid. */
export interface Acquiring {
  itbi: number
  /** Where the municipality's rate is written; `null` = the usual one. */
  source: string | null
  papers: number
}

/** By the municipality's rate where it is known; `null` = no municipality. */
export function acquiringOf(place: { state: Uf; city: string } | null): Acquiring {
  const known = place && knownItbi(place.state, place.city)
  return {
    itbi: known?.percent ?? assumptions.itbiPercent,
    source: known?.source ?? null,
    papers: assumptions.deedPercent + assumptions.registryPercent,
  }
}

/** Those percentages of a bid; reais, to the centavo. */
export const expensesOf = (bid: number, { itbi, papers }: Pick<Acquiring, 'itbi' | 'papers'>): number =>
  Math.round(bid * (itbi + papers)) / 100

/** What the financing calculator takes from a listing: reais, as it tells them. */
interface Listing {
  price: number
  analysis: { marketValue: number } | null
  state: Uf
  city: string
}

/** With what a financed purchase of a listing begins: market value (without appraisal its price), bid, expenses. */
export const presetOf = (listing: Listing) => ({
  marketValue: listing.analysis?.marketValue ?? listing.price,
  bid: listing.price,
  initialExpenses: expensesOf(listing.price, acquiringOf(listing)),
})
