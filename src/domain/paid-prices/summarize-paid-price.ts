import { toDate } from '../calendar-date.ts'
import type { ListingPaidPrice } from '../property/listing-paid-price.ts'
import type { PaidPriceAnswer } from './estimate-paid-price.ts'

const toMonth = (day: number): string => toDate(day).slice(0, 7)

/** Returns an estimate as the catalogue keeps it; `null` where there is none. */
export function summarizePaidPrice(
  found: PaidPriceAnswer,
  { name, basis, source }: { name: string; basis: string; source: string },
): ListingPaidPrice | null {
  const [first] = found.sales
  const last = found.sales.at(-1)
  if (found.silent !== null || first === undefined || last === undefined) return null
  return {
    estimate: found.estimate,
    low: found.low,
    high: found.high,
    sales: found.sales.length,
    first: toMonth(first.day),
    last: toMonth(last.day),
    basis,
    city: name,
    source,
  }
}
