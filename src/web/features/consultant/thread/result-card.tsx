import { Link } from '../../../framework/link.tsx'
import { memo } from 'react'
import type { ResultItem } from '#contract/chat-schemas.ts'
import { writePropertyPath } from '#contract/page-paths.ts'
import { chatThresholds } from '#domain/consultant/consultant-texts.ts'
import { formatPlaceName, readHeadName, formatNeighborhood } from '#domain/property/place-names.ts'
import { isFirstAuctionProperty, readReturnStanding } from '#contract/return-standing.ts'
import { isOnListAlone, isUnexplainedDiscount } from '#domain/judgement/judged-return.ts'
import { ListingBadge } from '../../listing/listing-badges.tsx'
import { CardReturn } from '../../listing/card/card-return.tsx'
import { NextPriceLine } from '../../listing/card/return-line.tsx'
import { FavoriteToggle } from '../../listing/card/favorite-toggle.tsx'
import { ListingAppraisal, ListingPrice } from '../../listing/card/listing-figures.tsx'
import { modalityLabels } from '../../listing/listing-labels.ts'
import { DoubtfulPriceMark } from '../../listing/doubtful-price-note.tsx'
import { SeenStamp } from '../../listing/seen-stamp.tsx'
import { useNow } from '../../../framework/use-now.ts'
import { ListingPhoto } from '../../listing/photo/listing-photo.tsx'

const sizes = '(width >= 48rem) 16rem, 14rem'

/** A listing in an answer. The card links to the property's page; the favorite button on its picture is separate. */
export const ResultCard = memo(function ResultCard({
  item: { property, discount_percent: discount, sale_modality: saleModality },
  demonstration,
}: {
  item: ResultItem
  /** Marks the listing as invented. */
  demonstration: boolean
}) {
  const place = formatNeighborhood(property.neighborhood)
  const title = place ? `${readHeadName(property)} · ${place}` : readHeadName(property)
  const city = formatPlaceName(property.city)
  return (
    <div className="card chat-card" data-property={property.id} data-faded={property.gone || undefined}>
      <div className="scene card-picture">
        <ListingPhoto property={property} sizes={sizes} />
        <div className="absolute inset-x-2.5 top-2.5 flex flex-wrap items-start gap-1.5 pr-11">
          {discount > 0 && !property.gone && !isFirstAuctionProperty(property) && (
            <ListingBadge
              className={
                discount >= chatThresholds.discount && !isOnListAlone(readReturnStanding(property))
                  ? 'bg-amber text-amber-ink'
                  : 'bg-plate text-plate-ink'
              }
            >
              <span className="sr-only">Desconto de </span>
              <span>
                <span aria-hidden="true">−</span>
                {discount}%
              </span>
            </ListingBadge>
          )}
          {!property.gone && isUnexplainedDiscount(property) && (
            <ListingBadge className="bg-plate font-medium text-plate-ink">Fora do comum</ListingBadge>
          )}
        </div>
        <div className="absolute inset-x-2.5 bottom-2.5 flex flex-wrap gap-1.5">
          {demonstration && (
            <ListingBadge className="bg-plate font-medium text-plate-ink">Demonstração</ListingBadge>
          )}
          {property.gone && <ListingBadge className="bg-plate text-plate-ink">Fora da lista</ListingBadge>}
        </div>
      </div>
      <FavoriteToggle property={property} name={`${title}, ${city}`} />
      <div className="card-body p-3!">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <div className="text-lg leading-6 *:text-[length:inherit]">
            <ListingPrice reais={property.price} />
          </div>
        </div>
        <DoubtfulPriceMark property={property} />
        {/* A figure is never cut. */}
        <div className="*:overflow-visible *:whitespace-normal">
          <ListingAppraisal property={property} />
        </div>
        <p className="mt-1.5 truncate text-sm font-semibold" title={title}>
          <Link to={writePropertyPath(property.id)} className="card-link">
            {title}
            <span className="sr-only">, {city}</span>
          </Link>
        </p>
        <p className="truncate text-xs text-ink-3">
          {city}, {property.state}
        </p>
        <CardReturn property={property} />
        <NextPriceLine property={property} />
        <div className="mt-auto pt-2 text-2xs text-ink-3">
          {!property.gone && (
            <p className="truncate">{property.modality ? modalityLabels[property.modality] : saleModality}</p>
          )}
          <SeenStamp property={property} demonstration={demonstration} now={useNow()} />
        </div>
      </div>
    </div>
  )
})
