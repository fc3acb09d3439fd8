import type { PropertyDetail } from '#contract/property-detail-schemas.ts'
import { classNames } from '../../ui/class-names.ts'
import { lazyPart } from '../../framework/lazy-part.tsx'
import { LatePart } from '../../framework/late-part.tsx'
import { GonePresence, ListingBadge, FigureBadges } from '../listing/listing-badges.tsx'
import { usePhotos } from '../listing/photo/known-photos.ts'
import { ListingPhoto } from '../listing/photo/listing-photo.tsx'
import { describeUrgency } from '../listing/auction-urgency.ts'
import { gallerySizes } from './gallery-sizes.ts'
import { PropertyTools } from './property-tools.tsx'

const Slides = lazyPart('features/property/gallery-slides.tsx', () => import('./gallery-slides.tsx'))

const dots = { 'urgent-3': 'bg-urgent-3', 'urgent-7': 'bg-urgent-7', 'urgent-15': 'bg-urgent-15' }

/** The first photo until the carousel has loaded, or the only picture: one photo or the drawing. */
const Still = ({ property }: { property: PropertyDetail }) => (
  <div className="absolute inset-0">
    <ListingPhoto property={property} sizes={gallerySizes} eager />
  </div>
)

/** The photos with badges on them; a drawing when there are none. */
export function PropertyGallery({
  property,
  demonstration,
  now,
}: {
  property: PropertyDetail
  demonstration: boolean
  now: number
}) {
  const soon = describeUrgency(property, now)
  const images = usePhotos(property, true)
  const pictured = { ...property, images: [...images] }
  return (
    <div
      className="scene property-photos max-lg:-mx-4 sm:max-lg:h-72"
      data-faded={property.gone || undefined}
    >
      {images.length > 1 ? (
        <LatePart part={Slides} before={<Still property={pictured} />}>
          <Slides property={pictured} />
        </LatePart>
      ) : (
        <Still property={pictured} />
      )}
      <div className="absolute top-2 right-2 flex gap-1 lg:hidden">
        <PropertyTools property={property} />
      </div>
      <div className="pointer-events-none absolute top-3 right-28 left-3 flex flex-wrap gap-1.5 lg:right-3">
        <FigureBadges property={property} large />
        {property.gone && (
          <ListingBadge large className="bg-plate text-plate-ink">
            <GonePresence property={property} now={now} />
          </ListingBadge>
        )}
        {demonstration && (
          <ListingBadge large className="bg-plate font-medium text-plate-ink">
            Demonstração
          </ListingBadge>
        )}
        {soon && (
          <ListingBadge large className="bg-plate text-plate-ink">
            <span className={classNames('size-2 rounded-full', dots[soon.tone])} />
            {soon.lead}
            {soon.label}
          </ListingBadge>
        )}
      </div>
    </div>
  )
}
