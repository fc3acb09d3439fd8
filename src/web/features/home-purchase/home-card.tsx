import type { FittingHome } from '#contract/home-purchase-calls.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import type { Property } from '#contract/property-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import { fromReais } from '#domain/money.ts'
import { readHeadName } from '#domain/property/place-names.ts'
import { formatShortCentavos } from '../../ui/figure-text.ts'
import { formatArea } from '../../ui/format-text.ts'
import { Link } from '../../framework/link.tsx'
import { ListingPrice } from '../listing/card/listing-figures.tsx'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'
import { DoubtfulPriceMark } from '../listing/doubtful-price-note.tsx'
import { NotableListMark } from '../listing/list-freshness-line.tsx'
import { listingCity, listingTitle } from '../listing/listing-words.ts'
import { BankPhoto } from '../listing/photo/bank-photo.tsx'
import { FitBadge } from './fit-badge.tsx'

const describeSize = ({ rooms, area }: Property): string =>
  [rooms === null ? '' : formatCount(rooms, 'quarto', 'quartos'), area === null ? '' : formatArea(area)]
    .filter(Boolean)
    .join(' · ')

/** A home with what it takes of a family's money; the card links to its page, a second link shows its account. */
export function HomeCard({
  home,
  isChosen = false,
  account,
}: {
  home: FittingHome
  /** Whether its account is the one that is shown. */
  isChosen?: boolean
  /** The address at which its account is shown; without it there is no link to it. */
  account?: { to: string; search: Record<string, string> }
}) {
  const { property, best } = home
  const [photo] = property.images
  const size = describeSize(property)
  return (
    <article className="card purchase-card" aria-current={isChosen || undefined}>
      <div className="scene card-picture">
        <PropertyDrawing subject={property} />
        {photo !== undefined && (
          <BankPhoto
            path={photo}
            alt={`Foto: ${readHeadName(property)}`}
            sizes="(width >= 40rem) 12rem, 8rem"
          />
        )}
      </div>
      <div className="card-body px-3.5 py-3">
        <ListingPrice reais={property.price} />
        <DoubtfulPriceMark property={property} />
        <h3 className="mt-1 text-base font-semibold wrap-anywhere">
          <Link to={writePropertyAddress(property)} className="card-link">
            {listingTitle(property)}
          </Link>
        </h3>
        <p className="text-sm text-ink-3">
          {listingCity(property)}
          {account && <NotableListMark property={property} />}
        </p>
        {size !== '' && <p className="text-sm text-ink-3">{size}</p>}
        <p className="text-sm/5.5 flex flex-wrap gap-x-3 mt-1.5 font-semibold [&>span]:whitespace-nowrap">
          <span>
            {best.instalment === null
              ? 'à vista'
              : `parcela ${formatShortCentavos(fromReais(best.instalment))}`}
          </span>
          <span>1º dia {formatShortCentavos(fromReais(best.cash))}</span>
        </p>
        <FitBadge home={home} />
        {account && (
          <Link
            {...account}
            hash="conta"
            className="text-sm/5.5 relative z-1 inline-flex items-center self-start min-h-9 text-amber-text font-medium hover:underline hover:underline-offset-4 pointer-coarse:min-h-target"
            aria-label={`Ver a conta: ${listingTitle(property)}`}
          >
            {isChosen ? 'A conta acima' : 'Ver a conta'}
          </Link>
        )}
      </div>
    </article>
  )
}
