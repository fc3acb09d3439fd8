import type { PaidPriceEstimate, PaidSale } from '#contract/paid-price-calls.ts'
import type { Property } from '#contract/property-schemas.ts'

const sale = (month: string, value: number, area: number, financed = false): PaidSale => ({
  month,
  value,
  area,
  financed,
})

/** What was paid in an invented building in Porto Alegre: eight sales of two months, and older ones. */
export const paidEstimate: PaidPriceEstimate = {
  estimate: 169_000,
  low: 139_000,
  high: 205_000,
  area: 47.2,
  sales: [
    sale('2025-11', 158_000, 47.2),
    sale('2025-11', 167_500, 47.2),
    sale('2025-11', 182_000, 47.2, true),
    sale('2025-12', 147_000, 47.2),
    sale('2025-12', 164_000, 47.2),
    sale('2025-12', 172_500, 47.2, true),
    sale('2025-12', 185_000, 46, true),
    sale('2025-12', 169_500, 47.2),
  ],
  others: [
    sale('2024-01', 149_000, 47.2),
    sale('2024-04', 140_000, 47.2),
    sale('2024-09', 171_000, 47.2, true),
    sale('2025-02', 152_000, 47.2),
    sale('2025-05', 221_000, 62),
  ],
  first: '2025-11',
  last: '2025-12',
  basis: 'base do ITBI',
  city: 'Porto Alegre',
  source: 'Prefeitura de Porto Alegre',
}

/** The same as a listing carries it. */
export const listingPaid: NonNullable<Property['paid']> = {
  estimate: paidEstimate.estimate,
  low: paidEstimate.low,
  high: paidEstimate.high,
  sales: paidEstimate.sales.length,
  first: paidEstimate.first,
  last: paidEstimate.last,
  basis: paidEstimate.basis,
  city: paidEstimate.city,
  source: paidEstimate.source,
}
