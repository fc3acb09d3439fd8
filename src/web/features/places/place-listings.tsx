import type { PlacePage } from '#contract/place-schemas.ts'
import { PublicListingCard } from '../listing/card/public-listing-card.tsx'

/** The width of a card's picture; see places.css. */
const pictureSizes = '(width >= 40rem) 20rem, 8rem'

/** The listings of a page as cards. */
export const PlaceListings = ({
  place: { city, listings },
  now,
}: {
  place: Pick<PlacePage, 'city' | 'listings'>
  /** Epoch ms. */
  now: number
}) => (
  <ul className="grid grid-cols-1 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] sm:gap-5">
    {listings.map(property => (
      <li key={property.id} className="min-w-0">
        <PublicListingCard
          property={property}
          now={now}
          withCity={city === null}
          pictureSizes={pictureSizes}
        />
      </li>
    ))}
  </ul>
)
