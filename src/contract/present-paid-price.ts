import { toDate } from '#domain/calendar-date.ts'
import { toReais } from '#domain/money.ts'
import type { PaidPriceAnswer as FoundPrice } from '#domain/paid-prices/estimate-paid-price.ts'
import type { PaidRecord } from '#domain/paid-prices/paid-record.ts'
import type { PaidPriceAnswer } from './paid-price-calls.ts'

/** The month of a day in days since 1970: `2025-03`. */
const toMonth = (day: number): string => toDate(day).slice(0, 7)

const presentSale = ({ day, value, area, financed }: PaidRecord) => ({
  month: toMonth(day),
  value: toReais(value),
  area,
  financed,
})

/**
 * Presents what was paid in a building, or why that is not known.
 * @param city whose records were asked; `null` where it has none
 */
export function presentPaidPrice(
  found: FoundPrice,
  city: { name: string; basis: string; source: string } | null,
): PaidPriceAnswer {
  const sales = found.sales.map(presentSale)
  const [first] = sales
  const last = sales.at(-1)
  if (found.silent !== null || city === null || first === undefined || last === undefined)
    return { silent: found.silent ?? 'few', sales }
  return {
    estimate: toReais(found.estimate),
    low: toReais(found.low),
    high: toReais(found.high),
    area: found.area,
    sales,
    others: found.others.map(presentSale),
    first: first.month,
    last: last.month,
    basis: city.basis,
    city: city.name,
    source: city.source,
  }
}
