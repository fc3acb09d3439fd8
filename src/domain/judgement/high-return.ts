import type { ReturnRange } from '../calculators/cost-assumptions.ts'

/** From these net ROIs on, in percent, a return is high: in the probable case, and without a loss in the pessimistic one. */
export const highReturnBounds = { base: 20, low: 0 } as const

/** Whether a listing is marked "ROI Alto"; one whose discount nothing explains is not. */
export const isHighReturn = (range: ReturnRange | null, isUnexplained: boolean): boolean =>
  range !== null && !isUnexplained && range.base >= highReturnBounds.base && range.low >= highReturnBounds.low
