import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { Property } from '#contract/catalogue.ts'
import { propertyPage } from '#contract/pages.ts'
import { displayName, headName, neighborhoodName } from '#domain/property/names.ts'
import { classes } from '../../../ui/class-names.ts'
import { Badge, FigureBadges } from '../badges.tsx'
import { modalityLabels } from '../labels.ts'
import { Photo } from '../photo/photo.tsx'
import { urgency } from '../urgency.ts'
import { Facts } from './facts.tsx'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { Appraisal, Price, ReturnChip } from './figures.tsx'

export type CardLayout = 'grid' | 'list'

/** The width of a card's picture as `<img sizes>` takes it; see card.css. */
const gridSizes = '(width >= 40rem) 24rem, 100vw'
const rowSizes = '(width >= 40rem) 12rem, 8rem'

const dots = { 'urgent-3': 'bg-urgent-3', 'urgent-7': 'bg-urgent-7', 'urgent-15': 'bg-urgent-15' }

/** A listing in a list. The card links to the property's page; the heart on its picture is a separate control. */
export const Card = memo(function Card({
  property,
  layout,
  demonstration,
  now,
}: {
  property: Property
  layout: CardLayout
  demonstration: boolean
  /** Epoch ms; the same for a whole list. */
  now: number
}) {
  const soon = urgency(property, now)
  const place = neighborhoodName(property.neighborhood)
  const title = place ? `${headName(property)} · ${place}` : headName(property)
  return (
    <article className={classes('card', layout === 'list' && 'card-row')} data-property={property.id}>
      <div className="scene card-picture">
        <Photo property={property} sizes={layout === 'list' ? rowSizes : gridSizes} />
        <div className="absolute inset-x-3 top-3 flex flex-wrap items-start gap-1.5 pr-12">
          <FigureBadges property={property} />
          {demonstration && <Badge className="bg-plate font-medium text-plate-ink">Demonstração</Badge>}
        </div>
        {soon && (
          <div className="absolute bottom-3 left-3">
            <Badge className="bg-plate text-plate-ink">
              <span className={classes('size-2 rounded-full', dots[soon.tone])} />
              <span className="inline-block whitespace-nowrap first-letter:uppercase">
                <span className="card-wide">{soon.lead}</span>
                {soon.label}
              </span>
            </Badge>
          </div>
        )}
      </div>
      <FavoriteToggle property={property} name={`${title}, ${displayName(property.city)}`} />
      <div className="card-body">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <Price reais={property.price} />
          <ReturnChip property={property} />
        </div>
        <Appraisal property={property} />
        <h2 className="mt-2 truncate text-base font-semibold" title={title}>
          <Link to={propertyPage} params={{ id: property.id }} className="card-link">
            {title}
            <span className="sr-only">, {displayName(property.city)}</span>
          </Link>
        </h2>
        <p className="truncate text-sm text-ink-3">
          {displayName(property.city)}, {property.state}
        </p>
        <div className="mt-auto pt-3">
          <div className="flex h-9 items-end justify-between gap-3 border-t border-line">
            <Facts property={property} />
            <span className="card-wide min-w-0 truncate text-xs text-ink-3">
              {property.modality ? modalityLabels[property.modality] : property.auctionType}
            </span>
          </div>
        </div>
      </div>
    </article>
  )
})
