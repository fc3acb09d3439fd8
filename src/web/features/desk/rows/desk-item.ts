import type { OwnLot } from '#contract/own-lot-schemas.ts'
import type { Favorite } from '#contract/saved-schemas.ts'

/** A property on the desk: one of the bank's, or a lot from elsewhere. */
export type DeskItem = Favorite | OwnLot
