import { formatWholeReais } from '#domain/whole-reais.ts'
import { OutsideTextLink } from '../../ui/outside-link.tsx'
import { Link } from '../../framework/link.tsx'
import { memo } from 'react'
import type { Property } from '#contract/catalogue-schemas.ts'
import { writePropertyAddress } from '#contract/property-address.ts'
import { formatPlaceName, readHeadName, formatNeighborhood } from '#domain/property/place-names.ts'
import { classNames } from '../../ui/class-names.ts'
import { splitMoney, formatWholePercent } from '../../ui/format-text.ts'
import { mapSearchUrl, streetViewUrl } from '../listing/outside-maps.ts'
import { ListingPhoto } from '../listing/photo/listing-photo.tsx'
import { isFirstAuctionProperty, readReturnStanding } from '#contract/return-standing.ts'
import { isOnListAlone } from '#domain/judgement/judged-return.ts'
import { PaidLine } from '../listing/card/paid-line.tsx'
import { NextPriceLine } from '../listing/card/return-line.tsx'
import { DoubtfulPriceMark } from '../listing/doubtful-price-note.tsx'
import { ListMark } from '../listing/list-freshness-line.tsx'
import { CardReturn } from '../listing/card/card-return.tsx'
import type { MapPoint } from './map-points.ts'
import { precisionLabels } from './map-words.ts'

const linkClass = 'target text-sm underline-offset-4 hover:underline'
const outside = `${linkClass} font-medium text-ink-2 hover:text-ink`

const Figures = ({ price, evaluationValue }: Property) => {
  const { main, cents } = splitMoney(price)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 whitespace-nowrap">
      <span className="text-lg font-bold tracking-tight">
        {main}
        {cents && <span className="text-xs font-semibold text-ink-2">{cents}</span>}
      </span>
      {evaluationValue !== null && price < evaluationValue && (
        <span className="text-xs text-ink-3">
          <span className="sr-only">Avaliação </span>
          <s>{formatWholeReais(evaluationValue)}</s>
        </span>
      )}
      {evaluationValue !== null && price > evaluationValue && (
        <span className="text-xs text-risk">acima da avaliação</span>
      )}
    </p>
  )
}

/** A property beside the map: what it is, its price, how exact its position is, and three links. */
export const MapRow = memo(function Row({
  property,
  demonstration,
  spot,
  hot,
  onPoint,
  onShow,
  now,
  markList,
}: {
  property: Property
  demonstration: boolean
  /** Its spot on the map. */
  spot: MapPoint | null
  /** Whether its bubble is under the pointer. */
  hot: boolean
  /** The pointer or the focus came to it or left it. */
  onPoint: (spot: MapPoint | null) => void
  /** Shows a spot on the map. */
  onShow: ((key: string) => void) | null
  /** Epoch ms; the same for a whole list. */
  now: number
  /** Whether to say that its list is older than the others beside it. */
  markList: boolean
}) {
  const { id, state, precision } = property
  const discount = property.discount ?? 0
  const neighborhood = formatNeighborhood(property.neighborhood)
  const city = formatPlaceName(property.city)
  const title = neighborhood ? `${readHeadName(property)} · ${neighborhood}` : readHeadName(property)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- points at the bubble; does nothing
    <article
      className="map-row"
      data-property={id}
      data-hot={hot || undefined}
      onPointerEnter={() => onPoint(spot)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(spot)}
      onBlur={() => onPoint(null)}
    >
      <div className="scene relative flex-none w-27 h-21 overflow-hidden rounded-md max-[22.5rem]:w-20 max-[22.5rem]:h-16">
        <ListingPhoto property={property} sizes="7rem" />
        {discount > 0 && !isFirstAuctionProperty(property) && (
          <span
            className={classNames(
              'absolute top-1.5 left-1.5 rounded-sm px-1.5 text-2xs leading-5 font-bold',
              isOnListAlone(readReturnStanding(property))
                ? 'bg-plate text-plate-ink'
                : 'bg-amber text-amber-ink',
            )}
          >
            <span className="sr-only">Desconto de </span>
            <span aria-hidden="true">−</span>
            {formatWholePercent(discount)}
          </span>
        )}
        {demonstration && (
          <span className="absolute inset-x-0 bottom-0 bg-plate text-center text-2xs text-plate-ink">
            Demonstração
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1">
        <Figures {...property} />
        <DoubtfulPriceMark property={property} />
        <h2 className="truncate text-sm font-semibold" title={title}>
          {title}
        </h2>
        <p className="map-row-place">
          {spot && onShow ? (
            <button
              type="button"
              className="target map-row-show"
              title="Mostrar no mapa"
              onClick={() => onShow(spot.key)}
            >
              <span className="sr-only">Mostrar no mapa: </span>
              {city}, {state}
            </button>
          ) : (
            <span>
              {city}, {state}
            </span>
          )}{' '}
          {/* The map says once for all rows that a position is the municipality's center. */}
          {precision && precision !== 'city' && <span>{precisionLabels[precision]}</span>}
          {(markList || property.listed !== 'listed') && (
            <ListMark property={property} now={now} separator="" />
          )}
        </p>
        <PaidLine property={property} className="mt-0.5" />
        <CardReturn property={property} />
        <NextPriceLine property={property} />
        <p className="map-row-links">
          <OutsideTextLink className={outside} href={mapSearchUrl(property)}>
            Mapa<span className="sr-only"> externo de {title}, em outra aba</span>
          </OutsideTextLink>
          <OutsideTextLink className={outside} href={streetViewUrl(property)}>
            Street View<span className="sr-only"> de {title}, em outra aba</span>
          </OutsideTextLink>
          <Link to={writePropertyAddress(property)} className={`${linkClass} font-semibold text-amber-text`}>
            Detalhes<span className="sr-only"> de {title}</span>
          </Link>
        </p>
      </div>
    </article>
  )
})

/** The skeleton of a row beside the map. */
export const MapRowSkeleton = () => (
  <div className="map-row" aria-hidden="true">
    <div className="skeleton relative flex-none w-27 h-21 overflow-hidden rounded-md max-[22.5rem]:w-20 max-[22.5rem]:h-16" />
    <div className="min-w-0 flex-1 space-y-2 pt-1">
      <div className="skeleton h-5 w-2/5" />
      <div className="skeleton h-4 w-4/5" />
      <div className="skeleton h-3 w-3/5" />
      <div className="skeleton h-3 w-1/2" />
    </div>
  </div>
)
