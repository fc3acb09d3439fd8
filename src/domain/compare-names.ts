import { foldText } from './fold-text.ts'

/** Orders texts of plain letters and digits, such as ISO dates and states, by their characters. */
export const compareCodes = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** Orders names by their letters, whatever their case and accents; those that differ in these alone by their characters. */
export const compareNames = (one: string, other: string): number =>
  compareCodes(foldText(one), foldText(other)) || compareCodes(one, other)
