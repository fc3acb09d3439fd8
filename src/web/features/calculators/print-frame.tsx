import { formatBrasiliaLongDay } from '#domain/brasilia-time.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { brandName } from '../../framework/page-head.ts'
import { addressLine } from '../listing/outside-maps.ts'
import { useNow } from '../../framework/use-now.ts'

/** Shown only on paper: the property, the date and the link of these figures. */
export function PrintFrame({ property, link }: { property: PropertyDetail | null; link: string }) {
  const now = useNow()
  return (
    <div className="mb-4 hidden text-xs text-ink-2 print:block">
      <p>
        {brandName} · {formatBrasiliaLongDay(now)}
      </p>
      {property && <p>{[addressLine(property), `Caixa nº ${property.id}`].filter(Boolean).join(' · ')}</p>}
      <p className="wrap-anywhere">{link}</p>
    </div>
  )
}
