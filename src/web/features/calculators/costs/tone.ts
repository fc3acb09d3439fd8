/** The colour of a gain is green, of a loss red; nothing has neither. */
export const tone = (value: number): string | false =>
  value > 0 ? 'text-gain' : value < 0 ? 'text-risk' : false
