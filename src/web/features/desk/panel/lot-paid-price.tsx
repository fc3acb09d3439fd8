import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import type { OwnLot } from '#contract/own-lot-schemas.ts'
import { describePaidEstimate, describePaidSilence } from '#domain/paid-prices/paid-price-words.ts'
import { paidPriceQuery } from '../../../data/catalogue/paid-price-queries.ts'

/** What was paid in the building of a lot from elsewhere, in a line; nothing where no record of it is known. */
export function LotPaidPrice({ lot }: { lot: OwnLot }) {
  const { data } = useQuery(paidPriceQuery(lot))
  if (data === undefined || data === null || data.sales.length === 0) return null
  const words =
    'silent' in data
      ? describePaidSilence(data.silent)
      : describePaidEstimate({ ...data, sales: data.sales.length })
  return (
    <p className="flex gap-2 pb-4 text-sm text-pretty text-ink-2">
      <Building2 className="mt-0.5 size-4 shrink-0 text-ink-3" aria-hidden="true" />
      {words}
    </p>
  )
}
