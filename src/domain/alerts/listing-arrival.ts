import type { SearchableListing } from '../search/index/searchable-listing.ts'

/** The facts of a listing that every bank list states and its history keeps. */
export type ListedFacts = Pick<SearchableListing, 'price' | 'evaluation' | 'modality' | 'financing'>

/** What an import may have done to an offered listing; `listed`: the first list read of its state names it. */
export type ArrivalKind = 'new' | 'back' | 'changed' | 'listed'

/** What an import did to an offered listing, as saved searches are matched against it. */
export interface ListingArrival {
  kind: ArrivalKind
  after: SearchableListing
  /** The listing before that import; `null` when it is not known. */
  before: SearchableListing | null
}
