/** From where on the chat's chips and its toast stand out, in percent (discovery.md 9). */
export const chatThresholds = {
  /** ROI of the card: two colours of its chip; the toast comes from the higher on. */
  highRoi: 40,
  fairRoi: 25,
  /** Discount: its chip, and the one a summary points to. */
  discount: 30,
} as const

/** The chat card's ROI: discount × 1.2, at most 80, two decimals; 0 where no discount is known (decisions.md 7). */
export const cardRoi = (discount: number | null): number =>
  discount === null ? 0 : Math.min(80, Math.round(discount * 120) / 100)

/** The chat card's discount in whole percent; 0 where none is known. */
export const cardDiscount = (discount: number | null): number => Math.round(discount ?? 0) || 0

/** Whether "Alto ROI Detectado" is told of an answer's cards. */
export const isHighRoi = (cards: readonly { roi_percent: number }[]): boolean =>
  cards.some(card => card.roi_percent >= chatThresholds.highRoi)
