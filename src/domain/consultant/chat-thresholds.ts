/** From which values chips and the toast of the chat are highlighted, in percent. */
export const chatThresholds = {
  /** ROI of the card: two colors of its chip; the toast appears from the higher one on. */
  highRoi: 40,
  fairRoi: 25,
  /** Discount: highlights its chip, and a listing in the summary. */
  discount: 30,
} as const

/** Computes the chat card's ROI: discount × 1.2, at most 80, two decimals; 0 when the discount is not known. */
export const computeCardRoi = (discount: number | null): number =>
  discount === null ? 0 : Math.min(80, Math.round(discount * 120) / 100)

/** Computes the chat card's discount in whole percent; 0 when it is not known. */
export const computeCardDiscount = (discount: number | null): number => Math.round(discount ?? 0) || 0

/** Whether "Alto ROI Detectado" is shown for an answer's cards. */
export const hasHighRoi = (cards: readonly { roi_percent: number }[]): boolean =>
  cards.some(card => card.roi_percent >= chatThresholds.highRoi)
