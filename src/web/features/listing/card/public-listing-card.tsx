import { isSaleDateToCome } from '#domain/property/sale-dates.ts'
import './public-listing-card.css'
import { CalendarDays, TrendingDown } from 'lucide-react'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { Property } from '#contract/property-schemas.ts'
import { upcomingEventLabel } from '#domain/analysis/auction-urgency.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { readHeadName } from '#domain/property/place-names.ts'
import { formatArea } from '../../../ui/format-text.ts'
import { Link } from '../../../framework/link.tsx'
import { PropertyDrawing } from '../drawing/property-drawing.tsx'
import { DiscountBadge } from '../listing-badges.tsx'
import { DoubtfulPriceMark } from '../doubtful-price-note.tsx'
import { ListMark } from '../list-freshness-line.tsx'
import { listingCity, listingModality, listingTitle } from '../listing-words.ts'
import { BankPhoto } from '../photo/bank-photo.tsx'
import { ListingAppraisal, ListingPrice } from './listing-figures.tsx'
import { PaidLine } from './paid-line.tsx'
import { NextPriceLine } from './return-line.tsx'

/** Lists rooms, area and modality, as far as they are known. */
const describeFacts = (property: Property): string[] =>
  [
    property.rooms === null ? '' : formatCount(property.rooms, 'quarto', 'quartos'),
    property.area === null ? '' : formatArea(property.area),
    listingModality(property),
  ].filter(Boolean)

/** What comes next: the next price, otherwise a date that is still to come; nothing where neither is known. */
function NextLine({ property, now }: { property: Property; now: number }) {
  const { auctionDate, modality, nextPrice, gone } = property
  if (gone) return null
  if (nextPrice !== null)
    return (
      <div className="public-card-next">
        <TrendingDown aria-hidden="true" />
        <NextPriceLine property={property} />
      </div>
    )
  if (auctionDate === null || !isSaleDateToCome(Date.parse(auctionDate), now)) return null
  const label = upcomingEventLabel(modality).toLowerCase()
  const day = formatDay(auctionDate.slice(0, 10), toBrasiliaIso(now).slice(0, 10))
  return (
    <div className="public-card-next">
      <CalendarDays aria-hidden="true" />
      <p>
        {label} em <b>{day}</b>
      </p>
    </div>
  )
}

/** A listing on a public page: the bank's facts and the next price, no return. The whole card links to its page. */
export function PublicListingCard({
  property,
  now,
  withCity = false,
  pictureSizes,
}: {
  property: Property
  /** Epoch ms. */
  now: number
  /** Whether to say the city, where a page lists several. */
  withCity?: boolean
  /** The width of the picture as `<img sizes>` takes it. */
  pictureSizes: string
}) {
  const [photo] = property.images
  return (
    <article className="card public-card">
      <div className="scene card-picture">
        <PropertyDrawing subject={property} />
        {photo !== undefined && (
          <BankPhoto path={photo} alt={`Foto: ${readHeadName(property)}`} sizes={pictureSizes} />
        )}
        <div className="absolute top-2 left-2 sm:top-3 sm:left-3">
          <DiscountBadge property={property} />
        </div>
      </div>
      <div className="card-body">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <ListingPrice reais={property.price} />
          <ListingAppraisal property={property} />
        </div>
        <DoubtfulPriceMark property={property} />
        <h3 className="mt-1 text-base font-semibold wrap-anywhere">
          <Link to={writePropertyAddress(property)} className="card-link">
            {listingTitle(property)}
          </Link>
        </h3>
        {withCity && <p className="text-sm text-ink-3">{listingCity(property)}</p>}
        <ul className="text-sm/5.5 flex flex-wrap gap-x-3 mt-0.5 text-ink-2 [&>li]:whitespace-nowrap">
          {describeFacts(property).map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {property.listed !== 'listed' && (
          <p className="text-xs text-ink-2">
            <ListMark property={property} now={now} separator="" />
          </p>
        )}
        <PaidLine property={property} />
        <NextLine property={property} now={now} />
      </div>
    </article>
  )
}
