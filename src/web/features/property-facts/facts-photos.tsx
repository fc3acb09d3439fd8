import type { PropertyFacts } from '#contract/property-facts-schemas.ts'
import { formatCount } from '#domain/format-count.ts'
import { readHeadName } from '#domain/property/place-names.ts'
import { PropertyDrawing } from '../listing/drawing/property-drawing.tsx'
import { FavoriteToggle } from '../listing/card/favorite-toggle.tsx'
import {
  DiscountBadge,
  GonePresence,
  ListingBadge,
  UnusualDiscountBadge,
} from '../listing/listing-badges.tsx'
import { listingCity, listingTitle } from '../listing/listing-words.ts'
import { BankPhoto } from '../listing/photo/bank-photo.tsx'
import { usePhotos } from '../listing/photo/known-photos.ts'

/** The width of the pictures as `<img sizes>` takes it; see property-facts.css. */
const pictureSizes = '(width >= 76rem) 25.5rem, (width >= 64rem) calc(100vw - 28.75rem), 100vw'

/** The bank's photos in a row that one pushes aside, over the drawing; the drawing alone where none is known. */
export function FactsPhotos({ facts, now }: { facts: PropertyFacts; now: number }) {
  const images = usePhotos(facts, true)
  const { source } = facts
  const name = readHeadName(facts)
  return (
    <div className="property-photos facts-photos" data-faded={facts.gone || undefined}>
      <div className="scene h-full">
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
              <div key={path} className="size-full relative flex-none [scroll-snap-align:start]">
                <BankPhoto
                  path={path}
                  alt={`Foto ${at + 1}: ${name}`}
                  sizes={pictureSizes}
                  eager={at === 0}
                />
              </div>
            ))}
          </div>
        )}
      </div>
      <div className="pointer-events-none absolute top-3 right-16 left-3 flex flex-wrap gap-1.5">
        {!facts.gone && (
          <>
            <DiscountBadge property={facts} large />
            <UnusualDiscountBadge property={facts} large />
          </>
        )}
        {facts.gone && (
          <ListingBadge large className="bg-plate text-plate-ink">
            <GonePresence property={facts} now={now} />
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
