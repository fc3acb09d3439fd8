import { foldText } from '../fold-text.ts'

/** A city in the criteria. */
export interface CityTerm {
  /** The name as the catalogue compares it (folded by `foldText`), without quotes. */
  key: string
  /** Whether the name was in double quotes: exactly this city; otherwise every city whose name contains it. */
  whole: boolean
}

const quoted = /^"(.*[^\s"].*)"$/s

/**
 * Parses a city of the criteria: `"Itu"` in double quotes is the whole name; `itu` also matches Boituva. Other quotes
 * are ordinary text.
 */
export function parseCityTerm(asked: string): CityTerm {
  const inside = quoted.exec(asked.trim())?.[1]
  return { key: foldText(inside ?? asked), whole: inside !== undefined }
}

/** Removes the quotes. */
export const unquoteCity = (asked: string): string => quoted.exec(asked.trim())?.[1]?.trim() ?? asked

/** Quotes the name, so that it matches this city alone. */
export const quoteCity = (name: string): string => `"${unquoteCity(name)}"`
