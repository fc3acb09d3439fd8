import { Link } from '../../framework/link.tsx'
import { Building2 } from 'lucide-react'
import { writePropertyPath } from '#contract/page-paths.ts'
import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import type { Property } from '#contract/property-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatReais } from '../../ui/format-text.ts'
import { Panel } from '../../ui/panel.tsx'
import { CardReturn } from '../listing/card/card-return.tsx'
import { DoubtfulPriceMark } from '../listing/doubtful-price-note.tsx'
import { NotableListMark } from '../listing/list-freshness-line.tsx'
import { listingModality } from '../listing/listing-words.ts'
import { ListingPhoto } from '../listing/photo/listing-photo.tsx'
import { formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { readStreetUnit } from '#domain/property/street-address.ts'

/** Names a listing among others of its address: `Apto. 304 Bl 02`; its type where the address says no more. */
const describeUnit = (property: Property): string => {
  const unit = readStreetUnit(property.address)
  return unit === '' ? readHeadName(property) : formatPlaceName(unit)
}

const Row = ({ property }: { property: Property }) => (
  <li className="same-address-row">
    <span className="scene relative overflow-hidden self-start w-16 aspect-4/3 rounded-md">
      <ListingPhoto property={property} sizes="4rem" />
    </span>
    <div className="min-w-0">
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to={writePropertyPath(property.id)}
          className="same-address-link min-w-0 truncate text-sm font-semibold"
        >
          {describeUnit(property)}
        </Link>
        <span className="shrink-0 text-sm font-semibold">{formatReais(property.price)}</span>
      </div>
      <p className="truncate text-xs text-ink-3">
        {listingModality(property)}
        <NotableListMark property={property} />
      </p>
      <DoubtfulPriceMark property={property} />
      <CardReturn property={property} />
    </div>
  </li>
)

/** The other offers at the same street and number, the cheapest first; nothing when there are none. */
export function SameAddressCard({ property: { sameAddress } }: { property: PropertyDetail }) {
  const { total, listings } = sameAddress
  if (total === 0) return null
  return (
    <Panel
      title="No mesmo endereço"
      icon={Building2}
      aside={<p className="text-xs text-ink-3">mais {formatCount(total, 'imóvel', 'imóveis')}</p>}
    >
      <ul>
        {listings.map(listing => (
          <Row key={listing.id} property={listing} />
        ))}
      </ul>
      {total > listings.length && (
        <p className="border-t border-line pt-3 text-xs text-ink-3">
          e mais {total - listings.length}, com preço maior
        </p>
      )}
    </Panel>
  )
}
