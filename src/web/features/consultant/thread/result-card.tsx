import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { ResultItem } from '#contract/chat.ts'
import { propertyPage } from '#contract/pages.ts'
import { chatThresholds } from '#domain/consultant/thresholds.ts'
import { displayName, headName, neighborhoodName } from '#domain/property/names.ts'
import { classes } from '../../../ui/class-names.ts'
import { percentText } from '../../../ui/format.ts'
import { Badge } from '../../listing/badges.tsx'
import { FavoriteToggle } from '../../listing/card/favorite-toggle.tsx'
import { Appraisal, Price } from '../../listing/card/figures.tsx'
import { modalityLabels } from '../../listing/labels.ts'
import { Photo } from '../../listing/photo/photo.tsx'

const sizes = '(width >= 48rem) 16rem, 14rem'

/** The chat's ROI (discount × 1.2, at most 80): strong from 40 %, fair from 25 %. */
const Roi = ({ percent }: { percent: number }) => (
  <span
    className={classes(
      'rounded-sm px-1.5 py-0.5 text-2xs font-semibold whitespace-nowrap',
      percent >= chatThresholds.highRoi
        ? 'bg-gain text-ground'
        : percent >= chatThresholds.fairRoi
          ? 'bg-gain-soft text-gain'
          : 'bg-raised-2 text-ink-2',
    )}
  >
    ROI {percentText(Math.trunc(percent), 0)}
  </span>
)

/** A listing in an answer. The card links to the property's page; the favorite button on its picture is separate. */
export const ResultCard = memo(function ResultCard({
  item: { property, discount_percent: discount, roi_percent: roi, sale_modality: saleModality },
  demonstration,
}: {
  item: ResultItem
  /** Marks the listing as invented. */
  demonstration: boolean
}) {
  const place = neighborhoodName(property.neighborhood)
  const title = place ? `${headName(property)} · ${place}` : headName(property)
  const city = displayName(property.city)
  return (
    <div className="card chat-card" data-property={property.id} data-faded={property.gone || undefined}>
      <div className="scene card-picture">
        <Photo property={property} sizes={sizes} />
        <div className="absolute inset-x-2.5 top-2.5 flex flex-wrap items-start gap-1.5 pr-11">
          {discount > 0 && (
            <Badge
              className={
                discount >= chatThresholds.discount ? 'bg-amber text-amber-ink' : 'bg-plate text-plate-ink'
              }
            >
              <span className="sr-only">Desconto de </span>
              <span>
                <span aria-hidden="true">−</span>
                {discount}%
              </span>
            </Badge>
          )}
        </div>
        <div className="absolute inset-x-2.5 bottom-2.5 flex flex-wrap gap-1.5">
          {demonstration && <Badge className="bg-plate font-medium text-plate-ink">Demonstração</Badge>}
          {property.gone && <Badge className="bg-plate text-plate-ink">Fora da lista</Badge>}
        </div>
      </div>
      <FavoriteToggle property={property} name={`${title}, ${city}`} />
      <div className="card-body p-3!">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <div className="text-lg leading-6 *:text-[length:inherit]">
            <Price reais={property.price} />
          </div>
          {roi > 0 && !property.gone && <Roi percent={roi} />}
        </div>
        {/* A figure is never cut. */}
        <div className="*:overflow-visible *:whitespace-normal">
          <Appraisal property={property} />
        </div>
        <p className="mt-1.5 truncate text-sm font-semibold" title={title}>
          <Link to={propertyPage} params={{ id: property.id }} className="card-link">
            {title}
            <span className="sr-only">, {city}</span>
          </Link>
        </p>
        <p className="truncate text-xs text-ink-3">
          {city}, {property.state}
        </p>
        <p className="mt-auto truncate pt-2 text-2xs text-ink-3">
          {property.modality ? modalityLabels[property.modality] : saleModality}
        </p>
      </div>
    </div>
  )
})
