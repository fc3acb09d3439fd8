import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { photoWidths } from '#contract/photo-path.ts'
import { formatCount } from '#domain/format-count.ts'
import { formatShortDate, formatWholePercent } from '#domain/format-figures.ts'
import { isUnexplainedDiscount } from '#domain/judgement/unusual-discount.ts'
import { readHeadName } from '#domain/property/place-names.ts'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'
import { FavoriteToggle } from '../listing/card/favorite-toggle.tsx'
import { ListingBadge } from '../listing/listing-badges.tsx'
import { listingCity, listingTitle } from '../listing/listing-words.ts'
import { usePhotos } from '../listing/photo/known-photos.ts'

/** The width of the pictures as `<img sizes>` takes it; see property-facts.css. */
const pictureSizes = '(width >= 64rem) 25.5rem, 100vw'

/** One photo of the bank; the first loads at once. It needs no script to appear. */
const Photo = ({ path, alt, eager }: { path: string; alt: string; eager: boolean }) => (
  <img
    className="photo"
    data-here
    alt={alt}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={eager ? 'high' : 'auto'}
    decoding="async"
    sizes={pictureSizes}
    srcSet={photoWidths.map(width => `${path}?w=${width} ${width}w`).join(', ')}
    src={`${path}?w=640`}
  />
)

/** The discount as a badge; an extreme one whose page was not read is no merit. */
function DiscountBadge({ facts }: { facts: PropertyFacts }) {
  const { discount, gone } = facts
  if (gone || discount === null || discount <= 0) return null
  const unexplained = isUnexplainedDiscount(facts)
  return (
    <>
      <ListingBadge large className={unexplained ? 'bg-plate text-plate-ink' : 'bg-amber text-amber-ink'}>
        <span className="sr-only">Desconto de </span>
        <span>
          <span aria-hidden="true">−</span>
          {formatWholePercent(discount)}
        </span>
      </ListingBadge>
      {unexplained && (
        <ListingBadge large className="bg-plate font-medium text-plate-ink">
          Fora do comum
        </ListingBadge>
      )}
    </>
  )
}

/** The bank's photos in a row that one pushes aside, over the drawing; the drawing alone where none is known. */
export function FactsPhotos({ facts }: { facts: PropertyFacts }) {
  const images = usePhotos(facts, true)
  const { goneSince, source } = facts
  const name = readHeadName(facts)
  return (
    <div className="facts-photos" data-faded={facts.gone || undefined}>
      <div className="scene facts-scene">
        <PropertyDrawing subject={facts} />
        {images.length > 0 && (
          <div
            className="facts-strip"
            {...(images.length > 1 && {
              role: 'group',
              'aria-label': formatCount(images.length, 'foto', 'fotos'),
              tabIndex: 0,
            })}
          >
            {images.map((path, at) => (
              <div key={path} className="facts-slide">
                <Photo path={path} alt={`Foto ${at + 1}: ${name}`} eager={at === 0} />
              </div>
            ))}
          </div>
        )}
      </div>
      <div className="pointer-events-none absolute top-3 right-16 left-3 flex flex-wrap gap-1.5">
        <DiscountBadge facts={facts} />
        {goneSince !== null && (
          <ListingBadge large className="bg-plate text-plate-ink">
            Fora da lista desde {formatShortDate(goneSince)}
          </ListingBadge>
        )}
        {source === 'demo' && (
          <ListingBadge large className="bg-plate font-medium text-plate-ink">
            Demonstração
          </ListingBadge>
        )}
      </div>
      {images.length > 1 && (
        <div className="pointer-events-none absolute right-3 bottom-3">
          <ListingBadge className="bg-plate text-plate-ink">
            {formatCount(images.length, 'foto', 'fotos')}
          </ListingBadge>
        </div>
      )}
      <FavoriteToggle property={facts} name={`${listingTitle(facts)}, ${listingCity(facts)}`} />
    </div>
  )
}
