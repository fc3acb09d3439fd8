import { isSaleDateToCome } from '../property/sale-dates.ts'

/** Returns the earlier of the dates still to come; `null` when neither date is known or both are past. */
export function findNextAuction(first: string | null, second: string | null, now: Date): string | null {
  const coming = [first, second].filter(
    date => date !== null && isSaleDateToCome(Date.parse(date), now.getTime()),
  ) as string[]
  return coming.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null
}
