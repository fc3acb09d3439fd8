/** Returns the color class: green for a gain, red for a loss, none for zero. */
export const figureToneClass = (value: number): string | false =>
  value > 0 ? 'text-gain' : value < 0 ? 'text-risk' : false
