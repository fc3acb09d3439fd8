import { Link } from '../../../framework/link.tsx'
import { memo, type ReactNode } from 'react'
import type { Property } from '#contract/catalogue-schemas.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import { formatNeighborhood, formatPlaceName, readHeadName } from '#domain/property/place-names.ts'
import { classNames } from '../../../ui/class-names.ts'
import { FigureBadges, ListingBadge } from '../listing-badges.tsx'
import { modalityLabels } from '../listing-labels.ts'
import { ListingPhoto } from '../photo/listing-photo.tsx'
import { describeUrgency } from '../auction-urgency.ts'
import { DoubtfulPriceMark } from '../doubtful-price-note.tsx'
import { ListMark } from '../list-freshness-line.tsx'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { ListingAppraisal, ListingPrice } from './listing-figures.tsx'
import { PaidLine } from './paid-line.tsx'
import { NextPriceLine } from './return-line.tsx'
import { CardReturn } from './card-return.tsx'
import { BedDouble, CarFront, Maximize } from 'lucide-react'
import { formatArea } from '../../../ui/format-text.ts'

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <li className="flex items-center gap-1.5 whitespace-nowrap">
    {icon}
    {children}
    {name && <span className="sr-only"> {name}</span>}
  </li>
)

const icon = 'size-4 shrink-0 text-ink-3'

/** Rooms, garage and area, as far as the list gives them. */
function ListingFacts({ property: { rooms, garage, area: size } }: { property: Property }) {
  if (rooms === null && garage === null && size === null)
    return <p className="text-xs text-ink-3">Medidas não informadas</p>
  return (
    <ul className="flex shrink-0 items-center gap-3.5 text-xs text-ink-2">
      {rooms !== null && (
        <Fact icon={<BedDouble className={icon} />} name={rooms === 1 ? 'quarto' : 'quartos'}>
          {rooms}
        </Fact>
      )}
      {garage !== null && (
        <Fact icon={<CarFront className={icon} />} name={garage === 1 ? 'vaga' : 'vagas'}>
          {garage}
        </Fact>
      )}
      {size !== null && (
        <Fact icon={<Maximize className={icon} />} name="">
          {formatArea(size)}
        </Fact>
      )}
    </ul>
  )
}

export type ListingCardLayout = 'grid' | 'list'

/** The width of a card's picture as `<img sizes>` takes it; see listing.css. */
const gridSizes = '(width >= 40rem) 24rem, 100vw'
const rowSizes = '(width >= 40rem) 12rem, 8rem'

const dots = { 'urgent-3': 'bg-urgent-3', 'urgent-7': 'bg-urgent-7', 'urgent-15': 'bg-urgent-15' }

/** A listing in a list. The card links to the property's page; the favorite button on its picture is a separate control. */
export const ListingCard = memo(function Card({
  property,
  layout,
  demonstration,
  now,
  listMark = 'unlisted',
  marksNoDate = false,
}: {
  property: Property
  /** In which of its forms it is drawn, which listing.css decides, needs its photo in another size. */
  layout: ListingCardLayout
  demonstration: boolean
  /** Epoch ms; the same for a whole list. */
  now: number
  /**
   * When to show the presence of the listing in the list: always, only when the list lacks it, or never because the
   * page shows it elsewhere.
   */
  listMark?: 'always' | 'unlisted' | 'none'
  /** Whether it says that the list gives no date of its sale. */
  marksNoDate?: boolean
}) {
  const soon = describeUrgency(property, now)
  const place = formatNeighborhood(property.neighborhood)
  const title = place ? `${readHeadName(property)} · ${place}` : readHeadName(property)
  return (
    <article className="card" data-property={property.id}>
      <div className="scene card-picture">
        <ListingPhoto property={property} sizes={layout === 'list' ? rowSizes : gridSizes} />
        <div className="absolute inset-x-3 top-3 flex flex-wrap items-start gap-1.5 pr-12">
          <FigureBadges property={property} />
          {demonstration && (
            <ListingBadge className="bg-plate font-medium text-plate-ink">Demonstração</ListingBadge>
          )}
        </div>
        {soon && (
          <div className="absolute bottom-3 left-3">
            <ListingBadge className="bg-plate text-plate-ink">
              <span className={classNames('size-2 rounded-full', dots[soon.tone])} />
              <span className="inline-block whitespace-nowrap first-letter:uppercase">
                <span className="card-wide">{soon.lead}</span>
                {soon.label}
              </span>
            </ListingBadge>
          </div>
        )}
        {marksNoDate && property.auctionDate === null && !property.gone && (
          <div className="absolute bottom-3 left-3">
            <ListingBadge className="bg-plate font-medium text-plate-ink">Sem data na lista</ListingBadge>
          </div>
        )}
      </div>
      <FavoriteToggle property={property} name={`${title}, ${formatPlaceName(property.city)}`} />
      <div className="card-body">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <ListingPrice reais={property.price} />
          <ListingAppraisal property={property} />
        </div>
        <DoubtfulPriceMark property={property} />
        <h2 className="mt-1.5 truncate text-base font-semibold" title={title}>
          <Link to={writePropertyAddress(property)} className="card-link">
            {title}
            <span className="sr-only">, {formatPlaceName(property.city)}</span>
          </Link>
        </h2>
        <p className="truncate text-sm text-ink-3">
          {formatPlaceName(property.city)}, {property.state}
          {listMark === 'always' || (listMark === 'unlisted' && property.listed !== 'listed') ? (
            <ListMark property={property} now={now} />
          ) : null}
        </p>
        <PaidLine property={property} />
        <div className="mt-1.5">
          <CardReturn property={property} />
        </div>
        <div className="mt-auto pt-2.5">
          <div className="border-t border-line pt-2 empty:pt-0">
            <NextPriceLine property={property} />
          </div>
          <div className="flex h-7 items-end justify-between gap-3">
            <ListingFacts property={property} />
            <span className="card-wide min-w-0 truncate text-xs text-ink-3">
              {property.modality ? modalityLabels[property.modality] : property.auctionType}
            </span>
          </div>
        </div>
      </div>
    </article>
  )
})
