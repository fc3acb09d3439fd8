import type { PlacePage } from '#contract/place-schemas.ts'
import { PlaceCard } from './place-card.tsx'

/** The listings of a page as cards. */
export const PlaceListings = ({
  place: { city, listings },
  now,
}: {
  place: Pick<PlacePage, 'city' | 'listings'>
  /** Epoch ms. */
  now: number
}) => (
  <ul className="place-cards">
    {listings.map(property => (
      <li key={property.id} className="min-w-0">
        <PlaceCard property={property} now={now} withCity={city === null} />
      </li>
    ))}
  </ul>
)
