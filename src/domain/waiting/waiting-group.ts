import { isAtFloor, type LadderPosition } from '../ladder/ladder-position.ts'
import type { Centavos } from '../money.ts'
import type { Modality } from '../property/listing.ts'

/**
 * Groups of listings that leave the list alike: `L1` and `L2` in an auction at the appraisal or below it, `A` in a
 * licitação, `O0` and `D0` in venda online and venda direta at the starting price, `V1`, `V2` and `V3` in either of them
 * after a cut or off the ladder, over 50 %, over 40 % and up to 40 % of the appraisal.
 */
export const waitingGroups = ['L1', 'L2', 'A', 'O0', 'D0', 'V1', 'V2', 'V3'] as const
export type WaitingGroup = (typeof waitingGroups)[number]

export interface GroupedListing {
  price: Centavos
  evaluation: Centavos | null
  modality: Modality | null
}

/** Finds the group of a listing; `null` without its modality, or without an appraisal where the group depends on it. */
export function findWaitingGroup(
  { price, evaluation, modality }: GroupedListing,
  position: Pick<LadderPosition, 'rung'> | null,
): WaitingGroup | null {
  if (modality === null) return null
  if (modality === 'licitacao') return 'A'
  if (evaluation === null || evaluation <= 0 || price <= 0) return null
  if (modality === 'leilao') return price >= evaluation ? 'L1' : 'L2'
  if (position?.rung === 0) return modality === 'venda-online' ? 'O0' : 'D0'
  if (price * 100 > evaluation * 50) return 'V1'
  return price * 100 > evaluation * 40 ? 'V2' : 'V3'
}

/** The position by which it is known how many of those that stay get cheaper. */
export type CheaperPosition =
  | 'first-cut'
  | 'A'
  | 'L1'
  | 'j0 k1-2'
  | 'j0 k3'
  | 'j0 k4+'
  | 'j1+ k1-9'
  | 'j1+ k10-15'
  | 'j1+ k16+'

/** Finds the position of a listing; `null` off the ladder, at the floor, and for auctions below the appraisal. */
export function findCheaperPosition(
  group: WaitingGroup,
  { price, evaluation }: GroupedListing,
  position: Pick<LadderPosition, 'rebasings' | 'rung'> | null,
): CheaperPosition | null {
  if (group === 'A' || group === 'L1') return group
  if (position === null || group === 'L2' || isAtFloor(price, evaluation)) return null
  const { rebasings, rung } = position
  if (rung === 0) return 'first-cut'
  if (rebasings === 0) return rung <= 2 ? 'j0 k1-2' : rung === 3 ? 'j0 k3' : 'j0 k4+'
  return rung <= 9 ? 'j1+ k1-9' : rung <= 15 ? 'j1+ k10-15' : 'j1+ k16+'
}
