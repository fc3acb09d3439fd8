import type { Centavos } from '../money.ts'
import type { Category } from '../property/listing.ts'
import type { Uf } from '../states.ts'

/** What a listing was in an earlier list, before a later list changed it. */
export interface EarlierOffer {
  id: number
  state: Uf
  /** Folded, as lists name it. */
  cityKey: string
  category: Category | null
  /** The price then; `null` = it was not offered. */
  price: Centavos | null
}

/** The newest list, as days since 1970, that still named a listing which is gone now. */
export interface LastOffer {
  state: Uf
  cityKey: string
  category: Category | null
  seenOn: number
}

/** The offers of one day. */
export interface EarlierOffers {
  /** Days since 1970 of the earlier list, by state; states without one are left out. */
  since: ReadonlyMap<string, number>
  offers: readonly EarlierOffer[]
}

/** The statements of earlier lists, as far as the pages of places need them. */
export interface PlaceHistory {
  /** Compared with the list before the newest of each state. */
  earlier: EarlierOffers
  lastOffers: readonly LastOffer[]
}
