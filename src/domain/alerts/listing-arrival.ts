import { computeNetRoi } from '../calculators/cost-assumptions.ts'
import { computeDiscount, computeGrossRoi } from '../property/price-figures.ts'
import type { SearchableListing } from '../search/searchable-listing.ts'

/** The facts of a listing that every bank list states and its history keeps. */
export type ListedFacts = Pick<SearchableListing, 'price' | 'evaluation' | 'modality' | 'financing'>

export const arrivalKinds = ['new', 'back', 'changed'] as const
export type ArrivalKind = (typeof arrivalKinds)[number]

/** What an import did to an offered listing, as saved searches are matched against it. */
export interface ListingArrival {
  kind: ArrivalKind
  after: SearchableListing
  /** The listing before that import; `null` when it is not known. */
  before: SearchableListing | null
}

/** The listing with the facts of one bank list, its figures computed from them. */
export const applyListedFacts = (listing: SearchableListing, listed: ListedFacts): SearchableListing => ({
  ...listing,
  ...listed,
  discount: computeDiscount(listed.price, listed.evaluation),
  roi: computeGrossRoi(listed.price, listed.evaluation),
  netRoi: computeNetRoi({ ...listing, ...listed, city: listing.cityKey }),
})
