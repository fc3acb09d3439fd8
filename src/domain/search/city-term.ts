import { fold } from '../text.ts'

/** One city as it is asked for. */
export interface CityTerm {
  /** The name as catalogues compare it (`fold`ed), without quotes. */
  key: string
  /** Asked for in double quotes: this name and no other; else every city with this in its name. */
  whole: boolean
}

const quoted = /^"(.*[^\s"].*)"$/s

/** `"Itu"` in double quotes is the whole name; `itu` is also in Boituva. Anything else in quotes is text like any other. */
export function cityTerm(asked: string): CityTerm {
  const inside = quoted.exec(asked.trim())?.[1]
  return { key: fold(inside ?? asked), whole: inside !== undefined }
}

/** The name without the quotes. */
export const bareCity = (asked: string): string => quoted.exec(asked.trim())?.[1]?.trim() ?? asked

/** The name as what asks for this city alone. */
export const wholeCity = (name: string): string => `"${bareCity(name)}"`
