import { Building2 } from 'lucide-react'
import type { Property } from '#contract/property-schemas.ts'
import { classNames } from '../../../ui/class-names.ts'
import { describePaidInBuilding, formatPaidRange } from '#domain/paid-prices/paid-price-words.ts'

/** What was paid in the listing's building, in a line; nothing where it is not known, nor for a gone listing. */
export function PaidLine({
  property: { paid, gone },
  className = 'mt-1.5',
}: {
  property: Pick<Property, 'paid' | 'gone'>
  className?: string
}) {
  // An answer that the device keeps from before this field lacks it.
  if (paid == null || gone) return null
  return (
    <p className={classNames('flex gap-1.5 text-xs/5 font-normal text-ink-2', className)}>
      <Building2 className="mt-0.5 size-4 shrink-0 text-ink-3" aria-hidden="true" />
      <span className="sr-only">{describePaidInBuilding(paid)}</span>
      <span aria-hidden="true">
        no prédio pagou-se <b className="font-semibold whitespace-nowrap text-ink">{formatPaidRange(paid)}</b>
      </span>
    </p>
  )
}
