import { ArrowUpRight } from 'lucide-react'
import { memo } from 'react'
import type { Property } from '#contract/catalogue.ts'
import { classes } from '../../../ui/class-names.ts'
import { percent } from '../../../ui/format.ts'
import { Drawing } from '../drawing/drawing.tsx'
import { modalityLabels } from '../labels.ts'
import { displayName, headName } from '../names.ts'
import { urgency } from '../urgency.ts'
import { Facts } from './facts.tsx'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { Appraisal, Price, ReturnChip } from './figures.tsx'

export type CardLayout = 'grid' | 'list'

const dots = { 'urgent-3': 'bg-urgent-3', 'urgent-7': 'bg-urgent-7', 'urgent-15': 'bg-urgent-15' }

const Badge = ({ className, children }: { className: string; children: React.ReactNode }) => (
  <span
    className={classes(
      'inline-flex h-7 items-center gap-1.5 rounded-sm px-2 text-xs font-semibold',
      className,
    )}
  >
    {children}
  </span>
)

/**
 * A property in a list. The card leads to the bank's page until there is one of our own (3/6), a demonstration
 * leads nowhere; the heart on its picture is apart from that.
 */
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
  const soon = urgency(property.auctionDate, now)
  const discount = property.discount ?? 0
  const place = displayName(property.neighborhood)
  const title = place ? `${headName(property)} · ${place}` : headName(property)
  return (
    <article className={classes('card group', layout === 'list' && 'card-row')} data-property={property.id}>
      <div className="scene card-picture">
        <Drawing subject={property} />
        <div className="absolute inset-x-3 top-3 flex flex-wrap items-start gap-1.5 pr-12">
          {discount > 0 && (
            <Badge className="bg-amber text-amber-ink">
              <span className="sr-only">Desconto de </span>
              <span>
                <span aria-hidden="true">−</span>
                {percent(discount)}
              </span>
            </Badge>
          )}
          {demonstration && <Badge className="bg-plate font-medium text-plate-ink">Demonstração</Badge>}
        </div>
        {soon && (
          <div className="absolute bottom-3 left-3">
            <Badge className="bg-plate text-plate-ink">
              <span className={classes('size-2 rounded-full', dots[soon.tone])} />
              <span className="whitespace-nowrap">
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
          {demonstration ? (
            title
          ) : (
            <a href={property.url} target="_blank" rel="noopener noreferrer" className="card-link">
              {title}
              <span className="sr-only">
                , {displayName(property.city)} (abre a página da Caixa em outra aba)
              </span>
            </a>
          )}
        </h2>
        <p className="truncate text-sm text-ink-3">
          {displayName(property.city)}, {property.state}
        </p>
        <div className="mt-auto pt-3">
          <div className="flex h-9 items-end justify-between gap-3 border-t border-line">
            <Facts property={property} />
            <span className="card-wide flex min-w-0 items-center gap-1 text-xs text-ink-3">
              <span className="truncate">
                {property.modality ? modalityLabels[property.modality] : property.auctionType}
              </span>
              <ArrowUpRight
                className={classes(
                  'size-3.5 shrink-0 group-hover:text-amber-text',
                  demonstration && 'invisible',
                )}
              />
            </span>
          </div>
        </div>
      </div>
    </article>
  )
})
