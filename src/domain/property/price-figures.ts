import type { Centavos } from '../money.ts'

/**
 * The figures of every listing, defined in one place (docs/decisions/018). Percent with two decimals, rounded half up
 * from whole centavos; `null` when they cannot be computed. Filters and sorting compare these values.
 */
const percent = (part: number, whole: number): number | null =>
  whole > 0 ? Math.round((part * 10000) / whole) / 100 || 0 : null

/** (evaluation − price) / evaluation; negative when the price is above the appraisal. */
export const computeDiscount = (price: Centavos, evaluation: Centavos | null): number | null =>
  evaluation === null ? null : percent(evaluation - price, evaluation)

/** Gross ROI: (evaluation − price) / price. */
export const computeGrossRoi = (price: Centavos, evaluation: Centavos | null): number | null =>
  evaluation === null ? null : percent(evaluation - price, price)
