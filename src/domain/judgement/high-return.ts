import type { ReturnRange } from '../calculators/cost-assumptions.ts'

/** The probable net ROI from which a return is high, in percent. */
const highReturnPercent = 20

/** Whether a listing is marked "ROI alto": high in the probable case, and no loss in the pessimistic one. */
export const isHighReturn = ({ low, base }: Pick<ReturnRange, 'low' | 'base'>): boolean =>
  base >= highReturnPercent && low >= 0
