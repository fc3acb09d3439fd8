import { netRoi } from '../calculators/assumptions.ts'
import { discount, roi } from '../property/figures.ts'
import type { Searchable } from '../search/searchable.ts'

/** The facts of a listing that every bank list states and its history keeps. */
export type Told = Pick<Searchable, 'price' | 'evaluation' | 'modality' | 'financing'>

export const arrivalKinds = ['new', 'back', 'changed'] as const
export type ArrivalKind = (typeof arrivalKinds)[number]

/** What an import did to an offered listing, as saved searches are matched against it. */
export interface Arrival {
  kind: ArrivalKind
  after: Searchable
  /** The listing before that import; `null` when it is not known. */
  before: Searchable | null
}

/** The listing with the facts of one bank list, its figures computed from them. */
export const asTold = (listing: Searchable, told: Told): Searchable => ({
  ...listing,
  ...told,
  discount: discount(told.price, told.evaluation),
  roi: roi(told.price, told.evaluation),
  netRoi: netRoi({ ...listing, ...told, city: listing.cityKey }),
})
