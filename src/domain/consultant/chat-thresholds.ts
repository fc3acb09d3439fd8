/** From which values chips of the chat are highlighted, in percent. */
export const chatThresholds = {
  /** Discount: highlights its chip, and a listing in the summary. */
  discount: 30,
} as const

/**
 * Computes the ROI that the API gives with a chat card, which no screen shows: discount × 1.2, at most 80, two decimals; 0
 * when the discount is not known.
 */
export const computeCardRoi = (discount: number | null): number =>
  discount === null ? 0 : Math.min(80, Math.round(discount * 120) / 100)

/** Computes the chat card's discount in whole percent; 0 when it is not known. */
export const computeCardDiscount = (discount: number | null): number => Math.round(discount ?? 0) || 0
