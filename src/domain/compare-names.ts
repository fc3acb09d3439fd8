import { compareCodes } from './compare-codes.ts'
import { foldText } from './fold-text.ts'

/** Orders names by their letters, whatever their case and accents; those that differ in these alone by their characters. */
export const compareNames = (one: string, other: string): number =>
  compareCodes(foldText(one), foldText(other)) || compareCodes(one, other)
