import { CalendarDays, TrendingDown } from 'lucide-react'
import type { Property } from '#contract/property-schemas.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import { photoWidths } from '#contract/photo-path.ts'
import { upcomingEventLabel } from '#domain/analysis/auction-urgency.ts'
import { toBrasiliaIso } from '#domain/brasilia-time.ts'
import { formatDay } from '#domain/format-day-range.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatWholePercent } from '#domain/format-figures.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { formatNeighborhood, formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { Link } from '../../ui/navigation/link.tsx'
import { formatArea } from '../../ui/format-text.ts'
import { ListingAppraisal, ListingPrice } from '../listing/card/listing-figures.tsx'
import { NextPriceLine } from '../listing/card/return-line.tsx'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'
import { ListingBadge } from '../listing/listing-badges.tsx'
import { modalityLabels } from '../listing/listing-labels.ts'

/** The width of a card's picture as `<img sizes>` takes it; see place-card.css. */
const pictureSizes = '(width >= 40rem) 20rem, 8rem'

/** The bank's first photo over the drawing; it needs no script, unlike the search's, which fades in. */
function CardPhoto({ property, name }: { property: Property; name: string }) {
  const path = property.images[0]
  return (
    <>
      <PropertyDrawing subject={property} />
      {path !== undefined && (
        <img
          className="photo"
          data-here
          alt={`Foto: ${name}`}
          loading="lazy"
          decoding="async"
          sizes={pictureSizes}
          srcSet={photoWidths.map(width => `${path}?w=${width} ${width}w`).join(', ')}
          src={`${path}?w=640`}
        />
      )}
    </>
  )
}

/** Rooms, area and modality, as far as they are known. */
const describeFacts = ({ rooms, area, modality, auctionType }: Property): string[] =>
  [
    rooms === null ? null : formatCount(rooms, 'quarto', 'quartos'),
    area === null ? null : formatArea(area),
    modality === null ? auctionType : modalityLabels[modality],
  ].filter((fact): fact is string => fact !== null && fact !== '')

/** What comes next: the next price, otherwise a date that is still to come; nothing where neither is known. */
function NextLine({ property, now }: { property: Property; now: number }) {
  const { auctionDate, modality, nextPrice, gone } = property
  if (gone) return null
  if (nextPrice !== null)
    return (
      <div className="place-card-next">
        <TrendingDown aria-hidden="true" />
        <NextPriceLine property={property} />
      </div>
    )
  if (auctionDate === null || Date.parse(auctionDate) < now) return null
  const label = upcomingEventLabel(modality).toLowerCase()
  const day = formatDay(auctionDate.slice(0, 10), toBrasiliaIso(now).slice(0, 10))
  return (
    <div className="place-card-next">
      <CalendarDays aria-hidden="true" />
      <p>
        {label} em <b>{day}</b>
      </p>
    </div>
  )
}

/** A listing on a public page: the bank's facts and the next price, no return. The whole card links to its page. */
export function PlaceCard({
  property,
  now,
  withCity,
}: {
  property: Property
  /** Epoch ms. */
  now: number
  /** Whether to say the city, where a page lists several. */
  withCity: boolean
}) {
  const { discount, city, state } = property
  const neighborhood = formatNeighborhood(property.neighborhood)
  const name = readHeadName(property)
  const title = neighborhood ? `${name} · ${neighborhood}` : name
  return (
    <article className="card place-card">
      <div className="scene card-picture">
        <CardPhoto property={property} name={name} />
        {discount !== null && discount > 0 && (
          <div className="absolute top-2 left-2 sm:top-3 sm:left-3">
            <ListingBadge
              className={
                isUnexplainedDiscount(property) ? 'bg-plate text-plate-ink' : 'bg-amber text-amber-ink'
              }
            >
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
        <h3 className="mt-1 text-base font-semibold break-words">
          <Link to={writePropertyAddress(property)} className="card-link">
            {title}
          </Link>
        </h3>
        {withCity && (
          <p className="text-sm text-ink-3">
            {formatPlaceName(city)}, {state}
          </p>
        )}
        <ul className="place-card-facts">
          {describeFacts(property).map(fact => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <NextLine property={property} now={now} />
      </div>
    </article>
  )
}
