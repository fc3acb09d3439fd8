import { TrendingDown } from 'lucide-react'
import { writePropertyAddress } from '#contract/property-address.ts'
import { photoWidths } from '#contract/photo-path.ts'
import type { Property } from '#contract/property-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatWholePercent } from '#domain/format-figures.ts'
import { readHeadName } from '#domain/property/place-names.ts'
import { formatArea } from '../../ui/format-text.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { ListingAppraisal, ListingPrice } from '../listing/card/listing-figures.tsx'
import { NextPriceLine } from '../listing/card/return-line.tsx'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'
import { ListingBadge } from '../listing/listing-badges.tsx'
import { listingModality, listingTitle } from '../listing/listing-words.ts'

/** The width of a card's picture as `<img sizes>` takes it; see property-facts.css. */
const pictureSizes = '(width >= 40rem) 24rem, 8rem'

/** Rooms, area and modality, as far as they are known. */
const describeFacts = (property: Property): string[] =>
  [
    property.rooms === null ? '' : formatCount(property.rooms, 'quarto', 'quartos'),
    property.area === null ? '' : formatArea(property.area),
    listingModality(property),
  ].filter(Boolean)

/** Another listing: the bank's facts and the next price, no return. The whole card links to its page. */
export function NeighborCard({ property }: { property: Property }) {
  const { discount, nextPrice } = property
  const path = property.images[0]
  return (
    <article className="card neighbor-card">
      <div className="scene card-picture">
        <PropertyDrawing subject={property} />
        {path !== undefined && (
          <img
            className="photo"
            data-here
            alt={`Foto: ${readHeadName(property)}`}
            loading="lazy"
            decoding="async"
            sizes={pictureSizes}
            srcSet={photoWidths.map(width => `${path}?w=${width} ${width}w`).join(', ')}
            src={`${path}?w=640`}
          />
        )}
        {discount !== null && discount > 0 && (
          <div className="absolute top-2 left-2 sm:top-3 sm:left-3">
            <ListingBadge className="bg-amber text-amber-ink">
              <span className="sr-only">Desconto de </span>
              <span>
                <span aria-hidden="true">−</span>
                {formatWholePercent(discount)}
              </span>
            </ListingBadge>
          </div>
        )}
      </div>
      <div className="card-body">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <ListingPrice reais={property.price} />
          <ListingAppraisal property={property} />
        </div>
        <h3 className="mt-1 text-base font-semibold wrap-anywhere">
          <Link to={writePropertyAddress(property)} className="card-link">
            {listingTitle(property)}
          </Link>
        </h3>
        <ul className="neighbor-facts">
          {describeFacts(property).map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {nextPrice !== null && (
          <div className="neighbor-next">
            <TrendingDown aria-hidden="true" />
            <NextPriceLine property={property} />
          </div>
        )}
      </div>
    </article>
  )
}
