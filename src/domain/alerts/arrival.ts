import { netRoi } from '../calculators/assumptions.ts'
import { discount, roi } from '../property/figures.ts'
import type { Searchable } from '../search/searchable.ts'

/** What lists say of a listing, one after the other, as its history keeps it. */
export type Told = Pick<Searchable, 'price' | 'evaluation' | 'modality' | 'financing'>

export const arrivalKinds = ['new', 'back', 'changed'] as const
export type ArrivalKind = (typeof arrivalKinds)[number]

/** What a list did to a listing that is offered, as saved searches are asked about it. */
export interface Arrival {
  kind: ArrivalKind
  after: Searchable
  /** As it was before that list; `null` where that is not known. */
  before: Searchable | null
}

/** The listing as it was when a list told `told` of it, its figures worked out from that. */
export const asTold = (listing: Searchable, told: Told): Searchable => ({
  ...listing,
  ...told,
  discount: discount(told.price, told.evaluation),
  roi: roi(told.price, told.evaluation),
  netRoi: netRoi({ ...listing, ...told, city: listing.cityKey }),
})
