/** Orders texts of plain letters and digits, such as ISO dates and states, by their characters. */
export const compareCodes = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
